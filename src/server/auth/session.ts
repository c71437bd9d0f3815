/** A live session: the account, and the browser key it stands on. */
export type Session = { accountId: string; browserKeyId: string }
