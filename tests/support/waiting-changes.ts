import { expect } from 'vitest'
import { createAuthenticator } from './authenticator.ts'
import { waits } from './changes.ts'
import { newAddress } from './new-address.ts'
import { beginRegistration } from './passkeys.ts'
import { mailedCode } from './recovery-email.ts'
import { ORIGIN } from './test-config.ts'
import { newBrowserId, newClient, type World } from './world.ts'

/** The answer to a call that becomes a pending change, and to one that is done at once. */
export const waiting = { status: 200, body: { takesEffectAt: waits } }
export const doneAtOnce = { status: 200, body: { takesEffectAt: null } }

type Claim = { proof?: string; wait?: boolean }
const WAIT: Claim = { wait: true }

/** Makes calls in a world, each from a network of its own. */
export function callerIn(world: World) {
  return (name: string, input: object | undefined, bearer?: string) =>
    world.run(name, input, { bearer, from: newClient() })
}

/** What completes the registration of a new passkey, and the authenticator that has it. */
export async function newPasskey(world: World, bearer: string) {
  const authenticator = createAuthenticator({ origin: ORIGIN })
  const credential = authenticator.register(await beginRegistration(world, {}, { bearer }))
  return { authenticator, input: { credential, browserId: newBrowserId() } }
}

/** Adds a passkey that takes effect after the delay, or with a proof at once. */
export async function askPasskey(world: World, bearer: string, claim = WAIT) {
  const { authenticator, input } = await newPasskey(world, bearer)
  const answer = await callerIn(world)('passkeys.completeRegistration', { ...input, ...claim }, bearer)
  expect(answer).toMatchObject(claim.wait ? waiting : doneAtOnce)
  return { authenticator, takesEffectAt: answer.body.takesEffectAt as string }
}

/** Requests a recovery e-mail in the same way, by its code. */
export async function askRecovery(world: World, bearer: string, claim = WAIT) {
  const email = newAddress()
  await callerIn(world)('email.askVerification', { email, ...claim }, bearer)
  const { code } = await mailedCode(world, email)
  const answer = await callerIn(world)('email.verifyCode', { code, email, ...claim }, bearer)
  expect(answer).toMatchObject(claim.wait ? waiting : doneAtOnce)
  return { email, takesEffectAt: answer.body.takesEffectAt as string }
}

/** Requests an e-mail key; returns the contents of its letter. */
export async function mailedKeyFor(world: World, bearer: string, claim = WAIT) {
  const email = newAddress()
  const { status, body } = await callerIn(world)('email.requestKey', { email, ...claim }, bearer)
  expect(status).toBe(200)
  const { mail, code: activationCode } = await mailedCode(world, email)
  const token = mail.text?.match(/^http\S+\/email-key\/(\S+)$/m)?.[1]
  return { email, keyId: body.keyId as string, mailed: { token, activationCode, browserId: newBrowserId() } }
}

/** Requests an e-mail key, and activates it in the same browser. */
export async function askEmailKey(world: World, bearer: string, claim = WAIT) {
  const { email, keyId, mailed } = await mailedKeyFor(world, bearer, claim)
  const answer = await callerIn(world)('email.activateKey', { ...mailed, ...claim }, bearer)
  expect(answer).toMatchObject(claim.wait ? waiting : doneAtOnce)
  return { email, keyId, takesEffectAt: answer.body.takesEffectAt as string }
}

/** A browser of another person on the account: it signed in by a passkey, too long ago to count as a proof. */
export async function idsOf(world: World, bearer: string) {
  const { body } = await callerIn(world)('keys.list', undefined, bearer)
  const keys = body as { id: string; type: string; current?: boolean }[]
  return {
    own: keys.find(({ current }) => current)?.id ?? '',
    others: keys.filter(({ type, current }) => type === 'browser' && !current).map(({ id }) => id),
  }
}
