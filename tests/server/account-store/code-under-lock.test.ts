import { randomBytes } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '#server/platform/postgres/schema.ts'
import { activateKey, invalidActivation, mailedKey, requestKey } from '../../support/email-keys.ts'
import { whileHeld } from '../../support/held-account.ts'
import { newAddress } from '../../support/new-address.ts'
import { accountOf, ask, invalidCode, mailedCode, verify } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** What happens to a code between the check that finds it right and its use. */
const ends: [string, () => { hmac: Buffer; tries: number } | { expiresAt: SQL }][] = [
  ['replaced by a newer one', () => ({ hmac: randomBytes(32), tries: 0 })],
  ['expired', () => ({ expiresAt: sql`now() - interval '1 second'` })],
]

describe('a right code that becomes void while its call waits for the account', () => {
  it.each(ends)('verifies no address when it is %s', async (_, change) => {
    const { id, jwt: bearer } = await world.newGuest()
    const email = newAddress()
    await ask(world, email, { bearer })
    const { code } = await mailedCode(world, email)
    const [answer] = await whileHeld(world, id, {
      begin: () => [verify(world, { code, email }, { bearer })],
      meanwhile: (tx) => tx.update(codes).set(change()).where(eq(codes.address, email)),
    })
    expect(answer).toMatchObject(invalidCode)
    expect(await accountOf(world, bearer)).toMatchObject({ ghost: true, emailVerified: false })
  })

  it.each(ends)('activates no e-mail key when it is %s', async (_, change) => {
    const { id, jwt: bearer } = await world.newGuest()
    const email = newAddress()
    await requestKey(world, email, { bearer })
    const mailed = await mailedKey(world, email)
    const [answer] = await whileHeld(world, id, {
      begin: () => [activateKey(world, mailed)],
      meanwhile: (tx) => tx.update(codes).set(change()).where(eq(codes.address, email)),
    })
    expect(answer).toMatchObject(invalidActivation)
    expect(await accountOf(world, bearer)).toMatchObject({
      ghost: true,
      emails: { [email]: { verified: false } },
    })
  })
})
