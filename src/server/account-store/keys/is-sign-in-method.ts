import type { keys } from '#server/platform/postgres/schema.ts'

type KeyRow = typeof keys.$inferSelect

type SignInKey = KeyRow & { type: Exclude<KeyRow['type'], 'feature'> }

/** Whether a live key is a sign-in method. Feature keys are not, nor are e-mail keys before their activation. */
export function isSignInMethod(key: KeyRow): key is SignInKey {
  return key.type !== 'feature' && (key.type !== 'email' || key.activatedAt !== null)
}
