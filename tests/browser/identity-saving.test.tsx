import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dismissToast, shownToasts } from '#client/lib/toasts.ts'
import { effectsHaveRun } from '../support/effects-have-run.ts'
import { held, noAnswer } from './support/answers.ts'
import { RefusedCall } from './support/calls.ts'
import { expectRow, fillName, openForm, question, save } from './support/identity-form.ts'
import { expectPath } from './support/places.ts'

const field = page.getByLabelText('Birthday')
const alert = page.getByRole('alert')
const SYSTEM_ERROR = 'System error, please try again later.'

/** Waits until the form shows exactly this. */
async function expectAlert(sentence: string) {
  await expect.poll(() => alert.query()?.textContent).toBe(sentence)
}

/** Leaves the form before its answer arrives. */
async function leaveAnyway() {
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Continue Anyway' }).click()
  await expectPath('/account')
}

test('the account shows a change before the answer, and reverts it when it is refused', async () => {
  const { released, letGo } = held()
  const refused = new RefusedCall(503, { code: 'unavailable', error: SYSTEM_ERROR })
  let isRefused = true
  const { kept } = await openForm('real name', {
    facts: { ghost: false, email: 'ada@example.com', emailVerified: true },
    answers: {
      'account.setRealName': (name) => (isRefused ? released.then(() => refused) : kept.change(name)),
    },
  })
  // The letter on the bell of an account that is no guest.
  const bell = () => document.querySelector('main svg text')?.textContent
  expect(bell()).toBeUndefined()

  await fillName('ada', 'Lovelace')
  await save.click()
  await expect.poll(bell).toBe('A')
  await expect.element(save).toBeDisabled()
  await expectPath('/account/real-name')

  letGo()
  await expectAlert(SYSTEM_ERROR)
  await expect.poll(bell).toBeUndefined()
  await expect.element(page.getByLabelText('First Name')).toHaveValue('ada')
  await expect.element(page.getByLabelText('Last Name')).toHaveValue('Lovelace')
  await expect.element(save).toBeEnabled()

  isRefused = false
  await save.click()
  await expectPath('/account')
  await expectRow('Real name', 'ada Lovelace')
})

test('a change whose form is left while saving shows on the account page until it is refused', async () => {
  const { released, letGo } = held()
  const refused = new RefusedCall(500, { code: 'unexpected' })
  let name = {}
  const { kept } = await openForm('birthday', {
    answers: {
      'account.get': () => ({ ...kept.answers['account.get'](), ...name }),
      'account.setBornOn': () => released.then(() => refused),
    },
  })
  await field.fill('1990-02-28')
  await save.click()
  name = { first: 'Ada', last: 'Lovelace' }
  await leaveAnyway()
  // Data that the server sends meanwhile does not hide it.
  await expectRow('Real name', 'Ada Lovelace')
  await expectRow('Birthday', 'February 28, 1990')

  letGo()
  await expectRow('Birthday', 'Not added')
  await expectPath('/account')
})

test('without an answer the form keeps what was typed and says so', async () => {
  await openForm('birthday', { answers: { 'account.setBornOn': noAnswer } })
  await field.fill('1990-02-28')
  await save.click()
  await expectAlert(SYSTEM_ERROR)
  await expect.element(field).toHaveValue('1990-02-28')
})

test('a refusal without a message is shown as a failed update', async () => {
  const refused = new RefusedCall(500, { code: 'unexpected' })
  await openForm('birthday', { answers: { 'account.setBornOn': () => refused } })
  await field.fill('1990-02-28')
  await save.click()
  await expectAlert('Update failed')
})

test('a message about a field appears beside the field', async () => {
  const sentence = 'You must be at least 13 years old'
  const issues = [{ path: 'bornOn', message: sentence }]
  const refused = new RefusedCall(400, { code: 'invalid_input', error: sentence, issues })
  await openForm('birthday', { answers: { 'account.setBornOn': () => refused } })
  await field.fill('1990-02-28')
  await save.click()
  await expect.element(field).toHaveAccessibleDescription(sentence)
  expect(alert.elements()).toEqual([])
  await field.fill('1990-02-27')
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument()
})

test.each([
  ['a 401', { code: 'authentication_required', error: 'Authentication required' }],
  ['a key that is none', { code: 'not_authenticated', error: 'Not authenticated' }],
] as const)('%s leads from the form to the sign-in page without a question', async (_, data) => {
  const refused = new RefusedCall(401, data)
  const renewed = () => ({ success: true, accessToken: localStorage.getItem('jwt'), expiresIn: 900 })
  await openForm('real name', {
    answers: { 'account.setRealName': () => refused, 'auth.refresh': renewed },
  })
  await fillName('Ada', 'Lovelace')
  await save.click()
  // Guests may stay there.
  await expectPath('/signin')
  expect(question.elements()).toEqual([])
})

test('a session that was ended elsewhere is reported once', async () => {
  const refused = new RefusedCall(401, { code: 'authentication_required', error: 'Authentication required' })
  const ended = new RefusedCall(401, { code: 'not_authenticated', error: 'Not authenticated' })
  const { made } = await openForm('real name', {
    answers: { 'account.setRealName': () => refused, 'auth.refresh': () => ended },
  })
  const said = () => shownToasts().map(({ text }) => text)
  // From earlier tests.
  for (const { id } of shownToasts()) dismissToast(id)
  await fillName('Ada', 'Lovelace')
  await save.click()
  await expectPath('/signin')
  await expect.poll(said).toContain('Token expired')
  await effectsHaveRun()
  expect(said()).toEqual(['Token expired'])
  expect(made).toContain('auth.refresh')
})

test('two overlapping saves are both made, and the account shows the result of both', async () => {
  const { released, letGo } = held()
  const { kept, made } = await openForm('birthday', {
    answers: {
      'account.setBornOn': (birthday) => released.then(() => kept.change(birthday)),
    },
  })
  const saves = () => made.filter((name) => name === 'account.setBornOn')
  await field.fill('1990-02-28')
  await save.click()
  await leaveAnyway()

  await page.getByRole('link', { name: /(Add|Edit) birthday/ }).click()
  await field.fill('1991-03-31')
  await save.click()
  await expect.element(save).toBeDisabled()
  // One after the other: the last one requested is the last one made.
  expect(saves()).toHaveLength(1)
  letGo()
  await expectPath('/account')
  await expectRow('Birthday', 'March 31, 1991')
  expect(saves()).toHaveLength(2)
  expect(kept.answers['account.get']().bornOn).toBe('1991-03-31')
})

test('a message about signing in redirects nowhere, because only the code of an answer counts', async () => {
  const error = 'Please sign in to the other house to continue'
  const refused = new RefusedCall(403, { code: 'cross_site', error })
  await openForm('birthday', { answers: { 'account.setBornOn': () => refused } })
  await field.fill('1990-02-28')
  await save.click()
  await expectAlert(error)
  await expectPath('/account/birthday')
})
