import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { readClientData } from '#shared/client-data.ts'
import type { LoginCredential } from '#shared/passkeys.ts'
import { readAuthenticatorData } from './authenticator-data.ts'
import { bytesOf, isFramed } from './client-data.ts'
import { algorithmOf } from './public-key-rules.ts'
import type { RegisteredPasskey } from './registration-rules.ts'
import { isSignatureInForm } from './signature-rules.ts'

type LoginFacts = {
  credential: LoginCredential
  challenge: string
  origin: string
  rpId: string
  /** The stored passkey whose credential id the response names. */
  passkey: Omit<RegisteredPasskey, 'aaguid'>
  /** The user handle of the passkey's account. */
  userHandle: Buffer
  /** Credential ids in base64url that `begin` offered; null for a discoverable ceremony. */
  offered: string[] | null
}

export type LoginVerdict =
  | { outcome: 'verified'; counter: number; backedUp: boolean }
  | { outcome: 'refused' }
  /** The signature is good, but the counter says that a copy of the passkey exists. */
  | { outcome: 'counter-regressed' }

const REFUSED: LoginVerdict = { outcome: 'refused' }

/** The library compares the counter before the signature, so a stranger could raise the alarm; this passes it. */
const ANY_COUNTER = -1

/** Judges a sign-in by passkey (WebAuthn L3 §7.2). Pure, and never throws over what was sent. */
export async function verifyLogin(facts: LoginFacts): Promise<LoginVerdict> {
  try {
    return await judge(facts)
  } catch {
    // The library says no by throwing, with sentences that must not reach anybody.
    return REFUSED
  }
}

async function judge(facts: LoginFacts): Promise<LoginVerdict> {
  const { credential, challenge, origin, rpId, passkey } = facts
  if (bytesOf(challenge)?.length !== 32 || !isExpected(facts) || !isInForm(facts)) return REFUSED

  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
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
    credential: { id: credential.id, publicKey: new Uint8Array(passkey.publicKey), counter: ANY_COUNTER },
    requireUserVerification: true,
  })
  if (!verified) return REFUSED

  const { newCounter, credentialBackedUp } = authenticationInfo
  if (hasRegressed(passkey.counter, newCounter)) return { outcome: 'counter-regressed' }
  return { outcome: 'verified', counter: newCounter, backedUp: credentialBackedUp }
}

/**
 * WebAuthn L3 §7.2 steps 5 and 6: the passkey was offered and belongs to the account it speaks for. Only a
 * discoverable ceremony has to say the user handle, but a wrong one is wrong everywhere.
 */
function isExpected({ credential, passkey, userHandle, offered }: LoginFacts): boolean {
  const id = passkey.credentialId.toString('base64url')
  if (credential.id !== id || credential.rawId !== id) return false
  if (offered !== null && !offered.includes(id)) return false

  const named = credential.response.userHandle ?? null
  if (named === null) return offered !== null
  return bytesOf(named)?.equals(userHandle) ?? false
}

/** Everything about the form of the response that the library would let pass. */
function isInForm({ credential, passkey }: LoginFacts): boolean {
  const clientData = readClientData(credential.response.clientDataJSON)
  const authenticatorData = bytesOf(credential.response.authenticatorData)
  const signature = bytesOf(credential.response.signature)
  if (clientData === null || authenticatorData === null || signature === null) return false
  if (isFramed(clientData)) return false

  // §6.1: a sign-in never carries a new credential. §6.1.3: backup eligibility never changes.
  const read = readAuthenticatorData(authenticatorData)
  if (read === null || read.attested !== null || read.backupEligible !== passkey.backupEligible) return false

  const algorithm = algorithmOf(passkey.publicKey)
  return algorithm !== null && isSignatureInForm(algorithm, signature)
}

/** WebAuthn L3 §6.1.1. Synced passkeys always send 0, which says nothing. */
function hasRegressed(stored: number, sent: number): boolean {
  return (stored > 0 || sent > 0) && sent <= stored
}
