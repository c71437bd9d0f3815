import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keyPages } from '#shared/page-paths.ts'
import { held, noAnswer, noJson } from './support/answers.ts'
import { passkey, pendingEmailKey, thisBrowserKey } from './support/keys.ts'
import { openWithKeys } from './support/open-with-keys.ts'
import { expectCount, expectPath, title } from './support/places.ts'

const alert = page.getByRole('alert')
const question = page.getByRole('dialog')
const ask = page.getByRole('button', { name: 'Delete Key' })
const yes = page.getByRole('button', { name: 'Yes, Delete Key' })
const status = page.getByRole('row', { name: 'Status' })
const emailKeyPath = `${keyPages.email}/${pendingEmailKey.id}`

test('a key gets a name, which the list shows beside what it is; a bad one is not sent', async () => {
  const rename = (input: unknown) => {
    const { keyId, name } = input as { keyId: string; name: string }
    account.keys = account.keys.map((key) => (key.id === keyId ? { ...key, name, device: key.name } : key))
    return { success: true, jwt: null, message: 'Saved.' }
  }
  const { account, made } = await openWithKeys(`${keyPages.browser}/${thisBrowserKey.id}`, [thisBrowserKey], {
    'keys.rename': rename,
  })
  await page.getByText('Give it a name').click()
  const field = page.getByLabelText('Name', { exact: true })
  await expect.element(field).toHaveValue('Chrome on Linux')
  await field.fill(' ')
  await expect.element(page.getByText('Name is required')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(made).not.toContain('keys.rename')

  await field.fill(' Kitchen laptop ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('row', { name: 'Name Kitchen laptop' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Device Chrome on Linux' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Account' }).click()
  await expect
    .element(page.getByRole('link', { name: /^Kitchen laptop Browser key, Chrome on Linux/ }))
    .toBeVisible()
})

test('a name that could not be saved says why', async () => {
  await openWithKeys(emailKeyPath, [thisBrowserKey, pendingEmailKey], { 'keys.rename': noJson })
  await page.getByText('Give it a name').click()
  await page.getByLabelText('Name', { exact: true }).fill('Work')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(alert).toHaveTextContent('System error, please try again later.')
})

/** In the list of the account page. */
const ownKey = page.getByRole('link', { name: /^This computer/ })
const emailKey = page.getByRole('link', { name: /Email key/ })

test('a key is deleted after a question, by keyboard too, and not when the answer is no', async () => {
  const { made } = await openWithKeys(emailKeyPath, [thisBrowserKey, pendingEmailKey])
  await ask.click()
  await expect
    .element(question)
    .toHaveTextContent('Are you sure you want to delete this key? This action cannot be undone.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()

  ask.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(ask).toHaveFocus()
  await expect.element(status).toBeVisible()
  expect(made).not.toContain('keys.removeEmailKey')

  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
  yes.element().focus()
  await userEvent.keyboard('{Enter}')
  await expectPath('/account')
  await expectCount(ownKey, 1)
  await expectCount(emailKey, 0)
})

test('a list that was requested before the deletion does not bring the key back', async () => {
  const { released: deletion, letGo: deliver } = held()
  let isHeld = false
  const { account } = await openWithKeys('/account', [thisBrowserKey, pendingEmailKey], {
    'keys.list': async () => {
      const told = account.keys
      if (isHeld) await deletion
      return told
    },
  })
  await expect.element(emailKey).toBeVisible()
  isHeld = true
  await emailKey.click()
  await expect.element(status).toBeVisible()
  await ask.click()
  await yes.click()
  await expectPath('/account')
  deliver()
  await expect.element(ownKey).toBeVisible()
  await expectCount(emailKey, 0)
})

test('the last sign-in method stays, and the page says why before it asks', async () => {
  const { made } = await openWithKeys(`${keyPages.browser}/${thisBrowserKey.id}`, [thisBrowserKey])
  await ask.click()
  await expect.element(alert).toHaveTextContent('This is the only way into your account.')
  await expectCount(question, 0)
  await expectPath(`${keyPages.browser}/${thisBrowserKey.id}`)
  await expect.element(page.getByText('This is your current browser session')).toBeVisible()
  expect(made).not.toContain('keys.removeBrowserKey')
})

test.each([
  ['passkey', 'Passkey not found'],
  ['email', 'Email key not found'],
  ['browser', 'Browser key not found'],
  ['feature', 'Feature key not found'],
] as const)('an id that is no key of this type is not found: %s', async (type, sentence) => {
  // An unknown id, and one of another type.
  const other = type === 'browser' ? passkey : thisBrowserKey
  for (const id of ['nothing', 'a%2Fb', other.id]) {
    const { screen } = await openWithKeys(`${keyPages[type]}/${id}`, [thisBrowserKey, passkey])
    await expect.element(title(sentence)).toBeVisible()
    await page.getByRole('link', { name: 'Back to Account' }).click()
    await expectPath('/account')
    await screen.unmount()
  }
})

test('a failure says so and stays visible: the key is still there', async () => {
  await openWithKeys(emailKeyPath, [thisBrowserKey, pendingEmailKey], {
    'keys.removeEmailKey': noAnswer,
    'email.requestKey': noAnswer,
  })
  await ask.click()
  await yes.click()
  await expect.element(alert).toHaveTextContent('Failed to delete key')
  await page.getByRole('button', { name: 'Activate Email Key' }).click()
  await expect.element(alert).toHaveTextContent('Failed to send email key')
  await expect.element(status).toBeVisible()
})

test('a page whose keys cannot be loaded says so, and can be retried', async () => {
  let isBroken = true
  await openWithKeys(emailKeyPath, [thisBrowserKey, pendingEmailKey], {
    'keys.list': () => (isBroken ? noJson() : [thisBrowserKey, pendingEmailKey]),
  })
  await expect.element(page.getByText('Failed to load device details')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectCount(alert, 0)
  await expect.element(page.getByRole('table')).toBeVisible()
})

test('a key page shows at once what the list before it knew', async () => {
  const { released, letGo } = held()
  const { made } = await openWithKeys('/account', [thisBrowserKey], {
    'keys.list': async () => {
      await released
      return [thisBrowserKey]
    },
  })
  await ownKey.click()
  await expect.element(page.getByRole('table')).toBeVisible()
  // It is requested again anyway.
  await expect.poll(() => made, { timeout: 10_000 }).toContain('keys.list')
  letGo()
})
