import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import type { RegisteredPasskey } from '#server/account-store/keys/keep-passkey.ts'
import { bytesOf, isFramed } from '#server/passkeys/challenge.ts'
import { readClientData } from '#shared/client-data.ts'
import type { RegistrationCredential } from '#shared/passkeys.ts'
import { authenticatorDataIn, withoutAttestation } from './attestation-object.ts'
import { readAuthenticatorData } from './authenticator-data.ts'
import { type Algorithm, algorithmOf } from './public-key-rules.ts'

/** WebAuthn L3 §7.1 and §4, "credential ID". */
const LONGEST_CREDENTIAL_ID = 1023

/** The order of preference in `begin`; `complete` accepts the same. */
export const ALGORITHMS: Record<Algorithm, number> = {
  ES256: COSEALG.ES256,
  EdDSA: COSEALG.EdDSA,
  RS256: COSEALG.RS256,
}

type RegistrationFacts = {
  credential: RegistrationCredential
  challenge: string
  origin: string
  rpId: string
}

/** The passkey that a response creates (WebAuthn L3 §7.1), or null. Pure, and never throws over its input. */
export async function verifyRegistration(facts: RegistrationFacts): Promise<RegisteredPasskey | null> {
  try {
    return await judge(facts)
  } catch {
    // The library refuses by throwing. Its messages must not reach the client.
    return null
  }
}

async function judge(facts: RegistrationFacts): Promise<RegisteredPasskey | null> {
  const { credential, challenge, origin, rpId } = facts
  const clientData = readClientData(credential.response.clientDataJSON)
  if (clientData === null || isFramed(clientData) || bytesOf(challenge)?.length !== 32) return null

  const made = readAttestation(credential.response.attestationObject)
  if (made === null || !isIdOf(credential, made.credentialId)) return null

  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: credential.type,
      response: {
        clientDataJSON: credential.response.clientDataJSON,
        attestationObject: withoutAttestation(made.authenticatorData),
      },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserPresence: true,
    requireUserVerification: true,
    supportedAlgorithmIDs: Object.values(ALGORITHMS),
  })
  if (!verified) return null

  return {
    credentialId: made.credentialId,
    publicKey: made.publicKey,
    counter: registrationInfo.credential.counter,
    transports: wellFormed(credential.response.transports ?? []),
    backupEligible: made.backupEligible,
    backedUp: registrationInfo.credentialBackedUp,
    aaguid: registrationInfo.aaguid,
  }
}

/** The new passkey in an attestation object, after checks of limits, form and key. */
function readAttestation(attestationObject: string) {
  const bytes = bytesOf(attestationObject)
  const authenticatorData = bytes && authenticatorDataIn(new Uint8Array(bytes))
  if (!authenticatorData) return null
  const read = readAuthenticatorData(Buffer.from(authenticatorData))
  if (!read?.attested) return null
  const { credentialId, publicKey } = read.attested
  if (credentialId.length > LONGEST_CREDENTIAL_ID) return null
  if (algorithmOf(publicKey) === null) return null
  return { authenticatorData, credentialId, publicKey, backupEligible: read.backupEligible }
}

/** All three credential ids must agree; the library never checks the one in the authenticator data. */
function isIdOf(credential: RegistrationCredential, credentialId: Buffer): boolean {
  const id = credentialId.toString('base64url')
  return credential.id === id && credential.rawId === id
}

/**
 * Hints for a later sign-in. Unknown ones are kept (WebAuthn L3 §5.8.4); malformed ones are dropped without a
 * refusal.
 */
function wellFormed(transports: string[]): string[] {
  return [...new Set(transports.filter((transport) => /^[a-z][a-z-]{0,31}$/.test(transport)))]
}
