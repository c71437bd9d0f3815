import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, addresses, links } from '#server/platform/postgres/schema.ts'
import { whileHeld } from '../../support/held-account.ts'
import { newAddress } from '../../support/new-address.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { until } from '../../support/until.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const invalidLink = { status: 400, body: { code: 'invalid_link', error: 'Invalid verification link' } }

describe('a redeemed sign-in link', () => {
  const redeem = (token: string, options: { bearer?: string; browserId?: string } = {}) =>
    world.run(
      'email.redeemSignInLink',
      { token, browserId: options.browserId ?? newBrowserId() },
      { bearer: options.bearer },
    )
  const accountOf = async (bearer: string) =>
    (await world.rest('GET', '/api/account', undefined, { bearer })).body

  it('makes an account for a new address, and signs in to it the next time', async () => {
    const address = newAddress()
    const first = await redeem(await world.mailedLink(address))
    expect(first.status).toBe(200)
    expect(first.body).toEqual({
      success: true,
      email: address,
      user: { id: expect.any(String), email: address, displayName: 'User' },
      accessToken: expect.any(String),
      browserKey: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 900,
      message: 'Email verified successfully!',
    })
    expect(await accountOf(first.body.accessToken)).toMatchObject({
      email: address,
      emailVerified: true,
      pendingEmail: null,
      emails: { [address]: { verified: true } },
      ghost: false,
    })

    const second = await redeem(await world.mailedLink(address))
    expect(second.body.user.id).toBe(first.body.user.id)
  })

  it('adds the address to the guest that asked, which keeps its id and session', async () => {
    const guest = await world.newGuest()
    const address = newAddress()
    const token = await world.mailedLink(address, { bearer: guest.jwt })
    const { status, body } = await redeem(token, { bearer: guest.jwt })

    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      email: address,
      accountId: guest.id,
      message: 'Email verified successfully!',
      takesEffectAt: null,
    })
    expect(await accountOf(guest.jwt)).toMatchObject({ id: guest.id, email: address, ghost: false })
  })

  it('adds nothing to the guest of an attacker when the owner of the mailbox clicks elsewhere', async () => {
    const attacker = await world.newGuest()
    const victim = newAddress()
    const token = await world.mailedLink(victim, { bearer: attacker.jwt })
    const { body } = await redeem(token)

    expect(body.user.id).not.toBe(attacker.id)
    expect(await accountOf(attacker.jwt)).toMatchObject({ ghost: true, email: null, emails: {} })
    expect((await accountOf(body.accessToken)).keys).toHaveLength(1)
  })

  it('leaves another guest unchanged when it redeems a link that it did not ask for', async () => {
    const [asker, clicker] = [await world.newGuest(), await world.newGuest()]
    const address = newAddress()
    const token = await world.mailedLink(address, { bearer: asker.jwt })
    const { body } = await redeem(token, { bearer: clicker.jwt })

    expect([asker.id, clicker.id]).not.toContain(body.user.id)
    expect(await accountOf(clicker.jwt)).toMatchObject({ ghost: true })
  })

  it('signs in to the owner even when a guest asked for it and redeems it', async () => {
    const address = newAddress()
    const owner = (await redeem(await world.mailedLink(address))).body
    const guest = await world.newGuest()
    const { body } = await redeem(await world.mailedLink(address, { bearer: guest.jwt }), {
      bearer: guest.jwt,
    })
    expect(body.user.id).toBe(owner.user.id)
    expect(await accountOf(guest.jwt)).toMatchObject({ ghost: true })
  })

  it('works once, and gets the same refusal when unknown, used, replaced or expired', async () => {
    const address = newAddress()
    const used = await world.mailedLink(address)
    expect((await redeem(used)).status).toBe(200)
    expect(await redeem(used)).toMatchObject(invalidLink)

    const replaced = await world.mailedLink(address)
    const expired = await world.mailedLink(address)
    expect(await redeem(replaced)).toMatchObject(invalidLink)
    await world.deps.db.update(links).set({ expiresAt: sql`now()` }).where(eq(links.address, address))
    expect(await redeem(expired)).toMatchObject(invalidLink)
    expect(await redeem('unknown')).toMatchObject(invalidLink)
    expect(await redeem(`${expired}\u0000`)).toMatchObject(invalidLink)
  })

  it.each([[{}], [{ token: '' }], [{ token: 7 }], [{ token: ['a'] }], [{ token: null }]])(
    'refuses %j as bad input',
    async (input) => {
      expect(await world.run('email.redeemSignInLink', input)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', error: 'Invalid verification link' },
      })
    },
  )

  it('is not used up by a call with a bad bearer', async () => {
    const token = await world.mailedLink(newAddress())
    expect((await redeem(token, { bearer: 'nonsense' })).status).toBe(401)
    expect((await redeem(token)).status).toBe(200)
  })
})

