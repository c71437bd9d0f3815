import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newAccount } from '../support/new-account.ts'
import { openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'

// A refusal that says nothing itself: each step has words of its own for that.

const wordless = () => new RefusedCall(500, { code: 'unexpected' })
const alert = page.getByRole('alert')
const signInByPasskey = page.getByRole('button', { name: 'Sign In with Passkey' })
const signInByEmail = page.getByRole('button', { name: 'Sign In with Email' })

test("where a sign-in by any passkey cannot begin, 'Failed to start discoverable login' is said", async () => {
  await openPage('/signin', { answers: { 'passkeys.beginDiscoverableLogin': wordless } })
  await signInByPasskey.click()
  await expect.element(alert).toHaveTextContent(/^Failed to start discoverable login$/)
})

test("where a sign-in by a passkey of an address cannot begin, 'Login failed' is said", async () => {
  await openPage('/signin', { answers: { 'passkeys.beginLogin': wordless } })
  await signInByEmail.click()
  await page.getByLabelText('Email').fill('ada@example.com')
  await signInByPasskey.click()
  await expect.element(alert).toHaveTextContent(/^Login failed$/)
})

test("where a registration cannot begin, 'Registration failed' is said", async () => {
  await openPage('/account/add-key', { answers: { 'passkeys.beginRegistration': wordless } })
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await expect.element(alert).toHaveTextContent(/^Registration failed$/)
})

test("a link that cannot be sent once more is said to be an email that failed: 'Failed to send email'", async () => {
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

test("a code that proves another account's address is 'Invalid code' where no more is known", async () => {
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
