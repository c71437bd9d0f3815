import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '#shared/accounts.ts'
import type { PersonalChange, personalChanges } from '#shared/personal-fields.ts'
import { openPage } from './app.tsx'
import { keepsAccount } from './kept-account.ts'

export const save = page.getByRole('button', { name: 'Save' })
export const question = page.getByRole('dialog', { name: 'Confirm Navigation' })

type Answers = NonNullable<Parameters<typeof openPage>[1]>['answers']

/** Opens a form as people do: from the account page, by its link. */
export async function openForm(
  name: (typeof personalChanges)[PersonalChange]['title'],
  { facts = {}, answers = {} }: { facts?: Partial<Account>; answers?: Answers } = {},
) {
  const kept = keepsAccount(facts)
  const opened = await openPage('/account', {
    account: kept.account,
    answers: { ...kept.answers, ...answers },
  })
  await page.getByRole('link', { name: new RegExp(`(Add|Edit) ${name}`) }).click()
  await expect.element(save).toBeVisible()
  // A form gives the focus to its first field when it opens, and would take it out of another one.
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  return { ...opened, kept }
}

export async function fillName(first: string, last: string) {
  await page.getByLabelText('First Name').fill(first)
  await page.getByLabelText('Last Name').fill(last)
}

/** Waits until a row of the account page shows this. */
export async function expectRow(label: string, text: string) {
  await expect.poll(() => rowText(label)).toBe(text)
}

function rowText(label: string) {
  const terms = [...document.querySelectorAll('dt')]
  const value = terms.find((term) => term.textContent === label)?.nextElementSibling
  // Dates contain non-breaking spaces.
  return value?.textContent?.replaceAll('\u00a0', ' ')
}
