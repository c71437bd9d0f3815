import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { LEFT_GUEST } from '#shared/storage-names.ts'
import { bag, buy, onProject } from '../client/game-samples.ts'
import { BAGS, STOVES } from '../support/game-names.ts'
import { translate } from '../support/translate.ts'
import { newGuest, openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'
import { askForCode, codeField, goodNews, openCodePage, RIGHT } from './support/code-page.ts'
import { openGame, openNewGame } from './support/games.ts'
import { expectRow, fillName, openForm, save } from './support/identity-form.ts'
import { keepsAccount } from './support/kept-account.ts'
import { passkey, thisBrowserKey } from './support/keys.ts'
import { expectPath, title } from './support/places.ts'
import {
  acceptDeal,
  askPrice,
  banner,
  begin,
  bossSays,
  button,
  dialog,
  expectGone,
  keptGame,
  projectBar,
  rejectDeal,
} from './support/player.ts'
import { lines, openPlayground, run } from './support/playground.ts'

beforeEach(() => {
  const stop = translate()
  onTestFinished(() => {
    stop()
    expect(page.getByText('Oops, Our Bad!').elements()).toEqual([])
  })
})

// First: this page opens only when the table of pages is read while the browser reports no first address.
test('on a translated page a program runs, twice', async () => {
  await openPlayground()
  for (const number of ['11', '12']) {
    await run(
      `(module (import "env" "log" (func $log (param i32))) (func (export "main") (call $log (i32.const ${number}))))`,
    )
    await expect.poll(lines).toContain(number)
  }
})

const ADA = { first: 'Ada', last: 'Lovelace' }

test('on a translated page a name and a birthday are saved and shown', async () => {
  await openForm('real name')
  await fillName(ADA.first, ADA.last)
  await save.click()
  await expectRow('Real name', 'Ada Lovelace')
  await page.getByRole('link', { name: 'Add birthday' }).click()
  await page.getByLabelText('Birthday').fill('1990-07-04')
  await save.click()
  await expectRow('Birthday', 'July 4, 1990')
})

test('on a translated page the right code of a recovery e-mail succeeds', async () => {
  await openCodePage()
  await codeField.fill(RIGHT)
  await expect.element(goodNews).toBeVisible()
  await expect.element(page.getByText('The door knows you now. Taking you to your account…')).toBeVisible()
})

test('on a translated page the code of an address of another own account says where to go', async () => {
  await askForCode({
    answers: {
      'email.askVerification': () => new RefusedCall(409, { code: 'email_exists', error: 'Email is taken' }),
    },
  })
  await codeField.fill(RIGHT)
  await expect.element(title('You already have an account')).toBeVisible()
})

test('on a translated page an account is restricted, and the restriction is lifted', async () => {
  const account = newGuest({ keys: [thisBrowserKey] })
  const change = (restrictedAt: string | null) => () => {
    account.restrictedAt = restrictedAt
    return { success: true, restrictedAt }
  }
  await openPage('/account/restrict', {
    account,
    answers: {
      'account.get': () => ({ ...account }),
      'account.restrict': change(new Date().toISOString()),
      'account.liftRestriction': change(null),
    },
  })
  const since = page.getByText('Your account has been restricted since')
  await page.getByRole('button', { name: 'Restrict Account' }).click()
  await expect.element(since).toBeVisible()
  await page.getByRole('button', { name: 'Lift the Restriction' }).click()
  await expect.element(page.getByRole('button', { name: 'Restrict Account' })).toBeVisible()
  await expectGone(since)
})

test('on a translated page an account is deleted', async () => {
  const restsUntil = new Date(Date.now() + 86_400_000).toISOString()
  const account = newGuest({ keys: [thisBrowserKey, passkey], ghost: false })
  await openPage('/account/delete', {
    account,
    answers: { 'account.delete': () => ({ success: true, restsUntil }), 'keys.list': () => account.keys },
  })
  await page.getByLabelText('Type DELETE to confirm').fill('DELETE')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expectPath('/signed-out')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('on a translated page a guest is merged', async () => {
  const { account, answers, change } = keepsAccount({
    email: 'ada@example.com',
    emailVerified: true,
    ghost: false,
    keys: [thisBrowserKey],
  })
  const guest = { to: account.id, id: 'left', browserKey: 'key', bornOn: null, ...ADA }
  await openPage('/account', {
    account,
    kept: { [LEFT_GUEST]: JSON.stringify(guest) },
    answers: {
      ...answers,
      'account.bring': () => {
        change(ADA)
        return { success: true, brought: ['name'], undoToken: 'undo' }
      },
      'account.undoBring': () => {
        change({ first: null, last: null })
        return { success: true, undone: ['name'] }
      },
    },
  })
  await page.getByRole('link', { name: 'See What You Had' }).click()
  await page.getByRole('button', { name: 'Bring It Along' }).click()
  await expectRow('Real name', 'Ada Lovelace')
  await page.getByRole('button', { name: 'Undo What You Brought Along' }).click()
  await expectRow('Real name', 'Not added')
})

/** The header shows the stored game. */
async function expectCash(account: { id: string }) {
  await expect.poll(() => banner.element().textContent).toContain(`Cash $${keptGame(account).cashBalance}`)
}

test('on a translated page a deal changes the cash in the header and the things in the bar', async () => {
  const { account } = await openNewGame()
  await begin()
  await expectCash(account)
  await askPrice(STOVES)
  await rejectDeal.click()
  await expectGone(dialog)
  await expect.element(bossSays).toHaveTextContent('No deal, no harm.')
  await askPrice(BAGS)
  await acceptDeal.click()
  await expectGone(dialog)
  expect(keptGame(account).cashBalance).not.toBe(500)
  await expectCash(account)
  await expect.element(projectBar).toHaveTextContent('1 of 5 Sleeping Bags')
  await expect
    .element(projectBar)
    .toHaveTextContent(`Spent $${500 - Number(keptGame(account).cashBalance)}, reward $50`)
  await button(page, 'Hint').click()
  await expect.element(button(page, 'Hint')).toHaveTextContent(/^Hint \(\d+ s\)$/)
})

test('on a translated page a project is completed and paid', async () => {
  const nearlyDone = [1, 2, 3, 4, 5].reduce((state) => buy(state, bag()), onProject)
  const { account } = await openGame(nearlyDone)
  await askPrice(STOVES)
  await acceptDeal.click()
  await expectGone(dialog)
  const before = Number(keptGame(account).cashBalance)
  await button(page, 'Complete Project').click()
  await expect.element(dialog).toHaveTextContent('You saved the customer')
  await button(dialog, 'Back to the rooms').click()
  await expectGone(dialog)
  expect(keptGame(account).cashBalance).toBe(before + 50)
  await expectCash(account)
})

test('on a translated page a like is counted', async () => {
  await openNewGame()
  const like = page.getByRole('button', { name: /^Like/ }).first()
  const count = () => Number(like.element().textContent.match(/\d+/)?.[0])
  const before = count()
  await like.click()
  await expect.poll(count).toBe(before + 1)
})
