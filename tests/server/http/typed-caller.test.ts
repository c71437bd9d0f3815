import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTypedWorld } from '../../support/typed-world.ts'

let world: Awaited<ReturnType<typeof createTypedWorld>>
beforeAll(async () => {
  world = await createTypedWorld()
})
afterAll(() => world.close())

it('a guest gets a name, and the account shows it', async () => {
  const { jwt } = await world.as().account.create({ browserId: 'a1b2c3d4e5f6a7b8' })
  const guest = world.as(jwt)
  await guest.account.setRealName({ first: 'Ada', last: 'Lovelace' })
  const account = await guest.account.get()
  expect(account.displayName).toBe('Ada Lovelace')
})

it('a call without a session is refused with its reason', async () => {
  const refused = world.as().account.get()
  await expect(refused).rejects.toMatchObject({ cause: { reason: 'authenticationRequired' } })
})
