import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scalePauses } from '#client/lib/pauses.ts'
import { noAnswer } from './support/answers.ts'
import { openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'
import { stopClock } from './support/clock.ts'
import {
  askForCode,
  boxes,
  codeField,
  goodNews,
  invalidCode,
  newAddress,
  openCodePage,
  paste,
  RIGHT,
  WRONG,
} from './support/code-page.ts'
import { keepsAccount } from './support/kept-account.ts'

const pass = stopClock()

const alert = page.getByRole('alert')
const resend = page.getByRole('button', { name: 'Resend Code' })
const verify = page.getByRole('button', { name: 'Verify' })
const onItsWay = page.getByText('A new code is on its way')

const TOO_MANY = 'Too many requests. Please try again later.'
const tooMuch = new RefusedCall(429, { code: 'rate_limited', error: TOO_MANY }, { 'retry-after': '3600' })

const ways = {
  'a verification code': async () => {
    await askForCode({ refuse: () => tooMuch })
    return goodNews
  },
  'an activation code': async () => {
    await askForKey()
    return page.getByRole('heading', { name: 'Email key activated.' })
  },
}

async function askForKey() {
  const { account, answers } = keepsAccount()
  const askings = [{ success: true, keyToken: 'token', keyId: 'key', message: 'Sent' }, tooMuch]
  await openPage('/account/email-key', {
    account,
    answers: {
      ...answers,
      'email.requestKey': () => askings.shift(),
      'email.activateKey': () => ({
        success: true,
        jwt: localStorage.getItem('jwt'),
        browserKey: 'key',
        expiresIn: 900,
        accountId: account.id,
        message: 'Activated',
      }),
    },
  })
  scalePauses(1000)
  await page.getByLabelText('Email').fill(newAddress())
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  await expect.element(codeField).toHaveFocus()
}

test.each(Object.entries(ways))(
  '%s that is not sent again does not mark the typed code as wrong',
  async (_, ask) => {
    const arrived = await ask()
    pass(11)
    await userEvent.keyboard(RIGHT.slice(0, 3))
    await expect.element(resend).toBeEnabled()
    const before = resend.element().getBoundingClientRect()
    await resend.click()

    await expect.element(alert).toHaveTextContent('Too many requests')
    await expect.element(resend).toBeDisabled()
    await expect.element(resend).toHaveAccessibleDescription('Resend in 60 minutes')
    await expect.element(resend).toHaveFocus()
    expect(resend.element().getBoundingClientRect()).toEqual(before)
    await expectNotBlamed()
    expect(boxes()).toBe(`${RIGHT.slice(0, 3)}---`)

    codeField.element().focus()
    await userEvent.keyboard(RIGHT.slice(3))
    await expect.element(arrived).toBeVisible()
  },
)

test('a fault of the code and a fault of its resending are shown separately', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openCodePage({ answers: { 'email.askVerification': noAnswer } })
  paste(WRONG)
  await expect.element(codeField).toHaveAccessibleDescription(/Invalid verification code/)
  expect(alert.elements()).toEqual([])

  await resend.click()
  await expect.element(alert).toHaveTextContent('System error, please try again later.')
  await expect.element(alert).toBeInViewport({ ratio: 1 })
  await expectNotBlamed()
  // Nothing was mailed, so there is nothing to wait for.
  await expect.element(resend).toBeEnabled()

  // Too few digits are an error of the field.
  await codeField.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(codeField).toHaveAccessibleDescription(/Please enter all 6 digits/)
  await expect.element(codeField).toHaveAttribute('aria-invalid', 'true')
  await expect.element(alert).not.toBeInTheDocument()
})

test('a code that could not be checked is not called wrong', async () => {
  const judgements = [noAnswer, () => ({ success: true, email: '', message: 'Verified' })]
  await openCodePage({ answers: { 'email.verifyCode': () => judgements.shift()?.() } })
  paste(RIGHT)
  await expect.element(alert).toHaveTextContent('System error, please try again later.')
  await expectNotBlamed()
  expect(boxes()).toBe(RIGHT)

  await verify.click()
  await expect.element(goodNews).toBeVisible()
})

