import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { onTestFinished } from 'vitest'
import { purgeScheduledAccounts } from '#server/data-rights/deletion/purge-accounts.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { testConfig } from '../../tests/support/test-config.ts'
import { fill } from '../bench/scale/fill.ts'
import { startCallers, timesOf } from './callers.ts'
import { isAcknowledged } from './calls.ts'
import { p99, record } from './figures.ts'
import { install, urlOf } from './installation.ts'

/** Until code is compiled, statements are prepared and every connection is open. */
const WARM_UP_MS = 8000

/** Calls beside the purge may be slower by this factor, and no more. */
const MOST_SLOWER = 1.25

/**
 * Other calls are answered while this many due accounts are purged, among as many that stay. It is one run: the time
 * before the purge and after it shows how long an answer takes without it.
 */
export async function purgeUnderLoad(count: number, { windowMs = 30_000 } = {}) {
  const { url, databaseDir } = await install('external')
  const connection = urlOf(join(databaseDir, 'database'))
  const sql = openDriver(connection, { max: 1 })
  onTestFinished(() => sql.end())
  await fill(sql, 2 * count)
  await layToRest(sql, count)
  // As another process of the same installation, which does the clean-up.
  const { db, close } = openDatabase({ connection })
  onTestFinished(close)

  const callers = await startCallers(url, 4)
  await sleep(WARM_UP_MS)
  const within = async (work: Promise<unknown>) => {
    callers.answers.length = 0
    await work
    return timesOf(callers.answers.slice())
  }
  const before = await within(sleep(windowMs))
  const begin = performance.now()
  const purge = purgeScheduledAccounts({ config: testConfig({ dataDir: '/nowhere' }), db })
  const beside = await within(purge)
  const seconds = (performance.now() - begin) / 1000
  const after = await within(sleep(windowMs))
  const answers = await callers.stop()

  const quiet = p99([...before, ...after])
  record('accounts purged', await purge, { most: count })
  record('seconds that it took', seconds, { unit: 's' })
  record('answers beside it', beside.length)
  record('not served', answers.filter((answer) => !isAcknowledged(answer)).length, { most: 0 })
  record('p99 before', p99(before), { unit: 'ms' })
  record('p99 beside the purge', p99(beside), { unit: 'ms' })
  record('p99 after', p99(after), { unit: 'ms' })
  record('times as slow', p99(beside) / quiet, { most: MOST_SLOWER })
  const [left] = await sql`select count(*)::int as resting from accounts where rests_until <= now()`
  record('accounts left that were over', left?.resting ?? -1, { most: 0 })
}

/** The first of them requested their deletion a while ago: signed out, notified, and due. */
async function layToRest(sql: Sql, count: number) {
  await sql.unsafe(`
    with over as (
      update accounts set rests_until = now() - interval '1 hour'
      where id in (select account_id from addresses order by address limit ${count}) returning id
    ), told as (
      insert into deletion_undos (hash, account_id) select sha256(convert_to(id::text, 'UTF8')), id from over
    )
    update keys set revoked_at = now() from over where account_id = over.id and type = 'browser'`)
  await sql.unsafe('analyze')
}
