import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes, limits } from '#server/platform/postgres/schema.ts'
import { activateKey, invalidActivation, mailedKey, requestKey } from '../../support/email-keys.ts'
import { newAddress } from '../../support/new-address.ts'
import { accountOf, ask, invalidCode, mailedCode, verify } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a code that was not used', () => {
  it('ends when another address is requested: the first may have been a typo, and belong to another person', async () => {
    const { jwt: bearer } = await world.newGuest()
    const [mistyped, meant] = [newAddress(), newAddress()]
    await ask(world, mistyped, { bearer })
    const slip = await mailedCode(world, mistyped)
    await ask(world, meant, { bearer })
    const { code } = await mailedCode(world, meant)

    expect(await verify(world, { code: slip.code, email: mistyped }, { bearer })).toMatchObject(invalidCode)
    expect(await accountOf(world, bearer)).toMatchObject({ emailVerified: false, pendingEmail: meant })
    expect((await verify(world, { code, email: meant }, { bearer })).status).toBe(200)
  })

  it('is deleted with its e-mail key, and its tries no longer count', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    const { body } = await requestKey(world, address, { bearer })
    const mailed = await mailedKey(world, address)
    await world.run('keys.removeEmailKey', { keyId: body.keyId }, { bearer })

    for (let tries = 0; tries < 6; tries++) {
      expect(await activateKey(world, mailed)).toMatchObject(invalidActivation)
    }
    expect(await world.deps.db.$count(codes, eq(codes.address, address))).toBe(0)
  })
})

describe('a right code', () => {
  it('does not count among the wrong ones of its address', async () => {
    const { jwt: bearer } = await world.newGuest()
    const email = newAddress()
    await ask(world, email, { bearer })
    const { code } = await mailedCode(world, email)
    await verify(world, { code: code === '000000' ? '000001' : '000000', email }, { bearer })
    expect((await verify(world, { code, email }, { bearer })).status).toBe(200)
    const isFailed = and(eq(limits.kind, 'failed_codes_a_day'), eq(limits.subject, email))
    expect(await world.deps.db.select().from(limits).where(isFailed)).toMatchObject([{ count: 1 }])
  })
})
