import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { EmailKeyFacts } from '#shared/link-facts.ts'
import { drawAt, keepOnly, newGuest, openPage } from './support/app.tsx'
import { answerCalls } from './support/calls.ts'
import { openedBy } from './support/opened-by.ts'
import { expectCount, expectPath } from './support/places.ts'

const facts: EmailKeyFacts = {
  address: 'eve@example.com',
  upid: '0123456789',
  name: 'Ada Lovelace',
  createdAt: '2026-11-03T12:00:00.000Z',
  browsers: 2,
}
beforeAll(() => openedBy('/email-key/token', JSON.stringify(facts)))

const kept = { pending_email_key: 'token' }
const code = page.getByLabelText('Code')
const account = page.getByRole('paragraph').filter({ hasText: /^This code lets/ })

test('the page names the account that the code opens before it is typed, and the address can go to a new one', async () => {
  keepOnly(kept)
  const asked: unknown[] = []
  answerCalls({
    'email.askSignInLink': (input) => {
      asked.push(input)
      return { success: true, message: 'Sent' }
    },
  })
  await drawAt('/email-key')
  await expect.element(code).toBeVisible()
  await expect
    .element(account)
    .toHaveTextContent(
      'This code lets eve@example.com sign in to the account 0123456789 (Ada Lovelace). That account was made on Nov 3, 2026, and 2 browsers are signed in to it.',
    )
  await page.getByRole('link', { name: 'Make a New Account' }).click()
  await expectPath('/signin')
  await expect.element(page.getByLabelText('Email')).toHaveValue('eve@example.com')
  await page.getByRole('button', { name: /link/i }).click()
  await expect.poll(() => asked).toEqual([{ email: 'eve@example.com' }])
})

test('a guest sees it too, and may keep the address for the current account', async () => {
  await openPage('/email-key', { kept, account: newGuest() })
  await expect.element(account).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Use It for My Account' })).toBeVisible()
})

test('in the account that asked for the key no such note is shown', async () => {
  await openPage('/email-key', { kept, account: newGuest({ upid: facts.upid }) })
  await expect.element(code).toBeVisible()
  await expectCount(account, 0)
  await expectCount(page.getByRole('link', { name: /Account$/ }), 0)
})
