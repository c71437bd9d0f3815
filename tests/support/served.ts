import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { freePort } from '#server/lifecycle/free-port.ts'
import { startSmtp } from './smtp.ts'

const READY_WITHIN_MS = 30_000

/**
 * The product with a mail server for one test: the build as an operator runs it. With `config` (fields of the
 * configuration without a variable), the server runs from its sources and serves the built client.
 */
export async function serveProduct(environment: Record<string, string> = {}, config?: Partial<Config>) {
  const program = config
    ? ['--import', 'tsx', path.join(import.meta.dirname, 'serve.ts'), JSON.stringify(config)]
    : ['dist/main.js']
  const dataDir = await mkdtemp(path.join(tmpdir(), 'served-'))
  const smtp = await startSmtp()
  const port = await freePort()
  let process = await start()

  async function start() {
    const child = spawn(globalThis.process.execPath, program, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...globalThis.process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        SMTP_URL: smtp.url,
        // Every browser here has the same address.
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'warn',
        ...environment,
      },
    })
    await untilReady(child)
    return child
  }

  async function stop() {
    if (process.exitCode !== null || process.signalCode !== null) return
    const exited = once(process, 'exit')
    process.kill('SIGTERM')
    await exited
  }

  return {
    origin: `http://localhost:${port}`,
    dataDir,
    smtp,
    stop,
    /** Starts again on the same data and the same port. */
    async start() {
      process = await start()
    },
    async close() {
      await stop()
      await smtp.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function untilReady(child: ChildProcess) {
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ready on')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
    setTimeout(() => reject(new Error(`The server is not ready:\n${output}`)), READY_WITHIN_MS).unref()
  })
  await ready
}
