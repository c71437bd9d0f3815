import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../../support/new-address.ts'
import { accountOf, ask, newOwner } from '../../support/recovery-email.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const untouched = { ghost: true, email: null, emails: {} }

describe('a link that proves a mailbox', () => {
  const redeem = (token: string, bearer?: string) =>
    world.run('email.redeemSignInLink', { token, browserId: newBrowserId() }, { bearer })

  it.each([
    ['nobody', 'nobody'],
    ['nobody', 'a guest'],
    ['a guest', 'nobody'],
    ['a guest', 'another guest'],
  ])('requested by %s and presented by %s makes a new account, and opens neither', async (by, presented) => {
    const asker = by === 'nobody' ? null : await world.newGuest()
    const presenter = presented === 'nobody' ? null : await world.newGuest()
    const email = newAddress()
    const token = await world.mailedLink(email, { bearer: asker?.jwt })

    const { status, body } = await redeem(token, presenter?.jwt)
    expect({ status, email: body.email, user: body.user?.email }).toEqual({
      status: 200,
      email,
      user: email,
    })
    expect(body.accountId).toBeUndefined()
    for (const guest of [asker, presenter]) {
      if (guest) expect(await accountOf(world, guest.jwt)).toMatchObject({ id: guest.id, ...untouched })
    }
    expect(await accountOf(world, body.accessToken)).toMatchObject({
      email,
      emailVerified: true,
      ghost: false,
    })
  })

  it('opens the account that owns the address, whoever asked and whoever presents it', async () => {
    const owner = await newOwner(world)
    const [asker, presenter] = [await world.newGuest(), await world.newGuest()]
    for (const bearer of [undefined, asker.jwt, presenter.jwt]) {
      const token = await world.mailedLink(owner.address, { bearer: asker.jwt })
      expect((await redeem(token, bearer)).body).toMatchObject({ user: { id: owner.id } })
    }
    for (const { jwt } of [asker, presenter]) expect(await accountOf(world, jwt)).toMatchObject(untouched)
  })

  it('does not verify an address that is pending on an account', async () => {
    const waiting = await world.newGuest()
    const email = newAddress()
    await ask(world, email, { bearer: waiting.jwt })
    const { mail } = await world.smtp.next(email)
    // The letter with the code has no link, so the code is the only way.
    expect(`${mail.text}${mail.html}`).not.toMatch(/https?:|href/)

    const { body } = await redeem(await world.mailedLink(email))
    expect(body.user).toMatchObject({ email })
    expect(body.user.id).not.toBe(waiting.id)
    expect(await accountOf(world, waiting.jwt)).toMatchObject({ emailVerified: false, ghost: true })
  })
})
