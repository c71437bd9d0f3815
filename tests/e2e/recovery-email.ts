import type { Page } from 'playwright/test'
import { expect, newAddress } from './door.ts'
import { codeField, mailedCode } from './mailed-code.ts'
import { becomeGuest } from './people.ts'

/** From the page of the recovery e-mail to its code page. */
export async function updateTo(page: Page, address: string) {
  await page.goto('/account/email')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(page).toHaveURL('/account/email/verify-code')
  await expect(codeField(page)).toBeFocused()
}

/** A guest at the code page of a new address, with the code that was mailed there. */
export async function guestWithCode(page: Page, smtp: Parameters<typeof mailedCode>[0]) {
  await becomeGuest(page)
  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(smtp, address)
  return { address, code }
}
