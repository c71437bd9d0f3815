import type { Account } from '#shared/accounts.ts'
import type { Key } from '#shared/credentials.ts'
import { afterLeaving } from '#shared/sign-in-methods.ts'

/** Whether the server would refuse to delete this key (`last_key`). If so, the user need not be asked to confirm. */
export function isLastSignInMethod(account: Account, key: Key) {
  if (!opensAccount(key)) return false
  const lasting = afterLeaving(account)
  if (lasting.emailVerified) return false
  return !lasting.keys.some((other) => other.id !== key.id && opensAccount(other))
}

function opensAccount(key: Key) {
  return key.type === 'email' ? key.activated : key.type !== 'feature'
}
