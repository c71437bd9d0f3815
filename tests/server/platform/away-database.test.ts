import { getEventListeners } from 'node:events'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { migrateWhenReachable } from '#server/lifecycle/migrate-when-reachable.ts'
import { embeddedConnection } from '#server/platform/embedded-postgres/home.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../drizzle')

test('waiting for a database adds one stop listener, however long it takes', async () => {
  const asked = new AbortController()
  const waiting = migrateWhenReachable({
    connection: `postgres://app@127.0.0.1:${await freePort()}/app`,
    folder: MIGRATIONS,
    say: () => {},
    signal: asked.signal,
  })
  const outcome = expect(waiting).rejects.toThrow('aborted')
  await sleep(2500)
  expect(getEventListeners(asked.signal, 'abort').length).toBeLessThanOrEqual(1)
  asked.abort()
  await outcome
})

test('a DATABASE_URL may name its host, or a socket folder, at the end', async () => {
  const socket = embeddedConnection(inject('clusterDir'))
  if (typeof socket === 'string') throw new Error('The embedded database has no URL')
  const folder = encodeURIComponent(dirname(socket.path))
  const sql = openDriver(`postgres:///postgres?host=${folder}&user=${socket.user}`, { max: 1 })
  onTestFinished(() => sql.end())
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})
