import type { Page } from 'playwright/test'
import { askForLink, expect, guestOf } from './door.ts'

/** Somebody new, on the account page. */
export async function becomeGuest(page: Page) {
  await page.goto('/account')
  return guestOf(page)
}

/** Whoever owns the address, by the link that is mailed to it; the first time that makes the account. */
export async function signInByMail(
  page: Page,
  address: string,
  mailedLink: (address: string) => Promise<string>,
) {
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
}

/** A passkey of this device, for whoever is here. */
export async function addPasskey(page: Page) {
  await page.goto('/account/add-key')
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await expect(page).toHaveURL('/account')
}

/** The browser keys on the ring of the account page; a guest has one. */
export function browserKeys(page: Page) {
  return page.locator('a[href^="/account/browser-key/"]')
}
