import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '#server/platform/postgres/schema.ts'
import { newAddress } from '../../support/new-address.ts'
import { accountOf, ask, invalidCode, mailedCode, verify } from '../../support/recovery-email.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a link that is redeemed before the code is entered', () => {
  it('verifies the address once, and leaves codes of other accounts unchanged', async () => {
    const [guest, rival] = [await world.newGuest(), await world.newGuest()]
    const address = newAddress()
    const options = { bearer: guest.jwt }
    await ask(world, address, { bearer: rival.jwt })
    await mailedCode(world, address)
    await ask(world, address, options)
    const { code } = await mailedCode(world, address)

    const token = await world.mailedLink(address, { bearer: guest.jwt })
    const redeemed = await world.run(
      'email.redeemSignInLink',
      { token, browserId: newBrowserId() },
      { bearer: guest.jwt },
    )
    expect(redeemed.body).toMatchObject({ accountId: guest.id, email: address })
    expect((await world.smtp.next(address)).mail.subject).toBe('Your recovery email is verified')

    expect(await verify(world, { code, email: address }, options)).toMatchObject(invalidCode)
    expect(await accountOf(world, guest.jwt)).toMatchObject({ email: address, emailVerified: true })
    const left = await world.deps.db.select().from(codes).where(eq(codes.address, address))
    expect(left).toMatchObject([{ accountId: rival.id }])
  })
})
