import type { Sql } from 'postgres'
import { doors } from './doors.ts'
import { crowdsOf } from './filling.ts'
import { halted } from './halted.ts'
import { histories } from './histories.ts'
import { teachPeople } from './people.ts'
import { underWay } from './under-way.ts'

/** Rows of these are updated again and again, and in an older database their pages have room for it. */
const UPDATED = ['accounts', 'keys', 'browser_secrets']

/** Fills a migrated, empty database with accounts of three keys each. It needs a single connection. */
export async function fill(sql: Sql, size: number) {
  await teachPeople(sql)
  // The rows satisfy the foreign keys, and nothing has to survive a crash.
  await sql.unsafe('set session_replication_role = replica')
  await sql.unsafe('set synchronous_commit = off')
  for (const table of UPDATED) await sql.unsafe(`alter table ${table} set (fillfactor = 85)`)
  const crowds = crowdsOf(size)
  for (const statement of [doors, halted, histories, underWay].flatMap((part) => part(crowds))) {
    await sql.unsafe(statement)
  }
  for (const table of UPDATED) await sql.unsafe(`alter table ${table} reset (fillfactor)`)
  await sql.unsafe('vacuum (freeze, analyze)')
  await refuseEmptyTables(sql)
  await sql.unsafe('create extension pg_prewarm')
  await sql.unsafe(`
    select pg_prewarm(oid) from pg_class
    where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`)
}

/** In an empty table no statement is slow, and a missing index stays unseen. */
async function refuseEmptyTables(sql: Sql) {
  const empty = await sql`
    select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples <= 0`
  const names = empty.map(({ relname }) => relname)
  if (names.length > 0) throw new Error(`Nobody has filled ${names.join(', ')}`)
}
