import { type VerifiedAuthenticationResponse, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyState, RegisteredPasskey } from '#server/account-store/keys/keep-passkey.ts'
import { bytesOf, isFramed } from '#server/passkeys/challenge.ts'
import { readClientData } from '#shared/client-data.ts'
import type { LoginCredential } from '#shared/passkeys.ts'
import { readAuthenticatorData } from './authenticator-data.ts'
import { DECOY_KEY, verifyDecoy } from './decoy.ts'
import { namedAlgorithm } from './public-key-rules.ts'
import { isSignatureInForm } from './signature-rules.ts'

type KnownPasskey = Omit<RegisteredPasskey, 'aaguid'>

type LoginFacts = {
  credential: LoginCredential
  challenge: string
  origin: string
  rpId: string
  /** The stored passkey with the response's credential id; null when there is none. */
  passkey: KnownPasskey | null
  /** The user handle of the passkey's account. */
  userHandle: Buffer | null
  /** Credential ids in base64url that `begin` offered; null for a discoverable ceremony. */
  offered: string[] | null
}

export type LoginVerdict =
  | ({ outcome: 'verified' } & PasskeyState)
  | { outcome: 'refused' }
  /** The signature is valid, but the counter shows that a copy of the passkey exists. */
  | { outcome: 'counter-regressed' }

const REFUSED: LoginVerdict = { outcome: 'refused' }

/**
 * The library compares the counter before the signature, so anybody could raise the alarm. This value always passes.
 */
const ANY_COUNTER = -1

/**
 * Verifies a sign-in by passkey (WebAuthn L3 §7.2). Pure, and never throws over its input. Exactly one signature is
 * verified in every case: a refusal's duration must not show whether a passkey is known.
 */
export async function verifyLogin(facts: LoginFacts): Promise<LoginVerdict> {
  const passkey = isExpected(facts) ? facts.passkey : null
  const answer = await verifyResponse(facts, passkey?.publicKey ?? DECOY_KEY)
  if (answer === null) await verifyDecoy()
  return passkey !== null && answer?.verified ? judge(passkey.counter, answer.authenticationInfo) : REFUSED
}

/** Null when it is refused before its signature is checked. */
async function verifyResponse(facts: LoginFacts, publicKey: Uint8Array) {
  const { credential, challenge, origin, rpId } = facts
  try {
    if (bytesOf(challenge)?.length !== 32 || !isInForm(credential, publicKey)) return null
    return await verifyAuthenticationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        response: {
          clientDataJSON: credential.response.clientDataJSON,
          authenticatorData: credential.response.authenticatorData,
          signature: credential.response.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: ANY_COUNTER },
      requireUserVerification: true,
    })
  } catch {
    // The library refuses by throwing. Its messages must not reach the client.
    return null
  }
}

/**
 * The checks after a valid signature. By §6.1.3 backup eligibility never changes. In fact it does, when a provider is
 * updated or a passkey is synced for the first time, and that must not cost anybody a passkey.
 */
function judge(
  storedCounter: number,
  {
    newCounter,
    credentialDeviceType,
    credentialBackedUp,
  }: VerifiedAuthenticationResponse['authenticationInfo'],
): LoginVerdict {
  if (hasRegressed(storedCounter, newCounter)) return { outcome: 'counter-regressed' }
  return {
    outcome: 'verified',
    counter: newCounter,
    backupEligible: credentialDeviceType === 'multiDevice',
    backedUp: credentialBackedUp,
  }
}

/**
 * WebAuthn L3 §7.2 steps 5 and 6: the passkey was offered and belongs to the account. Only a discoverable ceremony
 * must return the user handle, but a wrong one is refused everywhere.
 */
function isExpected({ credential, passkey, userHandle, offered }: LoginFacts): boolean {
  if (passkey === null || userHandle === null) return false
  const id = passkey.credentialId.toString('base64url')
  if (credential.id !== id || credential.rawId !== id) return false
  if (offered !== null && !offered.includes(id)) return false

  // Zero bytes count as absent: some authenticators send that.
  const named = credential.response.userHandle || null
  if (named === null) return offered !== null
  return bytesOf(named)?.equals(userHandle) ?? false
}

/** Checks of the form that the library does not make. */
function isInForm(credential: LoginCredential, publicKey: Uint8Array): boolean {
  const clientData = readClientData(credential.response.clientDataJSON)
  const authenticatorData = bytesOf(credential.response.authenticatorData)
  const signature = bytesOf(credential.response.signature)
  if (clientData === null || authenticatorData === null || signature === null) return false
  if (isFramed(clientData)) return false

  // §6.1: a sign-in never carries a new credential.
  const read = readAuthenticatorData(authenticatorData)
  if (read === null || read.attested !== null) return false

  const algorithm = namedAlgorithm(publicKey)
  return algorithm !== null && isSignatureInForm(algorithm, signature)
}

/**
 * WebAuthn L3 §6.1.1. An authenticator without a counter, or that has stopped counting, sends 0; that is no
 * regression.
 */
function hasRegressed(stored: number, sent: number): boolean {
  return sent > 0 && sent <= stored
}
