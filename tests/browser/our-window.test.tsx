import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allErrands } from '#client/game/errands/errand-rules.ts'
import { type GameState, startingState } from '#client/game/state.ts'
import { furnishings } from '#client/our-window/furnishings.ts'
import { bag, buy, onProject, stove } from '../client/game-samples.ts'
import { newGuest, openPage } from './support/app.tsx'
import { board } from './support/errands.ts'
import { openGame, openNewGame, slotOf, stored } from './support/games.ts'
import {
  banner,
  boss,
  bossSays,
  button,
  dialog,
  expectGone,
  keptGame,
  pressByKeys,
  projectBar,
} from './support/player.ts'
import { expectSound } from './support/sound.ts'

const TITLE = 'The window behind our door'
const shop = page.getByRole('dialog', { name: TITLE })
const errands = page.getByRole('dialog', { name: 'Errands' })
const picture = page.getByRole('img', { name: /^The window behind our door:/ })
const section = page.getByRole('region', { name: TITLE })

/** A game after these errands, each of which paid 40 dollars. */
function after(done: string[], inside: string[] = []): GameState {
  return { ...startingState, errands: { current: null, found: [], done }, furnishings: inside }
}

const bothErrands = ['saturday-stall', 'tea-at-four']
const everyErrand = allErrands.map(({ id }) => id)

/** The project with all its things. */
const complete = [bag(), bag(), bag(), bag(), bag(), stove()].reduce(
  (state, item) => buy(state, item),
  onProject,
)

test('a thing is bought from the jar, stands in the window, and the cash stays', async () => {
  const { account, reopen } = await openGame(after(bothErrands))
  await button(boss, 'Boss: show more').click()
  await expect.element(boss).toHaveTextContent('Your jar holds $80.')
  await button(boss, 'Our window').click()
  await expect.element(picture).toHaveAccessibleName('The window behind our door: still empty.')
  await expect.element(button(shop, 'Buy a cat')).toBeDisabled()

  await button(shop, 'Buy a rug').click()
  await expect.element(shop.getByRole('status')).toHaveTextContent('A rug for $30: it is in our window now.')
  await expect.element(shop.getByRole('status')).toHaveTextContent('Your jar holds $50.')
  await button(shop, 'Buy a potted plant').click()
  await expect.element(picture).toHaveAccessibleName('The window behind our door: a rug and a potted plant.')
  expect(keptGame(account)).toMatchObject({ cashBalance: 500, furnishings: ['rug', 'potted-plant'] })
  await expectSound()

  await reopen()
  await button(boss, 'Boss: show more').click()
  await expect.element(boss).toHaveTextContent('Your jar holds $30.')
})

test('by keyboard: the pressed button keeps the focus, and does nothing more', async () => {
  const { account } = await openGame(after(bothErrands))
  await pressByKeys(board.getByRole('button', { name: /^Errands/ }))
  await expect.element(errands).toHaveTextContent('Your jar holds $80.')
  await pressByKeys(button(errands, 'Furnish our window'))
  await expectGone(errands)
  await pressByKeys(button(shop, 'Buy a picture in a frame'))
  const bought = button(shop, 'Bought a picture in a frame')
  await expect.element(bought).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(keptGame(account).furnishings).toEqual(['picture-frame'])
  await userEvent.keyboard('{Escape}')
  await expectGone(shop)
  await expect.element(board.getByRole('button', { name: /^Errands/ })).toHaveFocus()
})

