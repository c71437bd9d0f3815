import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { refuseUnfitDatabase } from '#server/platform/postgres/refuse-unfit.ts'
import { createDatabase, urlOf } from '../../support/cluster.ts'
import { open, ownCluster } from '../../support/opened-database.ts'
import { newHolder } from '../../support/passkeys.ts'
import { until } from '../../support/until.ts'
import { createWorld, newBrowserId } from '../../support/world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A world on a database with settings of its operator. */
async function worldWith(name: string, value: string) {
  const database = await createDatabase()
  await alter(database.connection, `alter database ${nameOf(database.connection)} set ${name} = '${value}'`)
  const world = await createWorld({}, { database })
  onTestFinished(world.close)
  return world
}

async function alter(connection: Connection, statement: string) {
  const { db, close } = openDatabase({ connection, max: 1 })
  await db.execute(sql.raw(statement))
  await close()
}

function nameOf(connection: Connection) {
  return typeof connection === 'string' ? '' : connection.database
}

describe('the service works with the database setting', () => {
  it.each([
    ['DateStyle', 'German'],
    ['DateStyle', 'SQL, DMY'],
    ['IntervalStyle', 'iso_8601'],
    ['TimeZone', 'Asia/Kathmandu'],
    ['bytea_output', 'escape'],
    ['standard_conforming_strings', 'off'],
  ])('%s = %s', async (name, value) => {
    const world = await worldWith(name, value)
    const guest = await world.newGuest()
    const { body } = await world.run('account.get', undefined, { bearer: guest.jwt })
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(60_000)
    const edited = await world.run(
      'account.setRealName',
      { first: "O'Neill\\", last: 'ÅÄÖ' },
      { bearer: guest.jwt },
    )
    expect(edited.status).toBe(200)
    const { login } = await newHolder(world)
    expect((await login()).status).toBe(200)
  })

  it('default_transaction_isolation = serializable', async () => {
    const world = await worldWith('default_transaction_isolation', 'serializable')
    const { browserKey } = await world.newGuest()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => world.run('auth.refresh', { refreshToken: browserKey })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const guests = await Promise.all(
      Array.from({ length: 12 }, () => world.run('account.create', { browserId: newBrowserId() })),
    )
    expect(guests.map(({ status }) => status)).toEqual(guests.map(() => 200))
  })
})

it('a database in another encoding is refused in one line', async () => {
  const { connection, drop } = await createDatabase({ isEmpty: true })
  onTestFinished(drop)
  const latin = `${nameOf(connection)}_latin1`
  await alter(
    connection,
    `create database ${latin} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`,
  )
  onTestFinished(() => alter(connection, `drop database ${latin} with (force)`))
  if (typeof connection === 'string') throw new Error('The embedded database has no URL')
  await expect(refuseUnfitDatabase(urlOf({ ...connection, database: latin }))).rejects.toMatchObject({
    name: 'StartProblem',
    exitCode: 2,
    message: expect.stringMatching(/^The database of DATABASE_URL keeps its text in LATIN1; .*UTF8\.$/),
  })
  await expect(refuseUnfitDatabase(urlOf(connection))).resolves.toBeUndefined()
})

it('no call is answered before it is ready, because the database is not checked yet', async () => {
  const world = await createWorld()
  onTestFinished(world.close)
  const guest = await world.newGuest()
  const statuses = async () => [
    (await world.run('account.get', undefined, { bearer: guest.jwt })).status,
    (await world.call('tRPC', 'account.get', undefined, { bearer: guest.jwt })).status,
    (await world.rest('GET', '/api/health/live')).status,
    (await world.app.inject({ url: '/signin', headers: { host: 'localhost:3000' } })).statusCode,
  ]
  world.deps.lifecycle.isReady = false
  expect(await statuses()).toEqual([503, 503, 200, 200])
  world.deps.lifecycle.isReady = true
  expect(await statuses()).toEqual([200, 200, 200, 200])
})

it('where nothing can be written, as after a failover, calls get 503 and it is not ready until that is over', async () => {
  const { connection } = await ownCluster()
  const { db } = await open({ connection, max: 1 })
  const world = await createWorld({}, { database: { connection, drop: async () => {} } })
  onTestFinished(world.close)
  const guest = await world.newGuest()
  const call = async () => [
    (await world.run('account.create', { browserId: newBrowserId() })).status,
    (await world.run('auth.refresh', { refreshToken: guest.browserKey })).status,
    (await world.rest('GET', '/api/health/ready')).status,
  ]

  async function setReadOnly(mode: 'on' | 'off') {
    await db.execute(sql.raw(`alter system set default_transaction_read_only = ${mode}`))
    await db.execute(sql`select pg_reload_conf()`)
  }
  await setReadOnly('on')
  await until('nothing to be written', async () => (await call())[2] === 503, 5000)
  expect(await call()).toEqual([503, 503, 503])
  expect((await world.run('account.get', undefined, { bearer: guest.jwt })).status).toBe(200)
  await setReadOnly('off')
  await until('it to be ready', async () => (await call())[2] === 200, 5000)
  expect(await call()).toEqual([200, 200, 200])
})
