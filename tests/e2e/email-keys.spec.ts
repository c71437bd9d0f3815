import type { Page } from 'playwright/test'
import { answeredWith, expect, guestOf, newAddress, stored, test } from './door.ts'
import { requestEmailKey } from './keys.ts'
import {
  boxes,
  codeField,
  mailedCode,
  type PostOffice,
  paste,
  selected,
  wrongCodeFor,
} from './mailed-code.ts'
import { becomeGuest, signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

function emailKeys(page: Page) {
  return page.locator('a[href^="/account/email-key/"]')
}

/** From the page of a new e-mail key to its code page. */
async function askForKey(page: Page, address: string) {
  await page.goto('/account/email-key')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  await expect(page).toHaveURL('/account/email-key/activate')
}

/** A pending e-mail key of the current account, and the contents of its mail. */
async function keyWithCode(page: Page, smtp: PostOffice) {
  const address = newAddress()
  await requestEmailKey(page, address)
  return { address, ...(await mailedCode(smtp, address)) }
}

/**
 * Opens another page and waits until it is drawn: before that the old page is still shown, and Back finds it unchanged.
 */
async function leaveAndComeBack(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.goBack()
}

test('an e-mail key is added and activated in place by keyboard alone, and opens the account by link', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  const id = await becomeGuest(page)
  await page.goto('/account/add-key')
  const address = newAddress()
  await page.getByRole('link', { name: /^Email Key/ }).click()
  await expect(page.getByRole('heading', { name: 'Add Email Key' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Email Key' })).toBeDisabled()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('ada')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').clear()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectSound(page)
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/account/email-key/activate')
  await expect(page.getByRole('heading', { name: 'Activate Email Key' })).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const { code } = await mailedCode(product.smtp, address)
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a 6-digit activation code')).toBeVisible()
  for (const _digit of '123') await page.keyboard.press('Backspace')
  await page.keyboard.type(wrongCodeFor(code))
  await expect(page.getByText('Invalid activation code')).toBeVisible()
  await expect.poll(() => selected(page)).toBe(wrongCodeFor(code))
  const before = await stored(page)
  await page.keyboard.type(code)
  await expect(page).toHaveURL('/account')
  await expect(emailKeys(page)).toContainText(address)
  await expect(emailKeys(page)).not.toContainText('Pending')
  const after = await stored(page)
  expect(after.accountId).toBe(id)
  expect(after.browserKey).toBe(before.browserKey)
  // The token is used up: Back does not lead to it.
  await page.goBack()
  await expect(page).not.toHaveURL('/account/email-key/activate')

  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirPage = await elsewhere.newPage()
  await signInByMail(theirPage, address, mailedLink)
  expect(await guestOf(theirPage)).toBe(id)
  await elsewhere.close()
})

test('the mailed link opens the account in another browser, lists the other sign-in methods, and removes them', async ({
  page,
  browser,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(401))
  const id = await becomeGuest(page)
  const { address, code, link } = await keyWithCode(page, product.smtp)
  const token = link?.split('/').at(-1) ?? ''

  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirPage = await elsewhere.newPage()
  await theirPage.clock.install()
  await theirPage.goto(link ?? '')
  await expect(theirPage).toHaveURL('/email-key')
  await expect(codeField(theirPage)).toBeVisible()
  const whose = theirPage.locator('p', {
    hasText: /^This code lets .+ and one browser is signed in to it\.$/,
  })
  await expect(whose).toContainText(address)
  await expectSound(theirPage)
  expect((await stored(theirPage)).pendingEmailKey).toBe(token)
  expect((await stored(theirPage)).accountId).toBeNull()

  await codeField(theirPage).fill(wrongCodeFor(code))
  await expect(theirPage.getByText('Invalid activation code')).toBeVisible()
  expect(await boxes(theirPage)).toBe(wrongCodeFor(code))
  await expect(theirPage.getByRole('link', { name: 'Go to Sign In' })).toBeVisible()
  await expectSound(theirPage)

  // Without its token the page continues with the stored one, and shows the same.
  await theirPage.goto('/email-key')
  await expect(whose).toBeVisible()
  await paste(theirPage, code)
  await expect(theirPage.getByRole('heading', { name: 'Email key activated' })).toBeFocused()
  expect((await stored(theirPage)).pendingEmailKey).toBeNull()
  expect(await guestOf(theirPage)).toBe(id)
  const ways = theirPage.getByRole('definition')
  await expect(ways).toHaveCount(1)
  await expect(ways).toContainText(/Chrom.+since .+20\d\d/)
  await expectSound(theirPage)

  // There is something to read, so it does not leave by itself.
  await theirPage.clock.runFor('01:00')
  await expect(theirPage).toHaveURL('/email-key')
  await theirPage.getByRole('button', { name: 'Sign out other browsers' }).click()
  await expect(theirPage.getByText('The other browsers are signed out.')).toBeVisible()
  await expect(ways).toHaveCount(0)
  const goOn = theirPage.getByRole('link', { name: 'Go to account' })
  await expect(goOn).toBeFocused()
  await theirPage.clock.runFor('01:00')
  await goOn.click()
  await expect(theirPage).toHaveURL('/account')
  await expect(theirPage.locator('a[href^="/account/browser-key/"]')).toHaveCount(1)
  await expect(emailKeys(theirPage)).toContainText(address)
  await elsewhere.close()

  await page.goto('/account')
  await expect(page).toHaveURL('/signin')
})

test('a user who does not know the account of a mailed key takes the address to a new one', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const planter = await becomeGuest(page)
  const { address, link } = await keyWithCode(page, product.smtp)

  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirPage = await elsewhere.newPage()
  await theirPage.goto(link ?? '')
  await theirPage.getByRole('link', { name: 'Make a New Account' }).click()
  await expect(theirPage).toHaveURL('/signin')
  await expect(theirPage.getByLabel('Email')).toHaveValue(address)
  await theirPage.getByRole('button', { name: /link/i }).click()
  await expect(theirPage.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await theirPage.goto(await mailedLink(address))
  await expect(theirPage).toHaveURL('/account')
  expect(await guestOf(theirPage)).not.toBe(planter)
  await expect(theirPage.getByText(address).first()).toBeVisible()
  // By now the planted key opens nothing.
  await page.goto('/account')
  await expect(emailKeys(page)).toContainText('Pending')
  await elsewhere.close()
})

test('the mailed link in the browser that asked keeps its session and goes to the account by itself', async ({
  page,
  product,
}) => {
  const id = await becomeGuest(page)
  const { code, link } = await keyWithCode(page, product.smtp)
  const before = await stored(page)
  await page.goto(link ?? '')
  await codeField(page).fill(code)
  await expect(page).toHaveURL('/account')
  const after = await stored(page)
  expect(after).toMatchObject({ accountId: id, pendingEmailKey: null })
  expect(after.browserKey).toBe(before.browserKey)
  await expect(page.locator('a[href^="/account/browser-key/"]')).toHaveCount(1)
})

test('a newer link replaces the pending key; a made-up or replaced link says so and replaces none', async ({
  page,
  browser,
  product,
}) => {
  await becomeGuest(page)
  const replaced = await keyWithCode(page, product.smtp)
  await requestEmailKey(page, replaced.address)
  const first = await mailedCode(product.smtp, replaced.address)
  const second = await keyWithCode(page, product.smtp)
  const tokenOf = ({ link }: { link: string | null }) => link?.split('/').at(-1) ?? ''

  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirPage = await elsewhere.newPage()
  await theirPage.goto(first.link ?? '')
  await expect(codeField(theirPage)).toBeVisible()
  const kept = async () => (await stored(theirPage)).pendingEmailKey
  expect(await kept()).toBe(tokenOf(first))

  for (const link of [`/email-key/${'p'.repeat(43)}`, '/email-key/short', replaced.link ?? '']) {
    await theirPage.goto(link)
    await expect(theirPage.getByRole('heading', { name: 'There is no email key here' })).toBeVisible()
    await expect(theirPage.getByText('The link has been used or replaced, or it is too old.')).toBeVisible()
    await expect(codeField(theirPage)).toHaveCount(0)
    expect(await kept()).toBe(tokenOf(first))
  }
  // The stored token is not requested again: the page continues with the pending key.
  await theirPage.reload()
  await expect(codeField(theirPage)).toBeVisible()

  await theirPage.goto(second.link ?? '')
  await expect(codeField(theirPage)).toBeVisible()
  expect(await kept()).toBe(tokenOf(second))
  await theirPage.goto('/email-key')
  await codeField(theirPage).fill(second.code)
  await expect(theirPage.getByRole('heading', { name: 'Email key activated' })).toBeVisible()
  expect(await kept()).toBeNull()
  await elsewhere.close()
})

test('the token of the address survives a reload and Back, and is deleted when it is used', async ({
  page,
  browser,
  product,
}) => {
  const id = await becomeGuest(page)
  const { code, link } = await keyWithCode(page, product.smtp)

  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirPage = await elsewhere.newPage()
  await theirPage.goto(link ?? '')
  await expect(codeField(theirPage)).toBeVisible()
  // Not for the stored one, which is removed before each.
  const forget = () => theirPage.evaluate(() => localStorage.removeItem('pending_email_key'))
  await forget()
  await theirPage.reload()
  await expect(codeField(theirPage)).toBeVisible()
  await forget()
  await leaveAndComeBack(theirPage)
  await expect(codeField(theirPage)).toBeVisible()
  await theirPage.goto('/terms')
  await forget()
  await theirPage.goBack()
  await expect(codeField(theirPage)).toBeVisible()

  await codeField(theirPage).fill(code)
  await expect(theirPage.getByRole('heading', { name: 'Email key activated' })).toBeVisible()
  expect(await guestOf(theirPage)).toBe(id)
  await leaveAndComeBack(theirPage)
  await expect(theirPage.getByText('Email key not found')).toBeVisible()
  await theirPage.reload()
  await expect(theirPage.getByText('Email key not found')).toBeVisible()
  expect(await theirPage.evaluate(() => JSON.stringify(history.state))).not.toContain(link?.split('/').at(-1))
  await elsewhere.close()
})

test('an activation code is sent again, with a new token', async ({ page, product }) => {
  await page.clock.install()
  await becomeGuest(page)
  const address = newAddress()
  await askForKey(page, address)
  await mailedCode(product.smtp, address)
  // Not at once: the first mail is being sent.
  await page.clock.runFor(11_000)
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const { code } = await mailedCode(product.smtp, address)
  // Also after a reload.
  await page.reload()
  await codeField(page).fill(code)
  await expect(page).toHaveURL('/account')
  await expect(emailKeys(page)).toHaveCount(1)
})

test('without the state they need the pages redirect', async ({ page }) => {
  await page.goto('/email-key')
  await expect(page.getByText('Email key not found')).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  expect(await stored(page)).toMatchObject({ accountId: null })
  await page.getByRole('link', { name: 'Go to Sign In' }).click()
  await expect(page).toHaveURL('/signin')

  await page.goto('/account/email-key/activate')
  await expect(page).toHaveURL('/account')
  await page.goto('/account/email-key')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')
})
