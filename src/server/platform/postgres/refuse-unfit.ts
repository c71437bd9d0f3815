import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { seconds } from '#shared/time.ts'
import { databaseWords } from './database-words.ts'
import { openDriver } from './driver.ts'
import { SESSION_LIMITS, SESSION_SETTINGS } from './session-settings.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** PostgreSQL 15, as a version number. */
const OLDEST = 150_000

/** A pooler may let a connection wait for any time. */
const LONGEST_ANSWER = seconds(5)

/** Of this many, two reach the same pooler when up to three share an address. */
const CONNECTIONS = 4

/** A pooler in use by others may look like a database once, but hardly twice. */
const LOOKS = 2

/** The code of a pooler that refuses a startup setting; any other error is a broken connection. */
const REFUSED_SETTING = '08P01'

/**
 * Refuses a DATABASE_URL whose target lacks what we rely on: exit code 2, one line. Tests connections opened as the
 * service opens them.
 */
export async function refuseUnfitDatabase(databaseUrl: string): Promise<void> {
  // Without prepared statements, which a pooler may not know.
  const open = () => openDriver(databaseUrl, { max: 1, prepare: false })
  const [one, other] = [open(), open()]
  const all = [one, other, ...Array.from({ length: CONNECTIONS - 2 }, open)]
  try {
    await look(one, other, all)
  } catch (error) {
    if (errorCodeOf(error) !== REFUSED_SETTING) throw error
    throw new StartProblem(
      2,
      `What DATABASE_URL leads to refuses our connections: ${databaseWords(error, databaseUrl)}`,
    )
  } finally {
    await Promise.all(all.map((sql) => sql.end({ timeout: 1 }).catch(() => {})))
  }
}

async function look(one: Sql, other: Sql, all: Sql[]) {
  await refuseOldAndOtherwiseEncoded(one)
  await refuseUnkept(one)
  const processes = new Set<unknown>()
  for (const sql of all) processes.add(await processOf(sql))
  if (processes.size < all.length) throw sharedConnections()
  for (let turn = 0; turn < LOOKS; turn += 1) await refuseShared(one, other)
}

async function refuseOldAndOtherwiseEncoded(sql: Sql) {
  const [facts] = await soon(sql`
    select current_setting('server_encoding') as encoding, current_setting('server_version_num')::int as version,
      current_setting('server_version') as name`)
  if (facts?.version < OLDEST) {
    throw new StartProblem(2, `DATABASE_URL leads to PostgreSQL ${facts?.name}; it must be 15 or later.`)
  }
  if (facts?.encoding !== 'UTF8') {
    throw new StartProblem(
      2,
      `The database of DATABASE_URL keeps its text in ${facts?.encoding}; it must be made with the encoding UTF8.`,
    )
  }
}

/** A pooler may accept startup settings and not pass them on. */
async function refuseUnkept(sql: Sql) {
  const said = Object.entries({ ...SESSION_SETTINGS, ...SESSION_LIMITS })
  const kept = await soon(sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ${sql(said.map(([name]) => name))}`)
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

/**
 * While both are open, each connection to PostgreSQL has its own backend process. A pooler that gives each statement
 * another connection closes the one that begins a transaction, and no other.
 */
async function refuseShared(one: Sql, other: Sql) {
  const mine = await processOf(one)
  const isShared = await other
    .begin(async (tx) => {
      const theirs = await processOf(tx)
      return theirs === mine || (await processOf(one)) !== mine
    })
    .catch(async (error) => {
      if (errorCodeOf(error) !== 'CONNECTION_CLOSED') throw error
      return (await processOf(one)) === mine
    })
  if (isShared) throw sharedConnections()
}

function sharedConnections() {
  return new StartProblem(
    2,
    'DATABASE_URL leads to a pooler that gives each transaction another connection: name the database itself, or a pooler in session mode.',
  )
}

async function processOf(sql: Pick<Sql, 'unsafe'>): Promise<unknown> {
  const [row] = await soon(sql.unsafe('select pg_backend_pid() as pid'))
  return row?.pid
}

async function soon<Result>(answer: PromiseLike<Result>): Promise<Result> {
  const isHere = new AbortController()
  try {
    return await Promise.race([answer, giveUp(isHere.signal)])
  } finally {
    isHere.abort()
  }
}

async function giveUp(signal: AbortSignal): Promise<never> {
  await sleep(LONGEST_ANSWER, undefined, { signal })
  throw new DatabaseUnavailable(`one of ${CONNECTIONS} connections gets no answer`)
}
