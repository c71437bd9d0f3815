import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../support/authenticator.ts'
import {
  badLogin,
  beginLogin,
  beginRegistration,
  completeLogin,
  completeRegistration,
  newHolder,
} from '../../support/passkeys.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** An account whose passkey is offered for its address. */
async function newAddressHolder() {
  const owner = await newOwner(world)
  const authenticator = createAuthenticator({ origin: ORIGIN })
  const options = await beginRegistration(world, {}, { bearer: owner.bearer })
  await completeRegistration(world, authenticator.register(options), { bearer: owner.bearer })
  return { ...owner, authenticator }
}

async function beginFor(email: string) {
  return (await world.run('passkeys.beginLogin', { email }, { from: newClient() })).body
}

describe('a sign-in that was started for an address', () => {
  it('is completed only by the offered passkeys, and by no other valid one', async () => {
    const ada = await newAddressHolder()
    const eve = await newHolder(world)
    const { challenge } = await beginFor(ada.address)
    expect(await completeLogin(world, eve.authenticator.login({ challenge }))).toMatchObject(badLogin)
    // A passkey of the same account that was added afterwards is refused too.
    const options = await beginFor(ada.address)
    const late = createAuthenticator({ origin: ORIGIN })
    const creation = await beginRegistration(world, {}, { bearer: ada.bearer })
    await completeRegistration(world, late.register(creation), { bearer: ada.bearer })
    const answer = await completeLogin(world, late.login({ challenge: options.challenge }))
    expect(answer).toMatchObject(badLogin)

    const { status, body } = await completeLogin(world, ada.authenticator.login(await beginFor(ada.address)))
    expect({ status, id: body.user.id }).toEqual({ status: 200, id: ada.id })
  })

  it('without an address accepts any passkey, which identifies its account', async () => {
    const { authenticator } = await newHolder(world)
    const options = await beginLogin(world)
    const anonymous = authenticator.login(options, { userHandle: null })
    expect(await completeLogin(world, anonymous)).toMatchObject(badLogin)
    const empty = authenticator.login(await beginLogin(world), { userHandle: '' })
    expect(await completeLogin(world, empty)).toMatchObject(badLogin)
  })

  it.each([
    ['no user handle', { userHandle: null }],
    ['one of no bytes', { userHandle: '' }],
    ['a top origin that is null', { clientData: { topOrigin: null } }],
  ])('is completed by a passkey of that account with %s', async (_, says) => {
    const { address, authenticator } = await newAddressHolder()
    const { status } = await completeLogin(world, authenticator.login(await beginFor(address), says))
    expect(status).toBe(200)
  })
})
