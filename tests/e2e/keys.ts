import type { Page } from 'playwright/test'
import { keyPages } from '#shared/page-paths.ts'
import { call, thisBrowser } from './api.ts'
import { expect } from './door.ts'
import { mailedCode, type PostOffice } from './mailed-code.ts'

export type KeyType = keyof typeof keyPages

/** From the account's list, as people come. */
export async function openKey(page: Page, type: KeyType, which: 'first' | 'last' = 'first') {
  await page.goto('/account')
  await page.locator(`a[href^="${keyPages[type]}/"]`)[which]().click()
  await expect(page).toHaveURL(new RegExp(`${keyPages[type]}/`))
  await expect(page.getByRole('table')).toBeVisible()
}

export async function deleteKey(page: Page) {
  await page.getByRole('button', { name: 'Delete Key' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Key' }).click()
}

/** Requests an e-mail key as this browser's session; its page has its own tests. */
export async function requestEmailKey(page: Page, email: string): Promise<string> {
  return (await call(page, '/api/account/email-key', { email })).keyToken
}

/** An e-mail key of this browser's account, activated in place. */
export async function addEmailKey(page: Page, smtp: PostOffice, email: string) {
  const token = await requestEmailKey(page, email)
  const { code } = await mailedCode(smtp, email)
  await call(page, '/api/auth/email/activate', { token, activationCode: code, ...(await thisBrowser(page)) })
}
