import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { held, noAnswer, noJson } from './support/answers.ts'
import { newGuest, openPage } from './support/app.tsx'
import { passkey, thisBrowserKey } from './support/keys.ts'
import { expectCount, expectPath, focusOn, title } from './support/places.ts'

const alert = page.getByRole('alert')
const back = page.getByRole('link', { name: 'Back to Account' })
const retry = page.getByRole('button', { name: 'Retry' })
const LOOK = { name: 'What if I lose something?' }

const guest = () => newGuest({ keys: [thisBrowserKey] })

/** The account has a passkey on this device and an address. */
function owner() {
  const email = 'ada@example.com'
  return newGuest({ email, emailVerified: true, ghost: false, keys: [thisBrowserKey, passkey] })
}

const footprint = () => [
  {
    table: 'accounts',
    column: 'first',
    purpose: 'Your first name',
    kept: 'Until you change it',
    value: null,
  },
]

const guestHint = page.getByText('You are here as a guest. Verify an email to save your account.')
const question = page.getByRole('link', { name: 'Been here before? Sign in' })

test('a passkey without an address keeps an account, which is no guest any more', async () => {
  await openPage('/account', { account: newGuest({ keys: [thisBrowserKey, passkey] }) })
  const hint = 'Your account is saved with a passkey. Verify an email too, in case you lose the passkey.'
  await expect.element(page.getByText(hint)).toBeVisible()
  await expectCount(guestHint, 0)
  await expectCount(question, 0)
})

test('the holder of a passkey who signs out without an address reads that the passkey leads back', async () => {
  const warning = '/account/signout-warning'
  const { leave } = await openPage(warning, { account: newGuest({ keys: [thisBrowserKey, passkey] }) })
  await expect.element(page.getByText(/your passkey is the only way back in/)).toBeVisible()
  const nobody = page.getByText(/^There is no address we could write to, so nobody can let you back in/)
  await expect.element(nobody).toHaveTextContent('back in without your passkey, not even us.')
  await leave()
  await openPage(warning, { account: guest() })
  await expect.element(page.getByText(/^No recovery method is set/)).toBeVisible()
  await expect.element(nobody).toHaveTextContent('back in, not even us.')
})

test.each([
  ['a guest', [thisBrowserKey], 'verify an email to save it'],
  ['a holder of a passkey', [thisBrowserKey, passkey], 'verify an email, in case you lose your passkey'],
])('the game says what %s has to do in the account', async (_, keys, todo) => {
  await openPage('/rummageworld', { account: newGuest({ keys }) })
  await expect
    .element(page.getByRole('link', { name: `1 thing to do in your account: ${todo}` }))
    .toBeVisible()
})

test('a passkey that waits to be added keeps nothing yet', async () => {
  const waiting = { ...passkey, waitsUntil: '2026-12-01T12:00:00.000Z' }
  await openPage('/account', { account: newGuest({ keys: [thisBrowserKey, waiting] }) })
  await expect.element(guestHint).toBeVisible()
  await expect.element(question).toBeVisible()
})

test('the download page says how long an export may take', async () => {
  await openPage('/account/download', { account: guest() })
  await expect.element(page.getByText('Processing takes minutes up to 30 days')).toBeVisible()
})

