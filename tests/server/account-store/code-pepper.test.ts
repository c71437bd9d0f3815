import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '#server/platform/postgres/schema.ts'
import { newAddress } from '../../support/new-address.ts'
import { ask, invalidCode, mailedCode, newOwner, verify } from '../../support/recovery-email.ts'
import { SECRET } from '../../support/test-config.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterEach(() => {
  world.deps.config.secrets = [SECRET]
})
afterAll(() => world.close())

const OTHER_SECRET = 'another secret of more than thirty-two bytes'

describe('a code as the database stores it', () => {
  it('cannot be checked by a server that does not know the secret it was stored with', async () => {
    const guest = await world.newGuest()
    const email = newAddress()
    await ask(world, email, { bearer: guest.jwt })
    const { code } = await mailedCode(world, email)

    world.deps.config.secrets = [OTHER_SECRET]
    const { body } = await world.run('auth.refresh', { refreshToken: guest.browserKey })
    const options = { bearer: body.accessToken }
    expect(await verify(world, { code, email }, options)).toMatchObject(invalidCode)

    // During a rotation of the secret, both are known for a while.
    world.deps.config.secrets = [OTHER_SECRET, SECRET]
    expect((await verify(world, { code, email }, options)).status).toBe(200)
  })

  it('does not work in the row of another account, address or purpose', async () => {
    const owner = await newOwner(world)
    const [one, other] = [await world.newGuest(), await world.newGuest()]
    const email = newAddress()
    await ask(world, email, { bearer: one.jwt })
    const { code } = await mailedCode(world, email)
    const [known] = await world.deps.db.select().from(codes).where(eq(codes.address, email))
    if (!known) throw new Error('a code')

    // An attacker who can write to the database, but knows no secret, copies a known code to other rows.
    const another = newAddress()
    await ask(world, another, { bearer: one.jwt })
    await ask(world, email, { bearer: other.jwt })
    await ask(world, owner.address, { bearer: one.jwt })
    const elsewhere = inArray(codes.address, [email, another, owner.address])
    const copies = await world.deps.db.update(codes).set({ hmac: known.hmac }).where(elsewhere).returning()
    expect(copies).toHaveLength(3)
    for (const [input, bearer] of [
      [{ code, email: another }, one.jwt],
      [{ code, email }, other.jwt],
      [{ code, email: owner.address, isConflict: true }, one.jwt],
    ] as const) {
      expect(await verify(world, input, { bearer })).toMatchObject(invalidCode)
    }
  })
})
