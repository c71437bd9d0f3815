import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undo } from '../support/changes.ts'
import { nextMailed } from '../support/letters.ts'
import { addPasskey } from '../support/people.ts'
import { proofRequired } from '../support/proofs.ts'
import { newElder, newOldGuest } from '../support/stolen.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a restriction with a stolen session', () => {
  it('is lifted without a proof by who stands on something much older than all that could prove', async () => {
    const { stolen, bearer } = await newOldGuest(world)
    await addPasskey(world, stolen)
    await world.run('account.restrict', {}, { bearer: stolen })
    const lift = (by: string) => world.run('account.liftRestriction', {}, { bearer: by })
    expect((await lift(bearer)).status).toBe(200)

    const elder = await newElder(world)
    await addPasskey(world, elder.stolen)
    await world.run('account.restrict', {}, { bearer: elder.stolen })
    expect(await lift(elder.stolen)).toMatchObject(proofRequired('mail'))
  })

  it('keeps nobody from hearing that something was undone, which needs no session', async () => {
    const { address, stolen } = await newElder(world)
    await addPasskey(world, stolen)
    const token = await nextMailed(world, address, 'undo')
    await world.run('account.restrict', {}, { bearer: stolen })
    expect((await undo(world, { token })).status).toBe(200)
    expect(await nextMailed(world, address, 'undo')).not.toBe(token)
  })
})
