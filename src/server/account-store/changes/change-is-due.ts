/**
 * A waiting change of the account is due and not carried out yet. Whoever looks at the account throws this; the call is made
 * anew once it is carried out (`account-protection/carry-out-due.ts`).
 */
export class ChangeIsDue extends Error {
  readonly accountId: string

  constructor(accountId: string) {
    super('A waiting change is due')
    this.accountId = accountId
  }
}
