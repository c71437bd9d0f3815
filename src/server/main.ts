import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { endWith } from '#server/lib/start-problem.ts'
import { helpText, readCommandLine } from '#server/lifecycle/command-line.ts'
import { type Running, startServer, stopServer } from '#server/lifecycle/server.ts'
import { startBackgroundWork } from '#server/lifecycle/the-rest.ts'
import { versionOf } from '#server/lifecycle/version.ts'
import { createLog } from '#server/platform/log.ts'
import { STOP_SIGNALS } from '#server/platform/process-state.ts'
import { seconds } from '#shared/time.ts'
import { readConfig } from './config.ts'

/** For stopping the database after an unexpected error. */
const LONGEST_LAST_STEP = seconds(8)

async function main() {
  const { wantsHelp, wantsVersion, isDevelopment } = readCommandLine(process.argv.slice(2))
  if (wantsHelp) return print(helpText())
  if (wantsVersion) return print(`latchkey ${versionOf(import.meta.dirname)}`)
  const settings = readConfig(process.env)
  const log = createLog({ level: settings.logLevel })
  const announce = log.child({}, { level: 'info' })
  const running: Running = { lifecycle: { isReady: false, isDraining: false } }

  const asked = new AbortController()
  // The first signal is enough: a second one must not cut off running requests.
  for (const signal of STOP_SIGNALS) process.on(signal, () => asked.abort())
  // The reader of our output may go away (a closed terminal, `| head`); the service continues.
  process.stdout.on('error', () => {})

  async function breakDown(error: unknown) {
    log.fatal({ err: error }, 'defect: the process ends')
    const stopped = running.embedded?.stop().catch(() => {})
    await Promise.race([stopped, sleep(LONGEST_LAST_STEP)])
    process.exit(1)
  }
  process.on('uncaughtException', (error) => void breakDown(error))

  try {
    const started = await startServer({
      running,
      settings,
      env: process.env,
      home: import.meta.dirname,
      isDevelopment,
      log,
      announce,
      signal: asked.signal,
    })
    // Only after the start: what a start allocates stays, so collecting it again and again would find nothing.
    keepHeapSmall()
    await startBackgroundWork(running, started, asked.signal)
    await untilAborted(asked.signal)
  } catch (error) {
    if (!asked.signal.aborted) {
      await stopServer(running).catch(() => {})
      throw error
    }
  }
  await stopServer(running)
  announce.info(running.facts, 'Stopped')
}

/**
 * Limits V8's heap growth. By default the heap may grow to a multiple of the live data before a full collection. A
 * service that needs 60 MB holds 200 after an hour of load, and a container pays for them. Growth by 40 % costs no
 * measurable time, because most of the collection runs concurrently.
 *
 * The young generation would double under load up to 32 MB (128 in Node 24). It stays at the 16 MB of the start: that
 * costs nothing here, and a twentieth in Node 24.
 */
function keepHeapSmall() {
  setFlagsFromString('--heap-growing-percent=40')
  setFlagsFromString('--semi-space-growth-factor=1')
}

function untilAborted(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}

main().then(() => process.exit(0), endWith)
