import { answeredWith, expect, newAddress, test } from './door.ts'
import { boxes, codeField, mailedCode, paste, selectedBoxes, wrongCodeFor } from './mailed-code.ts'
import { becomeGuest } from './people.ts'
import { guestWithCode, updateTo } from './recovery-email.ts'
import { expectSound } from './sound.ts'

// tests/browser/code-*.test.tsx check the field of six boxes and its waits.

test('a wrong code is reported as wrong, and the right one can be typed over it', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  const { code } = await guestWithCode(page, product.smtp)
  await page.keyboard.type(wrongCodeFor(code))
  await expect(page.getByText('Invalid verification code')).toBeVisible()
  await expect(selectedBoxes(page)).toHaveCount(6)
  await expectSound(page, 'wrong-code')

  await page.keyboard.type(code)
  await expect(page).toHaveURL('/account')
})

test('a code is sent again, from both pages, and only the newest works', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  await page.clock.install()
  const { address, code: first } = await guestWithCode(page, product.smtp)

  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(`${address} (pending)`)).toBeVisible()
  await page.getByRole('link', { name: 'Edit email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await expect(page.getByRole('button', { name: 'Update Email' })).toBeDisabled()
  await expectSound(page, 'pending-email')
  // A second request must wait ten seconds.
  await page.clock.runFor(11_000)
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(page).toHaveURL('/account/email/verify-code')
  await mailedCode(product.smtp, address)

  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type('12')
  await page.clock.runFor(11_000)
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await expect.poll(() => boxes(page)).toBe('------')
  await expect(selectedBoxes(page)).toHaveCount(1)
  const newest = await mailedCode(product.smtp, address)

  if (first !== newest.code) {
    await page.keyboard.type(first)
    await expect(page.getByText('Invalid verification code')).toBeVisible()
  }
  await page.keyboard.type(newest.code)
  await expect(page).toHaveURL('/account')
})

test('the code page without state uses the pending e-mail, or else leads to the form', async ({
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
  // Requested in one tab, typed in another.
  const other = await page.context().newPage()
  await other.goto('/account/email/verify-code')
  await expect(other.getByText(address)).toBeVisible()
  await expect(codeField(other)).toBeFocused()
  await other.keyboard.type(code)
  await expect(other).toHaveURL('/account')
})

test('too many tries say so and must wait, and a new code has new tries', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  mayComplain(answeredWith(429))
  await page.clock.install()
  const { address, code } = await guestWithCode(page, product.smtp)
  for (let tries = 0; tries < 5; tries++) {
    const answer = page.waitForResponse('**/trpc/email.verifyCode*')
    await paste(page, wrongCodeFor(code))
    await answer
    await expect(page.getByText('Invalid verification code')).toBeVisible()
  }
  await paste(page, code)
  const verify = page.getByRole('button', { name: 'Verify' })
  await expect(page.getByText('Too many attempts')).toBeVisible()
  await expect(verify).toBeDisabled()
  await expect(verify).toHaveAccessibleDescription(/^Please wait \d+ minutes$/)

  await page.clock.runFor(11_000)
  await page.getByRole('button', { name: 'Resend Code' }).click()
  // The letter may arrive before the page knows of it.
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  await expect(verify).toBeEnabled()
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type((await mailedCode(product.smtp, address)).code)
  await expect(page).toHaveURL('/account')
})

test('a verification code that the server does not send again does not mark the typed one as wrong', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(429))
  await page.clock.install()
  const { address, code } = await guestWithCode(page, product.smtp)
  // The rest of the address's limit, spent elsewhere.
  for (let mails = 1; mails < 5; mails++) {
    const data = { email: address }
    const headers = { origin: product.origin }
    await page.request.post(`${product.origin}/api/auth/email/signin`, { data, headers })
  }
  await page.clock.runFor(11_000)
  await page.keyboard.type(code.slice(0, 3))
  const resend = page.getByRole('button', { name: 'Resend Code' })
  await resend.click()
  await expect(page.getByRole('alert')).toContainText('Too many requests')
  await expect(resend).toHaveAccessibleDescription(/^Resend in (?:59|60) minutes$/)
  await expectSound(page, 'code-not-sent-again')

  await codeField(page).focus()
  await page.keyboard.type(code.slice(3))
  await expect(page).toHaveURL('/account')
})