test('a code is sent again after a counted pause, and a screen reader hears only its end', async () => {
  const { made } = await askForCode({})
  await expect.element(resend).toBeDisabled()
  await expect.element(resend).toHaveAccessibleDescription('Resend in 10 s')
  // The button keeps the focus, but a press does nothing.
  resend.element().focus()
  await expect.element(resend).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onItsWay.elements()).toEqual([])

  pass(2)
  await expect.element(resend).toHaveAccessibleDescription('Resend in 8 s')
  pass(8)
  await expect.element(resend).toBeEnabled()
  await expect.element(resend).toHaveFocus()
  await expect.element(page.getByRole('status').getByText('You can try again now.')).toBeInTheDocument()
  expect(lettersAskedFor(made)).toBe(1)

  await userEvent.keyboard('{Enter}')
  await expect.element(onItsWay).toBeVisible()
  expect(lettersAskedFor(made)).toBe(2)
  await expect.element(resend).toBeDisabled()
  paste(RIGHT)
  await expect.element(goodNews).toBeVisible()
})

function lettersAskedFor(made: string[]) {
  return made.filter((name) => name === 'email.askVerification').length
}

test('a code with too many guesses waits until a new one is requested', async () => {
  const sentence = 'Too many attempts. Please request a new code.'
  const worn = new RefusedCall(429, { code: 'too_many_attempts', error: sentence }, { 'retry-after': '600' })
  const judgements = [invalidCode, worn, { success: true, email: '', message: 'Verified' }]
  await openCodePage({
    answers: {
      'email.askVerification': () => ({ success: true, message: 'Sent' }),
      'email.verifyCode': () => judgements.shift(),
    },
  })
  paste(WRONG)
  await expect.element(page.getByText('Invalid verification code')).toBeVisible()
  paste(WRONG)
  await expect.element(page.getByText('Too many attempts')).toBeVisible()
  await expect.element(verify).toBeDisabled()
  await expect.element(verify).toHaveAccessibleDescription('Please wait 10 minutes')
  await resend.click()
  await expect.element(onItsWay).toBeVisible()
  await expect.element(verify).toBeEnabled()
  await expect.element(codeField).toHaveFocus()
  await userEvent.keyboard(RIGHT)
  await expect.element(goodNews).toBeVisible()
})

test('after too many requests the button waits as long as the server says, then works again', async () => {
  const address = newAddress()
  await openPage('/signin', { answers: { 'email.askSignInLink': () => tooMuch } })
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await page.getByLabelText('Email').fill(address)
  const send = page.getByRole('button', { name: 'Send Sign In Link' })
  await send.click()

  await expect.element(alert).toHaveTextContent('Too many requests')
  await expect.element(send).toBeDisabled()
  await expect.element(send).toHaveAccessibleDescription('Please wait 60 minutes')

  // Another address has its own limit.
  await page.getByLabelText('Email').fill(newAddress())
  await expect.element(send).toBeEnabled()
  await page.getByLabelText('Email').fill(address)
  await expect.element(send).toBeDisabled()
  pass(59 * 60)
  await expect.element(send).toHaveAccessibleDescription('Please wait 60 s')
  pass(60)
  await expect.element(send).toBeEnabled()
})

test('a sign-in link is sent again from the page that waits for it, after the same pause', async () => {
  const { made } = await openPage('/signin', {
    answers: { 'email.askSignInLink': () => ({ success: true, message: 'Sent' }) },
  })
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await page.getByLabelText('Email').fill(newAddress())
  await page.getByRole('button', { name: 'Send Sign In Link' }).click()
  const resendLink = page.getByRole('button', { name: 'Resend Link' })
  await expect.element(resendLink).toBeDisabled()
  pass(10)
  await resendLink.click()
  await expect.element(page.getByText('A new link is on its way')).toBeVisible()
  expect(made.filter((name) => name === 'email.askSignInLink')).toHaveLength(2)
})

/** The field itself shows no error. */
async function expectNotBlamed() {
  await expect.element(codeField).not.toHaveAttribute('aria-invalid')
  // After a paste the title of the page still describes the field.
  await expect
    .element(codeField)
    .toHaveAccessibleDescription(/^(Verify Email )?The \w+ code will expire in 10 minutes\.$/)
}
