import { z } from 'zod'
import { message, momentOrNull, success } from './envelope.ts'
import { nameText } from './real-name-text.ts'
import { ACCESS_TOKEN, BROWSER_ID } from './sessions.ts'
import { proofField, takesEffect, waitField } from './step-up.ts'
import { LONGEST_TOKEN, text } from './text.ts'

/** The name for a sign-in by a link to the recovery address, which is no named key. */
export const RECOVERY_EMAIL = 'Recovery email'

/** The name for a passkey deleted so long ago that its own is gone. */
export const FORGOTTEN_PASSKEY = 'Deleted passkey'

const everyKey = {
  id: z.string().describe('Id of the key (UUID).'),
  leavesAt: momentOrNull.describe('When the key leaves, unless that is stopped; null: it stays.'),
  waitsUntil: z.iso
    .datetime()
    .optional()
    .describe('When the key will be added. Until then it opens nothing.'),
  name: z.string().describe('Name of the key. Its holder may give it one.'),
  device: z
    .string()
    .optional()
    .describe(
      'Only for a key that was given a name: what it is (browser and system, who keeps the passkey, or the address).',
    ),
  createdAt: z.iso.datetime().describe('When the key was made.'),
  lastUsed: momentOrNull.describe('When the key was last used; null: never.'),
}

function kind<Kind extends string>(of: Kind) {
  return z.literal(of).describe('Kind of the key.')
}

/** What opens an account in one browser. */
export const browserKey = z.object({
  ...everyKey,
  type: kind('browser'),
  browserId: z.string().describe(BROWSER_ID),
  current: z.boolean().describe('Whether this session uses the key.'),
  signedInWith: z
    .object({ type: z.enum(['passkey', 'email']).describe('Kind of the key.'), name: everyKey.name })
    .optional()
    .describe('The key that its holder signed in with; absent for a guest.'),
})

export type BrowserKey = z.infer<typeof browserKey>

/** The public form of a key, by type; never a secret. */
export const key = z.discriminatedUnion('type', [
  z.object({
    ...everyKey,
    type: kind('passkey'),
    synced: z.boolean().describe('Whether more than one device keeps the passkey.'),
    provider: z.string().nullable().describe('Who keeps the passkey; null if unknown.'),
    browserId: z
      .string()
      .optional()
      .describe(
        'The browser that the passkey was made in, by the id it gave; absent if carried elsewhere, or unknown.',
      ),
  }),
  z.object({
    ...everyKey,
    type: kind('email'),
    email: z.string().describe('The address of the e-mail key.'),
    activated: z.boolean().describe('Whether the e-mail key was activated.'),
  }),
  browserKey,
  z.object({
    ...everyKey,
    type: kind('feature'),
    featureName: z.string().describe('The feature that the key switches on.'),
  }),
])

export type Key = z.infer<typeof key>

export const listKeysOutput = z.array(key)

/** An account's devices are its browser keys under another name. */
export const deviceOutput = browserKey.extend({ success })

export const listDevicesOutput = z.array(browserKey)

export const deviceInput = z.object({ id: text(LONGEST_TOKEN).describe('Id of a browser key (UUID).') })

/** The same under OAuth's name. */
export const refreshToken = browserKey.omit({ type: true, signedInWith: true })

export const listRefreshTokensOutput = z.array(refreshToken)

export const renameKeyInput = z.object({
  keyId: text(LONGEST_TOKEN).describe('Id of the key to name (UUID).'),
  name: nameText('name').describe('The new name: 1 to 100 characters, trimmed.'),
})

export const removeKeyInput = z.object({
  keyId: text(LONGEST_TOKEN).describe('Id of the key to remove (UUID).'),
  ...proofField,
  ...waitField,
})

export const removeKeyOutput = z.object({
  success,
  jwt: z.string().nullable().describe(`${ACCESS_TOKEN} Null when the session removed its own key.`),
  message,
  ...takesEffect,
})

/** Keeps the browser's own list of passkeys current (WebAuthn L3 5.1.10.4, allAcceptedCredentials). */
export const removePasskeyOutput = removeKeyOutput.extend({
  accepted: z
    .object({
      rpId: z.string().describe('The domain that passkeys belong to.'),
      userId: z.string().describe('The user handle of the account in its passkeys.'),
      credentialIds: z.array(z.string()).describe('The credential ids of the passkeys that are left.'),
    })
    .describe('The passkeys that are left, for the Signal API of the browser.'),
})
