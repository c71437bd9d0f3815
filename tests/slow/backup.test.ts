import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ourTables } from '#server/cli/tables.ts'
import { type Connection, openDriver } from '#server/platform/postgres/driver.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { adminProcess } from '../support/admin.ts'
import { contentOf, emptyDatabase, environmentOf, lived, schemaOf } from '../support/backups.ts'
import { createDatabase } from '../support/cluster.ts'
import { databaseProcesses, start } from '../support/processes.ts'
import { psql, whyNoPsql } from '../support/psql.ts'
import { buildIfStale, newFolder, ROOT, run, startServer, usedFolder } from '../support/started.ts'
import { ORIGIN } from '../support/test-config.ts'
import { until } from '../support/until.ts'

// Servers and databases start and stop, sometimes beside another test file that does the same.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Elsewhere than on Debian as root, the tests with psql are skipped with a message. */
const problem = whyNoPsql()
if (problem !== null) process.stderr.write(`psql: not tried, ${problem}\n`)

beforeAll(buildIfStale)

/** The old browser and the old passkey, at a server that runs on a copy. */
async function expectSignIns(url: string, { guest, authenticator }: Awaited<ReturnType<typeof lived>>) {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status, path).toBe(200)
    return await answer.json()
  }
  expect(await post('/auth/browser-key', { browserKey: guest.browserKey })).toMatchObject({
    upid: guest.upid,
  })
  const options = await post('/auth/login/discoverable/begin', {})
  const credential = authenticator.login(options)
  const entered = await post('/auth/login/complete', { credential, browserId: guest.browserId })
  expect(entered.user.id).toBe(guest.id)
}

describe('the backup and restore programs', () => {
  it('move everything from an external database into the embedded one and back, while servers run', async () => {
    const place = await lived()
    const file = join(await newFolder(), 'first.backup')
    const before = await contentOf(place.world.connection)
    const written = await adminProcess(['backup', file, '--json'], environmentOf(place.world.connection))
    expect(written).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(written.stdout).rows).toMatchObject({ accounts: 1, keys: 3, addresses: 1 })

    // Without a server there is no database yet: restore creates it.
    const dataDir = await newFolder()
    const restored = await adminProcess(['restore', file], { DATA_DIR: dataDir })
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toMatch(/^Restored \d+ rows of \d+ tables from /m)
    expect(databaseProcesses(dataDir)).toEqual([])
    const server = await startServer({ dataDir, env: { PUBLIC_URL: ORIGIN } })
    await expectSignIns(server.url, place)

    const back = join(await newFolder(), 'second.backup')
    expect((await adminProcess(['backup', back], { DATA_DIR: dataDir })).code).toBe(0)
    const external = await emptyDatabase()
    expect((await adminProcess(['restore', back], environmentOf(external))).code).toBe(0)
    const after = await contentOf(external)
    expect(after.addresses).toEqual(before.addresses)
    expect(after.codes).toEqual(before.codes)
    expect(Object.keys(after)).toEqual(ourTables)
  })

  it('sign everybody out on request, and passkeys still work', async () => {
    const place = await lived()
    const file = join(await newFolder(), 'a.backup')
    await adminProcess(['backup', file], environmentOf(place.world.connection))
    const dataDir = await newFolder()
    const restored = await adminProcess(['restore', file, '--end-sessions'], { DATA_DIR: dataDir })
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    const { url } = await startServer({ dataDir, env: { PUBLIC_URL: ORIGIN } })
    const { browserKey, browserId, id } = place.guest
    const post = (path: string, body: object) =>
      fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await post('/auth/browser-key', { browserKey })).status).toBe(401)
    const options = await (await post('/auth/login/discoverable/begin', {})).json()
    const credential = place.authenticator.login(options)
    const entered = await (await post('/auth/login/complete', { credential, browserId })).json()
    expect(entered.user.id).toBe(id)
  })

  it('work through a pipe, with messages on standard error', async () => {
    const { world } = await lived()
    const written = spawnSync(process.execPath, ['dist/admin.js', 'backup', '-'], {
      env: { PATH: process.env.PATH, ...environmentOf(world.connection) },
    })
    expect(written.status).toBe(0)
    expect(written.stderr.toString()).toMatch(/^Wrote \d+ rows/)
    const copy = await emptyDatabase()
    const { status } = spawnSync(process.execPath, ['dist/admin.js', 'restore', '-'], {
      env: { PATH: process.env.PATH, ...environmentOf(copy) },
      input: written.stdout,
    })
    expect(status).toBe(0)
    expect(await contentOf(copy)).toEqual(await contentOf(world.connection))
  })

  it('leave no half-written file when they are stopped', async () => {
    const { world } = await lived()
    const folder = await newFolder()
    const file = join(folder, 'a.backup')
    await world.deps.db.transaction(async (tx) => {
      // The backup waits for this table until it is stopped.
      await tx.execute(sql`lock table limits in access exclusive mode`)
      const { child, exited, output } = start(['dist/admin.js', 'backup', file], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, ...environmentOf(world.connection) },
      })
      await until('the backup to begin', () => existsSync(`${file}.unfinished`), 20_000)
      child.kill('SIGTERM')
      expect(await exited).toEqual({ code: 1, signal: null })
      expect(output.stderr).toBe('Stopped before it was done.\n')
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('exit 3 for a folder that a server runs on', async () => {
    const { world } = await lived()
    const file = join(await newFolder(), 'a.backup')
    await adminProcess(['backup', file], environmentOf(world.connection))
    const dataDir = await usedFolder()
    await startServer({ dataDir })
    expect(await adminProcess(['restore', file], { DATA_DIR: dataDir })).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^DATA_DIR [^\n]+\n$/),
    })
  })
})

