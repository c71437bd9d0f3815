import type { Page } from 'playwright/test'
import { keyPages } from '#shared/routes.ts'
import { expect } from './door.ts'

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

/** Asks for an e-mail key as this browser's session; its page has tests of its own. */
export function requestEmailKey(page: Page, email: string): Promise<string> {
  return page.evaluate(async (address) => {
    const answer = await fetch('/api/account/email-key', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('jwt')}`,
      },
      body: JSON.stringify({ email: address }),
    })
    return (await answer.json()).keyToken
  }, email)
}
