import type { Account } from '#shared/accounts.ts'
import { fromEntries } from '#shared/record-of.ts'
import { newAccount } from '../../support/new-account.ts'
import { personalSamples } from '../../support/personal-samples.ts'

let people = 0

/** An account as a server would store it, the answers to the calls that read and change it, and the change itself. */
export function keepsAccount(facts: Partial<Account> = {}) {
  people += 1
  const told = newAccount({ id: `person-${people}`, ...facts })
  let now = told
  const change = (changes: unknown) => {
    now = Object.assign({}, now, changes)
    return { success: true, jwt: 'token', message: 'Saved' }
  }
  const answers = {
    'account.get': () => now,
    'keys.list': () => now.keys,
    'account.changes': () => [],
    ...fromEntries(Object.values(personalSamples).map(({ call }) => [call, change])),
  }
  return { account: told, answers, change }
}
