import { z } from 'zod'
import { CANONICAL_BASE64URL, readClientData } from './client-data.ts'
import { emailAddress } from './emails.ts'
import { success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { browserIdentity, returningBrowser, session, user } from './sessions.ts'
import { proofField, takesEffect, waitField } from './step-up.ts'
import { optionalLine, text } from './text.ts'

const REGISTRATION_FAILED = errorCatalogue.invalidRegistrationCredential.sentence
const LOGIN_FAILED = errorCatalogue.invalidLoginCredential.sentence

const PASSKEY_LABEL_MAX = 100

/**
 * Lengths in characters that no honest browser reaches. They are larger than the rules allow, so that a credential
 * that is only too large is refused as a credential and uses up its challenge.
 */
const LONGEST_ID = 4096
const LONGEST_CLIENT_DATA = 16_384
const LONGEST_ATTESTATION = 120_000
const LONGEST_ASSERTION_PART = 40_000

function base64url(longest: number, sentence: string) {
  return text(longest, { wrong: sentence })
    .min(1, { error: sentence, abort: true })
    .regex(CANONICAL_BASE64URL, { error: sentence, abort: true })
}

function clientDataJSON(sentence: string) {
  return base64url(LONGEST_CLIENT_DATA, sentence).refine((text) => readClientData(text) !== null, sentence)
}

/** Other members from the browser (attachment, extension results, parsed copies) are ignored. */
function identityOfCredential(sentence: string) {
  return {
    id: base64url(LONGEST_ID, sentence),
    rawId: base64url(LONGEST_ID, sentence),
    type: z.literal('public-key', { error: sentence }),
  }
}

/** RegistrationResponseJSON (WebAuthn L3 §5.1). Structure only; the server's rules check the content. */
const registrationCredential = z.object(
  {
    ...identityOfCredential(REGISTRATION_FAILED),
    response: z.object(
      {
        clientDataJSON: clientDataJSON(REGISTRATION_FAILED),
        attestationObject: base64url(LONGEST_ATTESTATION, REGISTRATION_FAILED),
        transports: z
          .array(text(50, { wrong: REGISTRATION_FAILED }), { error: REGISTRATION_FAILED })
          .max(20, { error: REGISTRATION_FAILED, abort: true })
          .nullish(),
      },
      { error: REGISTRATION_FAILED },
    ),
  },
  { error: REGISTRATION_FAILED },
)

/** AuthenticationResponseJSON (WebAuthn L3 §5.1). */
const loginCredential = z.object(
  {
    ...identityOfCredential(LOGIN_FAILED),
    response: z.object(
      {
        clientDataJSON: clientDataJSON(LOGIN_FAILED),
        authenticatorData: base64url(LONGEST_ASSERTION_PART, LOGIN_FAILED),
        signature: base64url(LONGEST_ASSERTION_PART, LOGIN_FAILED),
        userHandle: text(LONGEST_ID, { wrong: LOGIN_FAILED })
          .regex(CANONICAL_BASE64URL, LOGIN_FAILED)
          .nullish(),
      },
      { error: LOGIN_FAILED },
    ),
  },
  { error: LOGIN_FAILED },
)

export type RegistrationCredential = z.infer<typeof registrationCredential>
export type LoginCredential = z.infer<typeof loginCredential>

/** `email` and `displayName` label the passkey in the browser's dialog; neither ever finds an account. */
export const beginRegistrationInput = z.object({
  email: emailAddress.optional(),
  displayName: optionalLine(PASSKEY_LABEL_MAX),
  browserId: browserIdentity.browserId,
})

export const completeRegistrationInput = z.object({
  credential: registrationCredential,
  ...proofField,
  ...waitField,
  ...returningBrowser,
})

export const beginLoginInput = z.object({ email: emailAddress })

export const completeLoginInput = z.object({
  credential: loginCredential,
  ...returningBrowser,
})

/** A passkey's answer for step-up. */
export const completeProofInput = z.object({
  credential: loginCredential,
  /** With it, the session is renewed. */
  browserKey: returningBrowser.browserKey,
})

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

const userVerification = z.literal('required')

/** PublicKeyCredentialCreationOptionsJSON (WebAuthn L3 §5.1.8) beside `success`. */
export const registrationOptions = z.object({
  success,
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  excludeCredentials: z.array(knownCredential),
  extensions: z.object({ credProps: z.literal(true) }),
  hints: z.array(z.enum(['hybrid', 'security-key', 'client-device'])).optional(),
})

/** PublicKeyCredentialRequestOptionsJSON (WebAuthn L3 §5.1.9) beside `success`. */
export const loginOptions = z.object({
  success,
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(knownCredential),
  userVerification,
  extensions: z.object({}),
})

/** An unknown address and an account without passkeys look the same. */
export const beginLoginOutput = z.union([loginOptions, z.object({ success, newUser: z.literal(true) })])

export const completeLoginOutput = z.object({
  success,
  user,
  ...session,
  /** The passkey is pending removal: when it is removed, and the token that stops this. */
  leaving: z.object({ takesEffectAt: z.iso.datetime(), stopToken: z.string() }).optional(),
})

/** With a bearer the session stays on its browser key; `browserKey` is present only for a new one. */
export const completeRegistrationOutput = completeLoginOutput
  .omit({ leaving: true })
  .partial({ browserKey: true })
  .extend(takesEffect)
