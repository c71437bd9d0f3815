import { refusalOf } from '#client/lib/refusal.ts'
import { api } from '#client/lib/trpc.ts'
import { getCredential, signalUnknownCredential } from '#client/lib/webauthn.ts'
import { browserId } from '#client/session/browser-id.ts'
import { enter } from '#client/session/enter.ts'
import { rememberPasskeyHere } from '#client/session/passkey-memory.ts'
import { tellUntold } from '#client/session/sign-out.ts'

const NEW_USER = 'New user - please use email signin'

/** Signs in with whatever passkey the person picks. False: the dialog was cancelled. */
export async function loginWithAnyPasskey(signal: AbortSignal) {
  return finishLogin(await api.passkeys.beginDiscoverableLogin.mutate(), { signal })
}

/** Signs in with a passkey of the account that owns this address. False: cancelled. */
export async function loginWithPasskeyOf(email: string, signal: AbortSignal) {
  const options = await api.passkeys.beginLogin.mutate({ email })
  if ('newUser' in options) throw new Error(NEW_USER)
  return finishLogin(options, { signal })
}

/** Signs in with a passkey picked among an input's suggestions; false as long as nobody picks one. */
export async function loginWithSuggestedPasskey(signal: AbortSignal) {
  // Nobody asked for suggestions, so nobody needs to hear that there are none.
  const options = await api.passkeys.beginDiscoverableLogin.mutate().catch(() => null)
  return options !== null && finishLogin(options, { autofill: true, signal })
}

type RequestOptions = Parameters<typeof getCredential>[0]

type Ceremony = Parameters<typeof getCredential>[1]

async function finishLogin(options: RequestOptions, ceremony: Ceremony) {
  const credential = await getCredential(options, ceremony)
  if (credential === null) return false

  await tellUntold()
  try {
    const entry = await api.passkeys.completeLogin.mutate({ credential, browserId: browserId() })
    enter(entry)
    rememberPasskeyHere(entry.user.id)
    return true
  } catch (error) {
    const isUnknown = refusalOf(error).code === 'invalid_credential'
    if (isUnknown) await signalUnknownCredential(options.rpId, credential.id)
    throw error
  }
}
