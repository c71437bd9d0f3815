import type { Page } from 'playwright/test'
import { expect, guestOf, hold, stored, test } from './door.ts'

function bar(page: Page) {
  return page.getByRole('complementary', { name: 'Legal notice' })
}

test('the legal bar appears on the first visit, covers nothing, and does not return', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/signin')
  await expect(bar(page)).toContainText('Cookies and personal information are collected.')
  await expect(bar(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await expect(bar(page).getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms')
  const height = async () => (await bar(page).boundingBox())?.height ?? 0
  // Its words may appear a moment before its box.
  await expect.poll(height).toBeGreaterThan(40)
  const below = await height()
  const top = await page.getByRole('banner').boundingBox()
  expect(top?.y).toBeGreaterThanOrEqual(below)

  // A user who does not answer is not blocked, and is asked again.
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.goto('/terms')
  await bar(page).getByRole('button', { name: 'Got it' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/account')
  await guestOf(page)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

for (const [name, path] of [
  ['the landing page', '/'],
  ['the sign-in page', '/signin'],
] as const) {
  test(`${name} says what is collected, and links to both texts, also after the bar is read`, async ({
    page,
  }) => {
    await page.goto(path)
    const foot = page.getByRole('contentinfo')
    for (const isRead of [false, true]) {
      if (isRead) await bar(page).getByRole('button', { name: 'Got it' }).click()
      await expect(bar(page)).toHaveCount(isRead ? 0 : 1)
      await expect(foot).toContainText(
        'Cookies and personal information are collected. By continuing you accept the Privacy Policy and the Terms of Use.',
      )
      await expect(foot.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
      await expect(foot.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms')
    }
  })
}

test('the legal bar is there from the first paint on and shifts nothing', async ({ page }) => {
  const answer = await hold(page, '**/trpc/account.create*')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/account')
  await expect(page.getByText('Initializing...')).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])

  const before = await bar(page).boundingBox()
  answer()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  expect(await bar(page).boundingBox()).toEqual(before)
})

test('privacy and terms are readable without becoming a guest, and link to each other', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
  await expect(page.getByText('jsDelivr')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeFocused()
  await expect(page.getByText('at least 13 years old')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await stored(page)).toMatchObject({ accountId: null, browserKey: null })
})
