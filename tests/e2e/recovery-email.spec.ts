import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answeredWith, askForLink, expect, guestOf, hold, newAddress, stored, test } from './door.ts'
import { boxes, codeField, mailedCode, paste, selected, selectedBoxes, wrongCodeFor } from './mailed-code.ts'

type PostOffice = Parameters<typeof mailedCode>[0]

async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

async function becomeGuest(page: Page) {
  await page.goto('/account')
  return guestOf(page)
}

/** From the page of the recovery e-mail to its code page. */
async function updateTo(page: Page, address: string) {
  await page.goto('/account/email')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(page).toHaveURL('/account/email/verify-code')
}

async function verify(page: Page, smtp: PostOffice, address: string) {
  await updateTo(page, address)
  const { code } = await mailedCode(smtp, address)
  await codeField(page).fill(code)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await expect(page).toHaveURL('/account')
}

/** An account of its own behind the address, as its owner would have it. */
async function ownerOf(page: Page, address: string, mailedLink: (address: string) => Promise<string>) {
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
}

test('a guest adds a recovery e-mail by keyboard alone, and is a guest no more', async ({
  page,
  product,
}) => {
  const id = await becomeGuest(page)
  const address = newAddress()
  await page.getByRole('link', { name: 'Add email' }).click()
  await expect(page).toHaveURL('/account/email')
  await expect(page.getByRole('heading', { name: 'Recovery Email' })).toBeFocused()
  const field = page.getByLabel('Email')
  const update = page.getByRole('button', { name: 'Update Email' })
  await expect(field).toHaveValue('')
  await expect(update).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Resend Code' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete Email' })).toHaveCount(0)
  await expectSound(page)

  // Not called wrong before it was left, and nothing moves when it is.
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
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
  await expectSound(page)
  const { code } = await mailedCode(product.smtp, address)
  await page.keyboard.type(code)
  await expect(page.getByRole('heading', { name: 'Email verified successfully!' })).toBeFocused()
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(id)
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText('(pending)')).toHaveCount(0)
  await expect(page.getByText('You are here as a guest')).toHaveCount(0)
})

test('a wrong code keeps its digits, selected, and the right one may be typed over them', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  await becomeGuest(page)
  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(product.smtp, address)
  const wrong = wrongCodeFor(code)

  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Please enter all 6 digits')).toBeVisible()
  await expect(codeField(page)).toBeFocused()

  // Digits only, and backspace goes back.
  await page.keyboard.type('a1-2b')
  expect(await boxes(page)).toBe('12----')
  await page.keyboard.press('Backspace')
  expect(await boxes(page)).toBe('1-----')
  await page.keyboard.press('Backspace')
  expect(await boxes(page)).toBe('------')

  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.keyboard.type(wrong)
  await expect(page.getByText('Invalid verification code')).toBeVisible()
  expect(await height()).toBe(before)
  expect(await boxes(page)).toBe(wrong)
  await expect.poll(() => selected(page)).toBe(wrong)
  await expect(selectedBoxes(page)).toHaveCount(6)
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page)

  await page.keyboard.type(code)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await expect(page).toHaveURL('/account')
})

