import { api } from '#client/api/api-client.ts'
import { failures } from '#client/api/failures.ts'
import { orSay, refusalOf } from '#client/api/refusal.ts'
import { beginCeremony } from '#client/api/waits.ts'
import { LONGEST_DELAY, wait } from '#client/lib/wait.ts'
import { getCredential, signalUnknownCredential } from '#client/lib/webauthn.ts'
import { enter } from '#client/sessions/enter.ts'
import { rememberCredentialHere } from '#client/sessions/known-passkeys/credential-memory.ts'
import { keepLeavingPasskey } from '#client/sessions/known-passkeys/leaving-passkey.ts'
import { rememberPasskeyHolder } from '#client/sessions/known-passkeys/passkey-holder.ts'
import { rememberPasskeyHere } from '#client/sessions/known-passkeys/passkey-memory.ts'
import { revokeSignedOutKeys } from '#client/sessions/sign-out.ts'
import { thisBrowser } from '#client/sessions/stored-session.ts'
import { seconds } from '#shared/time.ts'

const FIRST_PAUSE = seconds(2)

/** Signs in with any passkey that the user picks. False: the dialog was cancelled. */
export async function loginWithAnyPasskey(signal: AbortSignal) {
  return finishLogin(await beginDiscoverableLogin(), { signal })
}

/** Signs in with a passkey of the account that owns this address. False: cancelled. */
export async function loginWithPasskeyOf(email: string, signal: AbortSignal) {
  const options = await orSay(failures.beginLogin, () =>
    beginCeremony(() => api.passkeys.beginLogin.mutate({ email })),
  )
  if ('newUser' in options) throw new Error(failures.newUser)
  return finishLogin(options, { signal })
}

/** Signs in with a passkey picked from an input's suggestions. False: the offer ended without one. */
export async function loginWithSuggestedPasskey(signal: AbortSignal) {
  // The user did not ask for suggestions, so a failure needs no message.
  const options = await beginDiscoverableLogin().catch(() => null)
  if (options === null) return false

  // After picking a passkey and cancelling, the user may pick again: only an answer uses the challenge up.
  for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(2 * pause, LONGEST_DELAY)) {
    if (await finishLogin(options, { autofill: true, signal })) return true
    // The pause doubles each time, for a browser that ends every offer at once.
    await wait(pause)
  }
  return false
}

function beginDiscoverableLogin() {
  return orSay(failures.beginDiscoverableLogin, () =>
    beginCeremony(() => api.passkeys.beginDiscoverableLogin.mutate()),
  )
}

type RequestOptions = Parameters<typeof getCredential>[0]

type Ceremony = Parameters<typeof getCredential>[1]

async function finishLogin(options: RequestOptions, ceremony: Ceremony) {
  const credential = await getCredential(options, ceremony)
  if (credential === null) return false

  await revokeSignedOutKeys()
  try {
    const entry = await api.passkeys.completeLogin.mutate({ credential, ...thisBrowser() })
    await enter(entry)
    keepLeavingPasskey(entry.leaving ? { accountId: entry.user.id, ...entry.leaving } : null)
    rememberPasskeyHere(entry.user.id)
    rememberCredentialHere(entry.user.id, credential.id)
    const userId = credential.response.userHandle
    if (userId && options.rpId) rememberPasskeyHolder(entry.user.id, { rpId: options.rpId, userId })
    return true
  } catch (error) {
    const isUnknown = refusalOf(error).code === 'invalid_credential'
    if (isUnknown) await signalUnknownCredential(options.rpId, credential.id)
    throw error
  }
}