test('the data inventory is found, read and left with the keyboard alone', async () => {
  await openPage('/account', { answers: { 'account.footprint': footprint } })
  await focusOn(page.getByRole('link', { name: 'Open footprint' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(title('Footprint')).toHaveFocus()
  await expect.element(back).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Your first name')).toBeVisible()
  await userEvent.tab()
  await expect.element(back).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectPath('/account')
})

test('a data inventory that fails says so, with a Retry that works', async () => {
  let isBroken = true
  const answer = () => (isBroken ? noJson() : footprint())
  await openPage('/account/footprint', { answers: { 'account.footprint': answer } })
  const isAnonymous = page.getByText('Nothing here says who you are')
  await expect.element(alert).toHaveTextContent('System error, please try again later.')
  await expectCount(isAnonymous, 0)
  await expect.element(back).toBeVisible()
  isBroken = false
  await retry.click()
  await expect.element(isAnonymous).toBeVisible()
  await expectCount(alert, 0)
})

test('the lock-out forecast is found, followed and left with the keyboard alone', async () => {
  await openPage('/account', { account: guest() })
  await focusOn(page.getByRole('link', LOOK))
  await userEvent.keyboard('{Enter}')
  await expect.element(title(LOOK.name)).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Add Passkey' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(back).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectPath('/account')
})

const losses = page.getByRole('table', { name: 'The loss of one thing' })
/** A passkey that is on this device alone. */
const ofThisDevice = { ...passkey, name: 'Windows Hello', browserId: 'ThisBrowser16Abc' }

test('the lock-out forecast takes a device as a whole, and two losses where they lock out', async () => {
  const account = { ...owner(), keys: [thisBrowserKey, ofThisDevice] }
  await openPage('/account/forecast', { account })
  await expect
    .element(
      page.getByText(
        'You can get back in if you lose this computer. You cannot if you lose your mailbox too.',
      ),
    )
    .toBeVisible()
  await expectCount(losses.getByRole('row'), 3)
  await expect
    .element(losses.getByRole('row').nth(1))
    .toHaveTextContent('This computer browser and the passkey Windows Helloada@example.com mailbox')
  await expect
    .element(losses.getByRole('row').nth(2))
    .toHaveTextContent('ada@example.com mailboxThis computer browser and the passkey Windows Hello')
  await expect
    .element(page.getByText('Lose both this computer and ada@example.com, and nothing opens your account.'))
    .toBeVisible()
})

test('the lock-out forecast loses no synced passkey with a device, and names no pair that leaves a way', async () => {
  const synced = { ...ofThisDevice, id: 'passkey-2', name: '1Password', provider: '1Password', synced: true }
  const elsewhere = {
    ...thisBrowserKey,
    id: 'browser-2',
    name: 'Firefox on Linux',
    browserId: 'b',
    current: false,
  }
  const account = newGuest({ keys: [thisBrowserKey, ofThisDevice, synced, elsewhere] })
  await openPage('/account/forecast', { account })
  await expectCount(losses.getByRole('row'), 4)
  const row = losses.getByRole('row', { name: /^This computer/ })
  await expect
    .element(row)
    .toHaveTextContent('The passkey 1Password in your password managerFirefox on Linux browser')
  await expect.element(page.getByText(/Two browsers on one device have a row each\.$/)).toBeVisible()
  await expect.element(page.getByText(/^Whichever two they are/)).toBeVisible()
  await expectCount(page.getByText(/^Lose both/), 0)
})

test('the lock-out forecast of a guest with a passkey in the same device has nothing left', async () => {
  await openPage('/account/forecast', { account: newGuest({ keys: [thisBrowserKey, ofThisDevice] }) })
  await expectCount(losses.getByRole('row'), 2)
  await expect
    .element(losses.getByRole('cell'))
    .toHaveTextContent('Nothing. Nobody can let you in, not even us.')
  await expectCount(page.getByRole('heading', { name: 'If you lose two at once' }), 0)
})

test('the page shows what is left before a passkey is deleted', async () => {
  const account = owner()
  await openPage(`/account/passkey/${passkey.id}`, { account, answers: { 'keys.list': () => account.keys } })
  await page.getByRole('button', { name: 'Delete Passkey' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent('After that, this computer and ada@example.com still open your account.')
})

test('the page shows what is left before the recovery e-mail is deleted', async () => {
  await openPage('/account/email', { account: owner() })
  await page.getByLabelText('Email').first().fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  const left = /After that, this computer and the passkey Chrome on Linux still open your account\./
  await expect.element(page.getByText(left)).toBeVisible()
})

test('a guest who signs out sees what is left, and that the game stays in this browser', async () => {
  await openPage('/account', { account: guest() })
  const lives = 'Your job, your cash and your finds live in this browser, not in your account'
  await expect.element(page.getByText(lives)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expectPath('/account/signout-warning')
  await expect.element(page.getByText('After that, nothing opens your account.')).toBeVisible()
  const stays = 'Rummage World stays as it is: the game lives in this browser'
  await expect.element(page.getByText(stays)).toBeVisible()
})

test('a restriction that fails says so and can be tried again', async () => {
  const account = guest()
  const { released, letGo } = held()
  const answers = [noAnswer, () => released]
  await openPage('/account/restrict', {
    account,
    answers: {
      'account.get': () => account,
      'account.restrict': async () => {
        await answers.shift()?.()
        account.restrictedAt = new Date().toISOString()
        return { success: true, restrictedAt: account.restrictedAt }
      },
    },
  })
  const restrict = page.getByRole('button', { name: 'Restrict Account' })
  await restrict.click()
  await expect.element(alert).toHaveTextContent('System error, please try again later.')
  await restrict.click()
  await expect.element(restrict).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect.element(page.getByText('Your account has been restricted since')).toBeVisible()
})
