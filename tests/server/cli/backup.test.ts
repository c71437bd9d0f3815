import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findBrowserKey } from '#server/account-store/browsers/find-browser-key.ts'
import { frame, framesIn } from '#server/cli/backup-format.ts'
import { type Connection, openDriver } from '#server/platform/postgres/driver.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { admin } from '../../support/admin.ts'
import { contentOf, emptyDatabase, environmentOf, lived } from '../../support/backups.ts'
import { createDatabase } from '../../support/cluster.ts'
import { newAddress } from '../../support/new-address.ts'
import { newFolder } from '../../support/started.ts'

// Whole databases are written, emptied and filled.
vi.setConfig({ testTimeout: 60_000 })

describe('backup and restore', () => {
  it('restore the same database, byte for byte, foreign keys included', async () => {
    const { world } = await lived()
    const file = join(await newFolder(), 'a.backup')
    expect((await admin(['backup', file], environmentOf(world.connection))).code).toBe(0)
    const copy = await emptyDatabase()
    expect((await admin(['restore', file], environmentOf(copy))).code).toBe(0)
    expect(await contentOf(copy)).toEqual(await contentOf(world.connection))
    expect(await foreignKeysOf(copy)).toEqual(await foreignKeysOf(world.connection))
  })

  it('contain one moment, however much is written meanwhile', async () => {
    const { world } = await lived()
    await world.deps.db.execute(sql`
      insert into limits (kind, subject, address, count, expires_at)
      select 'filler', n || repeat('x', 200), '', 1, now() from generate_series(1, 40000) n`)
    let isOver = false
    const writing = (async () => {
      while (!isOver) await world.newGuest()
    })()
    const file = join(await newFolder(), 'busy.backup')
    const { code, stdout } = await admin(['backup', file, '--json'], environmentOf(world.connection))
    isOver = true
    await writing
    expect(code).toBe(0)
    const { rows } = JSON.parse(stdout)
    expect(rows.browser_secrets).toBe(rows.accounts)
    const copy = await emptyDatabase()
    expect((await admin(['restore', file], environmentOf(copy))).code).toBe(0)
  })
})

describe('a session that was signed out after the backup', () => {
  it('works again after the restore, as the command says; with --end-sessions nobody is signed in', async () => {
    const { world, guest } = await lived()
    const file = join(await newFolder(), 'a.backup')
    await world.run('email.askSignInLink', { email: newAddress() })
    await admin(['backup', file], environmentOf(world.connection))
    await world.run('auth.logout', { browserKey: guest.browserKey })
    expect(await opens(world.connection, guest.browserKey)).toBe(false)

    const plain = await emptyDatabase()
    const restored = await admin(['restore', file], environmentOf(plain))
    expect(restored.stdout).toMatch(/So is every session that was ended since then\. .* --end-sessions/)
    expect(await opens(plain, guest.browserKey)).toBe(true)

    const ended = await emptyDatabase()
    const signedOut = await admin(['restore', file, '--end-sessions'], environmentOf(ended))
    expect(signedOut.stdout).toContain('Signed everybody out (browsers: 1).')
    expect(await opens(ended, guest.browserKey)).toBe(false)
    const content = await contentOf(ended)
    expect([content.links, content.codes, content.challenges, content.proofs]).toEqual([[], [], [], []])
    expect(content.addresses).toEqual((await contentOf(plain)).addresses)
  })
})

describe('restore refuses', () => {
  it('a database that is not empty, and one with foreign tables', async () => {
    const { world } = await lived()
    const file = join(await newFolder(), 'a.backup')
    await admin(['backup', file], environmentOf(world.connection))
    const before = await contentOf(world.connection)
    const again = await admin(['restore', file], environmentOf(world.connection))
    expect(again).toMatchObject({ code: 1, stdout: '' })
    expect(again.stderr).toMatch(/^The database is not empty: accounts has rows\. [^\n]+\n$/)
    expect(await contentOf(world.connection)).toEqual(before)

    const foreign = await emptyDatabase()
    const driver = openDriver(foreign, { max: 1 })
    await driver`create table invoices (id int)`
    await driver.end()
    expect(await admin(['restore', file], environmentOf(foreign))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database is not empty: it has a table invoices[^\n]+\n$/),
    })
  })

  it('an unknown schema or format, and a file that is no backup, is cut off or was changed', async () => {
    const { world } = await lived()
    const folder = await newFolder()
    const file = join(folder, 'a.backup')
    await admin(['backup', file], environmentOf(world.connection))
    const whole = await readFile(file)
    const plain = gunzipSync(whole)
    const head = JSON.parse((await firstFrame(plain)).toString())
    const rest = plain.subarray((await firstFrame(plain)).length + 5)
    const withHead = (change: object) => gzipSync(Buffer.concat([frame('H', { ...head, ...change }), rest]))
    const copy = await emptyDatabase()
    const cases: [Buffer, RegExp][] = [
      [withHead({ schema: { newest: 4_000_000_000_000, number: 99 } }), /schema 99 of .* does not know/],
      [withHead({ version: 2 }), /written in format 2, and this version reads 1/],
      [Buffer.from('hello'), /no backup of ours/],
      [Buffer.alloc(0), /no backup of ours/],
      [whole.subarray(0, whole.length - 40), /is not whole/],
      [gzipSync(plain.subarray(0, plain.length - 60)), /is not whole/],
      [gzipSync(Buffer.concat([frame('H', head), frame('E', { rows: { accounts: 1 } })])), /is not whole/],
      [
        gzipSync(Buffer.concat([frame('H', head), frame('T', { table: 'pg_authid', columns: ['x'] })])),
        /whole/,
      ],
    ]
    for (const [content, reason] of cases) {
      const broken = join(folder, 'broken.backup')
      await writeFile(broken, content)
      const { code, stdout, stderr } = await admin(['restore', broken], environmentOf(copy))
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(reason)
      expect(stderr).toMatch(/^[^\n]+\n$/)
    }
    expect((await admin(['restore', join(folder, 'none')], environmentOf(copy))).stderr).toMatch(
      /cannot be read/,
    )
    // After all of them the database is still empty.
    expect((await admin(['restore', file], environmentOf(copy))).code).toBe(0)
  })
})

