import { fieldsOf } from '#client/lib/fields.ts'
import { sayExactMoment } from '#client/lib/say-date.ts'
import { sayWhere } from '#client/sessions/changes-here.ts'
import type { StoppableChange } from '#shared/changes.ts'
import { JOURNAL_EVENTS, type JournalEvent } from '#shared/journal-events.ts'
import { sayEntry } from '#shared/journal-words.ts'

const nouns = { passkey: 'passkey', email: 'email key', browser: 'browser', feature: 'feature key' }

/** What will happen, up to its moment. */
const futures: Partial<Record<JournalEvent, (thing: string) => string>> = {
  key_added: (thing) => `${thing} is added to your account on`,
  key_activated: (thing) => `${thing} is added to your account on`,
  key_removed: (thing) => `${thing} leaves your account on`,
  address_verified: () => 'A new recovery email is set on',
  address_changed: () => 'Your former recovery email leaves your account on',
  address_removed: () => 'Your recovery email leaves your account on',
  restriction_lifted: () => 'The restriction of your account is lifted on',
  deletion_asked: () => 'The deletion of your account begins on',
}

/** What waits, when it takes effect, and where somebody asked for it. */
export function sayWaiting(change: StoppableChange & { takesEffectAt: string }): string {
  const { event, key, takesEffectAt } = change
  const thing = key ? `The ${nouns[key.type]} '${key.name}'` : 'A key'
  const what = futures[event]?.(thing) ?? `${sayEntry({ event, key, detail: null }).what} takes effect on`
  return `${what} ${sayExactMoment(takesEffectAt)}. Asked for ${sayWhere(change)}.`
}

/** What was added, where and when. */
export function sayAdded(change: StoppableChange): string {
  const { what, about } = sayEntry({ event: change.event, key: change.key, detail: null })
  const of = about === null ? '' : ` (${about})`
  return `${what}${of}, ${sayWhere(change)}, on ${sayExactMoment(change.at)}.`
}

/** The change that a mailed link stops, or takes away, as the document says it; null where it says nothing. */
export function stoppableIn(told: unknown): StoppableChange | null {
  const change = fieldsOf(told) as Partial<StoppableChange>
  return JOURNAL_EVENTS.some((event) => event === change.event) ? (change as StoppableChange) : null
}
