import { randomBytes } from 'node:crypto'
import { verifyLogin } from '#server/passkeys/webauthn/login-rules.ts'
import { verifyRegistration } from '#server/passkeys/webauthn/registration-rules.ts'
import { createAuthenticator, type LoginForgery, type RegistrationForgery } from './authenticator.ts'

export const origin = 'https://door.example'
export const rpId = 'door.example'

type Facts = Partial<Parameters<typeof createAuthenticator>[0]>

export function newChallenge() {
  return randomBytes(32).toString('base64url')
}

/** One registration judged by the rules, forged or not. */
export async function register(forgery: RegistrationForgery = {}, facts: Facts = {}) {
  const authenticator = createAuthenticator({ origin, ...facts })
  const challenge = newChallenge()
  const userHandle = randomBytes(64)
  const credential = authenticator.register(
    { challenge, user: { id: userHandle.toString('base64url') } },
    forgery,
  )
  const passkey = await verifyRegistration({ credential, challenge, origin, rpId })
  return { authenticator, credential, challenge, userHandle, passkey }
}

/** A passkey that registration accepts, and its sign-ins judged by the rules. */
export async function registered(facts: Facts = {}, forgery: RegistrationForgery = {}) {
  const { authenticator, userHandle, passkey } = await register(forgery, facts)
  if (!passkey) throw new Error('the registration was refused')
  const honest = { origin, rpId, passkey, userHandle, offered: null }
  const id = passkey.credentialId.toString('base64url')

  function login(forgery: LoginForgery = {}, changes: Partial<Parameters<typeof verifyLogin>[0]> = {}) {
    const challenge = changes.challenge ?? newChallenge()
    const credential = authenticator.login({ challenge, allowCredentials: [{ id }] }, forgery)
    return verifyLogin({ ...honest, credential, challenge, ...changes })
  }
  return { authenticator, passkey, userHandle, id, login }
}

/** Client data of a ceremony that did not run in one of our pages. */
export const framing: [string, { clientData: Record<string, unknown> }][] = [
  ['a frame of another site', { clientData: { crossOrigin: true } }],
  ['a frame that is not sure', { clientData: { crossOrigin: 'false' } }],
  ['a named top origin', { clientData: { crossOrigin: true, topOrigin: origin } }],
  ['a top origin alone', { clientData: { topOrigin: 'https://evil.example' } }],
  ['an empty top origin', { clientData: { topOrigin: '' } }],
  ['a frame of another site without a top origin', { clientData: { crossOrigin: true, topOrigin: null } }],
]

/** Client data of a page that is not embedded, as some browsers write it. */
export const unframed: [string, { clientData: Record<string, unknown> }][] = [
  ['crossOrigin left out', { clientData: { crossOrigin: undefined } }],
  ['crossOrigin null', { clientData: { crossOrigin: null } }],
  ['topOrigin null', { clientData: { topOrigin: null } }],
]
