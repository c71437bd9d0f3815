import { type AuditEvent, personalEvent } from './audit-events.ts'
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
  guest_made: () => 'Account created',
  signed_in: ({ key }) =>
    key?.type === 'passkey' ? 'Signed in with a passkey' : 'Signed in with an emailed link',
  sign_in_refused: ({ key }) =>
    key ? 'Sign-in refused: the passkey could not be verified' : 'Code refused after too many wrong tries',
  key_added: ({ key }) => `${keyWordOf(key)} added`,
  key_removed: ({ key }) => `${keyWordOf(key)} removed`,
  key_activated: ({ key }) => `${keyWordOf(key)} activated`,
  address_asked: ({ key }) =>
    key ? 'New link and code sent for the email key' : 'Code sent to a new recovery email',
  address_verified: () => 'Recovery email verified',
  address_changed: () => 'Recovery email changed',
  address_removed: () => 'Recovery email removed',
  conflict_proven: () => 'Confirmed an address that another account has',
  restricted: () => 'Account restricted',
  restriction_lifted: () => 'Restriction lifted',
  exported: () => 'Data downloaded',
  deletion_asked: () => 'Deletion requested',
  deletion_undone: () => 'Deletion cancelled',
  change_undone: () => 'Change undone',
  change_waits: () => 'Change requested (it waits)',
  change_stopped: () => 'Change stopped',
  ...changeWords,
  key_renamed: ({ key }) => `${keyWordOf(key)} renamed`,
  passkey_changed: () => 'Passkey updated by the device or app that keeps it',
}

/** The event in words for the account's holder, and the key or address it concerns. */
export function describeEntry(told: Told): { what: string; about: string | null } {
  return { what: eventWords[told.event](told), about: told.key?.name ?? told.detail }
}

function keyWordOf(key: AuditEntry['key']) {
  return key ? keyWords[key.type] : 'Key'
}
