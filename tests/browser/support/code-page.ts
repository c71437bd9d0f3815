import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { scalePauses } from '#client/lib/pauses.ts'
import { openPage } from './app.tsx'
import { RefusedCall } from './calls.ts'
import { keepsAccount } from './kept-account.ts'

type Answers = NonNullable<Parameters<typeof openPage>[1]>['answers']

export const RIGHT = '407183'
export const WRONG = '000000'

export const invalidCode = new RefusedCall(400, { code: 'invalid_code', error: 'Invalid verification code' })

let addresses = 0

/** Waits are kept by address, and modules keep them from one test to the next. */
export function newAddress() {
  addresses += 1
  return `code${addresses}@example.com`
}

/** A guest at the code page of an address, which `RIGHT` verifies; `tried` has every code that was sent. */
export async function openCodePage({ email = newAddress(), answers = {} as Answers } = {}) {
  const tried: unknown[] = []
  const kept = keepsAccount({ pendingEmail: email })
  const { made } = await openPage('/account/email/verify-code', {
    account: kept.account,
    answers: { ...kept.answers, ...judgesCode(tried), ...answers },
  })
  // The success message stays until the test is over.
  scalePauses(1000)
  await expect.element(codeField).toHaveFocus()
  return { email, made, tried }
}

/** The same, through the page that asks for the address; `refuse` answers each further request. */
export async function askForCode({
  refuse,
  answers = {} as Answers,
}: {
  refuse?: () => unknown
  answers?: Answers
}) {
  const email = newAddress()
  const tried: unknown[] = []
  const kept = keepsAccount()
  let asked = 0
  const { made } = await openPage('/account/email', {
    account: kept.account,
    answers: {
      ...kept.answers,
      ...judgesCode(tried),
      'email.askVerification': () => {
        asked += 1
        return (asked > 1 && refuse?.()) || { success: true, message: 'Sent' }
      },
      ...answers,
    },
  })
  scalePauses(1000)
  await page.getByLabelText('Email').fill(email)
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect.element(codeField).toHaveFocus()
  return { email, made, tried }
}

/** Accepts the right code, and records each that was tried. */
function judgesCode(tried: unknown[]) {
  return {
    'email.verifyCode': (input: unknown) => {
      const { code, email } = Object(input)
      tried.push(code)
      return code === RIGHT ? { success: true, email, message: 'Verified' } : invalidCode
    },
  }
}

export const codeField = page.getByLabelText(/^(?:Verification|Activation) code$/)

export const goodNews = page.getByRole('heading', { name: 'Email verified successfully!' })

function input() {
  return codeField.element() as HTMLInputElement
}

/** The selected text in the code's field. */
export function selected() {
  const { value, selectionStart, selectionEnd } = input()
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

function drawnBoxes() {
  return [...(input().nextElementSibling?.querySelectorAll('span') ?? [])]
}

/** How many boxes are drawn as selected: the one with the caret, or all that typing would replace. */
export function selectedBoxes() {
  return drawnBoxes().filter((box) => box.dataset.selected !== undefined).length
}

/** The text drawn in the boxes. */
export function boxes() {
  return drawnBoxes()
    .map((box) => box.textContent || '-')
    .join('')
}

/** As if copied elsewhere and pasted with the keyboard. */
export function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  input().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
