import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdNotice } from '#server/account-protection/notices/notices.ts'
import { grantFeature } from '#server/account-store/keys/add-feature-key.ts'
import * as schema from '#server/platform/postgres/schema.ts'
import { accounts, deletionUndos, heldNotices, keys } from '#server/platform/postgres/schema.ts'
import { countNotice } from '#server/rate-limits/limits.ts'
import type { DataInventoryEntry } from '#shared/data-inventory.ts'
import { isAnonymous, mayName, NAMING_COLUMNS } from '#shared/data-inventory-words.ts'
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
    expect(footprint.filter(mayName).map(({ value }) => value)).toEqual(Array(NAMING_COLUMNS.size).fill(null))
    expect(isAnonymous(footprint)).toBe(true)
    expect(heldIn(footprint, 'accounts.upid')).toBe(guest.upid)
    expect(heldIn(footprint, 'keys.browser_id')).toBe(guest.browserId)
    expect(heldIn(footprint, 'browser_secrets.hash')).toBe('a fingerprint of the secret of your browser')
    expect(heldIn(footprint, 'keys.credential_id')).toBeUndefined()
  })

  it('has no personal field for what the operator did, either', async () => {
    const guest = await world.newGuest()
    await grantFeature(world.deps, { account: guest.id, featureName: 'early-access' })
    const footprint = await footprintOf(guest.jwt)
    expect(heldIn(footprint, 'journal.detail')).toEqual([null, 'operator'])
    expect(isAnonymous(footprint)).toBe(true)
  })

  it('is a plain array of what is stored, and has each column once', async () => {
    const guest = await world.newGuest()
    const footprint = await footprintOf(guest.jwt)
    expect(Array.isArray(footprint)).toBe(true)
    for (const entry of footprint) {
      expect(Object.keys(entry)).toEqual(['table', 'column', 'purpose', 'kept', 'value'])
      const { value, ...words } = entry
      for (const text of Object.values(words)) expect(text).toMatch(/\S/)
      expect(value).not.toBe('')
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
    const { jwt, id } = await world.newGuest()
    await world.run('account.setRealName', { first: 'Ada', last: 'Lovelace' }, { bearer: jwt })
    await world.run('account.setBornOn', { bornOn: '1990-12-10' }, { bearer: jwt })
    await addPasskey(world, jwt)
    const email = await verifyRecovery(world, jwt)
    const footprint = await footprintOf(jwt)
    expect(isAnonymous(footprint)).toBe(false)
    for (const [path, value] of Object.entries({
      'accounts.first': 'Ada',
      'accounts.middle': null,
      'accounts.last': 'Lovelace',
      'accounts.born_on': '1990-12-10',
      'accounts.email': email,
      'accounts.pending_email': null,
      'addresses.address': email,
      'addresses.account_id': id,
      'keys.type': ['browser', 'passkey'],
      'keys.backed_up': [null, false],
      'keys.revoked_at': undefined,
    })) {
      expect(heldIn(footprint, path), path).toEqual(value)
    }
    expect(heldIn(footprint, 'accounts.created_at')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(heldIn(footprint, 'accounts.journal_seq')).toEqual(expect.any(Number))
    expect(heldIn(footprint, 'accounts.user_handle')).toMatch(/^[\w-]{86}$/)
    expect(heldIn(footprint, 'keys.public_key')).toEqual([null, expect.stringMatching(/^[\w-]{80,}$/)])
    expect(heldIn(footprint, 'limits.kind')).toContain('mails_to_address_an_hour')
    expect(heldIn(footprint, 'limits.subject')).toContain(id)
    expect(heldIn(footprint, 'limits.address')).toContain(email)
  })

  it('lists the newest hundred rows of a table', async () => {
    const { jwt, id } = await world.newGuest()
    const rows = Array.from({ length: 130 }, (_, index) => ({
      accountId: id,
      hash: Buffer.from(`way back ${index} of ${id}`),
    }))
    await world.deps.db.insert(deletionUndos).values(rows)
    expect(heldIn(await footprintOf(jwt), 'deletion_undos.account_id')).toEqual(Array(100).fill(id))
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
      'challenges.hash': Array(2).fill('a fingerprint of the question to a passkey'),
      'challenges.purpose': ['register', 'login'],
      'links.hash': 'a fingerprint of the link',
      'links.address': owner.address,
      'links.asked_by_account_id': undefined,
      'codes.hmac': Array(2).fill('a fingerprint of the code'),
      'codes.token_hash': [null, 'a fingerprint of the link or the sign-in'],
      'codes.address': [next, ofKey],
      'codes.account_id': [owner.id, owner.id],
      // The code that verified the address has been sent.
      'outbox.sealed': ['', ...Array(4).fill('a letter, sealed')],
      'outbox.fingerprint': Array(5).fill('a fingerprint of an address'),
      'held_notices.event': 'passkeyAdded',
      'held_notices.count': 1,
    })) {
      expect(sorted(heldIn(footprint, path)), path).toEqual(sorted(value))
    }
    for (const kind of [
      'a code for your recovery email',
      'a sign-in link',
      'the answer to an email key you asked for',
      'a notice of a change',
    ]) {
      expect(heldIn(footprint, 'outbox.kind')).toContain(kind)
    }
    await world.deps.db.delete(heldNotices).where(eq(heldNotices.accountId, owner.id))
  })

  it('lists the letter by which a newcomer came, and no letter to an address that is not theirs', async () => {
    const owner = await newOwner(world)
    expect(heldIn(await footprintOf(owner.bearer), 'outbox.kind')).toBe('a sign-in link')
    const guest = await world.newGuest()
    await world.run('email.askSignInLink', { email: owner.address }, { bearer: guest.jwt, from: newClient() })
    expect(heldIn(await footprintOf(guest.jwt), 'outbox.kind')).toBeUndefined()
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
    expect(heldIn(await footprintOf(ada.bearer), 'codes.address')).toBeNull()

    for (const bearer of [ada.bearer, bob.bearer]) {
      const said = JSON.stringify(await footprintOf(bearer))
      for (const bytes of await secretBytes()) {
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
        return footprint.map(({ table, column, value }) => [
          table,
          column,
          masked(JSON.stringify(value), address),
        ])
      }),
    )
    expect(one).toEqual(other)
    expect(one).toContainEqual(['outbox', 'sealed', '"a letter, sealed"'])
    expect(one).toContainEqual(['links', 'asked_by_account_id', '"an id"'])
  })
})

function masked(value: string, address: string) {
  return value
    .replaceAll(address, 'the address')
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'an id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment')
    .replace(/[\w-]{43,}/g, 'bytes')
    .replace(/\b[\dA-HJKMNP-TV-Z]{10}\b/g, 'a upid')
    .replace(/\b[\da-f]{16}\b/g, 'a browser')
}

function sorted(value: unknown) {
  return Array.isArray(value) ? value.map(String).sort() : value
}

/** Given to their owner as they are: nobody gets in with them. */
const NO_SECRETS = ['userHandle', 'credentialId', 'publicKey']

/** Every hash in the database, of all accounts. */
async function secretBytes() {
  const found: Buffer[] = []
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    const rows: Record<string, unknown>[] = await world.deps.db.select().from(table)
    expect(Object.keys(getTableColumns(table)).length, getTableName(table)).toBeGreaterThan(1)
    found.push(
      ...rows.flatMap((row) =>
        Object.entries(row).flatMap(([name, value]) =>
          Buffer.isBuffer(value) && !NO_SECRETS.includes(name) ? [value] : [],
        ),
      ),
    )
  }
  expect(found.length).toBeGreaterThan(10)
  return found
}
