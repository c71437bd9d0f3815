import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lastingToken, newGuest, openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'
import { passkey, thisBrowserKey } from './support/keys.ts'
import { openedBy } from './support/opened-by.ts'
import { expectCount, expectPath } from './support/places.ts'

beforeAll(() => openedBy('/authr/verify?token=token', 'e••@example.com'))

const address = 'eve@example.com'
const question = page.getByRole('dialog')
const take = question.getByRole('button', { name: 'Take It to a New Account' })

/** Another person made this account, and its passkey has settled. */
const planted = () => newGuest({ ghost: false, keys: [thisBrowserKey, passkey] })

const wantsProof = () =>
  new RefusedCall(403, {
    code: 'proof_required',
    error: 'Please show that it is you',
    methods: ['passkey'],
  })

async function askForCode() {
  await page.getByLabelText('Email').fill(address)
  await page.getByRole('button', { name: 'Update Email' }).click()
}

test('a user who cannot verify an address sees the age of the account, and can take the address elsewhere', async () => {
  const { made } = await openPage('/account/email', {
    account: planted(),
    answers: {
      'account.changes': () => [],
      'email.askVerification': wantsProof,
      'auth.logout': () => ({ success: true, message: 'Signed out' }),
    },
  })
  await askForCode()
  await expect.element(question).toHaveTextContent('This account was made on Nov 1, 2026.')
  await take.click()
  await expectPath('/signin')
  await expect.element(page.getByLabelText('Email')).toHaveValue(address)
  // So the link is requested without a session, and makes a new account.
  expect(made).toContain('auth.logout')
  expect(localStorage.getItem('browser_key')).toBeNull()
})

test('an account with a verified address is not offered to be left', async () => {
  const email = 'ada@example.com'
  await openPage('/account/email', {
    account: newGuest({ email, emailVerified: true, ghost: false, keys: [thisBrowserKey, passkey] }),
    answers: { 'account.changes': () => [], 'email.askVerification': wantsProof },
  })
  await askForCode()
  await expect.element(question).toBeVisible()
  await expectCount(take, 0)
})

test('a link that needs a proof of the current account makes a new account for a user who leaves it', async () => {
  const owner = newGuest({ email: address, emailVerified: true, ghost: false })
  let isOut = false
  const { made } = await openPage('/authr/verify', {
    account: planted(),
    answers: {
      'account.changes': () => [],
      'account.get': () => (isOut ? owner : planted()),
      'auth.logout': () => {
        isOut = true
        return { success: true, message: 'Signed out' }
      },
      'email.redeemSignInLink': () =>
        isOut
          ? {
              success: true,
              message: 'Email verified successfully!',
              email: address,
              user: { id: owner.id, email: address, displayName: 'User' },
              accessToken: lastingToken(),
              browserKey: 'new',
              expiresIn: 900,
            }
          : wantsProof(),
    },
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await take.click()
  await expectPath('/account')
  expect(made.filter((name) => name === 'email.redeemSignInLink')).toHaveLength(2)
  expect(localStorage.getItem('accountId')).toBe(owner.id)
})
