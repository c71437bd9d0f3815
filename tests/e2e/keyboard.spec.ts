import type { Page } from 'playwright/test'
import { addAuthenticator, expect, newAddress, stored, test } from './door.ts'
import { codeField, mailedCode } from './mailed-code.ts'

/** This test clicks, fills and focuses nothing: it has a keyboard, and reads mail. */
test('by keyboard alone a user signs in, adds and deletes keys, sets a name, and signs out', async ({
  page,
  product,
  mailedLink,
}) => {
  test.setTimeout(120_000)
  const authenticator = await addAuthenticator(page)
  // With presence simulated the sign-in page's own ceremony would end at once.
  await authenticator.answers(false)

  // Signs in, by a link.
  const address = newAddress()
  await page.goto('/signin')
  await reach(page, 'Sign In with Email')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Check Your Email')
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await arriveAt(page, 'Your account')

  // A passkey.
  await authenticator.answers(true)
  await follow(page, 'Add Key', 'Add Key')
  await reach(page, /^Passkey/)
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Your account')
  expect(await authenticator.credentials()).toHaveLength(1)

  // An e-mail key.
  const second = newAddress()
  await follow(page, 'Add Key', 'Add Key')
  await followToField(page, /^Email Key/, 'Email')
  await page.keyboard.type(second)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type((await mailedCode(product.smtp, second)).code)
  await arriveAt(page, 'Your account')

  // A name.
  await followToField(page, 'Add real name', 'First Name')
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lovelace')
  await reach(page, 'Save')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Real name saved.')).toBeVisible()
  await arriveAt(page, 'Your account')

  // Deletes one key, after cancelling the first question.
  await follow(page, new RegExp(second), 'Email Key')
  await reach(page, 'Delete Key')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Yes, Delete Key' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Key deleted.')).toBeVisible()
  await arriveAt(page, 'Your account')
  await expect(page.getByText(second)).toHaveCount(0)

  // The address: changed to another one, whose code is still missing.
  const third = newAddress()
  await followToField(page, 'Edit email', 'Email')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(third)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type((await mailedCode(product.smtp, third)).code)
  await arriveAt(page, 'Your account')
  await expect(page.getByText(third)).toBeVisible()

  // Signs out.
  await authenticator.answers(false)
  await reach(page, 'Sign Out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signin')
  expect((await stored(page)).browserKey).toBeNull()
})

test('a guest is warned and leaves for good by keyboard alone', async ({ page }) => {
  await page.goto('/account')
  await arriveAt(page, 'Your account', { isFirst: true })
  await reach(page, 'Sign Out')
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Sign Out Warning')
  const permanently = page.getByRole('button', { name: 'Sign Out Permanently' })
  await expect(permanently).toBeHidden()
  // Past the two ways to stay, to what opens the sign-out.
  await tabTo(page, page.locator('summary', { hasText: 'I understand the risks' }))
  await page.keyboard.press('Enter')
  await reach(page, 'Sign Out Permanently')
  await page.keyboard.press('Enter')
  await arriveAt(page, "You've been signed out")
})

/** Each page that opens has the focus on its heading, and Tab continues from there; one for a field, on the field. */
async function arriveAt(page: Page, title: string, { isFirst = false } = {}) {
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
  await expect(heading).toBeVisible()
  if (!isFirst) await expect(heading).toBeFocused()
}

async function follow(page: Page, link: string | RegExp, title: string) {
  await reach(page, link)
  await page.keyboard.press('Enter')
  await arriveAt(page, title)
}

async function followToField(page: Page, link: string | RegExp, label: string) {
  await reach(page, link)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(label)).toBeFocused()
}

async function reach(page: Page, name: string | RegExp) {
  await tabTo(page, page.getByRole('button', { name }).or(page.getByRole('link', { name })).first())
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not come to ${target}`)
}
