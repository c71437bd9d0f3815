import { eq, getTableColumns, is, isNull } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as schema from '#server/platform/postgres/schema.ts'
import { accounts, browserSecrets, keys, outbox } from '#server/platform/postgres/schema.ts'
import { requestKey } from '../../support/email-keys.ts'
import { exportOf } from '../../support/exports.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import { addPasskey } from '../../support/people.ts'
import { proofFor } from '../../support/proofs.ts'
import { ask, newOwner } from '../../support/recovery-email.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Bytes that are no hash: every caller who asks learns these values of a passkey. */
const OPEN_BYTES = ['accounts.userHandle', 'challenges.userHandle', 'keys.credentialId', 'keys.publicKey']

/** An account with every kind of pending process, and each secret that it or its mailbox was given. */
async function newPerson(first: string) {
  const { bearer, address, id } = await newOwner(world)
  await addPasskey(world, bearer)
  await world.run('account.setRealName', { first, last: 'Lovelace' }, { bearer })
  const [next, ofKey] = [newAddress(), newAddress()]
  await ask(world, next, { bearer })
  const { body } = await requestKey(world, ofKey, { bearer })
  await world.run('email.askSignInLink', { email: address }, { from: newClient() })
  const creation = await beginRegistration(world, {}, { bearer })
  const request = await world.run('passkeys.beginLogin', { email: address }, { from: newClient() })
  const letters = await Promise.all(
    [next, ofKey].map(async (to) => (await world.smtp.next(to)).mail.text ?? ''),
  )
  // One more letter that stays in the outbox, with a live link in it.
  world.smtp.refuse.set(address, 450)
  await world.run('email.askSignInLink', { email: address }, { from: newClient() })
  const unused = await proofFor(world, bearer)
  const said = [bearer, body.keyToken, creation.challenge, request.body.challenge, unused]
  const mailed = letters.flatMap((text) => text.match(/^\d{6}$|[\w-]{43}/gm) ?? [])
  expect(mailed).toHaveLength(3)
  return { id, bearer, address, first, secrets: [...said, ...mailed] }
}

/** Every hash and every sealed letter in the database, of all accounts. */
async function storedSecrets() {
  const found: Buffer[] = []
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue
    const rows: Record<string, unknown>[] = await world.deps.db.select().from(table)
    const hidden = Object.keys(getTableColumns(table)).filter(
      (column) => !OPEN_BYTES.includes(`${name}.${column}`),
    )
    found.push(
      ...rows.flatMap((row) => hidden.map((column) => row[column])).filter((value) => Buffer.isBuffer(value)),
    )
  }
  expect(found.length).toBeGreaterThan(15)
  const waiting = await world.deps.db
    .select({ sealed: outbox.sealed })
    .from(outbox)
    .where(isNull(outbox.deadAt))
  const sealed = waiting.map((row) => row.sealed)
  expect(sealed.length).toBeGreaterThan(0)
  return { hashes: found, sealed }
}

/** Six digits may appear within an id by chance, but never on their own. */
function isToldIn(text: string, secret: string) {
  const isCode = /^\d{6}$/.test(secret)
  return isCode ? new RegExp(`(?<![\\da-f])${secret}(?![\\da-f])`).test(text) : text.includes(secret)
}

describe('an export', () => {
  it('contains no secret, no hash of one, and nothing of another account', async () => {
    const [ada, bob] = [await newPerson('Ada'), await newPerson('Bobby')]
    // Bob enters an address of Ada's: that is his data, not hers.
    await ask(world, ada.address, { bearer: bob.bearer })
    await world.run('email.askSignInLink', { email: ada.address }, { bearer: bob.bearer, from: newClient() })
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const proof = await proofFor(world, one.bearer)
      const { zip, files } = await exportOf(world, one.bearer, { proof })
      const text = Object.values(files).join('\n')
      expect(text).toContain(one.first)

      const { hashes, sealed } = await storedSecrets()
      for (const secret of [
        ...one.secrets,
        ...other.secrets,
        ...sealed,
        ...world.deps.config.secrets,
        proof,
      ]) {
        expect(isToldIn(text, secret), secret).toBe(false)
      }
      for (const bytes of hashes) {
        for (const form of ['hex', 'base64', 'base64url'] as const) {
          expect(text).not.toContain(bytes.toString(form))
        }
        expect(zip.includes(bytes)).toBe(false)
      }

      const [row] = await world.deps.db.select().from(accounts).where(eq(accounts.id, other.id))
      const ring = await world.deps.db.select().from(keys).where(eq(keys.accountId, other.id))
      const signIns = await world.deps.db
        .select({ id: browserSecrets.id })
        .from(browserSecrets)
        .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
        .where(eq(keys.accountId, other.id))
      const foreign = [other.id, other.first, row?.upid, ...[...ring, ...signIns].map(({ id }) => id)]
      expect(foreign.length).toBeGreaterThan(6)
      for (const word of foreign) expect(text).not.toContain(word)
      if (one === ada) expect(text).not.toContain(bob.address)
    }
  })
})
