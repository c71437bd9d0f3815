import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Deps } from '#server/deps.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { newSecret, systemRandom } from '#server/platform/random.ts'
import { openSession } from '#server/sessions/sessions.ts'
import { createDatabase } from '../../support/cluster.ts'
import { testConfig } from '../../support/test-config.ts'

const FOLDER = join(import.meta.dirname, '../../../drizzle')

/** The migrations up to the one with this number. */
async function migrationsUpTo(last: number) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(FOLDER, folder, { recursive: true })
  const auditLogFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(auditLogFile, 'utf8'))
  journal.entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last)
  await writeFile(auditLogFile, JSON.stringify(journal))
  return folder
}

test('lineage moves from keys to secrets, passkeys get their browser, and nobody is signed out by it', async () => {
  const { connection, drop } = await createDatabase({ isEmpty: true })
  onTestFinished(drop)
  await migrate(connection, await migrationsUpTo(0))

  const id = () => systemRandom.id()
  const [account, guest, passkey, phone] = [id(), id(), id(), id()]
  const [gone, child, carried, first] = [id(), id(), id(), id()]
  const [older, newer, onPhone] = [newSecret(systemRandom), newSecret(systemRandom), newSecret(systemRandom)]
  const sql = openDriver(connection, { max: 1 })
  const passkeyColumns = (name: string) => ({
    type: 'passkey',
    name,
    credential_id: Buffer.from(name),
    public_key: Buffer.from('key'),
    counter: 0,
    backup_eligible: false,
    backed_up: false,
  })
  const born = new Date(3)
  const browser = (name: string) => ({ type: 'browser', name, browser_id: 'abcdefgh12345678' })
  await sql`insert into accounts ${sql({ id: account, upid: 'ABCDEFGHJK', user_handle: Buffer.from('handle'), first_verified_at: new Date() })}`
  const rows = [
    { id: guest, ...browser('guest') },
    { id: passkey, made_by_key_id: guest, ...passkeyColumns('passkey') },
    { id: first, ...passkeyColumns('first'), created_at: born },
    {
      id: phone,
      made_by_key_id: first,
      signed_in_with_key_id: first,
      ...browser('phone'),
      browser_id: 'b'.repeat(16),
    },
    {
      id: gone,
      made_by_key_id: passkey,
      signed_in_with_key_id: passkey,
      ...browser('gone'),
      revoked_at: new Date(),
    },
    { id: child, made_by_key_id: gone, ...passkeyColumns('child') },
    { id: carried, made_by_key_id: gone, ...passkeyColumns('carried'), transports: '{nfc,usb}' },
  ]
  for (const row of rows) await sql`insert into keys ${sql({ account_id: account, ...row })}`
  await sql`insert into browser_secrets ${sql([
    { hash: older.hash, key_id: guest, created_at: new Date(0), used_at: new Date(1) },
    { hash: newer.hash, key_id: guest, created_at: new Date(2), used_at: null },
    { hash: onPhone.hash, key_id: phone, created_at: born, used_at: null },
  ] as never)}`

  await sql`insert into limits values ('accounts a minute from 192.0.2.1', 1, now())`

  await migrate(connection, FOLDER)
  expect(await sql`select from limits`).toHaveLength(0)
  const secrets =
    await sql`select s.*, k.name as key_name from browser_secrets s join keys k on k.id = s.key_id`
  const secretOf = (hash: Buffer) => secrets.find((secret) => hash.equals(secret.hash))
  expect(secretOf(onPhone.hash)).toMatchObject({ signed_in_by: 'passkey', signed_in_with_key_id: first })
  expect(secretOf(older.hash)).toMatchObject({ signed_in_by: null, renewed_from: null })
  const forGone = secrets.find(({ key_name }) => key_name === 'gone')
  expect(forGone).toMatchObject({ signed_in_with_key_id: passkey, expires_at: expect.any(Date) })
  const made = await sql`select name, made_by_secret_id as by, browser_id from keys where type = 'passkey'`
  expect(Object.fromEntries(made.map(({ name, by, browser_id }) => [name, [by, browser_id]]))).toEqual({
    passkey: [secretOf(older.hash)?.id, 'abcdefgh12345678'],
    child: [forGone?.id, 'abcdefgh12345678'],
    carried: [forGone?.id, null],
    first: [null, 'b'.repeat(16)],
  })
  await sql.end()

  const { db, close } = openDatabase({ connection })
  onTestFinished(close)
  const deps = { db, config: testConfig({ dataDir: '/nowhere' }), random: systemRandom } as Deps
  for (const { secret } of [newer, older, onPhone]) {
    expect(await openSession(deps, secret)).toMatchObject({ accountId: account })
  }
})
