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

const CREDENTIAL_ID = 'Id of the credential, in base64url.'
const MADE = 'As the authenticator made it, in base64url.'
const TRANSPORTS = 'How the authenticator can be reached.'

function base64url(longest: number, sentence: string) {
  return text(longest, { wrong: sentence })
    .min(1, { error: sentence, abort: true })
    .regex(CANONICAL_BASE64URL, { error: sentence, abort: true })
}

function clientDataJSON(sentence: string) {
  return base64url(LONGEST_CLIENT_DATA, sentence)
    .refine((text) => readClientData(text) !== null, sentence)
    .describe('As the browser made it, in base64url.')
}

/** Other members from the browser (attachment, extension results, parsed copies) are ignored. */
function credential<Response extends z.ZodType>(sentence: string, response: Response) {
  return z
    .object(
      {
        id: base64url(LONGEST_ID, sentence).describe(CREDENTIAL_ID),
        rawId: base64url(LONGEST_ID, sentence).describe('The same as `id`.'),
        type: z.literal('public-key', { error: sentence }).describe('Kind of the credential.'),
        response: response.describe('What the authenticator made.'),
      },
      { error: sentence },
    )
    .describe('What the browser answered, as JSON (`PublicKeyCredential.toJSON()`).')
}

const registrationResponse = z.object(
  {
    clientDataJSON: clientDataJSON(REGISTRATION_FAILED),
    attestationObject: base64url(LONGEST_ATTESTATION, REGISTRATION_FAILED).describe(
      `${MADE} Its attestation statement is not read.`,
    ),
    transports: z
      .array(text(50, { wrong: REGISTRATION_FAILED }), { error: REGISTRATION_FAILED })
      .max(20, { error: REGISTRATION_FAILED, abort: true })
      .nullish()
      .describe(TRANSPORTS),
  },
  { error: REGISTRATION_FAILED },
)

const loginResponse = z.object(
  {
    clientDataJSON: clientDataJSON(LOGIN_FAILED),
    authenticatorData: base64url(LONGEST_ASSERTION_PART, LOGIN_FAILED).describe(MADE),
    signature: base64url(LONGEST_ASSERTION_PART, LOGIN_FAILED).describe(MADE),
    userHandle: text(LONGEST_ID, { wrong: LOGIN_FAILED })
      .regex(CANONICAL_BASE64URL, LOGIN_FAILED)
      .nullish()
      .describe('Whose passkey it is, as the authenticator remembers it. An empty one counts as none.'),
  },
  { error: LOGIN_FAILED },
)

/** RegistrationResponseJSON (WebAuthn L3 §5.1). Structure only; the server's rules check the content. */
const registrationCredential = credential(REGISTRATION_FAILED, registrationResponse)

/** AuthenticationResponseJSON (WebAuthn L3 §5.1). */
const loginCredential = credential(LOGIN_FAILED, loginResponse)

export type RegistrationCredential = z.infer<typeof registrationCredential>
export type LoginCredential = z.infer<typeof loginCredential>

/** `email` and `displayName` only label the passkey; neither ever finds an account. */
export const beginRegistrationInput = z.object({
  email: emailAddress
    .optional()
    .describe('Label of the passkey in the browser. A new account gets it as an address to verify.'),
  displayName: optionalLine(PASSKEY_LABEL_MAX).describe(
    'Label of the passkey in the browser: at most 100 characters. It changes no name of the account.',
  ),
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

const publicKey = z.literal('public-key').describe('Kind of the credential.')

const knownCredential = z.object({
  id: z.string().describe(CREDENTIAL_ID),
  type: publicKey,
  transports: z.array(z.string()).optional().describe(TRANSPORTS),
})

const rpId = z.string().describe('The domain that passkeys belong to.')

const challenge = z.string().describe('Random bytes to sign: valid once, for five minutes by default.')

const timeout = z.number().describe('How long the ceremony may take, in milliseconds.')

const userVerification = z.literal('required').describe('The person must unlock the passkey.')

/** PublicKeyCredentialCreationOptionsJSON (WebAuthn L3 §5.1.8) beside `success`. */
export const registrationOptions = z.object({
  success,
  challenge,
  rp: z
    .object({ id: rpId, name: z.string().describe('Name of this service.') })
    .describe('Whom the passkey is for: this service.'),
  user: z
    .object({
      id: z.string().describe('The user handle of the account in its passkeys, in base64url.'),
      name: z.string().describe('Label of the passkey: an e-mail address, else a name or the public id.'),
      displayName: z
        .string()
        .describe('Label of the passkey: a name, else an e-mail address or the public id.'),
    })
    .describe('Whom the passkey will sign in.'),
  pubKeyCredParams: z
    .array(z.object({ type: publicKey, alg: z.number().describe('COSE number of the algorithm.') }))
    .describe('Algorithms that are accepted, the best first.'),
  timeout,
  attestation: z.literal('none').describe('The kind of authenticator is not asked for.'),
  authenticatorSelection: z
    .object({
      residentKey: z.literal('required').describe('The passkey must be found without a name being typed.'),
      requireResidentKey: z.literal(true).describe('The same for older browsers.'),
      userVerification,
    })
    .describe('What the authenticator must do.'),
  excludeCredentials: z.array(knownCredential).describe('Passkeys that the account has already.'),
  extensions: z
    .object({ credProps: z.literal(true).describe('Ask whether the passkey can be found without a name.') })
    .describe('Extensions of WebAuthn that are asked for.'),
  hints: z
    .array(z.enum(['hybrid', 'security-key', 'client-device']))
    .optional()
    .describe('Where the passkey may be kept.'),
})

/** PublicKeyCredentialRequestOptionsJSON (WebAuthn L3 §5.1.9) beside `success`. */
export const loginOptions = z.object({
  success,
  challenge,
  timeout,
  rpId,
  allowCredentials: z.array(knownCredential).describe('Passkeys that may sign in; empty: any passkey.'),
  userVerification,
  extensions: z.object({}).describe('Extensions of WebAuthn that are asked for.'),
})

/** An unknown address and an account without passkeys look the same. */
export const beginLoginOutput = z.union([
  loginOptions,
  z.object({ success, newUser: z.literal(true).describe('No passkey is known for this address.') }),
])

export const completeLoginOutput = z.object({
  success,
  user: user.describe('The holder of the account.'),
  ...session,
  leaving: z
    .object({
      takesEffectAt: z.iso.datetime().describe('When the passkey leaves.'),
      stopToken: z.string().describe('The token that stops it.'),
    })
    .optional()
    .describe('Present if the passkey of this sign-in is about to leave the account, which can be stopped.'),
})

/** With a bearer the session stays on its browser key; `browserKey` is present only for a new one. */
export const completeRegistrationOutput = completeLoginOutput
  .omit({ leaving: true })
  .partial({ browserKey: true })
  .extend(takesEffect)
