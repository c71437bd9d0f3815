import { holdDataDir } from '#server/platform/data-dir.ts'
import { setForeignClusterAside } from '#server/platform/embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { refuseUnfitDatabase } from '#server/platform/postgres/refuse-unfit.ts'
import { type OperatorOptions, operatorProblem } from './operator-database.ts'

/**
 * The database that a backup is restored into: that of DATABASE_URL, or the embedded one, created if missing. No
 * server may run on the folder. A database of another major version of PostgreSQL is moved aside unchanged.
 */
export async function withDatabaseToFill<Result>(
  { settings, log, signal }: OperatorOptions,
  said: string[],
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl !== null) {
    try {
      await refuseUnfitDatabase(databaseUrl)
      return await work(databaseUrl)
    } catch (error) {
      throw operatorProblem(error, databaseUrl)
    }
  }
  await holdDataDir(dataDir)
  const aside = await setForeignClusterAside(dataDir)
  if (aside !== null) said.push(`The database of the other version of PostgreSQL is kept in ${aside}.`)
  const embedded = await startEmbeddedPostgres({ dataDir, log, say: (line) => said.push(line), signal })
  try {
    return await work(embedded.connection)
  } finally {
    await embedded.stop()
  }
}
