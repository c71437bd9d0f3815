import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { StartProblem } from '#server/lib/start-problem.ts'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { compareSchema, migrate } from '#server/platform/postgres/migrate.ts'
import { ourTables } from './tables.ts'

/** Throws unless the database is empty or has only the empty tables of a server just started. */
export async function refuseUnlessEmpty(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`
  for (const { name } of tables) {
    if (!ourTables.includes(name)) {
      throw new StartProblem(
        1,
        `The database is not empty: it has a table ${name} of somebody else's. Restore into an empty one.`,
      )
    }
    const [row] = await sql`select exists (select from ${sql(name)}) as "hasRows"`
    if (row?.hasRows === true) {
      throw new StartProblem(
        1,
        `The database is not empty: ${name} has rows. Restore into an empty one; nothing was changed.`,
      )
    }
  }
}

/** Gives the empty database the schema of a backup, whatever it had before. */
export async function prepareSchema(
  sql: Sql,
  { connection, folder, newest }: { connection: Connection; folder: string; newest: number },
): Promise<void> {
  const schemaState = await compareSchema(sql, folder)
  if (schemaState.newest > newest) {
    // Checked above to be empty, so it can be created again in the older version.
    await sql.begin(async (tx) => {
      for (const table of ourTables) await tx`drop table if exists ${tx(table)} cascade`
      await tx`drop schema drizzle cascade`
    })
  }
  const older = await migrationsUpTo(folder, newest)
  try {
    await migrate(connection, older)
  } finally {
    await rm(older, { recursive: true })
  }
}

async function migrationsUpTo(folder: string, newest: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(folder, copy, { recursive: true })
  const auditLogFile = join(copy, 'meta/_journal.json')
  const journal: { entries: { when: number }[] } = JSON.parse(await readFile(auditLogFile, 'utf8'))
  journal.entries = journal.entries.filter(({ when }) => when <= newest)
  await writeFile(auditLogFile, JSON.stringify(journal))
  return copy
}
