import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, limits } from '#server/platform/postgres/schema.ts'
import { newAddress } from '../../support/new-address.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

/** Asking for a link and redeeming it check in their own statement whether the presented session is still active. */

let world: World
beforeAll(async () => {
  world = await createWorld({ rateLimitFactor: 0.02 })
})
afterAll(() => world.close())

/** A bearer whose browser has signed out since. */
async function endedBearer() {
  const { jwt, browserKey } = await world.newGuest()
  await world.run('auth.logout', { browserKey })
  return jwt
}

/** A bearer whose account was restricted since. */
async function restrictedBearer() {
  const { id, jwt } = await world.newGuest()
  await world.deps.db.update(accounts).set({ restrictedAt: sql`now()` }).where(eq(accounts.id, id))
  return jwt
}

/** A bearer whose account is scheduled for deletion since. */
async function restingBearer() {
  const { id, jwt } = await world.newGuest()
  await world.deps.db
    .update(accounts)
    .set({ restsUntil: sql`now() + interval '30 days'` })
    .where(eq(accounts.id, id))
  return jwt
}

const stops = [
  ['has ended', endedBearer, 401, 'authentication_required'],
  ['is of a restricted account', restrictedBearer, 403, 'account_restricted'],
  ['is of an account that rests', restingBearer, 403, 'account_resting'],
] as const

describe('a presented session that', () => {
  describe.each(stops)('%s', (_, newBearer, status, code) => {
    it('asks for no link, and counts on no limit', async () => {
      const [bearer, email, from] = [await newBearer(), newAddress(), newClient()]
      const asked = await world.run('email.askSignInLink', { email }, { bearer, from })
      expect(asked).toMatchObject({ status, body: { code } })
      expect(await world.deps.db.$count(limits, inArray(limits.subject, [email, from]))).toBe(0)
      // The first mail is the one requested now, without a session.
      await world.mailedLink(email)
      expect(world.smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(1)
    })

    it('is no guess, however often it is presented', async () => {
      const [bearer, from] = [await newBearer(), newClient()]
      const input = { token: 'g'.repeat(42).concat('A') }
      for (let tries = 0; tries < 8; tries++) {
        const redeemed = await world.run('email.redeemSignInLink', input, { bearer, from })
        expect(redeemed).toMatchObject({ status, body: { code } })
      }
      // The network has guessed nothing yet.
      expect((await world.run('email.redeemSignInLink', input, { from })).status).toBe(400)
    })

    it('redeems no link and does not use it up, even the link of an account', async () => {
      const bearer = await newBearer()
      for (const { address } of [await newOwner(world), { address: newAddress() }]) {
        const token = await world.mailedLink(address)
        const redeem = (options: object) =>
          world.run('email.redeemSignInLink', { token, browserId: newBrowserId() }, options)
        expect(await redeem({ bearer, from: newClient() })).toMatchObject({ status, body: { code } })
        expect((await redeem({ from: newClient() })).body).toMatchObject({ email: address })
      }
    })

    it('is refused first, even when the call is wrong in another way too', async () => {
      const options = { bearer: await newBearer(), from: newClient() }
      for (const input of [{}, { token: 'none' }, { token: 'g'.repeat(42).concat('A') }]) {
        const redeemed = await world.run('email.redeemSignInLink', input, options)
        expect(redeemed).toMatchObject({ status, body: { code } })
      }
      const asked = await world.run('email.askSignInLink', { email: 'none' }, options)
      expect(asked).toMatchObject({ status, body: { code } })
    })
  })

  it('has ended is no guess', async () => {
    const [bearer, from] = [await endedBearer(), newClient()]
    const token = await world.mailedLink(newAddress())
    const input = { token, browserId: newBrowserId() }
    // Six refusals a minute are allowed here.
    for (let turn = 0; turn < 4; turn++) {
      for (const tried of [token, 'none']) {
        const shown = { ...input, token: tried }
        const { status } = await world.run('email.redeemSignInLink', shown, { bearer, from })
        expect(status).toBe(401)
      }
    }
    expect((await world.run('email.redeemSignInLink', input, { from })).status).toBe(200)
  })
})
