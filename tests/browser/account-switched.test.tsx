import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSession } from '#client/sessions/session.ts'
import { keepAccount } from '#client/sessions/session-state.ts'
import { keyPages } from '#shared/page-paths.ts'
import { lastingToken, newGuest, openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'
import { passkey, thisBrowserKey } from './support/keys.ts'
import { openWithKeys } from './support/open-with-keys.ts'
import { expectCount, expectPath } from './support/places.ts'

const question = page.getByRole('dialog')

/** Another account signs in, in another tab of this browser, and this tab follows. */
function switchAccount() {
  const other = newGuest({ keys: [thisBrowserKey] })
  openSession({ accessToken: lastingToken(), browserKey: 'key of other', expiresIn: 900, user: other })
  keepAccount(other)
}

test('a change for one account is not made for another that signs in during the step-up', async () => {
  const asked: unknown[] = []
  await openPage('/account/email', {
    answers: {
      'account.changes': () => [],
      'email.askVerification': (input) => {
        asked.push(input)
        return new RefusedCall(403, { code: 'proof_required', error: 'Please prove', methods: ['mail'] })
      },
      'auth.prove.mail': () => ({ success: true, message: 'Sent', to: 'a••@example.com' }),
      'auth.prove.code': () => {
        switchAccount()
        const session = { jwt: lastingToken(), browserKey: 'renewed', expiresIn: 900 }
        return { success: true, proof: 'proof', expiresIn: 300, session }
      },
    },
  })
  await page.getByLabelText('Email').fill('new@example.com')
  await page.getByRole('button', { name: /Email$/ }).click()
  await question.getByRole('button', { name: 'Email Me a Code' }).click()
  await question.getByLabelText('Code').fill('407183')
  await expectCount(question, 0)
  expect(localStorage.getItem('browser_key')).toBe('key of other')
  expect(asked).toHaveLength(1)
})

test('the late answer that this browser is signed out leaves the account that signed in meanwhile', async () => {
  await openWithKeys(`${keyPages.browser}/${thisBrowserKey.id}`, [thisBrowserKey, passkey], {
    'keys.removeBrowserKey': () => {
      switchAccount()
      return { success: true, jwt: null, message: 'Deleted', takesEffectAt: null }
    },
  })
  await page.getByRole('button', { name: 'Delete Key' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Key' }).click()
  await expectPath('/signed-out')
  expect(localStorage.getItem('browser_key')).toBe('key of other')
})
