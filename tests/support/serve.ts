import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { type Running, startServer, stopServer } from '#server/lifecycle/server.ts'
import { startBackgroundWork } from '#server/lifecycle/the-rest.ts'
import { createLog } from '#server/platform/log.ts'

/**
 * The server from its sources with the built client, until SIGTERM. It reads the environment as `main.ts` does. Its
 * argument is JSON: fields of the configuration without a variable.
 */
const settings = { ...readConfig(process.env), ...JSON.parse(process.argv[2] ?? '{}') }
const running: Running = { lifecycle: { isReady: false, isDraining: false } }
const log = createLog({ level: settings.logLevel })
const asked = new AbortController()
process.on('SIGTERM', () => asked.abort())

try {
  const started = await startServer({
    running,
    settings,
    home: join(import.meta.dirname, '../../dist'),
    env: process.env,
    log,
    announce: log.child({}, { level: 'info' }),
    signal: asked.signal,
    isDevelopment: false,
  })
  await startBackgroundWork(running, started, asked.signal)
  await new Promise<void>((resolve) => {
    // Asked for while the rest was starting, so it is not asked for twice.
    if (asked.signal.aborted) resolve()
    asked.signal.addEventListener('abort', () => resolve())
  })
} catch (error) {
  if (!asked.signal.aborted) throw error
} finally {
  await stopServer(running)
}
process.exit(0)
