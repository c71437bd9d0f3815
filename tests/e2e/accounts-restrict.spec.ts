import type { Page } from 'playwright/test'
import { addAuthenticator, answeredWith, expect, newAddress, test } from './door.ts'
import { codeField, mailedCode, wrongCodeFor } from './mailed-code.ts'
import { addPasskey, becomeGuest, signInByMail, verifyEmail, walkSignIn } from './people.ts'
import { expectSound } from './sound.ts'

const BANNER = 'Your account is restricted: we keep it, and do nothing with it.'

const step = (page: Page) => page.getByRole('dialog', { name: 'Show that it is you' })
const lift = (page: Page) => page.getByRole('button', { name: 'Lift the Restriction' })

async function restrict(page: Page) {
  await page.goto('/account/restrict')
  await page.getByRole('button', { name: 'Restrict Account' }).click()
  await expect(page.getByText('Your account has been restricted since')).toBeVisible()
}

test('a guest restricts the account with one press, sees it on every page, and lifts it with another', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(403))
  await becomeGuest(page)
  await page.getByRole('link', { name: 'Open account restriction' }).click()
  await expect(page).toHaveURL('/account/restrict')
  await expect(page.getByText('You can lift it here with one press')).toBeVisible()
  await expect(page.getByText('not there yet')).toHaveCount(0)
  await page.getByRole('button', { name: 'Restrict Account' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Your account has been restricted since' }),
  ).toBeVisible()
  await expect(lift(page)).toHaveCount(1)
  await expect(page.getByText(BANNER)).toHaveCount(0)
  await expectSound(page, 'restricted')

  const looked = ['/rummageworld', '/']
  for (const path of [...looked, '/account', '/account/footprint', '/rummageworld/today', '/health']) {
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: BANNER }), path).toBeVisible()
    await expect(lift(page), path).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
    if (looked.includes(path)) await expectSound(page, `restricted ${path}`)
  }

  await page.goto('/account/real-name')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This account is restricted', { exact: true }).first()).toBeVisible()

  await page.goto('/account')
  await lift(page).click()
  await expect(page.getByText(BANNER)).toHaveCount(0)
  await expect(step(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(page.getByText(BANNER)).toHaveCount(0)
})

test('a restriction is lifted with a proof by passkey', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(403))
  const authenticator = await addAuthenticator(page)
  await becomeGuest(page)
  await addPasskey(page)
  await restrict(page)
  await expect(page.getByText('To be sure it is you, we ask for your passkey.')).toBeVisible()

  // Cancelling changes nothing, and is no error.
  await lift(page).click()
  await expect(step(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email Me a Code' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(step(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(lift(page)).toBeFocused()

  await lift(page).click()
  await expect(page.getByRole('button', { name: 'Use Your Passkey' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(step(page)).toHaveCount(0)

  await lift(page).click()
  await page.getByRole('button', { name: 'Use Your Passkey' }).click()
  await expect(page.getByRole('button', { name: 'Restrict Account' })).toBeVisible()
  await expect(step(page)).toHaveCount(0)
  expect((await authenticator.credentials())[0]?.signCount).toBeGreaterThan(1)
})

test('a restriction is lifted with a mailed code, by the keyboard alone, from any page', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(403))
  mayComplain(answeredWith(400))
  await addAuthenticator(page)
  await becomeGuest(page)
  await addPasskey(page)
  const address = newAddress()
  await verifyEmail(page, product.smtp, address)
  await page.goto('/account/restrict')
  await page.getByRole('button', { name: 'Restrict Account' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account has been restricted since')).toBeVisible()

  await page.goto('/rummageworld')
  await lift(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Use Your Passkey' })).toBeFocused()
  await expectSound(page, 'step')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Email Me a Code' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/We sent a 6-digit code to p•••@e•••\.com\./)).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await expectSound(page, 'step-code')
  const { code } = await mailedCode(product.smtp, address)
  await page.keyboard.type(wrongCodeFor(code))
  await expect(page.getByText('Invalid verification code')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(code)
  await expect(step(page)).toHaveCount(0)
  await expect(page.getByText(BANNER)).toHaveCount(0)
})

test('a user who has just signed in is not asked for a proof again', async ({
  page,
  product,
  mailedLink,
}) => {
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await restrict(page)
  await lift(page).click()
  await expect(page.getByRole('button', { name: 'Restrict Account' })).toBeVisible()
  await expect(step(page)).toHaveCount(0)
  const { mail } = await product.smtp.next(address)
  expect(mail.subject).toBe('Your account is restricted')
})

test('another tab sees the restriction, and a link still opens the account in the same browser', async ({
  page,
  context,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(403))
  const address = newAddress()
  await walkSignIn(page, address, mailedLink)
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await restrict(page)
  await expect(other.getByText(BANNER)).toBeVisible()

  const key = () => other.evaluate(() => localStorage.getItem('browser_key'))
  const before = await key()
  await other.request.post('/api/auth/email/signin', { data: { email: address } })
  // It was requested here a moment ago, so it is redeemed automatically.
  await other.goto(await mailedLink(address))
  await expect(other).toHaveURL('/account')
  await expect(other.getByText(BANNER)).toBeVisible()
  expect(await key()).not.toBe(before)
})
