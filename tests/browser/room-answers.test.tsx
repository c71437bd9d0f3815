import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { STOVES } from '../support/game-names.ts'
import { openGame, openNewGame, stopClock, wantMotion } from './support/games.ts'
import { countSounds } from './support/loudspeaker.ts'
import { boss, button, dialog, expectGone, pictures, rejectDeal } from './support/player.ts'
import { doubleClickAt, lookAt, serveThings } from './support/rooms.ts'
import {
  CLOCKS,
  enterRoom,
  KETTLE,
  list,
  names,
  picture,
  ROOM,
  RUG,
  said,
  slips,
  texts,
  touch,
  wobbles,
} from './support/sample-room.ts'
import { expectSound } from './support/sound.ts'

test('every drawn thing answers a touch at once: it wobbles, and shows one line for a while', async () => {
  await wantMotion()
  serveThings(ROOM)
  await openNewGame()
  await enterRoom()
  stopClock()
  await touch(picture, 300, 300)
  await expect.poll(() => texts(picture)).toEqual([`${KETTLE.name}${KETTLE.says}`])
  await expect.element(said(`${KETTLE.name}: ${KETTLE.says}`)).toHaveLength(1)
  const [wobble] = wobbles(picture)
  const { clipPath, animationName } = getComputedStyle(wobble ?? document.body)
  expect(clipPath).toMatch(/^polygon\(0% 0%, 50% 0%, 50% 50%, 100% 50%/)
  expect(animationName).toMatch(/wobble/)
  await expect.element(slips(picture)[0] ?? null).toBeInViewport({ ratio: 0.99 })

  // Inside the kettle's box, but outside its outline.
  await touch(picture, 500, 300)
  await expect.poll(() => texts()).toEqual([`${RUG.name}${RUG.says}`])
  await expect.element(said(RUG.says)).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => slips()).toEqual([])

  await touch(picture, 1000, 300)
  await expect.poll(() => slips()).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  expect(slips()).toHaveLength(1)
  vi.advanceTimersByTime(6_000)
  await expect.poll(() => slips()).toEqual([])
  expect(wobbles()).toEqual([])

  // Two touches zoom in, and the line of the first one disappears.
  await doubleClickAt(picture, { x: 300, y: 400 })
  await expect.element(button(picture, 'Zoom out')).toBeVisible()
  await expect.poll(() => slips()).toEqual([])
})

test('with reduced motion the line is shown; and no hidden thing is covered', async () => {
  serveThings(ROOM)
  await openGame()
  const host = await lookAt(pictures.first())

  // The rug is below everything: a hidden thing is hit first, and no copy of the rug covers it.
  await button(host, STOVES).first().click()
  await expect.element(dialog).toHaveTextContent('Final price')
  expect(slips()).toEqual([])
  await rejectDeal.click()
  await button(host, 'What is in this picture').click()
  await button(host, RUG.name).click()
  await expect.poll(() => slips(host)).toHaveLength(1)
  expect(wobbles()).toEqual([])

  await enterRoom()
  await touch(picture, 300, 300)
  await expect.poll(() => texts(picture)).toEqual([`${KETTLE.name}${KETTLE.says}`])
  expect(slips(host)).toEqual([])
  for (const wobble of wobbles(picture)) await expect.element(wobble).not.toBeVisible()
})

test('everything in a picture can be reached by its name, with keys alone', async () => {
  serveThings(ROOM)
  await openNewGame()
  await enterRoom()
  await expect.element(names).toHaveAttribute('aria-expanded', 'false')
  names.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(names).toHaveAttribute('aria-expanded', 'true')
  await expect.element(list.getByRole('button')).toHaveLength(3)
  const called = list.getByRole('button').elements()
  expect(called.map(({ textContent }) => textContent)).toEqual(['alarm clock', 'brass kettle', 'old rug'])
  await expect.element(list).toBeInViewport()

  // Two things with one name: each in its turn.
  const clocks = button(list, 'alarm clock')
  clocks.element().focus()
  for (const clock of [...CLOCKS, CLOCKS[0]]) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => texts(picture)).toEqual([`alarm clock${clock?.says}`])
    await expect.element(slips(picture)[0] ?? null).toBeInViewport({ ratio: 0.9 })
    await expect.element(said(`alarm clock: ${clock?.says}`)).toHaveLength(1)
    await expect.element(clocks).toHaveFocus()
  }
  await expectSound()
  names.element().focus()
  await userEvent.keyboard('{Enter}')
  await expectGone(list)
})

test('sounds are off until they are switched on, and the choice is kept', async () => {
  const sounds = countSounds()
  serveThings(ROOM)
  const { reopen } = await openNewGame()
  await enterRoom()
  await touch(picture, 300, 300)
  await expect.poll(() => slips(picture)).toHaveLength(1)
  expect(sounds.heard).toBe(0)

  await button(boss, 'Boss: show more').click()
  const switched = boss.getByRole('switch', { name: 'Sounds' })
  await expect.element(switched).not.toBeChecked()
  switched.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(switched).toBeChecked()
  const first = sounds.heard
  expect(first).toBeGreaterThan(0)
  await button(boss, 'Boss: show less').click()
  // Four ticks of a clock.
  await touch(picture, 1000, 300)
  await expect.poll(() => texts(picture)[0]).toContain('alarm clock')
  expect(sounds.heard).toBe(first + 4)

  await reopen()
  await button(boss, 'Boss: show more').click()
  await expect.element(switched).toBeChecked()
  const before = sounds.heard
  await switched.click()
  await expect.element(switched).not.toBeChecked()
  expect(sounds.heard).toBe(before)
})
