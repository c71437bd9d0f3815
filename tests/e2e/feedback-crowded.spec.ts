import { answeredWith, expect, guestOf, test } from './door.ts'
import { expectSound } from './sound.ts'

// tests/browser/crowd.test.tsx checks how long it waits, and the other cases.

test('a first visit to an overloaded service says so, and continues after the wait', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(429))
  const sentence = 'Too many requests. Please try again later.'
  const data = { success: false, code: 'rate_limited', error: sentence, message: sentence }
  const error = { code: -32_029, message: sentence, data }
  await page.route('**/trpc/account.create*', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '47' }, json: [{ error }] }),
  )
  await page.clock.install()
  await page.goto('/account')
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(page.getByRole('status').filter({ hasText: 'Too many people are at the door' })).toBeVisible()
  await expect(retry).toBeDisabled()
  await expect(retry).toHaveAccessibleDescription(/^Please wait \d+ s$/)
  await expectSound(page, 'crowded')

  await page.unroute('**/trpc/account.create*')
  await page.clock.runFor(48_000)
  await retry.click()
  await guestOf(page)
  await expect(retry).toHaveCount(0)
})
