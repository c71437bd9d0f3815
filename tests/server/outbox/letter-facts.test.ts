import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '#server/platform/postgres/schema.ts'
import { newAddress } from '../../support/new-address.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

/** A world whose letters stay in the outbox, so that tests can read them. */
let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** The newest letter, which the mail server does not accept. */
async function letterOf(address: string, ask: () => Promise<unknown>) {
  world.smtp.refuse.set(address, 450)
  const before = new Set((await world.deps.db.select({ id: outbox.id }).from(outbox)).map(({ id }) => id))
  await ask()
  const letters = await world.deps.db.select().from(outbox)
  const fresh = letters.filter(({ id }) => !before.has(id))
  expect(fresh).toHaveLength(1)
  await world.deps.db.delete(outbox).where(eq(outbox.id, fresh[0]?.id ?? ''))
  return { kind: fresh[0]?.kind, accountId: fresh[0]?.accountId }
}

describe('a requested letter', () => {
  const call = (name: string, input: object, bearer?: string) =>
    world.run(name, input, { bearer, from: newClient() })

  it('names no account for an address that is not registered', async () => {
    const email = newAddress()
    expect(await letterOf(email, () => call('email.askSignInLink', { email }))).toEqual({
      kind: 'signInLink',
      accountId: null,
    })
  })

  it('names the account that asked, or else the owner of the address', async () => {
    const guest = await world.newGuest()
    const email = newAddress()
    expect(await letterOf(email, () => call('email.askSignInLink', { email }, guest.jwt))).toEqual({
      kind: 'signInLink',
      accountId: guest.id,
    })
    const owner = await newOwner(world)
    const { body } = await world.rest('GET', '/api/account/id', undefined, { bearer: owner.bearer })
    const { address } = owner
    expect(await letterOf(address, () => call('email.askSignInLink', { email: address }, guest.jwt))).toEqual(
      { kind: 'signInLink', accountId: body.accountId },
    )
  })

  it.each([
    ['email.askVerification', 'verificationCode'],
    ['email.requestKey', 'emailKey'],
  ])('by %s names the account of the session', async (name, kind) => {
    const guest = await world.newGuest()
    const email = newAddress()
    expect(await letterOf(email, () => call(name, { email }, guest.jwt))).toEqual({
      kind,
      accountId: guest.id,
    })
  })
})