describe('a sign-in link', () => {
  const redeem = (token: string, bearer?: string) =>
    world.rest('POST', '/api/auth/email/verify', { token, browserId: newBrowserId() }, { bearer })

  it('is redeemed exactly once by 50 calls at the same time', async () => {
    const ofNobody = { address: newAddress(), bearer: undefined }
    const ofAnOwner = { address: (await newOwner(world)).address, bearer: undefined }
    const ofWhoAsks = { address: newAddress(), bearer: (await world.newGuest()).jwt }
    for (const { address, bearer } of [ofNobody, ofAnOwner, ofWhoAsks]) {
      const token = await world.mailedLink(address, { bearer })
      const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(token, bearer)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
    }
  })

  it('never makes two owners of an address that is verified twice at the same time', async () => {
    const address = newAddress()
    const guest = await world.newGuest()
    const token = await world.mailedLink(address, { bearer: guest.jwt })
    const answers = await Promise.all([redeem(token, guest.jwt), redeem(token), redeem(token, guest.jwt)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const owners = await world.deps.db.select().from(accounts).where(eq(accounts.email, address))
    expect(owners).toHaveLength(1)
  })

  it('changes nothing when its page is opened, by GET or HEAD', async () => {
    const token = await world.mailedLink(newAddress())
    for (const method of ['GET', 'HEAD'] as const) {
      await world.app.inject({
        method,
        url: `/authr/verify?token=${token}`,
        headers: { host: 'localhost:3000' },
      })
      await world.app.inject({
        method,
        url: `/trpc/email.redeemSignInLink?input=${encodeURIComponent(JSON.stringify({ token }))}`,
      })
    }
    expect((await redeem(token)).status).toBe(200)
  })

  it('replaces a verified address on the account that asked, and notifies the old one', async () => {
    const [old, fresh] = [newAddress(), newAddress()]
    const { body: owner } = await redeem(await world.mailedLink(old))
    const token = await world.mailedLink(fresh, { bearer: owner.accessToken })
    expect((await redeem(token, owner.accessToken)).body).toMatchObject({ accountId: owner.user.id })

    const { body: account } = await world.rest('GET', '/api/account', undefined, {
      bearer: owner.accessToken,
    })
    expect(account.emails).toEqual({ [fresh]: { verified: true, leavesAt: null } })
    expect((await world.smtp.next(old)).mail.subject).toContain('recovery email was changed')
    // The old address is free again: it opens a new account.
    expect((await redeem(await world.mailedLink(old))).body.user.id).not.toBe(owner.user.id)
  })

  it.each(['somebody new', 'a browser that shows its key'])(
    'no longer opens an account that gave the address up while the link was on its way, for %s',
    async (who) => {
      const address = newAddress()
      const { body: owner } = await redeem(await world.mailedLink(address))
      const token = await world.mailedLink(address)
      const { db } = world.deps
      const input = {
        token,
        browserId: newBrowserId(),
        ...(who !== 'somebody new' && { browserKey: owner.browserKey }),
      }
      let late = redeem('nothing')
      await db.transaction(async (tx) => {
        await tx.select().from(accounts).where(eq(accounts.id, owner.user.id)).for('no key update')
        late = world.rest('POST', '/api/auth/email/verify', input)
        // It has looked up the owner by then.
        await until('somebody who waits for the lock', isSomebodyWaiting, 5_000)
        await tx.update(accounts).set({ email: null }).where(eq(accounts.id, owner.user.id))
        await tx.delete(addresses).where(eq(addresses.address, address))
      })
      expect(await late).toMatchObject(invalidLink)
      // Nothing was used up: the link now is one for an address without an owner.
      expect((await redeem(token)).body.user.id).not.toBe(owner.user.id)
    },
  )

  it.each(['somebody new', 'a browser that shows its key'])(
    'opens neither account when the address moves to another one meanwhile, for %s',
    async (who) => {
      const address = newAddress()
      const { body: owner } = await redeem(await world.mailedLink(address))
      const next = await world.newGuest()
      const token = await world.mailedLink(address)
      const { browserKey } = owner
      const input = { token, browserId: newBrowserId(), ...(who !== 'somebody new' && { browserKey }) }
      const [late] = await whileHeld(world, owner.user.id, {
        begin: () => [world.rest('POST', '/api/auth/email/verify', input)],
        meanwhile: async (tx) => {
          await tx.update(accounts).set({ email: null }).where(eq(accounts.id, owner.user.id))
          await tx.update(addresses).set({ accountId: next.id }).where(eq(addresses.address, address))
          await tx.update(accounts).set({ email: address }).where(eq(accounts.id, next.id))
        },
      })
      expect(late).toMatchObject(invalidLink)
      expect((await redeem(token)).body.user.id).toBe(next.id)
    },
  )

  it('for another address than the expected one is refused and stays usable', async () => {
    const address = newAddress()
    const token = await world.mailedLink(address)
    const expecting = (expectedEmail: string) =>
      world.rest('POST', '/api/auth/email/verify', { token, expectedEmail, browserId: newBrowserId() })
    expect(await expecting('somebody.else@example.com')).toMatchObject(invalidLink)
    expect((await expecting(address.toUpperCase())).status).toBe(200)
  })
})

/** Waits for a lock that another transaction holds, in this database. */
async function isSomebodyWaiting() {
  const waiting = await world.deps.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting.length > 0
}
