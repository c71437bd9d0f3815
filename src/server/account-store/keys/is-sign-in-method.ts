import type { keys } from '#server/platform/postgres/schema.ts'

type KeyRow = typeof keys.$inferSelect

export type WayIn = KeyRow & { type: Exclude<KeyRow['type'], 'feature'> }

/** Whether a live key is a way in: feature keys open nothing, nor do e-mail keys that await their activation. */
export function isSignInMethod(key: KeyRow): key is WayIn {
  return key.type !== 'feature' && (key.type !== 'email' || key.activatedAt !== null)
}
