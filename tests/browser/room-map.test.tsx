import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { dayOf } from '#client/daily/day.ts'
import { errandsOfPosts } from '#client/game/errands/errands-of-posts.ts'
import { startingState } from '#client/game/state.ts'
import { newGuest, openPage } from './support/app.tsx'
import { board, errandNamed, take } from './support/errands.ts'
import { openGame, openNewGame, slotOf, stored } from './support/games.ts'
import { expectPath } from './support/places.ts'
import { button, dialog, expectGone, focused, pressByKeys } from './support/player.ts'
import { serveFiles } from './support/rooms.ts'
import { expectSound } from './support/sound.ts'
import { openWorld } from './support/world.ts'

const errand = errandNamed(errandsOfPosts.find(({ level }) => level === 2))
const onErrand = { ...startingState, errands: { current: errand.id, found: [], done: [] } }

const openMap = button(page, 'Map of the rooms')
const rooms = dialog.getByRole('list', { name: 'Rooms' }).getByRole('button')

function names() {
  return rooms.elements().map((room) => room.ariaLabel ?? '')
}

/** The post is at the top of the visible part of the window, and has the focus. */
async function expectAt(post: string) {
  await expectGone(dialog)
  await expect.poll(() => focused()?.dataset.post).toBe(post)
  const { top } = (focused() ?? document.body).getBoundingClientRect()
  const bar = page.getByRole('region', { name: 'Project', exact: true }).element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(bar.bottom)
  expect(top).toBeLessThan(bar.bottom + 24)
}

test('a room whose page of the feed does not come says so, and comes with the next press', async () => {
  let isAway = true
  serveFiles((address) => {
    if (isAway && address.endsWith('feed-page-2.json')) throw new TypeError('Failed to fetch')
    return undefined
  })
  await openNewGame()
  await openMap.click()
  const room = button(dialog, /^Workshop 1, tomasz\.on\.two\.wheels/)
  await room.click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('That room could not be loaded.')
  isAway = false
  await room.click()
  await expectAt('post-07')
})

test('the room of an errand is two presses away, with pages of the feed that were not loaded', async () => {
  await openGame(onErrand)
  // The toys are in the sixth page.
  expect(document.querySelector('[data-post=post-31]')).toBe(null)
  await openMap.click()
  await expect.element(rooms).toHaveLength(30)
  await expectSound()
  await button(dialog, 'Attic 3, yuki.keeps.boxes, errand here').click()
  await expectAt('post-31')
})

test('the map says which keys are found, and where the errand and the room of the day are', async () => {
  const account = newGuest()
  const ring = { version: 1, keys: [{ post: 'post-01', by: 'marta.mends' }] }
  await openWorld({
    account,
    kept: { [`lost_keys:${account.id}`]: JSON.stringify(ring), [slotOf(account)]: stored(onErrand) },
  })
  await openMap.click()
  await expect.element(rooms).toHaveLength(30)
  expect(names().filter((name) => name.includes('key found'))).toEqual([
    expect.stringMatching(/^Garage sale 1, marta\.mends, key found/),
  ])
  expect(names().filter((name) => name.includes('errand here'))).toHaveLength(2)
  expect(names().filter((name) => name.includes('room of the day'))).toHaveLength(1)
})

test('with the keyboard alone the map is opened, closed, and leads to a room and back to another', async () => {
  await openNewGame()
  await pressByKeys(openMap)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectGone(dialog)
  await expect.element(openMap).toHaveFocus()

  for (const [room, post] of [
    ['Greenhouse 3, greta_greenthumb', 'post-45'],
    ['Garage sale 1, marta.mends', 'post-01'],
    ['Greenhouse 3, greta_greenthumb', 'post-45'],
  ] as const) {
    await pressByKeys(openMap)
    await pressByKeys(button(dialog, new RegExp(`^${room}`)))
    await expectAt(post)
  }
})

test('the errands lead to the map', async () => {
  await openNewGame()
  await take(errand, (target: Locator) => target.click())
  await button(board, /^Errands/).click()
  await button(dialog, 'Show me on the map').click()
  await expect.element(dialog).toHaveAccessibleName('Map of the rooms')
  await button(dialog, 'Close').click()
  await expect.element(button(board, /^Errands/)).toHaveFocus()
})

test('from a picture that fills the screen the map is one press away', async () => {
  await openGame(onErrand)
  await button(page.getByRole('figure').first(), 'Fill the screen').click()
  await openMap.last().click()
  await button(dialog, /^Attic 1, oskar_unpacks/).click()
  await expectAt('post-02')
})

test('from the room of the day the map leads to the post of a room', async () => {
  await openPage('/rummageworld/today')
  await openMap.click()
  await button(dialog, /^Attic 2, ines_tunes_radios/).click()
  await expectPath('/rummageworld')
  await expectAt('post-16')
})

test('a map that does not come says so, and is fetched again', async () => {
  let isAway = true
  serveFiles((address) => {
    if (isAway && address.endsWith('rooms.json')) throw new TypeError('Failed to fetch')
    return undefined
  })
  await openNewGame()
  await openMap.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The map could not be loaded.')
  isAway = false
  await button(dialog, 'Retry').click()
  await expect.element(rooms).toHaveLength(30)
})

test('on a phone the marks are above the street, Close is in sight, and the map says where one is', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openGame(onErrand)
  // Another test may have left the feed further down.
  window.scrollTo({ top: 0, behavior: 'instant' })
  await openMap.click()
  await expect.element(rooms).toHaveLength(30)
  const marks = dialog.getByRole('list', { name: 'Marks' })
  await expect.element(marks).toHaveTextContent('You are here')
  const { bottom } = marks.element().getBoundingClientRect()
  expect(bottom).toBeLessThan(rooms.first().element().getBoundingClientRect().top)
  expect(names().filter((name) => name.includes('you are here'))).toEqual([
    expect.stringMatching(/^Garage sale 1, marta\.mends/),
  ])
  const close = button(dialog, 'Close').element()
  for (const way of [0, 2_000]) {
    dialog.element().scrollTo(0, way)
    const { x, y, width, height } = close.getBoundingClientRect()
    expect(document.elementFromPoint(x + width / 2, y + height / 2), `after ${way} px`).toBe(close)
  }

  await button(dialog, 'Boathouse 1').click()
  await expectGone(dialog)
  await openMap.click()
  await expect
    .poll(() => names().filter((name) => name.includes('you are here')))
    .toEqual([expect.stringMatching(/^Boathouse 1/)])
})

test('on a phone each window is large enough for a finger, and nothing is wider than the screen', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(dayOf(Date.now())).toBe('2026-11-23')
  await openGame(onErrand)
  await openMap.click()
  await expect.element(rooms).toHaveLength(30)
  for (const room of rooms.elements()) {
    const { width, height } = room.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  const sheet = dialog.element()
  expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  await expectSound()
})
