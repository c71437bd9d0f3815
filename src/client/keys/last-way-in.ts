import type { Account } from '#shared/account.ts'
import type { Key } from '#shared/keys.ts'

/** Whether the server would refuse to delete this key (`last_key`): then nobody need be asked about it. */
export function isLastWayIn(account: Account, key: Key) {
  if (account.emailVerified || !opensDoor(key)) return false
  return !account.keys.some((other) => other.id !== key.id && opensDoor(other))
}

function opensDoor(key: Key) {
  return key.type === 'email' ? key.activated : key.type !== 'feature'
}
