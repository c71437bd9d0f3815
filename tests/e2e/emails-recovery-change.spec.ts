import { expect, guestOf, newAddress, test } from './door.ts'
import { codeField, mailedCode } from './mailed-code.ts'
import { becomeGuest, signInByMail, verifyEmail } from './people.ts'
import { updateTo } from './recovery-email.ts'
import { expectSound } from './sound.ts'

test('while a change is pending both addresses are shown and the old one keeps working', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const id = await becomeGuest(page)
  const [old, next] = [newAddress(), newAddress()]
  await verifyEmail(page, product.smtp, old)

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
  await signInByMail(theirPage, old, mailedLink)
  expect(await guestOf(theirPage)).toBe(id)
  await elsewhere.close()

  await page.getByRole('link', { name: 'Enter code' }).click()
  await codeField(page).fill(code)
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(next, { exact: true })).toBeVisible()
  await expect(page.getByText(old)).toHaveCount(0)
  await product.smtp.next(old)
})

test('a recovery e-mail is deleted in two steps', async ({ page, product }) => {
  await becomeGuest(page)
  const address = newAddress()
  await verifyEmail(page, product.smtp, address)
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
  // Typing again cancels it, too.
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await page.getByLabel('Email').fill('a')
  await expect(sure).toHaveCount(0)
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Delete Email' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Yes, Delete Email' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(address)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add email' })).toBeVisible()
})
