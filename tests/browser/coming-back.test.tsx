import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newGuest, openPage } from './support/app.tsx'
import { thisBrowserKey } from './support/keys.ts'
import { expectCount } from './support/places.ts'

const question = page.getByRole('link', { name: 'Been here before? Sign in' })
const inHead = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' })
const heading = page.getByRole('heading', { level: 1 })

const guest = () => newGuest({ keys: [thisBrowserKey] })
const owner = () =>
  newGuest({ email: 'ada@example.com', emailVerified: true, ghost: false, keys: [thisBrowserKey] })

test.each(['/', '/account', '/account/email', '/account/email-key', '/rummageworld'])(
  'a page for guests asks whether the visitor has an account: %s',
  async (path) => {
    await openPage(path, { account: guest() })
    await expect.element(question).toBeVisible()
    await expect.element(question).toHaveAttribute('href', '/signin')
  },
)

test.each(['/account', '/account/email', '/account/add-key', '/privacy', '/terms', '/signed-out'])(
  'the head of a page has a sign-in link for a guest: %s',
  async (path) => {
    await openPage(path, { account: guest() })
    await expect.element(inHead).toBeVisible()
  },
)

test.each(['/', '/account', '/account/email', '/rummageworld', '/privacy'])(
  'an owner with an address gets no such link: %s',
  async (path) => {
    await openPage(path, { account: owner(), answers: { 'account.changes': () => [] } })
    await expect.element(heading).toBeVisible()
    await expectCount(question, 0)
    await expectCount(inHead, 0)
  },
)
