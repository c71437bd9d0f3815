import type { Locator, Page } from 'playwright/test'
import { defaultBrand } from '#shared/brand.ts'
import { effectsHaveRun } from '../support/effects-have-run.ts'
import { addAuthenticator, expect, guestOf, keepRealPauses, newAddress, test } from './door.ts'
import { requestEmailKey } from './keys.ts'
import { codeField, mailedCode } from './mailed-code.ts'
import { addPasskey, becomeGuest, signInByMail, verifyEmail } from './people.ts'
import { updateTo } from './recovery-email.ts'

/*
 * After a success a page stays long enough to be read, and then goes to the account by itself. Everywhere else in these
 * tests that pause is short.
 */
const READING = 2_000

test.beforeEach(async ({ page }) => {
  await keepRealPauses(page)
  await page.clock.install()
})

test('a link that worked shows its message for two seconds', async ({ page, mailedLink }) => {
  const address = newAddress()
  await page.request.post('/api/auth/email/signin', { data: { email: address } })
  await page.goto(await mailedLink(address))
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await expectPause(page, READING, news(page, 'You are in', 'Email verified successfully!'))
})

test('an added passkey shows its message for two seconds', async ({ page }) => {
  await addAuthenticator(page)
  await becomeGuest(page)
  await page.goto('/account/add-key')
  await press(page, page.getByRole('button', { name: /^Passkey/ }))
  await expectPause(page, READING, news(page, 'Passkey added.'))
})

test('a passkey that this device has already is not reported as added', async ({ page }) => {
  await addAuthenticator(page)
  const account = await becomeGuest(page)
  await addPasskey(page)
  // This browser has forgotten it, and the device has not.
  await page.evaluate(() => {
    localStorage.removeItem('passkey_accounts')
    localStorage.removeItem('passkey_credentials')
  })
  await page.goto('/account/add-key')
  await press(page, page.getByRole('button', { name: /^Passkey/ }))
  await expectPause(page, READING, news(page, 'This device already has a passkey for this account.'))
  expect(await guestOf(page)).toBe(account)
})

test('a passkey that is set up shows its message for two seconds', async ({ page, mailedLink }) => {
  const authenticator = await addAuthenticator(page)
  await signInByMail(page, newAddress(), mailedLink)
  await page.goto('/passkey-setup')
  await press(page, page.getByRole('button', { name: 'Set Up Passkey' }))
  await expectPause(
    page,
    READING,
    news(page, `Passkey set up successfully! Welcome to ${defaultBrand.productName}`),
  )
  expect(await authenticator.credentials()).toHaveLength(1)
})

test('a verified recovery e-mail shows its message for two seconds', async ({ page, product }) => {
  await becomeGuest(page)
  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(product.smtp, address)
  await type(page, code)
  await expectPause(page, READING, news(page, 'Email verified successfully!'))
})

test('a deleted recovery e-mail shows its message for two seconds', async ({ page, product }) => {
  await becomeGuest(page)
  await verifyEmail(page, product.smtp, newAddress())
  await page.goto('/account/email')
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await press(page, page.getByRole('button', { name: 'Yes, Delete Email' }))
  await expectPause(page, READING, news(page, 'Recovery email deleted'))
})

test('an e-mail key that is activated in place shows its message for two seconds', async ({
  page,
  product,
}) => {
  await becomeGuest(page)
  const address = newAddress()
  await page.goto('/account/email-key')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  await expect(codeField(page)).toBeFocused()
  const { code } = await mailedCode(product.smtp, address)
  await type(page, code)
  await expectPause(page, READING, news(page, 'Email key activated.'))
})

test('an e-mail key that is activated by its link shows its message for two seconds when no other sign-in method is listed', async ({
  page,
  product,
}) => {
  await becomeGuest(page)
  const address = newAddress()
  await requestEmailKey(page, address)
  const { code, link } = await mailedCode(product.smtp, address)
  await page.goto(link ?? '')
  await type(page, code)
  await expectPause(page, READING, news(page, 'Email key activated', 'You are in.'))
})

test('the sign-in page shows for a tenth of a second that the user is signed in', async ({
  page,
  mailedLink,
}) => {
  await signInByMail(page, newAddress(), mailedLink)
  await stopClock(page, page.getByRole('heading', { name: 'Your account' }))
  await page.goto('/signin')
  await expectPause(page, 100, page.getByText('You are already signed in. Redirecting...'))
})

/** The page with the success message: its title has the focus. */
function news(page: Page, title: string, text = '') {
  const heading = page.locator('h1:focus').filter({ hasText: title })
  return page
    .getByRole('main')
    .filter({ has: heading, hasText: text })
    .filter({ hasText: 'Taking you to your account…' })
}

async function press(page: Page, button: Locator) {
  await stopClock(page, button)
  await button.click()
}

async function type(page: Page, code: string) {
  await stopClock(page, codeField(page))
  await codeField(page).fill(code)
}

/** After the page is drawn, and before a call to the server that could time out. */
async function stopClock(page: Page, drawn: Locator) {
  await expect(drawn).toBeVisible()
  // A minute later: on the busiest machine this moment must still be in the future.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** The message stays for `duration` ms and no longer; then the account page opens. */
async function expectPause(page: Page, duration: number, said: Locator) {
  // Until the message appears the program's own short waits pass in steps of a millisecond, so its pause may be one
  // step old.
  await expect(async () => {
    await page.clock.runFor(1)
    expect(await said.isVisible()).toBe(true)
  }).toPass({ intervals: [0], timeout: 60_000 })
  await page.evaluate(effectsHaveRun)
  const here = page.url()
  await page.clock.runFor(duration - 2)
  await expect(said).toBeVisible()
  expect(page.url()).toBe(here)
  await page.clock.runFor(2)
  await expect(page).toHaveURL('/account')
}
