import type { Page } from 'playwright/test'
import { addAuthenticator, answeredWith, expect, NO_ANSWER, newAddress, test } from './door.ts'
import { requestEmailKey } from './keys.ts'
import { addPasskey, becomeGuest } from './people.ts'
import { expectSound } from './sound.ts'

/** Changes the birthday so often, as a program would. */
async function changeOften(page: Page, times: number) {
  const jwt = await page.evaluate(() => localStorage.getItem('jwt'))
  for (let turn = 0; turn < times; turn++) {
    const bornOn = `1990-12-${10 + (turn % 2)}`
    const answer = await page.request.post('/api/account/born-on', {
      data: { bornOn },
      headers: { authorization: `Bearer ${jwt}` },
    })
    expect(answer.status()).toBe(200)
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

      test('the journal tells what happened, newest first', async ({ page }, info) => {
        await addAuthenticator(page)
        await becomeGuest(page)
        await page.getByRole('link', { name: 'Open journal' }).click()
        await expect(page).toHaveURL('/account/journal')
        await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
        const today = page.getByRole('region', { name: 'Today' })
        await expect(today.getByRole('listitem')).toHaveText([/Your account beganfrom .*Chrome.* on Linux$/])
        await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0)
        await expectSound(page)

        await addPasskey(page)
        const address = newAddress()
        await requestEmailKey(page, address)
        await page.goto('/account/real-name')
        await page.getByLabel('First Name').fill('Ada')
        await page.getByLabel('Last Name').fill('Lovelace')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page).toHaveURL('/account')
        await page.goto('/account/journal')
        await expect(today.getByRole('listitem')).toHaveText([
          /Name changed/,
          /Email key added\w•••@e•••\.com/,
          /Passkey added/,
          /Your account began/,
        ])
        await expect(page.getByText(address)).toHaveCount(0)
        await expectSound(page)
        await page.screenshot({
          path: info.outputPath(`journal-${viewport.width}-${colorScheme}.png`),
          fullPage: true,
        })
      })
    })
  }
}

test('what is older is shown when it is asked for, with the keyboard alone', async ({ page }) => {
  await becomeGuest(page)
  await changeOften(page, 204)
  const link = page.getByRole('link', { name: 'Open journal' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Birthday changed' })).toHaveCount(200)
  await expect(page.getByText('Your account began')).toHaveCount(0)
  await page.keyboard.press('Tab')
  const older = page.getByRole('button', { name: 'Show older' })
  await expect(older).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account began')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Birthday changed' })).toHaveCount(204)
  await expect(older).toHaveCount(0)
  // Whoever pressed it goes on reading where the older ones begin.
  await expect(page.getByRole('listitem').filter({ hasText: 'Birthday changed' }).nth(200)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('what fails says so, with a Retry that helps, and what was there stays', async ({
  page,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  mayComplain(answeredWith(500))
  await becomeGuest(page)
  await changeOften(page, 202)
  const fail = () =>
    page.route('**/trpc/account.journal*', (route) => route.fulfill({ status: 500, body: 'no JSON' }))
  await fail()
  await page.goto('/account/journal')
  await expect(page.getByRole('alert')).toContainText('System error, please try again later.')
  await expect(page.getByRole('link', { name: 'Back to Account' })).toBeVisible()
  await page.unroute('**/trpc/account.journal*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Birthday changed' })).toHaveCount(200)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await fail()
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(page.getByRole('alert')).toContainText('System error, please try again later.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Birthday changed' })).toHaveCount(200)
  await page.unroute('**/trpc/account.journal*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Your account began')).toBeVisible()
})

test('who is signed out elsewhere is not shown what happened', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(401))
  await becomeGuest(page)
  await page.goto('/account/journal')
  await expect(page.getByText('Your account began')).toBeVisible()
  const jwt = await page.evaluate(() => localStorage.getItem('jwt'))
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${jwt}` }, data: {} })
  await page.goto('/account/journal')
  await expect(page).toHaveURL(/\/signin/)
})
