import type { InactiveState } from '#server/account-store/accounts/inactive-accounts.ts'

/** A live session: the account, the browser key and the one secret of it that it stands on. */
export type Session = {
  accountId: string
  browserKeyId: string
  secretId: string
  /** When its token runs out, in seconds since 1970. */
  expiresAt: number
  /** The account's public id, for the log; there once the database was asked. */
  upid?: string | undefined
  /** The halts of an account that do not stop the call; unset: every one does. */
  passes?: readonly InactiveState[] | undefined
}

/** What a session stands on. */
export type Standing = Omit<Session, 'expiresAt' | 'upid'>
