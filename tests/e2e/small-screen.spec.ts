import { askForLink, expect, newAddress, test } from './door.ts'

const PHONE = { width: 360, height: 740 }

const PHONES = [PHONE, { width: 360, height: 640 }, { width: 390, height: 664 }, { width: 390, height: 844 }]
const ON_ITS_SIDE = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

test('on a phone, upright or on its side, one sees at once what this is and how to come in', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const size of [...PHONES, ...ON_ITS_SIDE]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('complementary', { name: 'Legal notice' })).toBeVisible()
      const lead = page.getByText(/^Rummage World is a free hidden-object game: /)
      await expect(lead).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Knock on the door' })).toBeInViewport({ ratio: 1 })
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
