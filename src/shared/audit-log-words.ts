import { type AuditEvent, OPERATOR, personalEvent } from './audit-events.ts'
import type { AuditEntry } from './audit-log.ts'
import { capitalized, PERSONAL_CHANGES, personalChanges } from './personal-fields.ts'
import { fromEntries } from './record-of.ts'

type Told = Pick<AuditEntry, 'event' | 'key' | 'detail'>

const keyWords: Record<NonNullable<AuditEntry['key']>['type'], string> = {
  passkey: 'Passkey',
  email: 'Email key',
  browser: 'Browser key',
  feature: 'Feature key',
}

/** 'Name changed' */
const changeWords = fromEntries(
  PERSONAL_CHANGES.map((change) => [
    personalEvent(change),
    () => `${capitalized(personalChanges[change].noun)} changed`,
  ]),
)

/** Each event in a few words for the account's holder; `about` is the key or the address, if any. */
const eventWords: Record<AuditEvent, (told: Told) => string> = {
  guest_made: () => 'Your account began',
  signed_in: ({ key }) =>
    key?.type === 'passkey' ? 'Signed in with a passkey' : 'Signed in by a mailed link',
  sign_in_refused: ({ key }) =>
    key ? 'Sign-in refused: a passkey that did not check out' : 'Code refused: its tries are used up',
  key_added: ({ key }) => `${keyWordOf(key)} added`,
  key_removed: ({ key }) => `${keyWordOf(key)} removed`,
  key_activated: ({ key }) => `${keyWordOf(key)} activated`,
  address_asked: ({ key }) => (key ? 'Email key asked for again' : 'Recovery email asked for, code mailed'),
  address_verified: () => 'Recovery email verified',
  address_changed: () => 'Recovery email changed',
  address_removed: () => 'Recovery email removed',
  conflict_proven: () => 'Proved to hold an address of another account',
  restricted: () => 'Account restricted',
  restriction_lifted: () => 'Restriction lifted',
  exported: () => 'Data downloaded',
  deletion_asked: () => 'Deletion asked for',
  deletion_undone: () => 'Deletion taken back',
  change_undone: () => 'Change undone',
  change_waits: () => 'Change asked for, and waits',
  change_stopped: () => 'Waiting change stopped',
  ...changeWords,
  key_renamed: ({ key }) => `${keyWordOf(key)} renamed`,
  passkey_changed: () => 'Passkey updated by the device or app that keeps it',
}

/** The event in words for the account's holder, with the operator as its author, and the key or address it concerns. */
export function describeEntry(told: Told): { what: string; about: string | null } {
  const what = eventWords[told.event](told)
  if (told.detail === OPERATOR) return { what: `${what} by the operator`, about: told.key?.name ?? null }
  return { what, about: told.key?.name ?? told.detail }
}

function keyWordOf(key: AuditEntry['key']) {
  return key ? keyWords[key.type] : 'Key'
}
