import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql, TransactionSql } from 'postgres'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { migrationsFolder } from '#server/lifecycle/built-folder.ts'
import { openOperatorDriver } from '#server/lifecycle/operator-database.ts'
import { versionOf } from '#server/lifecycle/version.ts'
import { compareSchema, type SchemaState } from '#server/platform/postgres/migrate.ts'
import { END, END_OF_ROWS, FORMAT, ROWS, statementsAround } from './backup-format.ts'
import { type Command, inDatabase } from './command.ts'
import { ourTables } from './tables.ts'

type Rows = Record<string, number>

/** Copies the whole database as of one moment, while the server runs. */
export const backupCommand: Command = {
  words: ['<FILE, or - for standard output>'],
  summary: 'Write the whole database to a file, as of one moment, while the server runs',
  run: inDatabase(async ({ connection }, [file = ''], _flags, { home }) => {
    const sql = openOperatorDriver(connection)
    try {
      const rows = file === '-' ? await write(sql, home, process.stdout) : await toFile(sql, home, file)
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
      return {
        json: { file, rows },
        lines: [
          `Wrote ${total} rows of ${Object.keys(rows).length} tables${file === '-' ? '' : ` to ${file}`}.`,
          'Keep SECRET, or DATA_DIR/secret, beside it: letters and codes under way need it; sign-ins do not.',
        ],
      }
    } finally {
      await sql.end({ timeout: 1 })
    }
  }),
}

/** Atomic: an incomplete backup never has the final file name. */
async function toFile(sql: Sql, home: string, file: string): Promise<Rows> {
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, 'w', 0o600).catch((error) => {
    throw new StartProblem(1, `${file} cannot be written (${errorCodeOf(error)}).`, error)
  })
  try {
    const rows = await write(sql, home, handle.createWriteStream({ flush: true }))
    await rename(unfinished, file)
    return rows
  } catch (error) {
    await rm(unfinished, { force: true })
    const code = errorCodeOf(error)
    if (/^E[A-Z]+$/.test(code)) throw new StartProblem(1, `${file} cannot be written (${code}).`, error)
    throw error
  }
}

/** One repeatable-read transaction has one snapshot for the whole read. */
async function write(sql: Sql, home: string, destination: NodeJS.WritableStream): Promise<Rows> {
  const rows: Rows = {}
  const folder = migrationsFolder(home)
  await sql.begin('isolation level repeatable read read only', async (tx) => {
    const schema = await compareSchema(tx as unknown as Sql, folder)
    if (schema.state !== 'current') {
      throw new StartProblem(
        1,
        schema.state === 'newer'
          ? 'The database belongs to a newer version: let that one write the backup.'
          : 'The database is not up to date: start the server on it once, or let its own version write the backup.',
      )
    }
    await pipeline(
      sqlOf(tx, { folder, version: versionOf(home), schema, rows }),
      createGzip({ level: 6 }),
      destination,
    )
  })
  return rows
}

type Written = { folder: string; version: string; schema: SchemaState; rows: Rows }

async function* sqlOf(tx: TransactionSql, { folder, version, schema, rows }: Written) {
  const { before, after } = statementsAround(folder, schema.newest)
  yield `-- Latchkey backup, format ${FORMAT}, of ${new Date().toISOString()}, version ${version}, schema ${schema.applied} (${schema.newest})
-- \`gunzip -c FILE | psql -d DATABASE\` restores it into an empty database, as \`node dist/admin.js restore FILE\` does.
\\set ON_ERROR_STOP on
begin;
${before}`
  for (const { table, target } of await targetsOf(tx)) {
    rows[table] = 0
    yield `COPY ${target} FROM stdin;\n`
    const source = await tx.unsafe(`COPY ${target} TO stdout`).readable()
    for await (const chunk of source) {
      rows[table] += rowsIn(chunk)
      yield chunk
    }
    // The driver pauses its socket when a row fills the stream, and resumes it with the next read. After the last row
    // there is no next read, so the database's final message would never arrive.
    source._read(0)
    yield END_OF_ROWS
  }
  yield `${after}${ROWS}${JSON.stringify(rows)}\n${END}\n`
}

/** The tables of this version with their columns, as COPY names them. Generated columns cannot be copied. */
async function targetsOf(tx: TransactionSql) {
  return await tx<{ table: string; target: string }[]>`
    select relname as table,
      format('public.%I (%s)', relname, string_agg(quote_ident(attname), ', ' order by attnum)) as target
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relname in ${tx(ourTables)}
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`
}

function rowsIn(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1
  return count
}
