import type { DataInventoryEntry } from './data-inventory.ts'

/** What a column holds in which there is nothing. */
export const NOTHING = 'nothing'

/** What is in each table, as people call it. */
export const dataInventoryTables: Record<string, string> = {
  accounts: 'Your account',
  addresses: 'Addresses that are yours',
  keys: 'Your keys',
  browser_secrets: 'Secrets of your browsers',
  journal: 'Your journal',
  proofs: 'Proofs that it is you',
  challenges: 'Passkeys under way',
  links: 'Sign-in links',
  codes: 'Codes',
  changes: 'Changes of how your account opens',
  stop_tokens: 'Ways to stop a change',
  deletion_undos: 'Ways back from a deletion',
  brings: 'What you brought along as a guest',
  outbox: 'Letters that wait',
  held_notices: 'Notices held back',
  limits: 'Counts against abuse',
}

/** The columns that may say who somebody is. They are told also while they hold nothing. */
export const NAMING_COLUMNS: ReadonlySet<string> = new Set([
  'accounts.first',
  'accounts.middle',
  'accounts.last',
  'accounts.born_on',
  'accounts.email',
  'accounts.pending_email',
  'addresses.address',
  'keys.email',
  'journal.detail',
  'challenges.pending_email',
  'links.address',
  'codes.address',
  'proofs.address',
  'browser_secrets.signed_in_with_address',
  'changes.effect',
  'stop_tokens.address',
  'brings.first',
  'brings.last',
  'brings.born_on',
  'brings.first_before',
  'brings.last_before',
  'brings.born_on_before',
  'outbox.sealed',
  'held_notices.address',
  'limits.bucket',
])

/** Whether a column may say who somebody is. */
export function mayName({ table, column }: Pick<DataInventoryEntry, 'table' | 'column'>) {
  return NAMING_COLUMNS.has(`${table}.${column}`)
}

/** Whether nothing in a footprint says who somebody is. */
export function namesNobody(footprint: DataInventoryEntry[]) {
  return footprint.filter(mayName).every(({ value }) => value === NOTHING)
}

/** After a colon a sentence begins small. */
export function asClause(sentence: string) {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
}
