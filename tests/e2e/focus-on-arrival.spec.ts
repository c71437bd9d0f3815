import type { Locator, Page } from 'playwright/test'
import { expect, newAddress, test } from './door.ts'
import { becomeGuest } from './people.ts'
import { expectSound } from './sound.ts'

/** The link that leads to a form, the page's title, and the label of the field that it is for. */
const FORMS = [
  ['Add real name', 'Real Name', 'First Name'],
  ['Add birthday', 'Birthday', 'Birthday'],
  ['Add email', 'Recovery Email', 'Email'],
] as const

async function expectBothInSight(page: Page, field: Locator) {
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`what is typed on arrival is in the field that the page is for, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await becomeGuest(page)
    for (const [link, title, label] of FORMS) {
      await page.goto('/account')
      await page.getByRole('link', { name: link, exact: true }).click()
      const field = page.getByLabel(label, { exact: true })
      // Not the heading has the focus, so a screen reader gets its words with the field.
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectBothInSight(page, field)
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${title}`))
      await page.keyboard.type('0')
      if (label !== 'Birthday') await expect(field).toHaveValue('0')
      await expect(field).not.toHaveAccessibleDescription(new RegExp(`^${title}`))
    }
    await expectSound(page, `focus-${width}`)

    // The same for a page that is opened by its address, and after Back.
    await page.goto('/account/email')
    await expectBothInSight(page, page.getByLabel('Email'))
    const address = newAddress()
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
    await expectBothInSight(page, page.getByLabel('Verification code'))
    await page.goBack()
    await expect(page.getByLabel('Email')).toBeFocused()
  })
}

test('a page whose field is far below its heading keeps the focus on the heading, and its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await becomeGuest(page)
  await page.getByRole('link', { name: 'Open account deletion' }).click()
  await expect(page.getByRole('heading', { name: 'Delete Account' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Open account deletion' }).click()
  await expectBothInSight(page, page.getByLabel('Type DELETE to confirm'))
})

test('the sign-in page gives the focus to the address when that is asked for, and none before', async ({
  page,
}) => {
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Sign In with Email' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await page.keyboard.type('ada')
  await expect(page.getByLabel('Email')).toHaveValue('ada')
})

test('a key is named at once when its form opens', async ({ page }) => {
  await becomeGuest(page)
  await page.locator('a[href^="/account/browser-key/"]').click()
  await page.getByText('Give it a name').click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('a user who has moved the focus while the page was loading keeps it', async ({ page }) => {
  await becomeGuest(page)
  await page.route('**/trpc/account.get**', async (route) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await route.continue()
  })
  await page.goto('/account/email')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})
