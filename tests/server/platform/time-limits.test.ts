import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from '#server/http/hardening/http-server.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { seconds } from '#shared/time.ts'
import { createDatabase } from '../../support/cluster.ts'

test('every connection to the database sets its time limits, whatever the database has configured', async () => {
  const { connection, drop } = await createDatabase()
  onTestFinished(drop)
  const { db, close } = openDatabase({ connection })
  onTestFinished(close)
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const rows = await db.execute(
    sql`select setting::int as ms from pg_settings where name in ${names} order by name`,
  )
  expect(rows.map(({ ms }) => ms)).toEqual([seconds(5), seconds(1), seconds(3)])
})

test('the server limits the time for headers, for a request, and for an idle connection', () => {
  const server = createHttpServer(() => {})
  expect(server).toMatchObject({
    headersTimeout: seconds(8),
    requestTimeout: seconds(10),
    timeout: seconds(15),
    keepAliveTimeout: seconds(15),
  })
})
