import { z } from 'zod'
import { success } from './envelope.ts'
import { proofField, takesEffect, waitField } from './step-up.ts'
import { LONGEST_TOKEN, text } from './text.ts'

/** What a link let in that was mailed to the recovery address, which is no key with a name. */
export const RECOVERY_EMAIL = 'Recovery email'

/** A passkey that was deleted so long ago that its name is gone. */
export const FORGOTTEN_PASSKEY = 'Deleted passkey'

const everyKey = {
  id: z.string(),
  /** When a key that is being removed leaves; null for one that stays. */
  leavesAt: z.iso.datetime().nullable(),
  /** When a key that waits to be added is there; until then it opens nothing. */
  waitsUntil: z.iso.datetime().optional(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsed: z.iso.datetime().nullable(),
}

/** What opens an account in one browser. */
export const browserKey = z.object({
  ...everyKey,
  type: z.literal('browser'),
  browserId: z.string(),
  current: z.boolean(),
  /** The passkey or e-mail key that let its holder in; absent for somebody who came as a guest. */
  signedInWith: z.object({ type: z.enum(['passkey', 'email']), name: z.string() }).optional(),
})

export type BrowserKey = z.infer<typeof browserKey>

/** A key as the world may see it, by type; never a secret. */
export const key = z.discriminatedUnion('type', [
  z.object({ ...everyKey, type: z.literal('passkey'), synced: z.boolean(), provider: z.string().nullable() }),
  z.object({ ...everyKey, type: z.literal('email'), email: z.string(), activated: z.boolean() }),
  browserKey,
  z.object({ ...everyKey, type: z.literal('feature'), featureName: z.string() }),
])

export type Key = z.infer<typeof key>

export const listKeysOutput = z.array(key)

/** An account's devices are its browser keys under another name. */
export const deviceOutput = browserKey.extend({ success })

export const listDevicesOutput = z.array(browserKey)

export const deviceInput = z.object({ id: text(LONGEST_TOKEN) })

/** The same thing under the name that OAuth clients know. */
export const refreshToken = browserKey.omit({ type: true, signedInWith: true })

export const listRefreshTokensOutput = z.array(refreshToken)

export const removeKeyInput = z.object({ keyId: text(LONGEST_TOKEN), ...proofField, ...waitField })

/** `jwt` is null when the session has just removed the key it stood on. */
export const removeKeyOutput = z.object({
  success,
  jwt: z.string().nullable(),
  message: z.string(),
  ...takesEffect,
})

/** What the browser's own list of passkeys is kept true with (WebAuthn L3 5.1.10.4, allAcceptedCredentials). */
export const removePasskeyOutput = removeKeyOutput.extend({
  accepted: z.object({ rpId: z.string(), userId: z.string(), credentialIds: z.array(z.string()) }),
})
