import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { isCancelled, isNamed } from './is-cancelled.ts'
import { later } from './later.ts'

export const WEBAUTHN_UNSUPPORTED = 'WebAuthn is not supported in this browser'

class Unsupported extends Error {}

/** `signal`: the page that asked was left, and its dialog goes with it. */
type Ceremony = { signal?: AbortSignal | undefined }

export function isWebAuthnSupported() {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Fetched when a ceremony is near, so that no other page pays for it. */
const loadLibrary = later(() => import('./webauthn-library.ts'))

/** `spare`: for a courtesy, which nobody misses. */
async function library(spare?: 'spare') {
  if (!isWebAuthnSupported()) throw new Unsupported(WEBAUTHN_UNSUPPORTED)
  return (await loadLibrary(spare)).webauthnLibrary
}

/** Makes a passkey. Null: the dialog was cancelled, which is nobody's mistake. */
export async function createCredential(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
  { signal }: Ceremony = {},
): Promise<RegistrationResponseJSON | 'already-registered' | null> {
  try {
    const { startRegistration } = await library()
    return await endedBy(signal, () => startRegistration({ optionsJSON }))
  } catch (error) {
    if (isCancelled(error)) return null
    if (isNamed(error, ['InvalidStateError'])) return 'already-registered'
    if (error instanceof Unsupported) throw error
    throw new Error('Failed to create credential', { cause: error })
  }
}

/** Asks for a passkey, in a dialog or among the suggestions of an input. Null: cancelled. */
export async function getCredential(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { autofill = false, signal }: Ceremony & { autofill?: boolean } = {},
): Promise<AuthenticationResponseJSON | null> {
  try {
    const { startAuthentication } = await library(autofill ? 'spare' : undefined)
    const ask = {
      optionsJSON,
      useBrowserAutofill: autofill,
      // The field may come later: the page opens with buttons, and suggestions belong to its field.
      verifyBrowserAutofillInput: false,
    }
    return await endedBy(signal, () => startAuthentication(ask))
  } catch (error) {
    // Suggestions that cannot be had are simply not there.
    if (autofill || isCancelled(error)) return null
    if (error instanceof Unsupported) throw error
    throw new Error('Failed to get credential', { cause: error })
  }
}

export async function canAutofillPasskeys() {
  try {
    return await (await library('spare')).browserSupportsWebAuthnAutofill()
  } catch {
    return false
  }
}

/** Cancels a ceremony when the page that asked for it is left, and does not begin it on a page already left. */
async function endedBy<Result>(signal: AbortSignal | undefined, ceremony: () => Promise<Result>) {
  signal?.throwIfAborted()
  // One for each ceremony: where one gives way to the next, it must not take the next one's listener along.
  const cancel = () => cancelCeremony()
  signal?.addEventListener('abort', cancel)
  try {
    return await ceremony()
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

function cancelCeremony() {
  library('spare').then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    // Without the library there is no ceremony.
    () => undefined,
  )
}

/** Tells the browser's password manager that no account knows this passkey, where it can be told. */
export async function signalUnknownCredential(rpId: string | undefined, credentialId: string) {
  try {
    const { sendSignal } = await library('spare')
    await sendSignal({
      signalName: 'unknownCredential',
      rpID: rpId ?? location.hostname,
      credentialID: credentialId,
    })
  } catch {
    // A courtesy: browsers without the Signal API keep their list as it is.
  }
}

type Accepted = { rpId: string; userId: string; credentialIds: string[] }

/** Tells it which passkeys an account accepts: whatever else it keeps of that account is offered no more. */
export async function signalAcceptedCredentials({ rpId, userId, credentialIds }: Accepted) {
  try {
    const { sendSignal } = await library('spare')
    await sendSignal({
      signalName: 'allAcceptedCredentials',
      rpID: rpId,
      userID: userId,
      allAcceptedCredentialIDs: credentialIds,
    })
  } catch {
    // As above.
  }
}

type UserDetails = { rpId: string; userId: string; name: string; displayName: string }

/** Tells it what the holder is called now, so that its list of passkeys says so too. */
export async function signalUserDetails({ rpId, userId, name, displayName }: UserDetails) {
  try {
    const { sendSignal } = await library('spare')
    await sendSignal({
      signalName: 'currentUserDetails',
      rpID: rpId,
      userID: userId,
      userName: name,
      userDisplayName: displayName,
    })
  } catch {
    // As above.
  }
}
