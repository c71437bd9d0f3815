import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdNotice } from '#server/account-protection/notices/notices.ts'
import * as schema from '#server/platform/postgres/schema.ts'
import { accounts, heldNotices, keys } from '#server/platform/postgres/schema.ts'
import { countNotice } from '#server/rate-limits/limits.ts'
import type { DataInventoryEntry } from '#shared/data-inventory.ts'
import { isAnonymous, mayName, NAMING_COLUMNS, NOTHING } from '#shared/data-inventory-words.ts'
import { requestKey } from '../../support/email-keys.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import { addPasskey, verifyRecovery } from '../../support/people.ts'
import { ask, newOwner } from '../../support/recovery-email.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function footprintOf(bearer: string): Promise<DataInventoryEntry[]> {
  const { status, body } = await world.run('account.footprint', undefined, { bearer })
  expect(status).toBe(200)
  return body
}

function heldIn(footprint: DataInventoryEntry[], path: string) {
  const found = footprint.filter(({ table, column }) => `${table}.${column}` === path)
  expect(found.length, path).toBeLessThanOrEqual(1)
  return found[0]?.value
}

/** Keeps the letters to an address in the outbox. */
function keepLetters(address: string) {
  world.smtp.refuse.set(address, 450)
  return address
}

describe('a data inventory', () => {
  it('of a guest has no personal field', async () => {
    const guest = await world.newGuest()
    const footprint = await footprintOf(guest.jwt)
    expect(footprint.filter(mayName)).toHaveLength(NAMING_COLUMNS.size)
    expect(footprint.filter(mayName).map(({ value }) => value)).toEqual(
      Array(NAMING_COLUMNS.size).fill(NOTHING),
    )
    expect(isAnonymous(footprint)).toBe(true)
    expect(heldIn(footprint, 'accounts.upid')).toBe(guest.upid)
    expect(heldIn(footprint, 'keys.browser_id')).toBe(guest.browserId)
    expect(heldIn(footprint, 'browser_secrets.hash')).toBe('a fingerprint of the secret of your browser')
    expect(heldIn(footprint, 'keys.credential_id')).toBeUndefined()
  })

  it('is a plain array of five texts each, and has each column once', async () => {
    const guest = await world.newGuest()
    const footprint = await footprintOf(guest.jwt)
    expect(Array.isArray(footprint)).toBe(true)
    for (const entry of footprint) {
      expect(Object.keys(entry)).toEqual(['table', 'column', 'purpose', 'kept', 'value'])
      for (const text of Object.values(entry)) expect(text).toMatch(/\S/)
    }
    const paths = footprint.map(({ table, column }) => `${table}.${column}`)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each([
    ['no bearer', undefined, 'authentication_required', 'Authentication required'],
    ['a bearer that is none', 'nothing', 'invalid_token', 'Invalid token'],
  ])('is refused with %s', async (_, bearer, code, error) => {
    const refused = await world.run('account.footprint', undefined, { bearer })
    expect(refused).toMatchObject({ status: 401, body: { success: false, code, error, message: error } })
  })

  it('is refused to a session that was signed out, and where the account is gone', async () => {
    const [leaver, gone] = [await world.newGuest(), await world.newGuest()]
    await world.run('auth.logout', {}, { bearer: leaver.jwt })
    await world.deps.db.delete(accounts).where(eq(accounts.id, gone.id))
    for (const { jwt } of [leaver, gone]) {
      expect(await world.run('account.footprint', undefined, { bearer: jwt })).toMatchObject({
        status: 401,
        body: { code: 'authentication_required', error: 'Authentication required' },
      })
    }
  })

  it('lists what the person has entered, and its purpose', async () => {
    const { jwt } = await world.newGuest()
    await world.run('account.setRealName', { first: 'Ada', last: 'Lovelace' }, { bearer: jwt })
    await world.run('account.setBornOn', { bornOn: '1990-12-10' }, { bearer: jwt })
    await addPasskey(world, jwt)
    const email = await verifyRecovery(world, jwt)
    const footprint = await footprintOf(jwt)
    expect(isAnonymous(footprint)).toBe(false)
    for (const [path, value] of Object.entries({
      'accounts.first': 'Ada',
      'accounts.middle': NOTHING,
      'accounts.last': 'Lovelace',
      'accounts.born_on': '10 December 1990',
      'accounts.email': email,
      'accounts.pending_email': NOTHING,
      'accounts.user_handle': '64 random bytes, which say nothing about you',
      'addresses.address': email,
      'addresses.account_id': 'this account',
    })) {
      expect(heldIn(footprint, path), path).toBe(value)
    }
    expect(heldIn(footprint, 'accounts.created_at')).toMatch(/^\d+ \w+ \d{4} at \d\d:\d\d UTC$/)
    expect(heldIn(footprint, 'keys.public_key')).toMatch(/^\d+ bytes that open nothing$/)
    expect(heldIn(footprint, 'keys.type')).toMatch(/: browser; .*: passkey$/)
    expect(heldIn(footprint, 'limits.count')).toContain(`mails to address an hour, ${email}: `)
    expect(heldIn(footprint, 'limits.count')).toContain('addresses asked a day, this account: ')
    expect(heldIn(footprint, 'limits.address')).toBe(email)
  })

  it('lists what is pending, and only a fingerprint of each secret', async () => {
    const owner = await newOwner(world)
    keepLetters(owner.address)
    await addPasskey(world, owner.bearer)
    const [next, ofKey] = [keepLetters(newAddress()), keepLetters(newAddress())]
    await ask(world, next, { bearer: owner.bearer })
    await requestKey(world, ofKey, { bearer: owner.bearer })
    await world.run('email.askSignInLink', { email: owner.address }, { from: newClient() })
    await beginRegistration(world, {}, { bearer: owner.bearer })
    await world.run('passkeys.beginLogin', { email: owner.address }, { from: newClient() })
    await world.deps.db.transaction(async (tx) => {
      await countNotice(tx, { accountId: owner.id, address: owner.address })
      await holdNotice(tx, { accountId: owner.id, address: owner.address, event: 'passkeyAdded' })
    })
    const footprint = await footprintOf(owner.bearer)
    for (const [path, value] of Object.entries({
      'challenges.hash': 'a fingerprint of each of 2 questions to passkeys',
      'challenges.purpose': 'to be made; to sign in',
      'challenges.offered': '1 passkey of yours',
      'links.hash': 'a fingerprint of the link',
      'links.address': owner.address,
      'links.asked_by_account_id': undefined,
      'codes.hmac': 'a fingerprint of each of 2 codes',
      'codes.token_hash': 'a fingerprint of the link',
      'codes.address': `${next}; ${ofKey}`,
      'codes.account_id': 'this account',
      'outbox.sealed': '4 letters, sealed',
      'held_notices.event': 'passkey added',
      'held_notices.count': '1',
    })) {
      expect(heldIn(footprint, path)?.split('; ').sort().join('; '), path).toBe(
        value?.split('; ').sort().join('; '),
      )
    }
    for (const kind of [
      'a code for your recovery email',
      'a sign-in link',
      'the answer to an email key',
      'a notice',
    ]) {
      expect(heldIn(footprint, 'outbox.kind')).toContain(kind)
    }
    await world.deps.db.delete(heldNotices).where(eq(heldNotices.accountId, owner.id))
  })

  it('contains this account alone, and never a hash or a secret', async () => {
    const [ada, bob] = [await newOwner(world), await newOwner(world)]
    await addPasskey(world, ada.bearer)
    await addPasskey(world, bob.bearer)
    await world.run('account.setRealName', { first: 'Bobby', last: 'Tables' }, { bearer: bob.bearer })
    await requestKey(world, newAddress(), { bearer: bob.bearer })
    // Bob enters an address of Ada's: that is his data, not hers.
    await ask(world, ada.address, { bearer: bob.bearer })
    await world.run('passkeys.beginLogin', { email: bob.address }, { from: newClient() })

    const text = JSON.stringify(await footprintOf(ada.bearer))
    const bobs = await world.deps.db.select().from(accounts).where(eq(accounts.id, bob.id))
    const ringOfBob = await world.deps.db.select().from(keys).where(eq(keys.accountId, bob.id))
    for (const foreign of [bob.id, bob.address, 'Bobby', bobs[0]?.upid, ...ringOfBob.map(({ id }) => id)]) {
      expect(text).not.toContain(foreign)
    }
    expect(heldIn(await footprintOf(ada.bearer), 'codes.address')).toBe(NOTHING)

    for (const bearer of [ada.bearer, bob.bearer]) {
      const said = JSON.stringify(await footprintOf(bearer))
      for (const bytes of await storedBytes()) {
        for (const form of ['hex', 'base64', 'base64url'] as const)
          expect(said).not.toContain(bytes.toString(form))
      }
      expect(said).not.toContain(bearer)
    }
  })

  it('does not reveal whether an address is registered: it is the same either way', async () => {
    const owned = keepLetters((await newOwner(world)).address)
    const free = keepLetters(newAddress())
    const [one, other] = await Promise.all(
      [owned, free].map(async (address) => {
        const { jwt } = await world.newGuest()
        await world.run('email.askSignInLink', { email: address }, { bearer: jwt, from: newClient() })
        await requestKey(world, address, { bearer: jwt })
        const footprint = await footprintOf(jwt)
        // Ids, moments and the address itself necessarily differ.
        return footprint.map(({ table, column, value }) => [table, column, masked(value, address)])
      }),
    )
    expect(one).toEqual(other)
    expect(one).toContainEqual(['outbox', 'sealed', '1 letter, sealed'])
    expect(one).toContainEqual(['links', 'asked_by_account_id', 'this account'])
  })
})

function masked(value: string, address: string) {
  return value
    .replaceAll(address, 'the address')
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'an id')
    .replace(/\d+ \w+ \d{4} at \d\d:\d\d UTC/g, 'a moment')
    .replace(/\b[\dA-HJKMNP-TV-Z]{10}\b/g, 'a upid')
    .replace(/\b[\da-f]{16}\b/g, 'a browser')
}

/** Every hash and key in the database, of all accounts. */
async function storedBytes() {
  const found: Buffer[] = []
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    const rows: Record<string, unknown>[] = await world.deps.db.select().from(table)
    expect(Object.keys(getTableColumns(table)).length, getTableName(table)).toBeGreaterThan(1)
    found.push(...rows.flatMap((row) => Object.values(row).filter((value) => Buffer.isBuffer(value))))
  }
  expect(found.length).toBeGreaterThan(10)
  return found
}
