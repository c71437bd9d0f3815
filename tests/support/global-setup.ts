import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { clusterConnection, TEMPLATE } from './cluster.ts'
import { copyFolder } from './copy-folder.ts'

const MIGRATIONS = join(import.meta.dirname, '../../drizzle')

/**
 * One PostgreSQL for the whole run, migrated once; test files get copies of the migrated database. Servers that a test
 * starts get a copy of a whole data folder, because setting one up takes three times as long as the rest of a start.
 */
export default async function startCluster(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'test-cluster-'))
  const [usedDir, clusterDir] = [join(folder, 'used'), join(folder, 'cluster')]
  const first = await start(usedDir)
  await migrate(first.connection, MIGRATIONS)
  await first.stop()
  await copyFolder(usedDir, clusterDir)

  // What these tests write need not survive a crash; durability has tests of its own.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 100 }
  const postgres = await start(clusterDir, settings)
  const admin = openDriver(postgres.connection, { max: 1 })
  await admin.unsafe(`create database ${TEMPLATE}`)
  await admin.end()
  await migrate(clusterConnection(clusterDir, TEMPLATE), MIGRATIONS)
  project.provide('usedDir', usedDir)
  project.provide('clusterDir', clusterDir)

  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

function start(dataDir: string, settings?: Record<string, string | number>) {
  return startEmbeddedPostgres({
    dataDir,
    log: createLog({ level: 'silent' }),
    say: () => {},
    ...(settings && { settings }),
  })
}
