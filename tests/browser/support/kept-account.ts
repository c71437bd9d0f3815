import type { Account } from '#shared/accounts.ts'
import { newAccount } from '../../support/new-account.ts'

let people = 0

/** An account as a server would store it, and the answers to the calls that read and change it. */
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
    'account.setRealName': change,
    'account.setBornOn': change,
  }
  return { account: told, answers }
}
