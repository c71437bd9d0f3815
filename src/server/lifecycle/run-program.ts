import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'

/*
 * `node dist/main.js`: runs the built server (`src/server/main.ts` in the sources), with the code that V8 compiled in an
 * earlier run. Node has kept that itself since 22.1. For Node 20 `runWithCodeCache` does: without it a start takes 0.37 s
 * of processor time instead of 0.26 (record 72). It goes when `engines` leaves Node 20.
 */

// Without a listener, a stop signal during loading would kill the process. Main handles it once it runs. The signals
// are those of `process-state.ts`, repeated here because an import would be one more file at every start.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})

/** The server in one ASCII file, a CommonJS module. */
const PROGRAM = join(import.meta.dirname, 'server.cjs')

/** Beside the program, because whoever can write the one can write the other. */
const CACHE = join(import.meta.dirname, 'code-cache')

/** What Node puts around a CommonJS module. */
const HEAD = '(function (exports, require, module, __filename, __dirname) {'

const enableCompileCache: ((folder: string) => unknown) | undefined = Object(module).enableCompileCache
if (enableCompileCache) {
  enableCompileCache(CACHE)
  createRequire(PROGRAM)(PROGRAM)
} else {
  runWithCodeCache()
}

/**
 * V8 refuses a cache of another version or other flags, but accepts any source of equal length. So the file is named
 * after the source's text. A cache that is missing or refused is written when the process ends, if it can be.
 */
function runWithCodeCache() {
  const source = readFileSync(PROGRAM)
  const file = join(CACHE, `${process.version}-${createHash('sha256').update(source).digest('hex')}`)
  const cachedData = contentOf(file)
  const wrapped = Buffer.concat([Buffer.from(HEAD), source, Buffer.from('\n})')]).toString('latin1')
  const script = new Script(wrapped, { filename: PROGRAM, ...(cachedData && { cachedData }) })
  if (script.cachedDataRejected !== false) process.on('exit', () => keep(file, script))
  const loaded = { exports: {} }
  script.runInThisContext()(loaded.exports, createRequire(PROGRAM), loaded, PROGRAM, import.meta.dirname)
}

/** Undefined for a file that is missing or not readable. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function keep(file: string, script: Script) {
  try {
    mkdirSync(CACHE, { recursive: true })
    const unfinished = `${file}-${process.pid}`
    writeFileSync(unfinished, script.createCachedData())
    renameSync(unfinished, file)
  } catch {
    // The folder may not be writable, and the next start compiles again.
  }
}