describe.runIf(problem === null)('psql of Debian', () => {
  async function written() {
    const place = await lived()
    const file = join(await newFolder(), 'a.backup')
    await adminProcess(['backup', file], environmentOf(place.world.connection))
    return { place, sql: gunzipSync(await readFile(file)) }
  }

  it('restores a backup as our command does, and a server starts on the result', async () => {
    const { place, sql } = await written()
    const { connection } = place.world
    const copy = await emptyDatabase()
    expect(psql(copy, sql, ['--set', 'ON_ERROR_STOP=1'])).toEqual({ code: 0, stderr: '' })
    expect(await contentOf(copy)).toEqual(await contentOf(connection))
    expect(await schemaOf(copy)).toEqual(await schemaOf(connection))

    const env = { ...environmentOf(copy), PUBLIC_URL: ORIGIN }
    const server = await startServer({ dataDir: await newFolder(), env })
    await expectSignIns(server.url, place)
    expect((await schemaOf(copy)).migrations).toEqual((await schemaOf(connection)).migrations)
  })

  it('changes nothing when a backup is cut off, and does not restore into a used database', async () => {
    const { place, sql } = await written()
    const copy = await emptyDatabase()
    const ends = [
      sql.indexOf('\\.\n') - 4,
      sql.indexOf('alter table %s add'),
      sql.length - 'commit;\n'.length,
    ]
    for (const end of ends) {
      psql(copy, sql.subarray(0, end))
      expect(await tablesOf(copy)).toEqual([])
    }
    // With this option psql commits what it has read. No server takes the result for a database of its own.
    const committed = await emptyDatabase()
    psql(committed, sql.subarray(0, sql.indexOf('\\.\n') + 3), ['--single-transaction'])
    expect(await tablesOf(committed)).not.toEqual([])
    await expect(migrate(committed, 'drizzle')).rejects.toThrow(/CREATE TABLE "accounts"/)

    const damaged = psql(copy, sql.toString().replace(/(COPY public.accounts .*\n)./, '$1x'))
    expect(damaged).toMatchObject({ code: 3, stderr: expect.stringContaining('invalid input syntax') })
    expect(await tablesOf(copy)).toEqual([])

    const before = await contentOf(place.world.connection)
    const used = psql(place.world.connection, sql)
    expect(used).toMatchObject({ code: 3, stderr: expect.stringContaining('already exists') })
    expect(await contentOf(place.world.connection)).toEqual(before)
  })
})

async function tablesOf(connection: Connection) {
  const driver = openDriver(connection, { max: 1 })
  const tables = await driver`select tablename from pg_tables where schemaname in ('public', 'drizzle')`
  await driver.end()
  return [...tables]
}

describe('another major version of PostgreSQL', () => {
  it('is reported at the start with the two commands that move the data, and these work', async () => {
    const dataDir = await usedFolder()
    const server = await startServer({ dataDir })
    const { browserKey, upid } = await (
      await fetch(`${server.url}/api/account`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"browserId":"abcdefgh12345678"}',
      })
    ).json()
    const file = join(await newFolder(), 'a.backup')
    expect((await adminProcess(['backup', file], { DATA_DIR: dataDir })).code).toBe(0)
    server.child.kill('SIGTERM')
    await server.exited
    await writeFile(join(dataDir, 'database/cluster/PG_VERSION'), '17\n')

    const refused = run([], { DATA_DIR: dataDir })
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr.match(/`node dist\/admin\.js (?:backup|restore) FILE`/g)).toEqual([
      '`node dist/admin.js backup FILE`',
      '`node dist/admin.js restore FILE`',
    ])
    const restored = await adminProcess(['restore', file], { DATA_DIR: dataDir })
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toMatch(/is kept in .*cluster-17\./)
    expect(await readdir(join(dataDir, 'database'))).toContain('cluster-17')

    const again = await startServer({ dataDir })
    const answer = await fetch(`${again.url}/api/auth/browser-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ browserKey }),
    })
    expect(await answer.json()).toMatchObject({ upid })
  })
})

describe('a database that a newer version has changed', () => {
  it('is refused at the start with one line and exit code 2', async () => {
    const { connection, drop } = await createDatabase()
    onTestFinished(drop)
    const driver = openDriver(connection, { max: 1 })
    await driver`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4000000000000)`
    await driver.end()
    const refused = run([], { DATA_DIR: await newFolder(), ...environmentOf(connection) })
    expect(refused).toMatchObject({ status: 2, stdout: '' })
    expect(refused.stderr).toMatch(/^The database was brought up to date by a newer version: [^\n]+\n$/)
  })
})
