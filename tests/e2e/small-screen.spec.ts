import { askForLink, expect, newAddress, test } from './door.ts'

const PHONE = { width: 360, height: 740 }

test('on a phone the sign-in link is visible at once, light and dark', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const size of [PHONE, { width: 390, height: 664 }]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('complementary', { name: 'Legal notice' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Come in' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: 'Been here before? Sign in' })).toBeInViewport({ ratio: 1 })
    }
  }

  await page.setViewportSize(PHONE)
  await askForLink(page, `wanda.at_the.${newAddress()}`)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const size of [PHONE, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('button', { name: 'Back to Sign In' })).toBeInViewport({ ratio: 1 })
    }
  }
})
