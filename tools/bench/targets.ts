import { once } from 'node:events'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { freePort } from '#server/lifecycle/free-port.ts'
import { ORIGIN, SECRET } from '../../tests/support/test-config.ts'
import { startChild } from './child.ts'
import { connect, type Postgres } from './database.ts'

/** One of the compared servers, with its database. */
export type Target = {
  name: string
  pid: number
  port: number
  sql: Sql
  /** Mails that were sent; null for a server that sends none. */
  mailsSent: (() => Promise<number>) | null
  stop(): Promise<void>
}

/** The folder of this checkout's production build. */
export const BUILD = 'dist'

/** A production build as an operator runs it; this checkout's, unless another folder is given. */
export async function startService(
  postgres: Postgres,
  databaseUrl: string,
  name = 'service',
  build = BUILD,
): Promise<Target> {
  const sink = await startMailSink()
  const { port, env } = await serviceEnvironment(databaseUrl, join(postgres.dataDir, name), sink.url)
  const { pid, stop } = await startChild([join(build, 'main.js')], { says: 'Ready on', env })
  const sql = connect(databaseUrl)
  return {
    name,
    pid,
    port,
    sql,
    mailsSent: sink.taken,
    async stop() {
      await Promise.all([stop(), sql.end({ timeout: 1 })])
      await sink.stop()
    },
  }
}

/** The environment of the service. */
export async function serviceEnvironment(databaseUrl: string, dataDir: string, smtpUrl: string) {
  const port = await freePort()
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: ORIGIN,
    SECRET,
    SMTP_URL: smtpUrl,
    // Callers come from a thousand addresses, and must not be refused.
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_FACTOR: '1000000',
  }
  return { port, env }
}

/**
 * What the same machine does when a request is one statement and nothing else. `program` is the result of
 * `buildBaseline`.
 */
export async function startBaseline(program: string, databaseUrl: string): Promise<Target> {
  const { port, env } = await baselineEnvironment(databaseUrl)
  const { pid, stop } = await startChild([program], { says: 'Ready on', env })
  const sql = connect(databaseUrl)
  return {
    name: 'baseline',
    pid,
    port,
    sql,
    mailsSent: null,
    async stop() {
      await Promise.all([stop(), sql.end({ timeout: 1 })])
    },
  }
}

/** The environment of the bare server. */
export async function baselineEnvironment(databaseUrl: string) {
  const port = await freePort()
  return { port, env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port), SECRET } }
}

async function startMailSink() {
  const { child, said, stop } = await startChild(
    ['--import', 'tsx', join(import.meta.dirname, 'mail-sink.ts')],
    { says: 'listening on', canBeTold: true },
  )
  const [, port] = /listening on (\d+)/.exec(said()) ?? []
  return {
    url: `smtp://127.0.0.1:${port}`,
    async taken(): Promise<number> {
      child.send('how many?')
      const [count] = await once(child, 'message')
      return count
    },
    stop,
  }
}
