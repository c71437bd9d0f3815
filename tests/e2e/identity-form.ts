import type { Page } from 'playwright/test'
import { expect } from './door.ts'
import { becomeGuest } from './people.ts'

/** The text of a row of the account page. */
export function row(page: Page, label: string) {
  return page.locator('dt', { hasText: label }).locator('+ dd')
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save' })
export const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm Navigation' })

/** Opens a form as people do: from the account page, by its link. */
export async function openForm(page: Page, name: 'real name' | 'birthday') {
  await becomeGuest(page)
  await page.getByRole('link', { name: new RegExp(`(Add|Edit) ${name}`) }).click()
  await expect(save(page)).toBeVisible()
}

export async function fillName(page: Page, first: string, last: string) {
  await page.getByLabel('First Name').fill(first)
  await page.getByLabel('Last Name').fill(last)
}
