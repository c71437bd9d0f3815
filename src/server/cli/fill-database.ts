import { pipeline } from 'node:stream/promises'
import type { Sql, TransactionSql } from 'postgres'
import { endAllSessions } from '#server/account-store/browsers/end-all-sessions.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { END, END_OF_ROWS, ROWS, statementsAround } from './backup-format.ts'
import { ourTables } from './tables.ts'

type Rows = Record<string, number>

/** Tables of one-time secrets. A secret used since the backup would be valid again. */
const ONE_TIME = ['links', 'codes', 'challenges', 'proofs']

const COPY = /^COPY (public\."?([a-z0-9_]+)"? \([a-z0-9_", ]+\)) FROM stdin;$/

export type Filling = { lines: AsyncGenerator<Buffer>; folder: string; newest: number; endsSessions: boolean }

/**
 * Makes the schema of a backup and loads the rows, in one transaction. `lines` are those after the header. Throws for
 * a database that is not empty, and for lines that are not complete. `endsSessions` signs everybody out in the same
 * transaction, so that no session is valid in between.
 */
export async function fill(sql: Sql, { lines, folder, newest, endsSessions }: Filling) {
  const rows: Rows = {}
  let ended = 0
  await sql.begin(async (tx) => {
    await dropEmptyTables(tx)
    const { before, after } = statementsAround(folder, newest)
    await tx.unsafe(before)
    await load(tx, lines, rows)
    await tx.unsafe(after)
    if (!endsSessions) return
    for (const table of ONE_TIME) if (table in rows) await tx`delete from ${tx(table)}`
    ended = await endAllSessions(tx)
  })
  return { rows, ended }
}

/** Throws unless the database is empty or has only the empty tables of a server just started, which it drops. */
async function dropEmptyTables(tx: TransactionSql): Promise<void> {
  const tables = await tx<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`
  for (const { name } of tables) {
    if (!ourTables.includes(name)) {
      throw new StartProblem(
        1,
        `The database is not empty: it has a table ${name} of somebody else's. Restore into an empty one.`,
      )
    }
    await tx`lock table ${tx(name)} in access exclusive mode`
    const [row] = await tx`select exists (select from ${tx(name)}) as "hasRows"`
    if (row?.hasRows === true) {
      throw new StartProblem(
        1,
        `The database is not empty: ${name} has rows. Restore into an empty one; nothing was changed.`,
      )
    }
    await tx`drop table ${tx(name)} cascade`
  }
  await tx`drop table if exists drizzle.__drizzle_migrations`
}

/**
 * Loads the COPY blocks and counts their rows. Skips all other statements: what a file says is not run, because it
 * could do anything that the database's user may.
 */
async function load(tx: TransactionSql, lines: AsyncGenerator<Buffer>, rows: Rows) {
  let expected: Rows | null = null
  for (;;) {
    const line = String(await nextOf(lines)).trimEnd()
    const [, target = '', table = ''] = COPY.exec(line) ?? []
    if (table !== '') rows[table] = await copy(tx, target, lines)
    if (line.startsWith(ROWS)) expected = JSON.parse(line.slice(ROWS.length))
    if (line === END) break
  }
  if (expected === null) throw new Error('It does not say how many rows it has')
  const differs = Object.keys({ ...expected, ...rows }).some((table) => expected?.[table] !== rows[table])
  if (differs) throw new Error('It has other rows than it says')
  // Reading to the end also compares the checksum of the compressed file.
  if (!(await lines.next()).done) throw new Error('It continues after its end')
}

async function copy(tx: TransactionSql, target: string, lines: AsyncGenerator<Buffer>): Promise<number> {
  let count = 0
  async function* block() {
    for (;;) {
      const line = await nextOf(lines)
      if (line.equals(END_OF_ROWS)) return
      count += 1
      yield line
    }
  }
  const into = await tx.unsafe(`COPY ${target} FROM stdin`).writable()
  // The pipeline or the last statement here throws it.
  into.on('error', () => {})
  try {
    await pipeline(block, into, { end: false })
    await new Promise((resolve) => into.write('', resolve))
  } catch (error) {
    // Otherwise the database waits for more rows, and we wait for its answer to the rollback.
    into.destroy()
    throw error
  }
  into.end()
  // The driver never finishes a stream whose last rows are refused. The transaction refuses its next statement then.
  await tx`select 1`
  return count
}

async function nextOf(lines: AsyncGenerator<Buffer>): Promise<Buffer> {
  const { value, done } = await lines.next()
  if (done) throw new Error('It ends too early')
  return value
}
