import { addAuthenticator, expect, NOTHING_STORED, newAddress, stored, test } from './door.ts'
import { deleteKey, openKey } from './keys.ts'
import { addPasskey, becomeGuest, browserKeys, signInByMail } from './people.ts'

test('a deleted passkey is removed from the browser as well, which can get a new one', async ({ page }) => {
  const authenticator = await addAuthenticator(page)
  await becomeGuest(page)
  await addPasskey(page)
  expect(await authenticator.credentials()).toHaveLength(1)

  await openKey(page, 'passkey')
  await page.getByRole('button', { name: 'Delete Passkey' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Are you sure you want to delete this passkey? This action cannot be undone.',
  )
  await page.getByRole('button', { name: 'Yes, Delete Passkey' }).click()
  await expect(page).toHaveURL('/account')
  await expect.poll(async () => (await authenticator.credentials()).length).toBe(0)

  await page.goto('/account/add-key')
  await expect(page.getByText('Sign in using this device.')).toBeVisible()
})

test('the passkey of another device stays known there when one of this device is deleted', async ({
  page,
}) => {
  const first = await addAuthenticator(page)
  await becomeGuest(page)
  await addPasskey(page)
  await first.remove()
  // As if it had been made on another device.
  await page.evaluate(() => {
    localStorage.removeItem('passkey_accounts')
    localStorage.removeItem('passkey_credentials')
  })
  await addAuthenticator(page)
  await addPasskey(page)
  await page.goto('/account/add-key')
  await expect(page.getByText('Sign in via email link.')).toBeVisible()
  await expect(page.getByText('Sign in using this device.')).toHaveCount(0)

  await openKey(page, 'passkey', 'last')
  await page.getByRole('button', { name: 'Delete Passkey' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Passkey' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.locator('a[href^="/account/passkey/"]')).toHaveCount(1)
  await page.goto('/account/add-key')
  await expect(page.getByText('Sign in using this device.')).toBeVisible()
})

test('deleting its own key signs this browser out, in every tab', async ({ page, context }) => {
  await addAuthenticator(page)
  await becomeGuest(page)
  await addPasskey(page)
  const other = await context.newPage()
  await other.goto('/account')
  await expect(browserKeys(other)).toBeVisible()

  await openKey(page, 'browser')
  await deleteKey(page)
  await expect(page).toHaveURL('/signed-out')
  await expect(page.getByRole('heading', { name: "You've been signed out" })).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING_STORED)
  await expect(other).toHaveURL('/signed-out')
})

test('a browser whose key is deleted elsewhere is asked to sign in on its next call', async ({
  page,
  browser,
  baseURL,
  mailedLink,
}) => {
  const address = newAddress()
  await becomeGuest(page)
  await signInByMail(page, address, mailedLink)

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const second = await elsewhere.newPage()
  await signInByMail(second, address, mailedLink)
  await openKey(second, 'browser')
  await expect(second.getByRole('table')).toBeVisible()

  await page.goto('/account')
  await page.getByRole('link', { name: /Browser key/ }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('This is your current browser session')).toHaveCount(0)
  await deleteKey(page)
  await expect(page).toHaveURL('/account')

  await second.getByRole('link', { name: 'Back to Account' }).click()
  await expect(second).toHaveURL('/signin')
  expect(await stored(second)).toMatchObject({ jwt: null, browserKey: null, tokens: null })
  await elsewhere.close()
})
