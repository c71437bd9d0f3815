import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findBrowserKey } from '#server/account-store/browsers/find-browser-key.ts'
import { type Connection, openDriver } from '#server/platform/postgres/driver.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { admin } from '../../support/admin.ts'
import { contentOf, emptyDatabase, environmentOf, lived, schemaOf } from '../../support/backups.ts'
import { createDatabase } from '../../support/cluster.ts'
import { newAddress } from '../../support/new-address.ts'
import { newFolder } from '../../support/started.ts'

// Whole databases are written, emptied and filled.
vi.setConfig({ testTimeout: 60_000 })

describe('backup and restore', () => {
  it('restore the same database: every row, column, index and constraint', async () => {
    const { world } = await lived()
    const file = join(await newFolder(), 'a.backup')
    expect((await admin(['backup', file], environmentOf(world.connection))).code).toBe(0)
    const copy = await emptyDatabase()
    expect((await admin(['restore', file], environmentOf(copy))).code).toBe(0)
    expect(await contentOf(copy)).toEqual(await contentOf(world.connection))
    expect(await schemaOf(copy)).toEqual(await schemaOf(world.connection))
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

describe('backup', () => {
  it('changes no file that is there, whole or cut off, unless --force says so', async () => {
    const { world } = await lived()
    const env = environmentOf(world.connection)
    const file = join(await newFolder(), 'a.backup')
    await writeFile(file, 'older')
    expect(await admin(['backup', file], env)).toEqual({
      code: 2,
      stdout: '',
      stderr: `${file} is there already, and was not changed; --force replaces it.\n`,
    })
    expect(await readFile(file, 'utf8')).toBe('older')
    const other = join(await newFolder(), 'b.backup')
    await writeFile(`${other}.unfinished`, 'half')
    expect(await admin(['backup', other], env)).toEqual({
      code: 2,
      stdout: '',
      stderr: `${other}.unfinished is there already: another command writes it, or one was cut off; --force replaces it.\n`,
    })
    expect(await readFile(`${other}.unfinished`, 'utf8')).toBe('half')

    for (const path of [file, other]) {
      expect((await admin(['backup', path, '--force'], env)).code).toBe(0)
      expect(gunzipSync(await readFile(path)).toString()).toContain('-- Latchkey backup, format 2')
      expect(existsSync(`${path}.unfinished`)).toBe(false)
      expect((await stat(path)).mode & 0o777).toBe(0o600)
    }
  })

  it('that is refused leaves the file of before, and none that is cut off', async () => {
    const file = join(await newFolder(), 'a.backup')
    await writeFile(file, 'older')
    const empty = await emptyDatabase()
    expect(await admin(['backup', file, '--force'], environmentOf(empty))).toMatchObject({
      code: 1,
      stdout: '',
    })
    expect(await readFile(file, 'utf8')).toBe('older')
    expect(existsSync(`${file}.unfinished`)).toBe(false)
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
    const plain = gunzipSync(whole).toString()
    const changed = (find: string | RegExp, by: string) => {
      const other = plain.replace(find, by)
      expect(other, String(find)).not.toBe(plain)
      return gzipSync(other)
    }
    const wrongChecksum = Buffer.from(whole)
    wrongChecksum.writeUInt32LE(1, whole.length - 8)
    const copy = await emptyDatabase()
    const cases: [Buffer, RegExp][] = [
      [changed(/schema \d+ \(\d+\)/, 'schema 99 (4000000000000)'), /schema 99 of .* does not know/],
      [changed('format 2', 'format 3'), /written in format 3, and this version reads 2/],
      [oldBackup(), /written in format 1, which only the version that wrote it reads: restore it with that/],
      [Buffer.from('hello'), /no backup of ours/],
      [Buffer.alloc(0), /no backup of ours/],
      [gzipSync('select 1;\n'), /no backup of ours/],
      [whole.subarray(0, whole.length - 40), /is not whole/],
      [wrongChecksum, /is not whole/],
      [gzipSync(plain.slice(0, plain.indexOf('\\.\n') - 4)), /is not whole/],
      [changed(/commit;\n$/, ''), /is not whole/],
      [changed(/$/, 'select 1;\n'), /is not whole/],
      [changed('"accounts":1', '"accounts":2'), /is not whole/],
      [changed(/COPY public.accounts .*?\n\\\.\n/s, ''), /is not whole/],
      [changed('COPY public.accounts', 'copy public.accounts'), /is not whole/],
      [changed('COPY public.accounts', 'COPY public.pg_authid'), /is not whole/],
      [changed('COPY public.accounts (id', 'COPY public.accounts (identity'), /is not whole/],
      [changed(/(COPY public.accounts .*\n)./, '$1x'), /is not whole/],
      [changed(/(COPY public.addresses .*\n[^\t]+\t)[^\t]+/, `$1${randomUUID()}`), /is not whole/],
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

  it('to run any statement of the file', async () => {
    const { world } = await lived()
    const file = join(await newFolder(), 'a.backup')
    await admin(['backup', file], environmentOf(world.connection))
    const plain = gunzipSync(await readFile(file)).toString()
    await writeFile(file, gzipSync(plain.replaceAll('begin;\n', 'begin;\ncreate table intruder (id int);\n')))
    const copy = await emptyDatabase()
    expect((await admin(['restore', file], environmentOf(copy))).code).toBe(0)
    expect(await schemaOf(copy)).toEqual(await schemaOf(world.connection))
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
      'keys label text',
      'browser_secrets signed_in_with_address text',
      'browser_secrets signed_in_at timestamptz',
      'codes asked_by_key_id uuid',
      'codes is_proven boolean not null default false',
      'proofs key_id uuid',
      'proofs address text',
      'outbox fingerprint text',
      "outbox state text not null default 'waiting'",
      'outbox reply text',
    ].map((column) => column.split(' '))
    // The migration says of letters that had ended that they are dead.
    await world.sql`delete from outbox`
    for (const [table = '', column] of columns)
      await world.sql.unsafe(`alter table ${table} drop column ${column}`)
    const added = ['deletion_undos', 'changes', 'stop_tokens', 'brings', 'limits']
    for (const table of added) await world.sql`truncate ${world.sql(table)} cascade`
    const file = join(folder, 'a.backup')
    await admin(['backup', file], environmentOf(world.connection))
    const journal = JSON.parse(await readFile('drizzle/meta/_journal.json', 'utf8'))
    let plain = gunzipSync(await readFile(file)).toString()
    plain = plain.replace(/schema \d+ \(\d+\)/, `schema 7 (${journal.entries.at(6).when})`)
    for (const table of added) {
      plain = plain.replace(new RegExp(`COPY public.${table} .*\n\\\\.\n`), '').replace(`,"${table}":0`, '')
    }
    const old = join(folder, 'old.backup')
    await writeFile(old, gzipSync(plain))
    const { connection, drop } = await createDatabase()
    onTestFinished(drop)
    const before = await schemaOf(connection)
    expect(await admin(['restore', old], environmentOf(connection))).toMatchObject({ code: 0, stderr: '' })
    for (const [table, ...column] of columns)
      await world.sql.unsafe(`alter table ${table} add column ${column.join(' ')}`)
    expect(await contentOf(connection)).toEqual(await contentOf(world.connection))
    expect(await schemaOf(connection)).toEqual(before)
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

/** The first frame of a backup of format 1: its letter, the length of its body in four bytes, and the body. */
function oldBackup() {
  const header = JSON.stringify({
    format: 'latchkey-backup',
    version: 1,
    createdAt: '2026-11-25T00:00:00.000Z',
    schema: { newest: 1_795_690_844_193, number: 12 },
    postgres: '18.4',
  })
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return gzipSync(Buffer.concat([Buffer.from('H'), length, Buffer.from(header)]))
}
