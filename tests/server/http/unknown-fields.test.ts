import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, codes, keys, links } from '#server/platform/postgres/schema.ts'
import { newAddress } from '../../support/new-address.ts'
import { createWorld, doors, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Columns that an attacker might try to write, under both of their names. */
function wishes() {
  const mine = newAddress()
  return {
    id: '01a1f9c2-1ab5-7214-9aec-cc5ccff82980',
    accountId: '01a1f9c2-1ab5-7214-9aec-cc5ccff82980',
    account_id: '01a1f9c2-1ab5-7214-9aec-cc5ccff82980',
    upid: 'AAAAAAAAAA',
    pendingEmail: mine,
    pending_email: mine,
    userHandle: 'AAAA',
    middle: 'of nowhere',
    ghost: false,
    emailVerified: true,
    createdAt: '2000-01-01T00:00:00Z',
    created_at: '2000-01-01T00:00:00Z',
    lastUsedAt: '2000-01-01T00:00:00Z',
    expiresAt: '2999-01-01T00:00:00Z',
    expires_at: '2999-01-01T00:00:00Z',
    revokedAt: null,
    activatedAt: '2000-01-01T00:00:00Z',
    type: 'feature',
    featureName: 'everything',
    journalSeq: -1000,
    journal_seq: -1000,
    journalHash: 'nothing',
    tries: -1000,
    purpose: 'recovery',
  }
}

describe.each(doors)('unknown fields over %s', (door) => {
  it('reach no column of an account or its keys', async () => {
    const { body: made } = await world.call(
      door,
      'account.create',
      { ...wishes(), email: newAddress(), browserId: newBrowserId() },
      { from: newClient() },
    )
    const facts = async () => ({
      account: await world.deps.db.select().from(accounts).where(eq(accounts.id, made.id)),
      keys: await world.deps.db.select().from(keys).where(eq(keys.accountId, made.id)),
    })
    const born = await facts()
    expect(born).toMatchObject({
      account: [{ email: null, pendingEmail: null, middle: null, journalSeq: 1 }],
      keys: [{ type: 'browser', email: null, activatedAt: null, featureName: null }],
    })
    expect(born.account[0]?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000)

    const options = { bearer: made.jwt }
    const name = { ...wishes(), email: newAddress(), first: 'Ada', last: 'Lovelace' }
    expect((await world.call(door, 'account.setRealName', name, options)).status).toBe(200)
    const birthday = { ...wishes(), email: newAddress(), first: 'Eve', bornOn: '1990-02-28' }
    expect((await world.call(door, 'account.setBornOn', birthday, options)).status).toBe(200)
    const now = await facts()
    // The fields that both doors accept.
    const told = { journalSeq: 3, journalHash: now.account[0]?.journalHash }
    expect(told.journalHash).toMatch(/^[\w-]{43}$/)
    expect(now).toEqual({
      ...born,
      account: [{ ...born.account[0], first: 'Ada', last: 'Lovelace', bornOn: '1990-02-28', ...told }],
    })
  })

  it('reach no column of a link or a code', async () => {
    const guest = await world.newGuest()
    const email = newAddress()
    const asked = { from: newClient() }
    await world.call(door, 'email.askSignInLink', { ...wishes(), askedByAccountId: guest.id, email }, asked)
    const [link] = await world.deps.db.select().from(links).where(eq(links.address, email))
    expect(link?.askedByAccountId).toBeNull()
    expect(link?.expiresAt.getTime()).toBeLessThan(Date.now() + 16 * 60_000)

    const options = { bearer: guest.jwt, from: newClient() }
    await world.call(door, 'email.requestKey', { ...wishes(), address: newAddress(), email }, options)
    const [code] = await world.deps.db.select().from(codes).where(eq(codes.address, email))
    expect(code).toMatchObject({ accountId: guest.id, purpose: 'email_key', tries: 0 })
    expect(code?.expiresAt.getTime()).toBeLessThan(Date.now() + 11 * 60_000)
  })
})
