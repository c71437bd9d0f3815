import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defaultBrand } from '#shared/brand.ts'
import { noAnswer } from './support/answers.ts'
import { lastingToken } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'
import { stopClock } from './support/clock.ts'
import { keepsAccount } from './support/kept-account.ts'
import { openUnknown } from './support/newcomer.ts'

const pass = stopClock()

const CROWDED = 'Too many people are at the door'
const AWAY = 'Nobody is answering the door'
const TOO_MANY = 'Too many requests. Please try again later.'

const crowd = new RefusedCall(429, { code: 'rate_limited', error: TOO_MANY }, { 'retry-after': '47' })

const retry = page.getByRole('button', { name: 'Retry' })
const crowded = page.getByRole('status').filter({ hasText: CROWDED })

/** A service that refuses guests as overloaded until told otherwise. */
function crowdedHouse() {
  const { account, answers } = keepsAccount()
  const token = { success: true, expiresIn: 900 }
  const atTheDoor = {
    'account.create': () => ({ ...token, ...account, jwt: lastingToken(), browserKey: 'new' }),
    'auth.refresh': () => ({ ...token, accessToken: lastingToken() }),
    'auth.restore': () => ({ ...token, id: account.id, jwt: lastingToken() }),
  }
  const house = { isCrowded: true }
  const guarded = Object.entries(atTheDoor).map(([name, answer]) => [
    name,
    () => (house.isCrowded ? crowd : answer()),
  ])
  return { account, house, answers: { ...answers, ...Object.fromEntries(guarded) } }
}

test.each([
  ['/', defaultBrand.productName],
  ['/account', 'Your account is out of reach'],
])(
  'a first visit of %s to an overloaded service says so, and its Retry waits as long as the server says',
  async (path, title) => {
    const { account, house, answers } = crowdedHouse()
    const made = await openUnknown(path, answers)
    const asked = () => made.filter((name) => name === 'account.create').length

    await expect.element(crowded).toBeVisible()
    expect(page.getByText(AWAY).elements()).toEqual([])
    await expect.element(retry).toBeDisabled()
    await expect.element(retry).toHaveAccessibleDescription('Please wait 47 s')
    // The countdown is not read aloud each second.
    await expect.element(page.getByText(/^Please wait \d+ s$/)).toHaveAttribute('aria-live', 'off')

    // The page behind it is drawn, and takes the focus no more.
    await expect.poll(() => document.title).toContain(title)

    // A key press does not shorten the wait.
    const before = asked()
    retry.element().focus()
    await userEvent.keyboard('{Enter}')
    pass(30)
    await expect.element(retry).toHaveAccessibleDescription('Please wait 17 s')
    expect(asked()).toBe(before)
    pass(17)
    await expect.element(retry).toBeEnabled()
    await expect.element(retry).toHaveFocus()
    await expect.element(crowded).toBeVisible()
    await expect.element(page.getByRole('status').getByText('You can try again now.')).toBeInTheDocument()

    // A second refusal means a second wait.
    await userEvent.keyboard('{Enter}')
    await expect.element(retry).toHaveAccessibleDescription('Please wait 47 s')
    expect(asked()).toBe(before + 1)
    house.isCrowded = false
    pass(47)
    await expect.element(retry).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(retry).not.toBeInTheDocument()
    expect(localStorage.getItem('accountId')).toBe(account.id)
  },
)

const KEPT = ['jwt', 'browser_key', 'accountId', 'auth_tokens']
const stored = () => Object.fromEntries(KEPT.map((name) => [name, localStorage.getItem(name)]))

test.each([
  ['auth.refresh', 'a record'],
  ['auth.restore', 'a bare key'],
])('an overload on %s clears nothing, and Retry goes on with %s after the wait', async (call) => {
  const { account, house, answers } = crowdedHouse()
  const jwt = lastingToken()
  const record = {
    accessToken: jwt,
    refreshToken: 'key',
    expiresAt: Date.now() - 1000,
    user: { id: account.id, email: null, displayName: 'User' },
  }
  const made = await openUnknown('/account', answers, {
    jwt,
    browser_key: 'key',
    accountId: account.id,
    ...(call === 'auth.refresh' && { auth_tokens: JSON.stringify(record) }),
  })
  const before = stored()
  await expect.element(crowded).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your account is out of reach' })).toBeVisible()
  await expect.element(retry).toBeDisabled()
  expect(made).toContain(call)
  expect(stored()).toEqual(before)

  house.isCrowded = false
  pass(47)
  await retry.click()
  await expect.element(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
  expect(localStorage.getItem('accountId')).toBe(account.id)
})

test('a server that is away after the overload is reported as away, and can be retried at once', async () => {
  const { answers } = crowdedHouse()
  let creation = answers['account.create'] ?? noAnswer
  await openUnknown('/account', { ...answers, 'account.create': () => creation() })
  await expect.element(crowded).toBeVisible()
  creation = noAnswer
  // Going on sends a new request.
  await page.getByRole('link', { name: 'Privacy' }).first().click()
  await expect.element(retry).not.toBeInTheDocument()
  history.back()
  await expect.element(page.getByText(AWAY)).toBeVisible()
  await expect.element(retry).toBeEnabled()
})
