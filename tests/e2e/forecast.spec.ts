import { addAuthenticator, expect, newAddress, test } from './door.ts'
import { openKey } from './keys.ts'
import { addPasskey, becomeGuest, signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

const LOOK = { name: 'What if I lose something?' }

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

      test('the forecast says what a guest would lose, and what an address and a passkey change', async ({
        page,
        mailedLink,
      }, info) => {
        const shot = (name: string) =>
          page.screenshot({
            path: info.outputPath(`forecast-${name}-${viewport.width}-${colorScheme}.png`),
            fullPage: true,
          })
        await becomeGuest(page)
        await expect(page.getByText('You cannot get back in if you lose this computer.')).toBeVisible()
        await page.getByRole('link', LOOK).click()
        await expect(page.getByRole('heading', { level: 1, ...LOOK })).toBeVisible()
        const losses = page.getByRole('table', { name: 'The loss of one thing' })
        await expect(losses.getByRole('row', { name: /This computer/ })).toContainText('Nothing.')
        await expectSound(page)
        await shot('guest')

        const address = newAddress()
        await addAuthenticator(page)
        await signInByMail(page, address, mailedLink)
        await addPasskey(page)
        await page.getByRole('link', LOOK).click()
        await expect(losses.getByRole('row')).toHaveCount(4)
        await expect(losses.getByRole('row', { name: /^This computer/ })).toContainText(address)
        await expect(page.getByText('Whichever two they are')).toBeVisible()
        await expectSound(page)
        await shot('owner')

        await page.getByRole('link', { name: 'Add Second Passkey' }).click()
        await expect(page).toHaveURL('/account/add-key')
      })
    })
  }
}

test('it is found, followed and left with the keyboard alone', async ({ page }) => {
  await becomeGuest(page)
  const link = page.getByRole('link', LOOK)
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, ...LOOK })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Add Passkey' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('before a step that loses a way in it is said what is left', async ({ page, mailedLink }) => {
  const address = newAddress()
  await addAuthenticator(page)
  await signInByMail(page, address, mailedLink)
  await addPasskey(page)
  await openKey(page, 'passkey')
  await page.getByRole('button', { name: 'Delete Passkey' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    `After that, this computer and ${address} still open your account.`,
  )

  await page.goto('/account/email')
  await page.getByLabel('Email', { exact: false }).first().fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await expect(
    page.getByText(/After that, this computer and the passkey .* still open your account\./),
  ).toBeVisible()
})

test('a guest who signs out reads what is left', async ({ page }) => {
  await becomeGuest(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('After that, nothing opens your account.')).toBeVisible()
})
