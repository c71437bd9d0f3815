import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql, TransactionSql } from 'postgres'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { migrationsFolder } from '#server/lifecycle/built-folder.ts'
import { openOperatorDriver } from '#server/lifecycle/operator-database.ts'
import { compareSchema } from '#server/platform/postgres/migrate.ts'
import { FORMAT, FORMAT_VERSION, FRAME_TARGET, frame, rowsIn } from './backup-format.ts'
import { type Command, inDatabase } from './command.ts'
import { ourTables } from './tables.ts'

type Rows = Record<string, number>

/** Copies the whole database as of one moment, while the server runs. */
export const backupCommand: Command = {
  words: ['<FILE, or - for standard output>'],
  summary: 'Write the whole database into a file, as it is at one moment, while the server runs',
  run: inDatabase(async ({ connection }, [file = ''], _flags, { home }) => {
    const sql = openOperatorDriver(connection)
    try {
      const folder = migrationsFolder(home)
      const rows = file === '-' ? await write(sql, folder, process.stdout) : await toFile(sql, folder, file)
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
async function toFile(sql: Sql, folder: string, file: string): Promise<Rows> {
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, 'w', 0o600).catch((error) => {
    throw new StartProblem(1, `${file} cannot be written (${errorCodeOf(error)}).`, error)
  })
  try {
    const rows = await write(sql, folder, handle.createWriteStream({ flush: true }))
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
async function write(sql: Sql, folder: string, destination: NodeJS.WritableStream): Promise<Rows> {
  const rows: Rows = {}
  await sql.begin('isolation level repeatable read read only', async (tx) => {
    const schemaState = await compareSchema(tx as unknown as Sql, folder)
    if (schemaState.state !== 'current') {
      throw new StartProblem(
        1,
        schemaState.state === 'newer'
          ? 'The database belongs to a newer version: let that one write the backup.'
          : 'The database is not up to date: start the server on it once, or let its own version write the backup.',
      )
    }
    await pipeline(Readable.from(framesOf(tx, schemaState, rows)), createGzip({ level: 6 }), destination)
  })
  return rows
}

async function* framesOf(tx: TransactionSql, schemaState: { newest: number; applied: number }, rows: Rows) {
  const [row] = await tx`select current_setting('server_version') as version`
  yield frame('H', {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    schema: { newest: schemaState.newest, number: schemaState.applied },
    postgres: String(row?.version),
  })
  for (const table of ourTables) {
    const columns = await columnsOf(tx, table)
    yield frame('T', { table, columns })
    rows[table] = 0
    for await (const chunk of gathered(await tx`copy ${tx(table)} (${tx(columns)}) to stdout`.readable())) {
      rows[table] += rowsIn(chunk)
      yield frame('D', chunk)
    }
  }
  yield frame('E', { rows })
}

async function columnsOf(tx: TransactionSql, table: string): Promise<string[]> {
  const columns = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`
  return columns.map(({ name }) => name)
}

/** The database sends row by row. One frame a row would be mostly headers. */
async function* gathered(source: Readable) {
  let held: Buffer[] = []
  let size = 0
  for await (const row of source) {
    held.push(row)
    size += row.length
    if (size < FRAME_TARGET) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  // The driver pauses its socket when a row fills the stream, and resumes it with the next read. After the last row
  // there is no next read, so the database's final message would never arrive.
  source._read(0)
  if (size > 0) yield Buffer.concat(held)
}
