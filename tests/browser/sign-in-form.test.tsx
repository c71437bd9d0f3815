import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noAnswer } from './support/answers.ts'
import { openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'

const open = page.getByRole('button', { name: 'Sign In with Email' })
const field = page.getByLabelText('Email')
const send = page.getByRole('button', { name: 'Send Sign In Link' })
const back = page.getByRole('button', { name: 'Back to Other Options' })

test('the e-mail form shows an error once the field was left or edited, and not before', async () => {
  await openPage('/signin')
  await open.click()
  await expect.element(send).toBeDisabled()
  await expect.element(page.getByText('Email is required')).not.toBeInTheDocument()

  await field.fill('ada')
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible()
  await field.fill('')
  await expect.element(page.getByText('Email is required')).toBeVisible()
  await expect.element(send).toBeDisabled()
  await field.fill('ada@example.com')
  await expect.element(send).toBeEnabled()

  await back.click()
  await expect.element(open).toBeVisible()
})

test('the sent screen names the address, and does not open by itself after Back', async () => {
  const waiting: (() => void)[] = []
  const asked: unknown[] = []
  await openPage('/signin', {
    answers: {
      'email.askSignInLink': async (input) => {
        asked.push(input)
        await new Promise<void>((resolve) => waiting.push(resolve))
        return { success: true }
      },
    },
  })
  await open.click()
  await field.fill(' ADA@EXAMPLE.COM')
  await send.click()
  await expect.element(send).toHaveAttribute('aria-busy')
  await expect.element(field).toHaveAttribute('readonly')

  // Gone back while it is being sent. The sent link is remembered anyway, before anything is shown.
  await back.click()
  await expect.poll(() => waiting).toHaveLength(1)
  waiting.pop()?.()
  await expect.poll(() => localStorage.getItem('asked_sign_in_link')).toContain('ada@example.com')
  await expect.element(open).toBeVisible()

  await open.click()
  await send.click()
  await expect.element(send).toHaveAttribute('aria-busy')
  await expect.poll(() => waiting).toHaveLength(1)
  waiting.pop()?.()
  await expect.element(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect.element(page.getByRole('strong')).toHaveTextContent(/^ada@example\.com$/)
  expect(asked).toEqual([{ email: 'ada@example.com' }, { email: 'ada@example.com' }])
})

test('an error disappears once the address is edited', async () => {
  await openPage('/signin')
  await open.click()
  await field.fill('bob@example.com')
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await field.fill('bobby@example.com')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a failure of the server names the request quietly, and a local one after it does not', async () => {
  const failed = { code: 'unexpected', error: 'System error, please try again later.', message: '' }
  let answer: () => unknown = () => new RefusedCall(500, failed, { 'x-request-id': 'req-1' })
  await openPage('/signin', { answers: { 'email.askSignInLink': () => answer() } })
  await open.click()
  await field.fill('bob@example.com')
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${failed.error}Request req-1`)

  answer = noAnswer
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(new RegExp(`^${failed.error}$`))
})
