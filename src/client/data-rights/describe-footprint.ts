import { formatCalendarDay, formatExactMoment } from '#client/lib/format-date.ts'
import type { DataInventoryEntry } from '#shared/data-inventory.ts'
import { PERSONAL_FIELDS, personalFields } from '#shared/personal-fields.ts'

const NAME_FIELDS = PERSONAL_FIELDS.filter((field) => personalFields[field].of === 'name')

/** A data inventory in ten lines, for people: what it is, and what is held of it. */
export function describeFootprint(inventory: DataInventoryEntry[]): [what: string, held: string][] {
  const rowsOf = (table: string, column: string) => {
    const value = inventory.find((entry) => entry.table === table && entry.column === column)?.value ?? null
    return Array.isArray(value) ? value : [value]
  }
  const textsOf = (table: string, column: string) =>
    rowsOf(table, column).flatMap((value) => (value === null ? [] : String(value)))
  const [email] = textsOf('accounts', 'email')
  const [bornOn] = textsOf('accounts', 'born_on')
  const [createdAt] = textsOf('accounts', 'created_at')
  const [lastUsedAt] = textsOf('accounts', 'last_used_at')
  const [entries] = textsOf('accounts', 'journal_seq')
  const deleted = rowsOf('keys', 'revoked_at')
  const types = rowsOf('keys', 'type')
  const keysOf = (type: string) =>
    textsOf('keys', 'name').filter((_, row) => types[row] === type && (deleted[row] ?? null) === null)
  const others = new Set([...textsOf('addresses', 'address'), ...textsOf('keys', 'email')])
  if (email !== undefined) others.delete(email)
  const underWay = [
    counted(textsOf('links', 'address').length, 'sign-in link'),
    counted(textsOf('codes', 'address').length, 'code'),
    counted(textsOf('outbox', 'sealed').filter((sealed) => sealed !== '').length, 'letter'),
  ].flatMap((one) => one ?? [])

  return [
    ['Name', NAME_FIELDS.flatMap((field) => textsOf('accounts', field)).join(' ') || NOT_ADDED],
    ['Birthday', bornOn === undefined ? NOT_ADDED : formatCalendarDay(bornOn)],
    ['Recovery email', email ?? NOT_ADDED],
    ['Other email addresses', [...others].join(', ') || NONE],
    ['Passkeys', keysOf('passkey').join(', ') || NONE],
    ['Signed-in browsers', keysOf('browser').join(', ') || NONE],
    ['Account made', createdAt === undefined ? NONE : formatExactMoment(createdAt)],
    ['Last used', lastUsedAt === undefined ? NONE : formatExactMoment(lastUsedAt)],
    ['Journal', counted(Number(entries ?? 0), 'entry', 'entries') ?? NONE],
    ['On the way to you', underWay.join(', ') || NONE],
  ]
}

const NOT_ADDED = 'Not added'
const NONE = 'None'

function counted(count: number, one: string, many = `${one}s`) {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`
}
