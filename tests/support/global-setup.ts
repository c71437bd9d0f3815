import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDriver } from '#server/db/driver.ts'
import { migrate } from '#server/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/embedded/start.ts'
import { createLog } from '#server/log.ts'
import { clusterConnection, TEMPLATE } from './cluster.ts'

/** One PostgreSQL for the whole run, migrated once; test files get copies of the migrated database. */
export default async function startCluster(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-cluster-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ level: 'silent' }),
    say: () => {},
    // What these tests write need not survive anything; durability has tests of its own.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 100 },
  })
  const admin = openDriver(postgres.connection, { max: 1 })
  await admin.unsafe(`create database ${TEMPLATE}`)
  await admin.end()
  await migrate(clusterConnection(dataDir, TEMPLATE), join(import.meta.dirname, '../../drizzle'))
  project.provide('clusterDir', dataDir)

  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}