describe('a backup of an older schema', () => {
  it('is restored as it was and migrated, into a database with a newer schema', async () => {
    const { world } = await lived()
    const folder = await newFolder()
    // As after migration 0006: without later columns and tables, and without the counts, which had another key.
    const columns = [
      'accounts restricted_by_key_id uuid',
      'accounts rests_since timestamptz',
      'accounts due_at timestamptz',
      'browser_secrets signed_in_with_address text',
      'codes asked_by_key_id uuid',
      'codes is_proven boolean not null default false',
      'proofs key_id uuid',
      'proofs address text',
    ].map((column) => column.split(' '))
    for (const [table = '', column] of columns)
      await world.sql.unsafe(`alter table ${table} drop column ${column}`)
    const added = ['deletion_undos', 'changes', 'stop_tokens', 'brings', 'limits']
    for (const table of added) await world.sql`truncate ${world.sql(table)} cascade`
    const file = join(folder, 'a.backup')
    await admin(['backup', file], environmentOf(world.connection))
    const journal = JSON.parse(await readFile('drizzle/meta/_journal.json', 'utf8'))
    const older = journal.entries.at(6)
    const plain = gunzipSync(await readFile(file))
    const frames: Buffer[] = []
    for await (const { kind, body } of framesIn(chunksOf(plain))) {
      const value = kind === 'D' ? body : JSON.parse(body.toString())
      if (kind === 'H') value.schema = { newest: older.when, number: 7 }
      if (kind === 'T' && added.includes(value.table)) continue
      if (kind === 'E') for (const table of added) delete value.rows[table]
      frames.push(frame(kind as 'H', value))
    }
    const old = join(folder, 'old.backup')
    await writeFile(old, gzipSync(Buffer.concat(frames)))
    const { connection, drop } = await createDatabase()
    onTestFinished(drop)
    expect(await admin(['restore', old], environmentOf(connection))).toMatchObject({ code: 0, stderr: '' })
    for (const [table, ...column] of columns)
      await world.sql.unsafe(`alter table ${table} add column ${column.join(' ')}`)
    expect(await contentOf(connection)).toEqual(await contentOf(world.connection))
  })
})

describe('a database that a newer version has changed', () => {
  it('is refused by the commands', async () => {
    const { connection, drop } = await createDatabase()
    onTestFinished(drop)
    const driver = openDriver(connection, { max: 1 })
    await driver`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4000000000000)`
    await driver.end()
    const backup = await admin(['backup', join(await newFolder(), 'x')], environmentOf(connection))
    expect(backup).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database belongs to a newer/),
    })
  })
})

/** Whether the browser secret opens its account. */
async function opens(connection: Connection, browserKey: string) {
  const { db, close } = openDatabase({ connection, max: 1 })
  const found = await findBrowserKey(db, browserKey)
  await close()
  return found !== null
}

async function firstFrame(plain: Buffer): Promise<Buffer> {
  for await (const { body } of framesIn(chunksOf(plain))) return body
  throw new Error('No frame')
}

async function* chunksOf(whole: Buffer) {
  for (let at = 0; at < whole.length; at += 1000) yield whole.subarray(at, at + 1000)
}

async function foreignKeysOf(connection: Connection) {
  const driver = openDriver(connection, { max: 1 })
  const rows = await driver`
    select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint where contype = 'f' order by 1, 2`
  await driver.end()
  expect(rows.length).toBeGreaterThan(5)
  return [...rows]
}