test('the summary is a sum, and leads to the window; so does the bar when all projects are done', async () => {
  await openGame(complete)
  const spent = 500 - complete.cashBalance
  await expect.element(projectBar).toHaveTextContent(`Spent $${spent}, reward $50`)
  await button(projectBar, 'Complete Project').click()
  await expect.element(dialog).toHaveTextContent('Well rummaged! Your reward is $50.')
  await expect
    .element(dialog)
    .toHaveTextContent(`Cash before$500Spent$${spent}Reward$50Cash now$${500 - spent + 50}`)
  await expectSound()
  await button(dialog, 'See our window').click()
  await expect.element(shop).toHaveTextContent('Your jar holds $0.')
  await expect.element(page.getByRole('dialog')).toHaveLength(1)
  await button(shop, 'Close').click()

  await expect.element(projectBar).toHaveTextContent('Every project is done.')
  await expect.element(banner).toHaveTextContent(`Cash $${500 - spent + 50}`)
  await button(projectBar, 'Our window').click()
  await button(shop, 'See the errands').click()
  await expect.element(errands).toBeVisible()
  await expectGone(shop)
})

test('in the bar of the famous all is done only after their errands', async () => {
  const neighbours = allErrands.filter(({ isForFamous }) => !isForFamous).map(({ id }) => id)
  const availableJobs = startingState.availableJobs.map((job) => ({ ...job, unlocked: true }))
  const famous = { level: 5, currentJob: 'celebrity-concierge', availableJobs }
  const { leave } = await openGame({ ...after(neighbours), ...famous })
  await expect.element(button(projectBar, 'Choose a project')).toBeVisible()
  await leave()
  const everything = furnishings.map(({ id }) => id)
  await openGame({ ...after(everyErrand, everything), ...famous })
  await expect.element(projectBar).toHaveTextContent('And our window is furnished.')
  await button(projectBar, 'Our window').click()
  await expect.element(button(shop, /^Bought/)).toHaveLength(12)
  await expect.element(picture).toHaveAccessibleName(/a cat, a potted plant, and a ship in a bottle\.$/)
  await expectGone(button(shop, 'See the errands'))
})

test('the locked job says that errands raise the level, and leads to them', async () => {
  await openNewGame()
  await button(page, 'Find Jobs').click()
  await expect.element(dialog).toHaveTextContent('Errands raise your level, two for each.')
  await button(dialog, 'See the errands').click()
  await expect.element(errands).toHaveTextContent('Your jar holds $0.')
  await button(errands, 'Run this errand').first().click()
  await expectGone(dialog)
  await expect.element(bossSays).toHaveTextContent('A stall needs stock')
})

/** A page of somebody with this game. */
async function openWith(path: string, state: GameState) {
  const account = newGuest()
  return await openPage(path, { account, kept: { [slotOf(account)]: stored(state) } })
}

test('the account page shows the window, once something stands in it', async () => {
  const { leave } = await openWith('/account', after(everyErrand))
  await expect.element(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible()
  await expectGone(section)
  await leave()
  await openWith('/account', after(everyErrand, ['cat']))
  await expect.element(section).toBeVisible()
  await expect.element(picture).toHaveAccessibleName('The window behind our door: a cat.')
  await expect.element(section.getByRole('link', { name: 'Furnish it in Rummage World' })).toBeVisible()
  await expectSound()
})

test('on the landing page it is in the wall of our house, 360 and 1280 px wide; not for a newcomer', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  const { leave } = await openWith('/', startingState)
  await expect.element(page.getByRole('img', { name: /^An evening street/ })).toBeVisible()
  await expectGone(picture)
  await leave()
  await openWith('/', after(everyErrand, ['rug', 'cat']))
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height)
    await expect.element(picture).toHaveAccessibleName('The window behind our door: a rug and a cat.')
    // Right of the door, which is in the middle, and above the awning.
    const street = page
      .getByRole('img', { name: /^An evening street/ })
      .element()
      .getBoundingClientRect()
    const window = picture.element().getBoundingClientRect()
    const unit = Math.max(street.width / (width > height ? 2600 : 1250), street.height / 1000)
    expect(window.width).toBeCloseTo(130 * unit, 0)
    expect(street.bottom - window.bottom).toBeCloseTo(350 * unit, 0)
    const middle = window.x + window.width / 2 - street.x - street.width / 2
    expect(middle).toBeCloseTo((width > height ? 270 : 197) * unit, 0)
  }
})
