import { readFile } from 'node:fs/promises'
import { translate } from '../support/translate.ts'
import { unpacked } from '../support/unpacked.ts'
import { addAuthenticator, answeredWith, expect, newAddress, test } from './door.ts'
import { codeField, mailedCode } from './mailed-code.ts'
import { becomeGuest, signInByMail, walkSignIn } from './people.ts'
import { updateTo } from './recovery-email.ts'

test.beforeEach(async ({ context }) => {
  await context.addInitScript(translate)
})

// A page that breaks reports it on the console, which fails the test.
test.afterEach(async ({ page }) => {
  await expect(page.getByText('Oops, Our Bad!')).toHaveCount(0)
})

test('on a translated page a link signs in, here and in a browser that did not ask for it', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const address = newAddress()
  await walkSignIn(page, address, mailedLink)
  await expect(page.getByText(address).first()).toBeVisible()

  await page.request.post('/api/auth/email/signin', { data: { email: address } })
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  await elsewhere.addInitScript(translate)
  const theirPage = await elsewhere.newPage()
  await theirPage.goto(await mailedLink(address))
  await theirPage.getByRole('button', { name: 'Continue' }).click()
  await expect(theirPage).toHaveURL('/account')
  await expect(theirPage.getByText(address).first()).toBeVisible()
  await elsewhere.close()
})

test('on a translated page a recovery e-mail is added, changed and deleted', async ({ page, product }) => {
  await becomeGuest(page)
  const [first, second] = [newAddress(), newAddress()]
  for (const address of [first, second]) {
    await updateTo(page, address)
    await codeField(page).fill((await mailedCode(product.smtp, address)).code)
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(address, { exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Edit email' }).click()
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Email' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(second)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add email' })).toBeVisible()
})

test('on a translated page an e-mail key is activated by its code, here and where its link was opened', async ({
  page,
  browser,
  product,
}) => {
  await becomeGuest(page)
  const keys = page.locator('a[href^="/account/email-key/"]')
  for (const where of ['here', 'elsewhere']) {
    const address = newAddress()
    await page.goto('/account/email-key')
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Send Email Key' }).click()
    await expect(page).toHaveURL('/account/email-key/activate')
    const { code, link } = await mailedCode(product.smtp, address)
    if (where === 'here') {
      await codeField(page).fill(code)
      await expect(page).toHaveURL('/account')
      await expect(keys).toContainText(address)
      continue
    }
    const context = await browser.newContext({ baseURL: product.origin })
    await context.addInitScript(translate)
    const theirPage = await context.newPage()
    await theirPage.goto(link ?? '')
    await codeField(theirPage).fill(code)
    await expect(theirPage.getByRole('heading', { name: 'Email key activated' })).toBeVisible()
    await theirPage.getByRole('button', { name: 'Sign out other browsers' }).click()
    await expect(theirPage.getByText('The other browsers are signed out.')).toBeVisible()
    await context.close()
  }
})

test('on a translated page a passkey is set up, and opens the account', async ({ page, mailedLink }) => {
  const authenticator = await addAuthenticator(page)
  await signInByMail(page, newAddress(), mailedLink)
  await page.goto('/passkey-setup')
  await page.getByRole('button', { name: 'Set Up Passkey' }).click()
  await expect(page).toHaveURL('/account')
  const key = page.locator('a[href^="/account/passkey/"]')
  await expect(key).toBeVisible()

  await authenticator.answers(false)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText("You've been signed out.")).toBeVisible()
  // Suggested by the sign-in page, and picked.
  await authenticator.answers(true)
  await page.goto('/signin')
  await expect(page).toHaveURL('/account')
  await expect(key).toBeVisible()
})

test('on translated pages an export is downloaded, and the account restricted, opened again and deleted', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(403))
  await becomeGuest(page)
  await page.goto('/account/download')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Request Data Snapshot' }).click(),
  ])
  expect(Object.keys(unpacked(await readFile(await file.path())))).toContain('account.json')
  await expect(page.getByText('Your data is in your downloads')).toBeVisible()

  await page.goto('/account/restrict')
  await page.getByRole('button', { name: 'Restrict Account' }).click()
  await expect(page.getByText('Your account has been restricted since')).toBeVisible()
  await page.goto('/account')
  const lift = page.getByRole('button', { name: 'Lift the Restriction' })
  await lift.click()
  await expect(lift).toHaveCount(0)

  await page.goto('/account/delete')
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL('/signed-out')
})
