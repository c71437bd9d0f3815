import { PERSONAL_CHANGES, type PersonalChange } from './personal-fields.ts'

/** The event of a change of personal data. */
export function personalEvent(change: PersonalChange) {
  return `${change}_changed` as const
}

/** All audit events. */
export const AUDIT_EVENTS = [
  'guest_made',
  'signed_in',
  'sign_in_refused',
  'key_added',
  'key_removed',
  'key_activated',
  'address_asked',
  'address_verified',
  'address_changed',
  'address_removed',
  'conflict_proven',
  'restricted',
  'restriction_lifted',
  'exported',
  'deletion_asked',
  'deletion_undone',
  /** No longer written; entries of older versions have it. */
  'change_undone',
  'change_waits',
  'change_stopped',
  ...PERSONAL_CHANGES.map(personalEvent),
  'passkey_changed',
  'key_renamed',
] as const

export type AuditEvent = (typeof AUDIT_EVENTS)[number]

/**
 * The `detail` of whatever the operator of the service did. No browser did it then, so `browser` is null. No address and
 * no event is spelt like this.
 */
export const OPERATOR = 'operator'

/** Maximum number of entries in an answer. */
export const AUDIT_LOG_PAGE = 200
