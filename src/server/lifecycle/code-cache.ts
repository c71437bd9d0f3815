import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'

/** The server in one file of ASCII: a function of what each module of CommonJS is given. */
const PROGRAM = 'server.cjs'

/** What V8 had compiled of it once it was loaded, behind the fingerprint of the text that it was made of. */
const CODE_CACHE = 'server.cache'

/**
 * The built server, compiled by means of its code cache. V8 refuses one of another version, or of other flags, and trusts
 * a text of equal length: so that nobody who mends a line in a build runs what stood there before, we compare it ourselves.
 * Whatever does not fit is passed over, and the start takes a tenth of a second longer.
 */
export function loadProgram(folder: string) {
  const filename = join(folder, PROGRAM)
  const source = readFileSync(filename)
  const fingerprint = createHash('sha256').update(source).digest()
  const cachedData = codeCacheIn(folder, fingerprint)
  const script = new Script(source.toString('latin1'), {
    filename,
    ...(cachedData && { cachedData }),
  })
  return {
    isFromCache: script.cachedDataRejected === false,
    run() {
      const module = { exports: {} }
      script.runInThisContext()(module.exports, createRequire(filename), module, filename, folder)
    },
    /** Writes what is compiled by now for the next one who loads it. */
    keepCode() {
      writeFileSync(join(folder, CODE_CACHE), Buffer.concat([fingerprint, script.createCachedData()]))
    },
  }
}

function codeCacheIn(folder: string, fingerprint: Buffer): Buffer | undefined {
  const cache = contentOf(join(folder, CODE_CACHE))
  const isOfThisText = cache?.subarray(0, fingerprint.length).equals(fingerprint)
  return isOfThisText ? cache?.subarray(fingerprint.length) : undefined
}

/** Undefined for a file that is not there, or not to be read. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
