import { OPERATOR } from './audit-events.ts'
import type { DataInventoryEntry, HeldValue } from './data-inventory.ts'
import { ASKED_FIELDS, PERSONAL_FIELDS } from './personal-fields.ts'

/** An empty column, in words. */
export const NOTHING = 'nothing'

/** The content of each table, in everyday words. */
export const dataInventoryTables: Record<string, string> = {
  accounts: 'Your account',
  addresses: 'Addresses that are yours',
  keys: 'Your keys',
  browser_secrets: 'Secrets of your browsers',
  journal: 'Your journal',
  proofs: 'Proofs that it is you',
  challenges: 'Passkey steps in progress',
  links: 'Sign-in links',
  codes: 'Codes',
  changes: 'Changes to your keys and addresses',
  stop_tokens: 'Links that stop a change',
  deletion_undos: 'Links that undo a deletion',
  brings: 'What you brought along as a guest',
  outbox: 'Emails that wait, or were sent in the last two days',
  held_notices: 'Notices not sent yet',
  limits: 'Counters against abuse',
}

/** The columns that may identify a person. They are listed even while empty. */
export const NAMING_COLUMNS: ReadonlySet<string> = new Set([
  ...PERSONAL_FIELDS.map((field) => `accounts.${columnOf(field)}`),
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
  ...ASKED_FIELDS.flatMap((field) => [`brings.${columnOf(field)}`, `brings.${columnOf(field)}_before`]),
  'outbox.sealed',
  'outbox.fingerprint',
  'held_notices.address',
  'limits.subject',
  'limits.address',
])

/** 'born_on' */
function columnOf(field: string) {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}

/** Whether a column may identify a person. */
export function mayName({ table, column }: Pick<DataInventoryEntry, 'table' | 'column'>) {
  return NAMING_COLUMNS.has(`${table}.${column}`)
}

/** Whether nothing in a data inventory identifies a person. */
export function isAnonymous(footprint: DataInventoryEntry[]) {
  return footprint.filter(mayName).every(({ column, value }) => {
    // The operator's deeds name the operator.
    if (column === 'detail') return [value].flat().every((one) => one === null || one === OPERATOR)
    return value === null
  })
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What is stored, for people: values of several rows one after the other. */
export function describeHeld(value: HeldValue, formatMoment: (at: Date) => string): string {
  if (value === null) return NOTHING
  if (Array.isArray(value)) return value.map((one) => describeHeld(one, formatMoment)).join('; ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' && MOMENT.test(value) ? formatMoment(new Date(value)) : String(value)
}

/** After a colon a sentence begins with a small letter. */
export function asClause(sentence: string) {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
}
