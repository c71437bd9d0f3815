import type { Account } from '#shared/account.ts'
import { forecast, nextStepOf, thingsOf } from '#shared/ways-in.ts'

/** What opens an account, what is left of that after each loss, and what would help most. */
export function presentForecast(account: Account) {
  const things = thingsOf(account)
  return { things, losses: forecast(things), nextStep: nextStepOf(account) }
}
