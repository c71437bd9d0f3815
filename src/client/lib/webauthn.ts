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

/** `signal`: aborts when the page is left, and closes the dialog. */
type Ceremony = { signal?: AbortSignal | undefined }

export function isWebAuthnSupported() {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Loads when a ceremony is near, so that no other page pays for it. */
const loadLibrary = later(() => import('./webauthn-library.ts'))

/** `spare`: for an optional call, whose failure does not matter. */
async function library(spare?: 'spare') {
  if (!isWebAuthnSupported()) throw new Unsupported(WEBAUTHN_UNSUPPORTED)
  return (await loadLibrary(spare)).webauthnLibrary
}

/** Makes a passkey. Null: the user cancelled the dialog, which is no error. */
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

/** Asks for a passkey, in a dialog or among an input's suggestions. Null: cancelled. */
export async function getCredential(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { autofill = false, signal }: Ceremony & { autofill?: boolean } = {},
): Promise<AuthenticationResponseJSON | null> {
  try {
    const { startAuthentication } = await library(autofill ? 'spare' : undefined)
    const ask = {
      optionsJSON,
      useBrowserAutofill: autofill,
      // The field may appear later: the page opens with buttons, and suggestions belong to its field.
      verifyBrowserAutofillInput: false,
    }
    return await endedBy(signal, () => startAuthentication(ask))
  } catch (error) {
    // Unavailable suggestions are just not shown.
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

/** Cancels a ceremony when its page is left, and does not begin it on a page already left. */
async function endedBy<Result>(signal: AbortSignal | undefined, ceremony: () => Promise<Result>) {
  signal?.throwIfAborted()
  // A new function for each ceremony: removing it must not remove the next ceremony's listener.
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

/** Notifies the browser's password manager that no account has this passkey, if the browser supports that. */
export async function signalUnknownCredential(rpId: string | undefined, credentialId: string) {
  try {
    const { sendSignal } = await library('spare')
    await sendSignal({
      signalName: 'unknownCredential',
      rpID: rpId ?? location.hostname,
      credentialID: credentialId,
    })
  } catch {
    // Optional: browsers without the Signal API keep their list.
  }
}

type Accepted = { rpId: string; userId: string; credentialIds: string[] }

/** Notifies it which passkeys an account accepts: it stops offering the account's others. */
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

/** Notifies it of the holder's current name, for its list of passkeys. */
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
