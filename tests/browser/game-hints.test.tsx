import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { missWords } from '#client/game/hunt/misses.ts'
import { THINGS } from '../support/game-names.ts'
import { openGame, openNewGame, stopClock } from './support/games.ts'
import {
  begin,
  boss,
  bossSays,
  button,
  dialog,
  expectGone,
  focused,
  pictures,
  projectBar,
} from './support/player.ts'
import { clickAt, emptyPoint, lightIn, serveThings } from './support/rooms.ts'

test('a miss is answered kindly, at once and briefly, and costs nothing', async () => {
  serveThings([])
  // One picture each: two quick clicks in one place could be a double click.
  const [early, first, second] = [pictures.nth(0), pictures.nth(1), pictures.nth(2)]
  const kind = new RegExp(`^(?:${Array.from({ length: 20 }, (_, count) => missWords(count)).join('|')})$`)
  const missIn = (picture: Locator) => clickAt(picture, emptyPoint(picture))

  await openNewGame()
  stopClock()
  await missIn(early)
  // No thing was wanted yet.
  await expectGone(early.getByText(kind))

  await begin()
  await missIn(first)
  await expect.element(first.getByText(kind)).toBeVisible()
  const words = first.getByText(kind).element().textContent
  await expect.element(page.getByRole('status').filter({ hasText: words })).toHaveLength(1)
  const said = first.getByText(kind).element().getBoundingClientRect()
  const frame = first.element().getBoundingClientRect()
  expect(said.x).toBeGreaterThanOrEqual(frame.x)
  expect(said.y).toBeGreaterThanOrEqual(frame.y)
  vi.advanceTimersByTime(2_000)
  await expectGone(first.getByText(kind))

  await missIn(second)
  await expect.element(second.getByText(kind)).toBeVisible()
  await expect.element(second.getByText(kind)).not.toHaveTextContent(words)
  await expectGone(dialog)
  await expect.element(projectBar).toHaveTextContent('Spent $0, reward $50')
})

test('a hint leads to the picture and lights up a place nearby, and the next one takes 30 seconds', async () => {
  await openGame()
  stopClock()
  const hint = button(boss, /^Hint/)
  await button(boss, 'Boss: show more').click()
  await hint.click()

  // The message does not cover the place that it is about.
  await expect.element(button(boss, 'Boss: show more')).toBeVisible()
  await expect
    .element(bossSays)
    .toHaveTextContent(/Look near the (?:top|bottom|middle|left|right).* of the picture by .*\./)
  await expect.poll(() => focused()?.matches('figure')).toBe(true)
  const picture = page.elementLocator(focused() ?? document.body)
  await expect.element(picture).toBeInViewport()
  await expect
    .element(bossSays)
    .toHaveTextContent(`by ${picture.element().ariaLabel?.replace("'s picture", '')}.`)
  const light = lightIn(picture.element())?.getBoundingClientRect()
  const isLit = (thing: Element) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return light !== undefined && x > light.left && x < light.right && y > light.top && y < light.bottom
  }
  expect(button(picture, THINGS).elements().some(isLit)).toBe(true)
  await userEvent.tab()
  expect(picture.element().contains(focused())).toBe(true)
  await expect.element(focused()).toHaveAccessibleName(THINGS)

  await expect.element(hint).toHaveTextContent('Hint (30 s)')
  await expect.element(hint).toBeDisabled()
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => lightIn(document.body)).toBeNull()
  vi.advanceTimersByTime(24_000)
  await expect.element(hint).toHaveTextContent(/^Hint \(1 s\)$/)
  await expect.element(hint).toBeDisabled()
  vi.advanceTimersByTime(1_000)
  await expect.element(hint).toHaveTextContent(/^Hint$/)
  await expect.element(hint).toBeEnabled()
})
