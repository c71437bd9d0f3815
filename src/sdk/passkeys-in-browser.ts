import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { TRPCClient } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from './router.ts'
import { codeOf } from './session-link.ts'
import { fieldsOf } from './session-storage.ts'

type Passkeys = inferRouterOutputs<AppRouter>['passkeys']
type Registration = inferRouterInputs<AppRouter>['passkeys']['completeRegistration']

/**
 * Signs in with a passkey, in the browser's own dialog. Only on the origin of Latchkey's `PUBLIC_URL`, and best in the
 * handler of a press. Null: the dialog was cancelled, or the account of this `email` has no passkey.
 */
export async function signInWithPasskey(
  latchkey: TRPCClient<AppRouter>,
  { email }: { email?: string } = {},
): Promise<Passkeys['completeLogin'] | null> {
  const optionsJSON =
    email === undefined
      ? await latchkey.passkeys.beginDiscoverableLogin.mutate()
      : await latchkey.passkeys.beginLogin.mutate({ email })
  if ('newUser' in optionsJSON) return null
  const credential = await unlessCancelled(startAuthentication({ optionsJSON }))
  return credential && (await latchkey.passkeys.completeLogin.mutate({ credential }))
}

/** What a call takes that wants a fresh proof: the proof, or the wish to wait. */
type Claim = Pick<Registration, 'proof' | 'wait'>

/**
 * Makes a passkey for the account of the session, or without a session for a new account. `prove` is asked when the
 * account wants a fresh proof (`proof_required`); the same passkey is then sent again. Null: the dialog was cancelled.
 */
export async function addPasskey(
  latchkey: TRPCClient<AppRouter>,
  {
    prove,
    ...browser
  }: Pick<Registration, 'browserId' | 'browserName'> & { prove?: () => Promise<Claim | null> } = {},
): Promise<Passkeys['completeRegistration'] | null> {
  const optionsJSON = await latchkey.passkeys.beginRegistration.mutate({})
  const credential = await unlessCancelled(startRegistration({ optionsJSON }))
  if (credential === null) return null
  const complete = (claim: Claim) =>
    latchkey.passkeys.completeRegistration.mutate({ credential, ...browser, ...claim })
  try {
    return await complete({})
  } catch (error) {
    const claim = codeOf(error) === 'proof_required' ? await prove?.() : null
    if (!claim) throw error
    return await complete(claim)
  }
}

/** Gives a fresh proof with a passkey, for `proof` of a call that wants one. Null: the dialog was cancelled. */
export async function proveWithPasskey(latchkey: TRPCClient<AppRouter>): Promise<{ proof: string } | null> {
  const optionsJSON = await latchkey.auth.prove.begin.mutate()
  const credential = await unlessCancelled(startAuthentication({ optionsJSON }))
  return credential && { proof: (await latchkey.auth.prove.complete.mutate({ credential })).proof }
}

/** Browsers say one name for a cancelled dialog, for one that was away too long, and for no passkey. */
async function unlessCancelled<Result>(ceremony: Promise<Result>): Promise<Result | null> {
  try {
    return await ceremony
  } catch (error) {
    const { name, cause } = fieldsOf(error)
    const names: unknown[] = [name, fieldsOf(cause).name]
    if (names.includes('NotAllowedError') || names.includes('AbortError')) return null
    throw error
  }
}
