import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

class Unsupported extends Error {}

export function isWebAuthnSupported() {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Fetched when a ceremony is near, so that no other page pays for it. */
async function library() {
  if (!isWebAuthnSupported()) throw new Unsupported('WebAuthn is not supported in this browser')
  return import('@simplewebauthn/browser')
}

/** Makes a passkey. Null: the dialog was cancelled, which is nobody's mistake. */
export async function createCredential(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | 'already-registered' | null> {
  try {
    const { startRegistration } = await library()
    return await startRegistration({ optionsJSON })
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
  { autofill = false } = {},
): Promise<AuthenticationResponseJSON | null> {
  try {
    const { startAuthentication } = await library()
    return await startAuthentication({
      optionsJSON,
      useBrowserAutofill: autofill,
      // The field may come later: the page opens with buttons, and suggestions belong to its field.
      verifyBrowserAutofillInput: false,
    })
  } catch (error) {
    // Suggestions that cannot be had are simply not there.
    if (autofill || isCancelled(error)) return null
    if (error instanceof Unsupported) throw error
    throw new Error('Failed to get credential', { cause: error })
  }
}

export async function canAutofillPasskeys() {
  try {
    return await (await library()).browserSupportsWebAuthnAutofill()
  } catch {
    return false
  }
}

/** Ends the ceremony under way, if there is one. */
export function cancelCeremony() {
  library().then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    // Without the library there is no ceremony.
    () => undefined,
  )
}

/** Tells the browser's password manager that no account knows this passkey, where it can be told. */
export async function signalUnknownCredential(rpId: string | undefined, credentialId: string) {
  try {
    const { sendSignal } = await library()
    await sendSignal({
      signalName: 'unknownCredential',
      rpID: rpId ?? location.hostname,
      credentialID: credentialId,
    })
  } catch {
    // A courtesy: browsers without the Signal API keep their list as it is.
  }
}

/** NotAllowedError is a dialog closed or timed out; AbortError a ceremony that gave way to another. */
export function isCancelled(error: unknown) {
  return isNamed(error, ['AbortError', 'NotAllowedError'])
}

function isNamed(error: unknown, names: string[]) {
  return error instanceof Error && names.includes(error.name)
}
