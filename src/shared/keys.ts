import { z } from 'zod'

const everyKey = {
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsed: z.iso.datetime().nullable(),
}

/** A key as the world may see it, by type; never a secret. */
export const key = z.discriminatedUnion('type', [
  z.object({ ...everyKey, type: z.literal('passkey'), synced: z.boolean(), provider: z.string().nullable() }),
  z.object({ ...everyKey, type: z.literal('email'), email: z.string(), activated: z.boolean() }),
  z.object({ ...everyKey, type: z.literal('browser'), browserId: z.string(), current: z.boolean() }),
  z.object({ ...everyKey, type: z.literal('feature'), featureName: z.string() }),
])

export type Key = z.infer<typeof key>

export const listKeysOutput = z.array(key)
