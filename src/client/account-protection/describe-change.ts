import { fieldsOf } from '#client/lib/fields.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { describeWhere } from '#client/sessions/changes-here.ts'
import { AUDIT_EVENTS, type AuditEvent } from '#shared/audit-events.ts'
import { describeEntry } from '#shared/audit-log-words.ts'
import type { StoppableChange } from '#shared/changes.ts'

const nouns = { passkey: 'passkey', email: 'email key', browser: 'browser', feature: 'feature key' }

/** What will happen, until it takes effect. */
const futures: Partial<Record<AuditEvent, (thing: string) => string>> = {
  key_added: (thing) => `${thing} will be added to your account on`,
  key_activated: (thing) => `${thing} will be added to your account on`,
  key_removed: (thing) => `${thing} will be removed from your account on`,
  address_verified: () => 'A new recovery email will be set on',
  address_changed: () => 'Your former recovery email will be removed from your account on',
  address_removed: () => 'Your recovery email will be removed from your account on',
  restriction_lifted: () => 'The restriction of your account will be lifted on',
  deletion_asked: () => 'The deletion of your account will begin on',
}

/** The pending change, when it takes effect, and where it was requested. */
export function describePendingChange(change: StoppableChange & { takesEffectAt: string }): string {
  const { event, key, takesEffectAt } = change
  const thing = key ? `The ${nouns[key.type]} '${key.name}'` : 'A key'
  const what =
    futures[event]?.(thing) ?? `${describeEntry({ event, key, detail: null }).what} takes effect on`
  return `${what} ${formatExactMoment(takesEffectAt)}. Asked for ${describeWhere(change)}.`
}

/** What was added, where and when. */
export function describeAdded(change: StoppableChange): string {
  const { what, about } = describeEntry({ event: change.event, key: change.key, detail: null })
  const of = about === null ? '' : ` (${about})`
  return `${what}${of}, ${describeWhere(change)}, on ${formatExactMoment(change.at)}.`
}

/** The change that a mailed link stops or reverts, as the document describes it; null when it says nothing. */
export function stoppableIn(told: unknown): StoppableChange | null {
  const change = fieldsOf(told) as Partial<StoppableChange>
  return AUDIT_EVENTS.some((event) => event === change.event) ? (change as StoppableChange) : null
}
