/**
 * A pending change of the account is due but not carried out yet. Thrown by any code that reads the account. The caller
 * carries it out (`account-protection/carry-out-due.ts`) and then repeats the call.
 */
export class ChangeIsDue extends Error {
  readonly accountId: string

  constructor(accountId: string) {
    super('A waiting change is due')
    this.accountId = accountId
  }
}
