import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { STOVES } from '../support/game-names.ts'
import { openGame } from './support/games.ts'
import { answerHealth, openUnknown } from './support/newcomer.ts'
import { acceptDeal, askPrice, button, expectGone, keptGame, projectBar } from './support/player.ts'
import { expectSound } from './support/sound.ts'

const full = page.getByRole('status').filter({ hasText: 'This browser is out of space.' })

/** Local storage refuses every write until it is emptied. */
function fillStorage() {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name) => {
    // As the test has it from the beginning.
    if (name !== 'legal_notice_read')
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  onTestFinished(() => setItem.mockRestore())
  return { empty: () => setItem.mockRestore() }
}

test('a game that cannot be stored says so, and Retry keeps its progress', async () => {
  const { account } = await openGame()
  answerHealth()
  const storage = fillStorage()
  await askPrice(STOVES)
  await expect.element(full).toBeVisible()
  await acceptDeal.click()
  await expect.element(projectBar).toHaveTextContent('1 of 1 Portable Stove')
  expect(keptGame(account)).toMatchObject({ inventory: [] })
  await expectSound()

  await button(full, 'Retry').click()
  await expect.element(full).toBeVisible()
  storage.empty()
  await button(full, 'Retry').click()
  await expectGone(full)
  expect(keptGame(account)).toMatchObject({
    inventory: [expect.objectContaining({ name: expect.any(String) })],
  })
  await expect.element(projectBar).toHaveTextContent('1 of 1 Portable Stove')
})

test('where a session cannot be stored no guest is made, and an account page says so', async () => {
  const storage = fillStorage()
  onTestFinished(storage.empty)
  const made = await openUnknown('/account', { 'account.create': () => null })
  await expect.element(full).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'You have no account here' })).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(made).toEqual([])
  await expectSound()
})
