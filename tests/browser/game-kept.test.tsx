import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startingState } from '#client/game/state.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { STOVES } from '../support/game-names.ts'
import { newGuest } from './support/app.tsx'
import { openGame, slotOf, stored } from './support/games.ts'
import {
  acceptDeal,
  askPrice,
  banner,
  begin,
  boss,
  bossSays,
  button,
  dialog,
  expectGone,
  keptGame,
  projectBar,
} from './support/player.ts'
import { openWorld } from './support/world.ts'

test('a reset asks first', async () => {
  const { account, reopen } = await openGame()
  await askPrice(STOVES)
  await acceptDeal.click()
  await button(boss, 'Boss: show more').click()
  await button(boss, 'Reset game').click()
  const question = dialog.or(page.getByRole('alertdialog'))
  await expect.element(question).toHaveTextContent('everything you bought are forgotten')
  await button(question, 'Keep playing').click()
  await expect.element(projectBar).toHaveTextContent('1 of 1 Portable Stove')

  await button(boss, 'Reset game').click()
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectGone(question)
  await expect.element(projectBar).toHaveTextContent('1 of 1 Portable Stove')

  await button(boss, 'Reset game').click()
  await button(question, /^Reset$/).click()
  await expect.element(button(page, 'Find Jobs')).toBeVisible()
  await expectGone(button(page, /, bought$/))
  await expect.element(boss).toHaveTextContent('Nothing yet.')
  await reopen()
  await expect.element(button(page, 'Find Jobs')).toBeVisible()
  expect(keptGame(account)).toMatchObject({
    cashBalance: 500,
    inventory: [],
    finalPrices: {},
    daysOnJob: 0,
  })
})

test.each([
  ['no JSON', '{"version":1,"game":'],
  ['nothing', 'null'],
  ['another version', '{"version":0,"game":{}}'],
  ['half a game', '{"version":1,"game":{"cashBalance":12}}'],
])('a stored game that is %s starts anew and says so', async (_, text) => {
  const account = newGuest()
  const { reopen } = await openWorld({ account, kept: { [slotOf(account)]: text } })
  await expect.element(bossSays.getByText('Your game could not be read and starts anew.')).toBeVisible()
  await begin()
  await reopen()
  await expect.element(projectBar).toHaveTextContent('0 of 5 Sleeping Bags')
})

test('each account has its own game in one browser', async () => {
  const guest = await openGame()
  const { final } = await askPrice(STOVES)
  await acceptDeal.click()
  await expectGone(dialog)
  await guest.leave()

  await openWorld({ kept: { ...localStorage } })
  await expect.element(button(page, 'Find Jobs')).toBeVisible()
  await expectGone(button(page, /, bought$/))
  await begin()
  await expect.element(banner).toHaveTextContent('Cash $500')
  expect(keptGame(guest.account)).toMatchObject({ cashBalance: 500 - final })
})

test('a page that was frozen by the browser continues with what another tab played', async () => {
  const { account } = await openGame()
  const theirs = stored({ ...startingState, ...fieldsOf(keptGame(account)), cashBalance: 321 })
  localStorage.setItem(slotOf(account), theirs)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(banner).toHaveTextContent('Cash $321')
})
