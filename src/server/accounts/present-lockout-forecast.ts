import type { Account } from '#shared/accounts.ts'
import { forecast, nextStepOf, thingsOf } from '#shared/sign-in-methods.ts'

/** What opens an account, what is left of that after each loss, and what would help most. */
export function presentLockoutForecast(account: Account) {
  const things = thingsOf(account)
  return { things, losses: forecast(things), nextStep: nextStepOf(account) }
}
