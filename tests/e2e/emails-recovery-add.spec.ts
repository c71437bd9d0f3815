import { answeredWith, expect, guestOf, hold, newAddress, stored, test } from './door.ts'
import { codeField, mailedCode } from './mailed-code.ts'
import { becomeGuest, signInByMail } from './people.ts'
import { updateTo } from './recovery-email.ts'
import { expectSound } from './sound.ts'

test('a guest adds a recovery e-mail by keyboard alone, and is no guest any more', async ({
  page,
  product,
}) => {
  const id = await becomeGuest(page)
  const address = newAddress()
  await page.getByRole('link', { name: 'Add email' }).click()
  await expect(page).toHaveURL('/account/email')
  const field = page.getByLabel('Email')
  await expect(field).toBeFocused()
  const update = page.getByRole('button', { name: 'Update Email' })
  await expect(field).toHaveValue('')
  await expect(update).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Resend Code' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete Email' })).toHaveCount(0)

  // No error before the field is left, and nothing moves when it is.
  const before = await page.getByRole('link', { name: 'Cancel' }).boundingBox()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Email is required')).toBeVisible()
  expect(await page.getByRole('link', { name: 'Cancel' }).boundingBox()).toEqual(before)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('ada')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await field.clear()
  await page.keyboard.type(address.toUpperCase())
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/account/email/verify-code')
  await expect(page.getByText('will expire in 10 minutes')).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const { code } = await mailedCode(product.smtp, address)
  await page.keyboard.type(code)
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(id)
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText('(pending)')).toHaveCount(0)
  await expect(page.getByText('You are here as a guest')).toHaveCount(0)
})

test('an address of another account is proven by its code, and leads to that account or to another address', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(409))
  const taken = newAddress()
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  await signInByMail(await elsewhere.newPage(), taken, mailedLink)
  await elsewhere.close()

  const id = await becomeGuest(page)
  await updateTo(page, taken)
  await expect(page.getByText('This email belongs to another account')).toBeVisible()
  await expectSound(page)
  await codeField(page).fill((await mailedCode(product.smtp, taken)).code)
  await expect(page.getByRole('link', { name: 'Sign In to Existing Account' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Use Different Email' }).click()
  await expect(page).toHaveURL('/account/email')
  await expect(page.getByLabel('Email')).toHaveValue('')
  // Back does not ask for the code that proved the first.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Recovery Email' })).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  await page.goto('/account')
  await expect(page.getByText(taken)).toHaveCount(0)
  expect(await guestOf(page)).toBe(id)

  await updateTo(page, taken)
  await codeField(page).fill((await mailedCode(product.smtp, taken)).code)
  await page.getByRole('link', { name: 'Sign In to Existing Account' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByLabel('Email')).toHaveValue(taken)
  await page.getByRole('button', { name: 'Send Sign In Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await page.goto(await mailedLink(taken))
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).not.toBe(id)
  await expect(page.getByText(taken)).toBeVisible()
})

test('one letter is enough for an address of another account: its link signs in to that account', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(409))
  const taken = newAddress()
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const owner = await elsewhere.newPage()
  await signInByMail(owner, taken, mailedLink)
  const ownersId = await guestOf(owner)
  await elsewhere.close()

  const id = await becomeGuest(page)
  await updateTo(page, taken)
  await expect(page.getByText('The email also has a link that signs you in')).toBeVisible()
  await page.goto(await mailedLink(taken))
  // This browser asked for no link, so a click decides.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(taken)).toBeVisible()
  expect(await guestOf(page)).toBe(ownersId)
  expect(ownersId).not.toBe(id)
})

test('an answer that arrives after Cancel does not navigate', async ({ page, product }) => {
  await becomeGuest(page)
  await page.goto('/account/email')
  const answer = await hold(page, '**/trpc/email.askVerification*')
  const address = newAddress()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(page.getByRole('button', { name: 'Update Email' })).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')
  answer()
  await mailedCode(product.smtp, address)
  await expect(page.getByText(`${address} (pending)`)).toBeVisible()
  await expect(page).toHaveURL('/account')
})

test('an answer that arrives while the next page is loading does not navigate', async ({ page, product }) => {
  await becomeGuest(page)
  const nextPage = await hold(page, '**/assets/account-page-*.js')
  await page.goto('/account/email')
  const answer = await hold(page, '**/trpc/email.askVerification*')
  const address = newAddress()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Update Email' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')
  const answered = page.waitForResponse('**/trpc/email.askVerification*')
  answer()
  await answered
  await mailedCode(product.smtp, address)
  nextPage()
  await expect(page.getByText(`${address} (pending)`)).toBeVisible()
  await expect(page).toHaveURL('/account')
})

test('a browser that was signed out elsewhere is led to sign in, and a failure says what failed', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(401))
  mayComplain(answeredWith(429))
  await becomeGuest(page)
  await page.goto('/account/email')
  await page.route('**/trpc/email.askVerification*', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify([
        {
          error: {
            message: '',
            code: -32029,
            data: { success: false, code: 'rate_limited', error: '', message: '' },
          },
        },
      ]),
    }),
  )
  await page.getByLabel('Email').fill(newAddress())
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(page.getByRole('alert').getByText('Failed to send verification email')).toBeVisible()
  await page.unroute('**/trpc/email.askVerification*')

  const { browserKey } = await stored(page)
  await page.request.post(`${product.origin}/api/auth/logout`, { data: { browserKey } })
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(page).toHaveURL('/signin')
})

test('an address that is verified in one tab is verified in the others', async ({ context, product }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await becomeGuest(first)
  const address = newAddress()
  await updateTo(first, address)
  const { code } = await mailedCode(product.smtp, address)
  await second.goto('/account')
  await expect(second.getByText(`${address} (pending)`)).toBeVisible()
  await expect(second.getByText('You are here as a guest.', { exact: false })).toBeVisible()

  await codeField(first).fill(code)
  await expect(first).toHaveURL('/account')
  await expect(second.getByText(address, { exact: true })).toBeVisible()
  await expect(second.getByText('You are here as a guest.', { exact: false })).toHaveCount(0)
})
