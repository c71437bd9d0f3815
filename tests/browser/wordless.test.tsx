import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newAccount } from '../support/new-account.ts'
import { openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'

// A refusal without a message: each step has its own words for it.

const wordless = () => new RefusedCall(500, { code: 'unexpected' })
const alert = page.getByRole('alert')
const signInByPasskey = page.getByRole('button', { name: 'Sign In with Passkey' })
const signInByEmail = page.getByRole('button', { name: 'Sign In with Email' })

test("when a sign-in by any passkey cannot start, the page says 'Failed to start discoverable login'", async () => {
  await openPage('/signin', { answers: { 'passkeys.beginDiscoverableLogin': wordless } })
  await signInByPasskey.click()
  await expect.element(alert).toHaveTextContent(/^Failed to start discoverable login$/)
})

test("when a sign-in by a passkey of an address cannot start, the page says 'Login failed'", async () => {
  await openPage('/signin', { answers: { 'passkeys.beginLogin': wordless } })
  await signInByEmail.click()
  await page.getByLabelText('Email').fill('ada@example.com')
  await signInByPasskey.click()
  await expect.element(alert).toHaveTextContent(/^Login failed$/)
})

test("when a registration cannot start, the page says 'Registration failed'", async () => {
  await openPage('/account/add-key', { answers: { 'passkeys.beginRegistration': wordless } })
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await expect.element(alert).toHaveTextContent(/^Registration failed$/)
})

test("when a link cannot be sent again, the page says 'Failed to send email'", async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const answers = [() => ({ success: true, message: 'Sent' }), wordless]
  await openPage('/signin', { answers: { 'email.askSignInLink': () => answers.shift()?.() } })
  await signInByEmail.click()
  await page.getByLabelText('Email').fill('grace@example.com')
  await page.getByRole('button', { name: 'Send Sign In Link' }).click()
  await expect.element(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  vi.advanceTimersByTime(11_000)
  await page.getByRole('button', { name: 'Resend Link' }).click()
  await expect.element(alert).toHaveTextContent(/^Failed to send email$/)
})

test("when the proof of another account's address is refused without a reason, the page says 'Invalid code'", async () => {
  const sentence = 'This email belongs to another account'
  await openPage('/account/email', {
    account: newAccount({ id: 'guest-of-another' }),
    answers: {
      'email.askVerification': () => new RefusedCall(409, { code: 'email_exists', error: sentence }),
      'email.verifyCode': () => new RefusedCall(400, { code: 'invalid_code' }),
    },
  })
  await page.getByLabelText('Email').fill('taken@example.com')
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByLabelText('Verification code')).toHaveFocus()
  await userEvent.keyboard('123456')
  await expect.element(page.getByText('Invalid code', { exact: true })).toBeVisible()
})
