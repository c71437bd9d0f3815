import { addAuthenticator, askForLink, expect, newAddress, test } from './door.ts'
import { becomeGuest, browserKeys, signInByMail } from './people.ts'

test('Add Key adds a passkey to the list and stops offering one, and the browser gets a new name of its owner', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page)
  await becomeGuest(page)
  await page.goto('/account/add-key')
  await expect(page.getByText('Sign in using this device.')).toBeVisible()
  await expect(page.getByText('Sign in via email link.')).toBeVisible()
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.locator('a[href^="/account/passkey/"]')).toBeVisible()

  await page.goto('/account/add-key')
  await expect(page.getByText('Sign in via email link.')).toBeVisible()
  await expect(page.getByText('Sign in using this device.')).toHaveCount(0)
  await page
    .getByRole('link', { name: 'Cancel' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click()
  await expect(page).toHaveURL('/account')

  await page.goto('/account/real-name')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/account')
  await expect
    .poll(async () => (await authenticator.credentials())[0])
    .toMatchObject({ userName: 'Ada Lovelace', userDisplayName: 'Ada Lovelace' })
})

test("cancelling the browser's dialog is no error", async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      // The user refuses, which browsers report like a cancelled dialog.
      isUserVerified: false,
      automaticPresenceSimulation: true,
    },
  })
  await becomeGuest(page)
  await page.goto('/account/add-key')
  const passkey = page.getByRole('button', { name: /^Passkey/ })
  const begun = page.waitForResponse('**/trpc/passkeys.beginRegistration*')
  await passkey.click()
  await begun
  // Busy as long as the dialog is open.
  await expect(passkey).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL('/account/add-key')
})

test('a passkey is offered after the first verified e-mail, set up, and not offered again', async ({
  page,
  mailedLink,
}) => {
  const authenticator = await addAuthenticator(page)
  await authenticator.answers(false)
  await becomeGuest(page)
  // No account to set it up for yet.
  await page.goto('/passkey-setup')
  await expect(page).toHaveURL('/')

  await signInByMail(page, newAddress(), mailedLink)

  const offer = page.locator('a[href="/passkey-setup"]')
  await expect(offer).toBeVisible()
  await offer.click()
  await expect(page.getByRole('heading', { name: 'Set Up Your Passkey' })).toBeVisible()
  await page
    .getByRole('link', { name: 'Maybe Later' })
    .or(page.getByRole('button', { name: 'Maybe Later' }))
    .click()
  await expect(page).toHaveURL('/account')

  await authenticator.answers(true)
  await page.goto('/passkey-setup')
  await page.getByRole('button', { name: 'Set Up Passkey' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible()
  await expect(page.locator('a[href^="/account/passkey/"]')).toBeVisible()
  await expect(offer).toHaveCount(0)

  await page.goto('/passkey-setup')
  await expect(page).toHaveURL('/account')
})

test('a passkey is offered while a sign-in mail is on its way', async ({ page }) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await becomeGuest(page)
  await expect(browserKeys(page)).toBeVisible()
  const offer = page.locator('a[href="/passkey-setup"]')
  await expect(offer).toHaveCount(0)
  await askForLink(page, newAddress())
  await page.goto('/account')
  await expect(offer).toBeVisible()
})
