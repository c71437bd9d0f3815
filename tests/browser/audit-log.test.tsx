import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AUDIT_LOG_PAGE } from '#shared/audit-events.ts'
import type { AuditEntry } from '#shared/audit-log.ts'
import { noJson } from './support/answers.ts'
import { openPage } from './support/app.tsx'
import { expectCount, expectPath, focusOn, title } from './support/places.ts'

const birthdays = page.getByRole('listitem').filter({ hasText: 'Birthday changed' })
const began = page.getByText('Account created')
const older = page.getByRole('button', { name: 'Show older' })

/** An audit log that begins with its account, followed by this many birthday changes. */
function journalOf(changes: number) {
  const entries = Array.from({ length: changes + 1 }, (_, index) => entry(index + 1)).reverse()
  return (input: unknown) => {
    const { before = Number.POSITIVE_INFINITY } = input as { before?: number }
    const page = entries.filter(({ seq }) => seq < before).slice(0, AUDIT_LOG_PAGE)
    return { success: true, entries: page, head: {} }
  }
}

function entry(seq: number): AuditEntry {
  const event = seq === 1 ? 'guest_made' : 'birthday_changed'
  const at = '2026-11-01T12:00:00.000Z'
  return { seq, at, event, browser: null, key: null, detail: null, previous: null, hash: '' }
}

test('older entries are shown on request, with the keyboard alone', async () => {
  await openPage('/account', { answers: { 'account.journal': journalOf(204) } })
  await focusOn(page.getByRole('link', { name: 'Open journal' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(title('Journal')).toHaveFocus()
  await expectCount(birthdays, 200)
  await expectCount(began, 0)
  await userEvent.tab()
  await expect.element(older).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(began).toBeVisible()
  await expectCount(birthdays, 204)
  await expectCount(older, 0)
  // The focus moves to the first of the older entries.
  await expect.element(birthdays.nth(200)).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Back to Account' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectPath('/account')
})

test('a failure says so, with a Retry that works, and the entries stay', async () => {
  const journal = journalOf(202)
  let isBroken = true
  await openPage('/account/journal', {
    answers: { 'account.journal': (input) => (isBroken ? noJson() : journal(input)) },
  })
  const retry = page.getByRole('button', { name: 'Retry' })
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('System error, please try again later.')
  await expect.element(page.getByRole('link', { name: 'Back to Account' })).toBeVisible()
  isBroken = false
  await retry.click()
  await expectCount(birthdays, 200)
  await expectCount(alert, 0)

  isBroken = true
  await older.click()
  await expect.element(alert).toHaveTextContent('System error, please try again later.')
  await expectCount(birthdays, 200)
  isBroken = false
  await retry.click()
  await expect.element(began).toBeVisible()
})
