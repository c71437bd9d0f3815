import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { errorCodeOf } from '#server/error-code.ts'
import { StartProblem } from '#server/start-problem.ts'
import { seconds } from '#shared/time.ts'
import { openDriver } from './driver.ts'
import { databaseWords } from './refusal.ts'
import { SESSION_LIMITS, SESSION_SETTINGS } from './session-settings.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** PostgreSQL 15, as it numbers itself. */
const OLDEST = 150_000

/** A pooler may let a connection wait for as long as it likes. */
const LONGEST_LOOK = seconds(5)

/** A pooler that others use at the same moment may look like a database once; not so often. */
const LOOKS = 5

/**
 * Refuses what DATABASE_URL leads to when it would not do what we rely on: exit code 2, one line. Looked at on two
 * connections, as the service opens them. `isPooled`: a pooler stands before the database, in session mode.
 */
export async function refuseUnfit(databaseUrl: string): Promise<{ isPooled: boolean }> {
  // Without prepared statements, which a pooler may not know.
  const options = { max: 1, prepare: false }
  const [one, other] = [openDriver(databaseUrl, options), openDriver(databaseUrl, options)]
  const ended = new AbortController()
  try {
    return await Promise.race([look(one, other), giveUp(ended.signal)])
  } catch (error) {
    if (errorCodeOf(error) !== REFUSED_SETTING) throw error
    throw new StartProblem(
      2,
      `What DATABASE_URL leads to refuses our connections: ${databaseWords(error, databaseUrl)}`,
    )
  } finally {
    ended.abort()
    await Promise.all([one, other].map((sql) => sql.end({ timeout: 1 }).catch(() => {})))
  }
}

/** So a pooler refuses what is said when a connection opens; else it is a connection that broke. */
const REFUSED_SETTING = '08P01'

async function look(one: Sql, other: Sql) {
  const [facts] = await one`
    select current_setting('server_encoding') as encoding, current_setting('server_version_num')::int as version,
      current_setting('server_version') as name`
  if (facts?.version < OLDEST) {
    throw new StartProblem(2, `DATABASE_URL leads to PostgreSQL ${facts?.name}; it must be 15 or later.`)
  }
  if (facts?.encoding !== 'UTF8') {
    throw new StartProblem(
      2,
      `The database of DATABASE_URL keeps its text in ${facts?.encoding}; it must be made with the encoding UTF8.`,
    )
  }
  await refuseUnkept(one)
  for (let turn = 0; turn < LOOKS; turn += 1) await refuseShared(one, other)
  return { isPooled: await isPooled(one) }
}

/** A pooler tells who connects a number of its own, where PostgreSQL tells that of the process (55.2.1, BackendKeyData). */
async function isPooled(sql: Sql): Promise<boolean> {
  const rows = await sql`select pg_backend_pid() as pid`
  return rows[0]?.pid !== rows.state.pid
}

/** Whoever stands between may take what is said when a connection opens, and not hand it on. */
async function refuseUnkept(sql: Sql) {
  const said = Object.entries({ ...SESSION_SETTINGS, ...SESSION_LIMITS })
  const kept = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ${sql(said.map(([name]) => name))}`
  for (const [name, value] of said) {
    const found = kept.find((one) => one.name === name)?.setting
    if (found !== String(value)) {
      throw new StartProblem(
        2,
        `DATABASE_URL leads to something that does not hand on ${name} = ${value} to the database (there it is ${found}): name the database itself.`,
      )
    }
  }
}

/** As long as both are open, each connection to PostgreSQL has one process there and no other has the same. */
async function refuseShared(one: Sql, other: Sql) {
  const mine = await processOf(one)
  const isShared = await other.begin(async (tx) => {
    const theirs = await processOf(tx)
    return theirs === mine || (await processOf(one)) !== mine
  })
  if (isShared) {
    throw new StartProblem(
      2,
      'DATABASE_URL leads to a pooler that gives each transaction another connection: name the database itself, or a pooler in session mode.',
    )
  }
}

async function processOf(sql: Pick<Sql, 'unsafe'>): Promise<unknown> {
  const [row] = await sql.unsafe('select pg_backend_pid() as pid')
  return row?.pid
}

async function giveUp(signal: AbortSignal): Promise<never> {
  await sleep(LONGEST_LOOK, undefined, { signal })
  throw new DatabaseUnavailable('it was not to be looked at in time')
}
