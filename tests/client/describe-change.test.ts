import { expect, test } from 'vitest'
import {
  describeAdded,
  describePendingChange,
  stoppableIn,
} from '#client/account-protection/describe-change.ts'
import { AUDIT_EVENTS } from '#shared/audit-events.ts'

const change = {
  at: '2026-11-01T12:00:00.000Z',
  event: 'key_removed',
  browser: 'Firefox on Windows',
  key: { type: 'passkey', name: 'Old phone' },
  takesEffectAt: '2026-11-04T12:00:00.000Z',
} as const

/** Dates and times contain non-breaking spaces. */
function inPlainSpaces(text: string) {
  return text.replaceAll('\u00a0', ' ')
}

test('a pending change is described in a sentence, with its moment and its author', () => {
  expect(inPlainSpaces(describePendingChange(change))).toMatch(
    /^The passkey 'Old phone' will be removed from your account on Nov 4, 2026, \d\d:00\. Asked for in Firefox on Windows\.$/,
  )
  for (const event of AUDIT_EVENTS) {
    expect(inPlainSpaces(describePendingChange({ ...change, event, browser: null })), event).toMatch(
      / on Nov 4, 2026, \d\d:00\. Asked for through an emailed link\.$/,
    )
  }
})

test('the document of a mailed link says what it stops, and what that removes', () => {
  expect(stoppableIn(change)).toEqual(change)
  const added = { ...change, event: 'key_added', takesEffectAt: null }
  const told = stoppableIn(added)
  expect(inPlainSpaces(told ? describeAdded(told) : '')).toMatch(
    /^Passkey added \(Old phone\), in Firefox on Windows, on Nov 1, 2026, \d\d:00\.$/,
  )
  for (const nothing of [null, 'gone', {}, [], { event: 'toString' }]) expect(stoppableIn(nothing)).toBeNull()
})
