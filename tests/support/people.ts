import { createAuthenticator } from './authenticator.ts'
import { nextMailed } from './letters.ts'
import { newAddress } from './new-address.ts'
import { beginLogin, beginRegistration, completeRegistration } from './passkeys.ts'
import { mailedCode } from './recovery-email.ts'
import { ORIGIN } from './test-config.ts'
import { newBrowserId, newClient, type World } from './world.ts'

/** What a sign-in may send to name its browser, and to prove that it holds a key. */
type SignIn = { browserId?: string; browserName?: string; browserKey?: string; bearer?: string }

/** Adds a passkey to the bearer's account; returns the authenticator that holds it. */
export async function addPasskey(world: World, bearer: string, facts: { synced?: boolean } = {}) {
  const authenticator = createAuthenticator({ origin: ORIGIN, ...facts })
  const options = await beginRegistration(world, {}, { bearer })
  const { status, body } = await completeRegistration(world, authenticator.register(options), { bearer })
  if (status !== 200) throw new Error(`No passkey: ${JSON.stringify(body)}`)
  return authenticator
}

/** Signs in with the passkey of an authenticator. */
export async function passkeySignIn(
  world: World,
  authenticator: ReturnType<typeof createAuthenticator>,
  { bearer, ...browser }: SignIn = {},
) {
  const credential = authenticator.login(await beginLogin(world))
  return await world.run(
    'passkeys.completeLogin',
    { credential, browserId: newBrowserId(), ...browser },
    { bearer },
  )
}

/** Signs in with a link mailed to an address. */
export async function linkSignIn(world: World, address: string, { bearer, ...browser }: SignIn = {}) {
  await world.rest('POST', '/api/auth/email/signin', { email: address }, { from: newClient() })
  const token = await nextMailed(world, address, 'signIn')
  return await world.run(
    'email.redeemSignInLink',
    { token, browserId: newBrowserId(), ...browser },
    { bearer },
  )
}

/** Requests an e-mail key as the bearer; returns its token and code from the mail. */
export async function mailedEmailKey(world: World, bearer: string, email = newAddress()) {
  await world.rest('POST', '/api/account/email-key', { email }, { bearer, from: newClient() })
  const { mail, code } = await mailedCode(world, email)
  const token = mail.text?.match(/^http\S+\/email-key\/(\S+)$/m)?.[1]
  return { email, token, activationCode: code }
}

/** Activates an e-mail key, in any browser and with any session. */
export function activate(
  world: World,
  { token, activationCode }: { token?: string | undefined; activationCode: string },
  { bearer, ...browser }: SignIn = {},
) {
  const input = { token, activationCode, browserId: newBrowserId(), ...browser }
  return world.run('email.activateKey', input, { bearer })
}

/** Verifies a recovery e-mail of the bearer's account by its code. */
export async function verifyRecovery(world: World, bearer: string, email = newAddress()) {
  await world.rest('POST', '/api/account/email/verify', { email }, { bearer, from: newClient() })
  const { code } = await mailedCode(world, email)
  const { status } = await world.rest('POST', '/api/account/email/verify-code', { code, email }, { bearer })
  if (status !== 200) throw new Error(`Not verified: ${status}`)
  return email
}

/** The key list of a session, as the owner sees it. */
export async function ringOf(world: World, bearer: string) {
  return (await world.rest('GET', '/api/account/keys', undefined, { bearer })).body as {
    id: string
    type: string
    name: string
    browserId?: string
    current?: boolean
    signedInWith?: { type: string; name: string }
  }[]
}

/** The status that a bearer gets for the account. */
export async function statusWith(world: World, bearer: string) {
  return (await world.rest('GET', '/api/account', undefined, { bearer })).status
}

/** The status that a browser key gets for a fresh token. */
export async function statusOfKey(world: World, refreshToken: string) {
  return (await world.rest('POST', '/api/auth/refresh', { refreshToken }, { from: newClient() })).status
}
