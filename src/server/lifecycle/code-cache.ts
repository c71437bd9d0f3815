import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'

/** The server in one ASCII file: a function with the arguments of a CommonJS module. */
const PROGRAM = 'server.cjs'

/** V8's compiled code of that file after a run, preceded by the fingerprint of the source text. */
const CODE_CACHE = 'server.cache'

/**
 * Loads the built server with its code cache. V8 refuses a cache of another version or other flags, but accepts any
 * source of equal length. Editing a line in a build would then run the old code, so we compare the fingerprint
 * ourselves. A cache that does not fit is ignored, and the start takes a tenth of a second longer.
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
    /** Writes the code compiled so far for the next start. */
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

/** Undefined for a file that is missing or not readable. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