test('a pasted code fills all boxes and is sent, whatever stands around it', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  await becomeGuest(page)
  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(product.smtp, address)
  const wrong = wrongCodeFor(code)

  await paste(page, `Your code is: ${wrong}.`)
  await expect(page.getByText('Invalid verification code')).toBeVisible()
  expect(await boxes(page)).toBe(wrong)
  // The same once more is one more try.
  const tried = page.waitForResponse('**/trpc/email.verifyCode*')
  await paste(page, wrong)
  await tried
  await expect(page.getByText('Invalid verification code')).toBeVisible()

  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

test('one digit in the middle is put right where it stands', async ({ page, product, mayComplain }) => {
  mayComplain(answeredWith(400))
  await becomeGuest(page)
  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(product.smtp, address)
  const third = code[2] === '7' ? '8' : '7'
  await page.keyboard.type(code.slice(0, 2) + third + code.slice(3))
  await expect(page.getByText('Invalid verification code')).toBeVisible()

  const row = await codeField(page).boundingBox()
  if (!row) throw new Error('The boxes are not there')
  await codeField(page).click({ position: { x: (row.width / 6) * 2.5, y: row.height / 2 } })
  expect(await selected(page)).toBe(third)
  await page.keyboard.press('ArrowRight')
  expect(await selected(page)).toBe(code[3])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(code[2] ?? '')
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

test('a code is sent again, from both pages, and only the newest works', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  await becomeGuest(page)
  const address = newAddress()
  await updateTo(page, address)
  const first = await mailedCode(product.smtp, address)

  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(`${address} (pending)`)).toBeVisible()
  await page.getByRole('link', { name: 'Edit email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await expect(page.getByRole('button', { name: 'Update Email' })).toBeDisabled()
  await expectSound(page)
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(page).toHaveURL('/account/email/verify-code')
  await mailedCode(product.smtp, address)

  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  expect(await boxes(page)).toBe('------')
  await expect(selectedBoxes(page)).toHaveCount(1)
  const newest = await mailedCode(product.smtp, address)

  if (first.code !== newest.code) {
    await page.keyboard.type(first.code)
    await expect(page.getByText('Invalid verification code')).toBeVisible()
  }
  await page.keyboard.type(newest.code)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

test('the code page without state takes the pending e-mail, and else leads to the form', async ({
  page,
  product,
}) => {
  await becomeGuest(page)
  await page.goto('/account/email/verify-code')
  await expect(page).toHaveURL('/account/email')
  await expect(page.getByRole('heading', { name: 'Recovery Email' })).toBeVisible()

  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(product.smtp, address)
  // Asked for in one tab, typed in another.
  const other = await page.context().newPage()
  await other.goto('/account/email/verify-code')
  await expect(other.getByText(address)).toBeVisible()
  await expect(codeField(other)).toBeFocused()
  await other.keyboard.type(code)
  await expect(other.getByText('Email verified successfully!')).toBeVisible()
  await expect(other).toHaveURL('/account')
})

test('too many tries say so, and a new code is a new start', async ({ page, product, mayComplain }) => {
  mayComplain(answeredWith(400))
  mayComplain(answeredWith(429))
  await becomeGuest(page)
  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(product.smtp, address)
  for (let tries = 0; tries < 5; tries++) {
    const answer = page.waitForResponse('**/trpc/email.verifyCode*')
    await paste(page, wrongCodeFor(code))
    await answer
    await expect(page.getByText('Invalid verification code')).toBeVisible()
  }
  await paste(page, code)
  await expect(page.getByText('Too many attempts')).toBeVisible()
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await page.keyboard.type((await mailedCode(product.smtp, address)).code)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

test('while a change is pending both addresses show and the old one keeps working', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const id = await becomeGuest(page)
  const [old, next] = [newAddress(), newAddress()]
  await verify(page, product.smtp, old)

  await page.goto('/account/email')
  const field = page.getByLabel('Email')
  const update = page.getByRole('button', { name: 'Update Email' })
  await expect(field).toHaveValue(old)
  await expect(update).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Resend Code' })).toHaveCount(0)
  await field.fill(`${old}x`)
  await field.fill(old.toUpperCase())
  await expect(page.getByText('Email has not changed')).toBeVisible()
  await expect(update).toBeDisabled()

  await updateTo(page, next)
  const { code } = await mailedCode(product.smtp, next)
  await page.goto('/account')
  await expect(page.getByText(old, { exact: true })).toBeVisible()
  await expect(page.getByText(`${next} (pending)`)).toBeVisible()
  await page.goto('/account/email')
  await expect(page.getByLabel('Email')).toHaveValue(old)
  await expect(page.getByText(old, { exact: true })).toBeVisible()
  await expect(page.getByText(`${next} (pending)`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible()
  await expectSound(page)

  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirPage = await elsewhere.newPage()
  await ownerOf(theirPage, old, mailedLink)
  expect(await guestOf(theirPage)).toBe(id)
  await elsewhere.close()

  await page.getByRole('link', { name: 'Enter code' }).click()
  await codeField(page).fill(code)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(next, { exact: true })).toBeVisible()
  await expect(page.getByText(old)).toHaveCount(0)
  await product.smtp.next(old)
})

test('a recovery e-mail is deleted in two steps', async ({ page, product }) => {
  await becomeGuest(page)
  const address = newAddress()
  await verify(page, product.smtp, address)
  await page.getByRole('link', { name: 'Edit email' }).click()
  await expect(page.getByRole('button', { name: 'Delete Email' })).toHaveCount(0)
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  const sure = page.getByText(
    "Are you sure you want to delete your recovery email? You won't be able to recover your account if you lose your keys.",
  )
  await expect(sure).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(address)).toBeVisible()

  await page.getByRole('link', { name: 'Edit email' }).click()
  await page.getByLabel('Email').fill('')
  // Typing again is another way out.
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await page.getByLabel('Email').fill('a')
  await expect(sure).toHaveCount(0)
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Delete Email' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Yes, Delete Email' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Recovery email deleted' })).toBeVisible()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(address)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add email' })).toBeVisible()
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
  await ownerOf(await elsewhere.newPage(), taken, mailedLink)
  await elsewhere.close()

  const id = await becomeGuest(page)
  async function prove() {
    await updateTo(page, taken)
    await expect(page.getByText('This email belongs to another account')).toBeVisible()
    await expectSound(page)
    const { code } = await mailedCode(product.smtp, taken)
    await codeField(page).fill(code)
    await expect(page.getByRole('link', { name: 'Sign In to Existing Account' })).toBeVisible()
    await expectSound(page)
  }
  await prove()
  await page.getByRole('link', { name: 'Use Different Email' }).click()
  await expect(page).toHaveURL('/account/email')
  await expect(page.getByLabel('Email')).toHaveValue('')
  await page.goto('/account')
  await expect(page.getByText(taken)).toHaveCount(0)
  expect(await guestOf(page)).toBe(id)

  await prove()
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

test('an answer that comes after Cancel leads nobody away', async ({ page, product }) => {
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

test('whoever was signed out elsewhere is led to sign in, and a failure says what failed', async ({
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
