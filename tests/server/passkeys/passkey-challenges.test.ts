import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { challenges } from '#server/platform/postgres/schema.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import {
  badLogin,
  beginLogin,
  beginRegistration,
  completeLogin,
  completeRegistration,
  newHolder,
  usedLogin,
  usedRegistration,
} from '../../support/passkeys.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a passkey', () => {
  it('uses up its challenge by any try, a refused one included', async () => {
    const { authenticator } = await newHolder(world)
    const options = await beginLogin(world)
    expect(await completeLogin(world, authenticator.login(options, { userVerified: false }))).toMatchObject(
      badLogin,
    )
    expect(await completeLogin(world, authenticator.login(options))).toMatchObject(usedLogin)

    const creation = await beginRegistration(world)
    const credential = createAuthenticator({ origin: ORIGIN }).register(creation, { userVerified: false })
    expect(await completeRegistration(world, credential)).toMatchObject({
      status: 400,
      body: { code: 'invalid_credential', error: 'Registration completion failed' },
    })
    expect(
      await completeRegistration(world, createAuthenticator({ origin: ORIGIN }).register(creation)),
    ).toMatchObject(usedRegistration)
  })

  it('never mixes registration and sign-in', async () => {
    const { authenticator } = await newHolder(world)
    const creation = await beginRegistration(world)
    expect(await completeLogin(world, authenticator.login({ challenge: creation.challenge }))).toMatchObject(
      usedLogin,
    )
    const request = await beginLogin(world)
    const credential = authenticator.register({ ...creation, challenge: request.challenge })
    expect(await completeRegistration(world, credential)).toMatchObject(usedRegistration)
  })

  it.each([
    ['nothing', undefined],
    ['text', 'credential'],
    ['an empty object', {}],
    ['no response', { id: 'a', rawId: 'a', type: 'public-key' }],
    [
      'client data that is no JSON',
      {
        id: 'YWE',
        rawId: 'YWE',
        type: 'public-key',
        response: {
          clientDataJSON: 'YWE',
          attestationObject: 'YWE',
          authenticatorData: 'YWE',
          signature: 'YWE',
        },
      },
    ],
  ])('is refused as bad input when the credential is %s', async (_, credential) => {
    for (const procedure of ['passkeys.completeRegistration', 'passkeys.completeLogin']) {
      const { status, body } = await world.run(procedure, { credential })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid_input', success: false })
    }
  })
})

describe('passkeys', () => {
  it('of one account cannot be completed by another, or without a session', async () => {
    const [one, other] = [await world.newGuest(), await world.newGuest()]
    for (const bearer of [other.jwt, undefined]) {
      const options = await beginRegistration(world, {}, { bearer: one.jwt })
      const credential = createAuthenticator({ origin: ORIGIN }).register(options)
      expect(await completeRegistration(world, credential, { bearer })).toMatchObject(usedRegistration)
    }
  })

  it('expire with their challenge', async () => {
    const authenticator = createAuthenticator({ origin: ORIGIN })
    const options = await beginRegistration(world)
    await world.deps.db.update(challenges).set({ expiresAt: new Date(0) })
    expect(await completeRegistration(world, authenticator.register(options))).toMatchObject(usedRegistration)
  })

  it('can be started 60 times a minute by one client, over all calls together', async () => {
    const from = newClient()
    const begin = (name: string, input: object = {}) => world.run(name, input, { from })
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => [
        begin('passkeys.beginRegistration'),
        begin('passkeys.beginDiscoverableLogin'),
        begin('passkeys.beginLogin', { email: 'nobody@example.com' }),
      ]).flat(),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
  })
})
