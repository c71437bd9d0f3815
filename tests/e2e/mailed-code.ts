import type { Page } from 'playwright/test'
import type { startSmtp } from '../support/smtp.ts'
import { expect } from './door.ts'

export type PostOffice = Pick<Awaited<ReturnType<typeof startSmtp>>, 'next'>

/** The next letter to an address with a code; notices have none. */
export async function mailedCode(smtp: PostOffice, address: string) {
  for (;;) {
    const { mail } = await smtp.next(address)
    const code = mail.text?.match(/^\d{6}$/m)?.[0]
    const link = mail.text?.match(/^http\S+\/email-key\/\S+$/m)?.[0] ?? null
    if (code) return { code, link }
  }
}

export function wrongCodeFor(code: string) {
  return code === '000000' ? '111111' : '000000'
}

/** The one real input under the six boxes. */
export function codeField(page: Page) {
  return page.locator('input[autocomplete="one-time-code"]')
}

/** The selected text in the code's field. */
export function selected(page: Page) {
  return codeField(page).evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
}

/** How many boxes are drawn as selected: the one with the caret, or all that typing would replace. */
export function selectedBoxes(page: Page) {
  return codeField(page).locator('+ div').locator('[data-selected]')
}

/** The text drawn in the boxes. */
export async function boxes(page: Page) {
  const row = codeField(page).locator('+ div')
  await expect(row.locator('span')).toHaveCount(6)
  return (await row.locator('span').allTextContents()).map((digit) => digit || '-').join('')
}

/** As if copied elsewhere and pasted with the keyboard. */
export async function paste(page: Page, text: string) {
  await codeField(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
