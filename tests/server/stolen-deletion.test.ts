import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedUndo, undo } from '../support/changes.ts'
import { deleteAccount } from '../support/deletion.ts'
import { lettersTo, linkIn, nextMailed } from '../support/letters.ts'
import { addPasskey, linkSignIn, passkeySignIn, statusOfKey, statusWith } from '../support/people.ts'
import { proveByPasskey } from '../support/proofs.ts'
import { accountOf, newOwner } from '../support/recovery-email.ts'
import { newElder, newOldGuest, removeEmailKey, YEAR } from '../support/stolen.ts'
import { letHoursPass } from '../support/time-travel.ts'
import { createWorld, newClient, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Adds a passkey by a stolen session, and proves with it that one is the owner. */
async function passkeyAndProof(stolen: string) {
  const passkey = await addPasskey(world, stolen)
  const { body } = await proveByPasskey(world, passkey, { bearer: stolen })
  return { passkey, proof: body.proof as string }
}

describe('a deletion with a stolen session', () => {
  const call = (name: string, bearer: string) => world.run(name, {}, { bearer, from: newClient() })

  it('is undone by a browser that it signed out', async () => {
    const { id, stolen, browserKey } = await newOldGuest(world)
    const { passkey, proof } = await passkeyAndProof(stolen)
    expect((await deleteAccount(world, stolen, { proof })).body.restsUntil).toEqual(expect.any(String))
    expect(await statusOfKey(world, browserKey)).toBe(401)
    expect(await undo(world, { token: browserKey })).toMatchObject({
      body: { undone: ['deletion_asked', 'key_added'] },
    })
    expect(await statusOfKey(world, browserKey)).toBe(200)
    expect(await statusWith(world, stolen)).toBe(401)
    expect((await passkeySignIn(world, passkey)).status).toBe(401)
    const [account] = await world.sql`select rests_until from accounts where id = ${id}`
    expect(account).toEqual({ rests_until: null })
  })

  it('is not made final by who came in by something new', async () => {
    const { stolen, address, keyAddress } = await newElder(world)
    await call('email.removeRecovery', stolen)
    await removeEmailKey(world, stolen)
    const token = linkIn(await lettersTo(world, keyAddress), 'undo')
    const { passkey, proof } = await passkeyAndProof(stolen)
    expect((await deleteAccount(world, stolen, { proof })).status).toBe(200)
    const thief = (await passkeySignIn(world, passkey)).body.jwt
    expect(await world.run('account.deleteNow', {}, { bearer: thief })).toMatchObject(refusedUndo.tooNew)
    expect((await undo(world, { token })).status).toBe(200)
    expect(await statusWith(world, thief)).toBe(401)
    const { accessToken } = (await linkSignIn(world, address)).body
    expect(await accountOf(world, accessToken)).toMatchObject({ email: address, restsUntil: null })
  })

  it('leaves time where everything to come back by was removed just before', async () => {
    const { address, bearer, id } = await newOwner(world)
    await letHoursPass(world, id, YEAR)
    await call('email.removeRecovery', bearer)
    const token = await nextMailed(world, address, 'undo')
    expect((await deleteAccount(world, bearer)).body.restsUntil).toEqual(expect.any(String))
    expect((await undo(world, { token })).status).toBe(200)
    expect((await linkSignIn(world, address)).body.user).toMatchObject({ id })
  })
})
