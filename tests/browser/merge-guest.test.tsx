import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '#shared/accounts.ts'
import { LEFT_GUEST } from '#shared/storage-names.ts'
import { noAnswer } from './support/answers.ts'
import { newGuest, openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'
import { thisBrowserKey } from './support/keys.ts'
import { expectPath, focusOn, title } from './support/places.ts'

type Answers = NonNullable<Parameters<typeof openPage>[1]>['answers']

const ADA = { first: 'Ada', last: 'Lovelace' }
const bring = page.getByRole('button', { name: 'Bring It Along' })
const undo = page.getByRole('button', { name: 'Undo What You Brought Along' })
const side = (whose: RegExp) => page.getByRole('group', { name: 'Name' }).getByRole('radio', { name: whose })

/** Opens a page of an account, with an abandoned named guest in this browser. */
async function openWithGuest(
  path: string,
  {
    named = {},
    kept = {},
    answers = {},
  }: { named?: Partial<Account>; kept?: object; answers?: Answers } = {},
) {
  const account = newGuest({
    email: 'ada@example.com',
    emailVerified: true,
    ghost: false,
    keys: [thisBrowserKey],
    ...named,
  })
  const guest = { to: account.id, id: 'left', browserKey: 'key', bornOn: null, ...ADA }
  await openPage(path, {
    account,
    kept: { [LEFT_GUEST]: JSON.stringify(guest), ...kept },
    answers: { 'account.get': () => ({ ...account }), 'account.changes': () => [], ...answers },
  })
  return account
}

test('a guest is merged with the keyboard alone', async () => {
  const named = { first: 'Augusta', last: 'King' }
  const account = await openWithGuest('/account', {
    named,
    answers: {
      'account.bring': () => {
        Object.assign(account, ADA)
        return { success: true, brought: ['name'], undoToken: 'undo' }
      },
      'account.undoBring': () => {
        Object.assign(account, named)
        return { success: true, undone: ['name'] }
      },
    },
  })
  await expect.element(title('Your account')).toBeVisible()
  await focusOn(page.getByRole('link', { name: 'See What You Had' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(title('What you had as a guest')).toHaveFocus()
  await userEvent.tab()
  await expect.element(side(/Augusta King$/)).toHaveFocus()
  // Nothing is chosen, so nothing can be merged.
  await expect.element(bring).toBeDisabled()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(side(/Ada Lovelace$/)).toBeChecked()
  await userEvent.tab()
  await expect.element(bring).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectPath('/account')
  await expect.element(page.getByText('Ada Lovelace').first()).toBeVisible()
  await focusOn(undo)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Augusta King').first()).toBeVisible()
})

test("when the guest's key is gone the page says so, and browser data is still merged", async () => {
  const game = { currentJob: 'personal-shopper-assistant', currentProject: 'camping', cashBalance: 500 }
  const account = await openWithGuest('/account/bring', {
    kept: { 'rummage_world:left': JSON.stringify({ version: 1, game }) },
    answers: { 'account.bring': () => new RefusedCall(404, { code: 'not_found', error: 'Not found' }) },
  })
  await bring.click()
  await expect.element(title('We could not bring it along')).toBeVisible()
  await expect.element(page.getByText('came along anyway: your game.')).toBeVisible()
  expect(localStorage.getItem(LEFT_GUEST)).toBeNull()
  expect(JSON.parse(localStorage.getItem(`rummage_world:${account.id}`) ?? '{}')).toMatchObject({ game })
})

test('offline nothing is merged and nothing is lost', async () => {
  let isAway = true
  const account = await openWithGuest('/account/bring', {
    answers: {
      'account.bring': () => {
        if (isAway) noAnswer()
        Object.assign(account, ADA)
        return { success: true, brought: ['name'], undoToken: 'undo' }
      },
    },
  })
  await bring.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('System error, please try again later.')
  expect(localStorage.getItem(LEFT_GUEST)).not.toBeNull()
  isAway = false
  await bring.click()
  await expectPath('/account')
  await expect.element(page.getByText('Ada Lovelace').first()).toBeVisible()
  expect(localStorage.getItem(LEFT_GUEST)).toBeNull()
})
