import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { buildApp } from '#server/app.ts'
import type { Config, readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { builtClient } from '#server/http/pages/built-client.ts'
import { developmentClient } from '#server/http/pages/development-client.ts'
import type { startBackgroundJobs } from '#server/jobs/start-jobs.ts'
import { WakeUp } from '#server/outbox/wake-up.ts'
import { holdDataDir, withSecrets } from '#server/platform/data-dir.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/start-embedded.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import type { Lifecycle } from '#server/platform/process-state.ts'
import { systemRandom } from '#server/platform/random.ts'
import { RefusalLimit } from '#server/rate-limits/refusal-limit.ts'
import { seconds } from '#shared/time.ts'
import { firstFolder, migrationsFolder } from './built-folder.ts'
import { type Listening, listen, refuseBadHost } from './listen.ts'
import { migrateWhenReachable } from './migrate-when-reachable.ts'
import { refuseWithoutSources } from './refuse-without-sources.ts'
import { versionOf } from './version.ts'
import { openFolderProblem, warningsOf } from './warnings.ts'

/** After this long without a database the server listens anyway, so that probes see a live process. */
const LISTEN_ANYHOW = seconds(2)

/** Mails being sent get this long. Those cut off are sent again by the next process. */
const LONGEST_LAST_SENDING = seconds(1)

/** The running parts, in the order of their start. A stop may come at any point. */
export type Running = {
  lifecycle: Lifecycle
  embedded?: EmbeddedPostgres
  database?: ReturnType<typeof openDatabase>
  listening?: Listening
  /** For the lines of the start and the stop. */
  facts?: { version: string; listening: string }
  metrics?: { stop(): Promise<void> }
  jobs?: ReturnType<typeof startBackgroundJobs>
}

/** The input of `startBackgroundWork`. */
export type Started = { deps: Deps; sql: ReturnType<typeof openDatabase>['sql'] }

/**
 * Starts everything that a visitor's answer needs, step by step. When `signal` is aborted it ends at the next step.
 * Background work is in `startBackgroundWork`.
 */
export async function startServer(options: {
  running: Running
  settings: ReturnType<typeof readConfig>
  /** The environment that the settings were read from. */
  env: Record<string, string | undefined>
  /** The folder of the running program: `dist`, or `src/server` in development. */
  home: string
  log: Logger
  /** Writes at any log level: what a start says is always printed. */
  announce: Logger
  signal: AbortSignal
  /** Serve the client from its sources. */
  isDevelopment: boolean
}): Promise<Started> {
  const { running, settings, env, home, log, announce, signal, isDevelopment } = options
  const say = (line: string) => announce.info(line)
  const { dataDir, databaseUrl } = settings
  await refuseBadHost(settings.host, signal)
  if (isDevelopment) refuseWithoutSources(join(home, '../client'))
  await holdDataDir(dataDir)
  const openFolder = openFolderProblem(dataDir)
  for (const line of [...warningsOf(settings, env), ...(openFolder ? [openFolder] : [])]) announce.warn(line)
  const config = await withSecrets(settings)

  if (databaseUrl === null) running.embedded = await startEmbeddedPostgres({ dataDir, log, say, signal })
  signal.throwIfAborted()
  const connection = running.embedded?.connection ?? String(databaseUrl)
  const database = openDatabase({ connection, log })
  running.database = database
  // Opens a connection for the first visitor. An error here appears again where the connection is needed.
  database.db.execute(sql`select 1`).catch(() => {})

  const migrated = migrateWhenReachable({ connection, folder: migrationsFolder(home), say, signal })
  const mayListen = Promise.race([migrated, sleep(LISTEN_ANYHOW, undefined, { ref: false })])
  // Awaited below, after the service is built: the database answers meanwhile.
  mayListen.catch(() => {})

  const deps: Deps = {
    config,
    db: database.db,
    log,
    random: systemRandom,
    lifecycle: running.lifecycle,
    refusals: new RefusalLimit(config.rateLimitFactor),
    wakeUp: new WakeUp(),
  }
  const client = isDevelopment
    ? developmentClient(config, join(home, '../client'))
    : await builtClient(config, firstFolder(join(home, 'public'), join(home, '../../dist/public')))
  const metrics = await startMetrics(running, { config, database, home })
  const app = await buildApp(deps, client, { onAnswer: metrics?.onAnswer })
  await mayListen
  signal.throwIfAborted()
  running.listening = await listen(app, config)
  await migrated

  running.lifecycle.isReady = true
  const address = addressOf(config.host, running.listening.port)
  running.facts = { version: versionOf(home), listening: address }
  announce.info(running.facts, `Ready on ${address}`)
  return { deps, sql: database.sql }
}

/** Stops in reverse, in an order that loses nothing: requests, mails, connections, and the database last. */
export async function stopServer(running: Running): Promise<void> {
  running.lifecycle.isReady = false
  running.lifecycle.isDraining = true
  await running.listening?.drain()
  await running.metrics?.stop()
  await atMost(LONGEST_LAST_SENDING, running.jobs?.stop())
  await atMost(LONGEST_LAST_SENDING, running.database?.close())
  await running.embedded?.stop()
}

/** Loaded only when metrics are on. */
async function startMetrics(
  running: Running,
  { config, database, home }: { config: Config; database: ReturnType<typeof openDatabase>; home: string },
) {
  if (config.metricsPort === null) return null
  const { createMetrics } = await import('#server/metrics/metrics.ts')
  const { observeAnswers } = await import('#server/metrics/observe-answers.ts')
  const { serveMetrics } = await import('#server/metrics/serve-metrics.ts')
  const { db, load } = database
  const { imageCommit: commit, imageTag: image_tag, shardId: shard } = config
  const build = { version: versionOf(home), commit, image_tag, shard }
  const metrics = createMetrics({ db, poolLoad: load, build })
  running.metrics = await serveMetrics(metrics, { host: config.host, port: config.metricsPort })
  return { onAnswer: observeAnswers(metrics) }
}

async function atMost(patience: number, work: Promise<void> | undefined) {
  await Promise.race([work?.catch(() => {}), sleep(patience, undefined, { ref: false })])
}

function addressOf(host: string, port: number) {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
