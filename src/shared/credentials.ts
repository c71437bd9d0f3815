import { z } from 'zod'
import { success } from './envelope.ts'
import { proofField, takesEffect, waitField } from './step-up.ts'
import { LONGEST_TOKEN, text } from './text.ts'

/** The name for a sign-in by a link to the recovery address, which is no named key. */
export const RECOVERY_EMAIL = 'Recovery email'

/** The name for a passkey deleted so long ago that its own is gone. */
export const FORGOTTEN_PASSKEY = 'Deleted passkey'

const everyKey = {
  id: z.string(),
  /** When a key pending removal is removed; null for any other. */
  leavesAt: z.iso.datetime().nullable(),
  /** When a pending key is added; until then it does not work. */
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
  /** The passkey or e-mail key that the holder signed in with; absent for a guest. */
  signedInWith: z.object({ type: z.enum(['passkey', 'email']), name: z.string() }).optional(),
})

export type BrowserKey = z.infer<typeof browserKey>

/** The public form of a key, by type; never a secret. */
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

/** The same under OAuth's name. */
export const refreshToken = browserKey.omit({ type: true, signedInWith: true })

export const listRefreshTokensOutput = z.array(refreshToken)

export const removeKeyInput = z.object({ keyId: text(LONGEST_TOKEN), ...proofField, ...waitField })

/** `jwt` is null when the session has just removed its own key. */
export const removeKeyOutput = z.object({
  success,
  jwt: z.string().nullable(),
  message: z.string(),
  ...takesEffect,
})

/** Keeps the browser's own list of passkeys current (WebAuthn L3 5.1.10.4, allAcceptedCredentials). */
export const removePasskeyOutput = removeKeyOutput.extend({
  accepted: z.object({ rpId: z.string(), userId: z.string(), credentialIds: z.array(z.string()) }),
})
