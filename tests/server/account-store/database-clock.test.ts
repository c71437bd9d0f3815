import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { challenges, codes, links } from '#server/platform/postgres/schema.ts'
import { days } from '#shared/time.ts'
import { activateKey, invalidActivation, mailedKey, requestKey } from '../../support/email-keys.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginLogin, completeLogin, newHolder, usedLogin } from '../../support/passkeys.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterEach(() => vi.useRealTimers())
afterAll(() => world.close())

/** Each process has its own clock, and one of them may be wrong. */
function serverBelievesItIs(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

const past = { expiresAt: sql`now() - interval '1 second'` }

describe('a secret with an expiry', () => {
  const redeem = (token: string) => world.run('email.redeemSignInLink', { token, browserId: newBrowserId() })

  it.each([
    ['ahead', days(1)],
    ['behind', -days(1)],
  ])('expires by the clock of the database, even on a server whose own clock is a day %s', async (_, ms) => {
    const guest = await world.newGuest()
    const [address, other] = [newAddress(), newAddress()]
    const links = [await world.mailedLink(newAddress()), await world.mailedLink(newAddress())]
    await requestKey(world, address, { bearer: guest.jwt })
    await requestKey(world, other, { bearer: guest.jwt })
    const [fresh, stale] = [await mailedKey(world, address), await mailedKey(world, other)]
    const { authenticator } = await newHolder(world)
    const [good, late] = [await beginLogin(world), await beginLogin(world)]
    const [first = '', second = ''] = links
    await expire({ link: second, code: other, challenge: late.challenge })

    serverBelievesItIs(ms)
    expect((await redeem(first)).status).toBe(200)
    expect((await redeem(second)).body.code).toBe('invalid_link')
    expect((await activateKey(world, fresh)).status).toBe(200)
    expect(await activateKey(world, stale)).toMatchObject(invalidActivation)
    expect((await completeLogin(world, authenticator.login(good))).status).toBe(200)
    expect(await completeLogin(world, authenticator.login(late))).toMatchObject(usedLogin)
  })
})

/** Makes a link, a code and a challenge expire. */
async function expire(secrets: { link: string; code: string; challenge: string }) {
  const { db } = world.deps
  const hash = (secret: string | Buffer) => sql`sha256(${secret})`
  await db
    .update(links)
    .set(past)
    .where(eq(links.hash, hash(Buffer.from(secrets.link))))
  await db.update(codes).set(past).where(eq(codes.address, secrets.code))
  const challenge = Buffer.from(secrets.challenge, 'base64url')
  await db
    .update(challenges)
    .set(past)
    .where(eq(challenges.hash, hash(challenge)))
}
