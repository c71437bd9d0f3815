import type { Account } from '#shared/accounts.ts'

/** Whether the holder could sign in again or prove ownership: by a passkey or a verified address. */
export function canComeBack({ ghost, keys }: Pick<Account, 'ghost' | 'keys'>) {
  return !ghost || keys.some(({ type }) => type === 'passkey')
}
