import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { newFolder, startServer } from '../../tests/support/started.ts'
import { SECRET } from '../../tests/support/test-config.ts'

export const databases = ['embedded', 'external'] as const
export type WhichDatabase = (typeof databases)[number]

/** A server and its database, both of which the test may end and start again. */
export async function install(
  which: WhichDatabase,
  facts: { env?: Record<string, string>; dataDir?: string } = {},
) {
  const dataDir = facts.dataDir ?? (await newFolder())
  const external = which === 'external' ? await startExternalDatabase() : null
  const options = { dataDir, port: await freePort(), env: { ...external?.env, ...facts.env } }
  let server = await startServer(options)

  return {
    url: server.url,
    dataDir,
    /** The folder of its database processes. */
    databaseDir: external?.dataDir ?? dataDir,
    get server() {
      return server
    },
    /** Another process on the same data and the same port. */
    async startAgain() {
      await server.exited
      server = await startServer(options)
    },
  }
}

/** A separate PostgreSQL that servers reach by DATABASE_URL. It is restarted when it dies, as by an operator. */
export async function startExternalDatabase() {
  const dataDir = await newFolder()
  const options = { dataDir, log: createLog({ level: 'silent' }), say: () => {} }
  let database = await startEmbeddedPostgres(options)
  onTestFinished(() => database.stop())
  return {
    dataDir,
    socketFolder: join(dataDir, 'database'),
    env: { DATABASE_URL: urlOf(join(dataDir, 'database')), SECRET },
    stop: () => database.stop(),
    async startAgain() {
      database = await startEmbeddedPostgres(options)
    },
  }
}

export function urlOf(socketFolder: string, database = 'postgres') {
  return `postgres:///${database}?host=${encodeURIComponent(socketFolder)}&user=app`
}
