import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { challenges } from '#server/platform/postgres/schema.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import {
  beginLogin,
  beginRegistration,
  completeLogin,
  completeRegistration,
  newHolder,
  usedLogin,
  usedRegistration,
} from '../../support/passkeys.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Credential = { response: { clientDataJSON: string } }

const unread: [string, (credential: Credential) => unknown][] = [
  ['has no id', (credential) => ({ ...credential, id: undefined })],
  ['is of another type', (credential) => ({ ...credential, type: 'password' })],
  ['has nothing but client data', ({ response: { clientDataJSON } }) => ({ response: { clientDataJSON } })],
  ['pads its client data', (credential) => withClientData(credential, (text) => `${text}=`)],
  ['says nothing but the challenge', (credential) => withClientData(credential, onlyChallenge)],
]

function withClientData(credential: Credential, change: (text: string) => string) {
  const clientDataJSON = change(credential.response.clientDataJSON)
  return { ...credential, response: { ...credential.response, clientDataJSON } }
}

function onlyChallenge(clientDataJSON: string) {
  const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
  return Buffer.from(JSON.stringify({ challenge })).toString('base64url')
}

const refused = { status: 400, body: { code: 'invalid_input', success: false } }

describe('a challenge', () => {
  it.each(unread)('is used up by a sign-in that %s', async (_, spoil) => {
    const { authenticator } = await newHolder(world)
    const credential = authenticator.login(await beginLogin(world))
    expect(await completeLogin(world, spoil(credential))).toMatchObject(refused)
    expect(await completeLogin(world, credential)).toMatchObject(usedLogin)
  })

  it.each(unread)('is used up by a registration that %s', async (_, spoil) => {
    const credential = createAuthenticator({ origin: ORIGIN }).register(await beginRegistration(world))
    expect(await completeRegistration(world, spoil(credential))).toMatchObject(refused)
    expect(await completeRegistration(world, credential)).toMatchObject(usedRegistration)
  })

  it('is used up when only the browser name is invalid', async () => {
    const { authenticator } = await newHolder(world)
    const credential = authenticator.login(await beginLogin(world))
    const answer = await world.run('passkeys.completeLogin', { credential, browserId: '?' })
    expect(answer).toMatchObject(refused)
    expect(answer.body.issues).toEqual([
      { path: 'browserId', message: 'Browser id must be 16 letters or digits' },
    ])
    expect(await completeLogin(world, credential)).toMatchObject(usedLogin)
  })

  it('stays valid when the bearer is refused first', async () => {
    const credential = createAuthenticator({ origin: ORIGIN }).register(await beginRegistration(world))
    const bad = await completeRegistration(world, { ...credential, id: null }, { bearer: 'bad' })
    expect(bad.status).toBe(401)
    expect((await completeRegistration(world, credential)).status).toBe(200)
  })

  it('of another session stays valid, whatever is sent', async () => {
    await beginLogin(world)
    const before = await world.deps.db.$count(challenges)
    const long = Buffer.from(JSON.stringify({ challenge: 'A'.repeat(40_000) })).toString('base64url')
    const nonsense = [
      null,
      [],
      { response: null },
      { response: { clientDataJSON: 1 } },
      ...['', '?', 'bnVsbA', 'WzFd', 'e30', long].map((clientDataJSON) => ({ response: { clientDataJSON } })),
    ]
    for (const credential of nonsense) {
      expect(await completeLogin(world, credential)).toMatchObject(refused)
      expect(await completeRegistration(world, credential)).toMatchObject(refused)
    }
    expect(await world.deps.db.$count(challenges)).toBe(before)
  })
})
