import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Sql, TransactionSql } from 'postgres'
import { endAllSessions } from '#server/account-store/browsers/end-all-sessions.ts'
import { end, type Frame, rowsIn, tableHead } from './backup-format.ts'
import { refuseUnlessEmpty } from './prepare-schema.ts'
import { ourTables } from './tables.ts'

type Rows = Record<string, number>

/** Tables of one-time secrets. A secret used since the backup would be valid again. */
const ONE_TIME = ['links', 'codes', 'challenges', 'proofs']

/**
 * Loads the frames after the header in one transaction. `endsSessions` signs everybody out in the same transaction,
 * so that no session is valid in between. Rows refer to each other in circles, so foreign keys are dropped first and
 * created again afterwards, which checks every row.
 */
export async function fill(
  sql: Sql,
  frames: AsyncGenerator<Frame>,
  { endsSessions }: { endsSessions: boolean },
): Promise<{ rows: Rows; ended: number }> {
  const rows: Rows = {}
  let ended = 0
  await sql.begin(async (tx) => {
    const here = await tablesHere(tx)
    await tx`lock table ${tx(here)} in access exclusive mode`
    await refuseUnlessEmpty(tx as unknown as Sql)
    const foreignKeys = await foreignKeysOf(tx, here)
    for (const { table, name } of foreignKeys) await tx`alter table ${tx(table)} drop constraint ${tx(name)}`
    await load(tx, { frames, here, rows })
    for (const { table, name, definition } of foreignKeys)
      await tx`alter table ${tx(table)} add constraint ${tx(name)} ${tx.unsafe(definition)}`
    if (!endsSessions) return
    for (const table of ONE_TIME) if (here.includes(table)) await tx`delete from ${tx(table)}`
    ended = await endAllSessions(tx)
  })
  return { rows, ended }
}

type Loading = { frames: AsyncGenerator<Frame>; here: string[]; rows: Rows }

async function load(tx: TransactionSql, loading: Loading) {
  const copying: Copying = { open: null }
  try {
    await loadFrames(tx, loading, copying)
  } catch (error) {
    // Otherwise the database waits for more rows, and we wait for its answer to the rollback.
    copying.open?.stream.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

type Copying = { open: { table: string; stream: Writable } | null }

async function loadFrames(tx: TransactionSql, { frames, here, rows }: Loading, copying: Copying) {
  for await (const { kind, body } of frames) {
    const { open } = copying
    if (kind === 'D' && open) {
      rows[open.table] = (rows[open.table] ?? 0) + rowsIn(body)
      await written(open.stream, body)
      continue
    }
    if (open) await closed(open.stream)
    copying.open = null
    if (kind === 'E') return expectWhole(end.parse(JSON.parse(body.toString())).rows, rows)
    if (kind !== 'T') throw new Error(`A frame of an unknown kind: ${kind}`)

    const { table, columns } = tableHead.parse(JSON.parse(body.toString()))
    if (!here.includes(table)) throw new Error(`A table that this schema does not have: ${table}`)
    rows[table] = 0
    const stream = await tx`copy ${tx(table)} (${tx(columns)}) from stdin`.writable()
    // The writer gets the error; this only prevents an unhandled one.
    stream.on('error', () => {})
    copying.open = { table, stream }
  }
  throw new Error('It ends too early')
}

function expectWhole(expected: Rows, loaded: Rows) {
  const differs = Object.keys({ ...expected, ...loaded }).some((table) => expected[table] !== loaded[table])
  if (differs) throw new Error('It has other rows than it says')
}

/** Resolves when the database has accepted the chunk. */
function written(stream: Writable, body: Buffer) {
  return new Promise<void>((resolve, reject) => {
    // A copy, because the frame is a view of a buffer that the next read reuses.
    stream.write(Buffer.from(body), (error) => (error ? reject(error) : resolve()))
  })
}

async function closed(stream: Writable) {
  stream.end()
  await finished(stream)
}

async function tablesHere(tx: TransactionSql): Promise<string[]> {
  const tables = await tx<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`
  return tables.map(({ name }) => name).filter((name) => ourTables.includes(name))
}

async function foreignKeysOf(tx: TransactionSql, tables: string[]) {
  const constraints = await tx<{ table: string; name: string; definition: string }[]>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and pg_class.relnamespace = 'public'::regnamespace
    order by 1, 2`
  return constraints.filter(({ table }) => tables.includes(table))
}
