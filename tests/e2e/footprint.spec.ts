import { answeredWith, expect, NO_ANSWER, newAddress, test } from './door.ts'
import { requestEmailKey } from './keys.ts'
import { becomeGuest } from './people.ts'
import { expectSound } from './sound.ts'

const NAMES_NOBODY = 'No field names you.'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

      test('the footprint says what is held, to a guest and to who told more', async ({ page }, info) => {
        await becomeGuest(page)
        await page.getByRole('link', { name: 'Open footprint' }).click()
        await expect(page).toHaveURL('/account/footprint')
        await expect(page.getByRole('heading', { level: 1, name: 'Footprint' })).toBeVisible()
        const account = page.getByRole('region', { name: 'Your account' })
        await expect(account.getByText('Your first name')).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: NAMES_NOBODY })).toBeVisible()
        await expect(page.getByText('a fingerprint of the secret of your browser')).toBeVisible()
        await expectSound(page)
        const path = (name: string) =>
          info.outputPath(`footprint-${name}-${viewport.width}-${colorScheme}.png`)
        await page.screenshot({ path: path('guest'), fullPage: true })

        await page.goto('/account/real-name')
        await page.getByLabel('First Name').fill('Ada')
        await page.getByLabel('Last Name').fill('Lovelace')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page).toHaveURL('/account')
        const address = newAddress()
        await requestEmailKey(page, address)
        await page.goto('/account/footprint')
        await expect(account.getByText('Lovelace')).toBeVisible()
        await expect(page.getByRole('region', { name: 'Codes' }).getByText(address).first()).toBeVisible()
        await expect(page.getByText(NAMES_NOBODY)).toHaveCount(0)
        await expectSound(page)
        await page.screenshot({ path: path('told'), fullPage: true })
      })
    })
  }
}

test('it is found, read and left with the keyboard alone', async ({ page }) => {
  await becomeGuest(page)
  const link = page.getByRole('link', { name: 'Open footprint' })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Footprint' })).toBeFocused()
  const back = page.getByRole('link', { name: 'Back to Account' })
  await expect(back).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('what fails says so, with a Retry that helps', async ({ page, mayComplain }) => {
  mayComplain(NO_ANSWER)
  mayComplain(answeredWith(500))
  await becomeGuest(page)
  await page.route('**/trpc/account.footprint*', (route) => route.fulfill({ status: 500, body: 'no JSON' }))
  await page.goto('/account/footprint')
  await expect(page.getByRole('alert')).toContainText('System error, please try again later.')
  await expect(page.getByText(NAMES_NOBODY)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Account' })).toBeVisible()
  await page.unroute('**/trpc/account.footprint*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(NAMES_NOBODY)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('who is signed out elsewhere is not shown what was held', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(401))
  await becomeGuest(page)
  await page.goto('/account/footprint')
  await expect(page.getByText(NAMES_NOBODY)).toBeVisible()
  const jwt = await page.evaluate(() => localStorage.getItem('jwt'))
  const status = await page.evaluate(
    async (bearer) =>
      (await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${bearer}` } }))
        .status,
    jwt,
  )
  expect(status).toBe(200)
  await page.goto('/account/footprint')
  await expect(page).toHaveURL(/\/signin/)
})
