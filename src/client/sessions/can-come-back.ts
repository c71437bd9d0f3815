import type { Account } from '#shared/accounts.ts'

/** Whether its holder could sign in again, or show that it is theirs: by a passkey or a verified address. */
export function canComeBack({ ghost, keys }: Pick<Account, 'ghost' | 'keys'>) {
  return !ghost || keys.some(({ type }) => type === 'passkey')
}
