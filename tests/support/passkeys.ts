import { createAuthenticator, type LoginForgery } from './authenticator.ts'
import { ORIGIN } from './test-config.ts'
import { newBrowserId, newClient, type World } from './world.ts'

export const badLogin = {
  status: 401,
  body: { code: 'invalid_credential', error: 'Login completion failed' },
}
export const usedLogin = {
  status: 400,
  body: { code: 'invalid_challenge', error: 'Login completion failed' },
}
export const usedRegistration = {
  status: 400,
  body: { code: 'invalid_challenge', error: 'Registration completion failed' },
}

type Options = { bearer?: string | undefined }

export async function beginRegistration(world: World, input: object = {}, { bearer }: Options = {}) {
  return (await world.run('passkeys.beginRegistration', input, { bearer, from: newClient() })).body
}

export function completeRegistration(world: World, credential: unknown, { bearer }: Options = {}) {
  return world.run('passkeys.completeRegistration', { credential, browserId: newBrowserId() }, { bearer })
}

export async function beginLogin(world: World) {
  return (await world.run('passkeys.beginDiscoverableLogin', undefined, { from: newClient() })).body
}

export function completeLogin(
  world: World,
  credential: unknown,
  { browserKey }: { browserKey?: string | undefined } = {},
) {
  return world.run('passkeys.completeLogin', { credential, browserId: newBrowserId(), browserKey })
}

/** A new account with a passkey, and the authenticator that holds it. */
export async function newHolder(
  world: World,
  facts: Partial<Parameters<typeof createAuthenticator>[0]> = {},
) {
  const authenticator = createAuthenticator({ origin: ORIGIN, ...facts })
  const { body } = await completeRegistration(world, authenticator.register(await beginRegistration(world)))
  const login = async (forgery: LoginForgery = {}) =>
    completeLogin(world, authenticator.login(await beginLogin(world), forgery))
  return { authenticator, login, account: body }
}
