import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { dayOf } from '#client/daily/day.ts'
import { roomOf } from '#client/daily/room-of-the-day.ts'
import { readRooms } from '#client/daily/rooms.ts'
import { parseThings } from '#client/game/room/drawn-things.ts'
import { visiblePoint } from '../support/visible-point.ts'
import { newGuest, openPage } from './support/app.tsx'
import { button, pressByKeys } from './support/player.ts'
import { clickAt, frameOf, serveFiles, serveThings } from './support/rooms.ts'
import { expectSound } from './support/sound.ts'

const NOON = '2026-11-23T12:00:00Z'
const DRAWERS = [
  ...['top left', 'top', 'top right'],
  ...['left side', 'middle', 'right side'],
  ...['bottom left', 'bottom', 'bottom right'],
]

const main = page.getByRole('main')
const list = page.getByRole('list', { name: 'To find' }).getByRole('listitem')
const said = main.getByRole('status')
const won = page.getByRole('heading', { name: /^All 8 in \d+:\d\d$/ })
const picture = page.getByRole('figure')

/** Stops the clock at that moment; the test moves it on. */
function stopAt(moment: string) {
  vi.useFakeTimers({
    now: Date.parse(moment),
    toFake: ['setInterval', 'clearInterval', 'Date', 'performance'],
  })
  onTestFinished(() => void vi.useRealTimers())
}

async function openAt(moment: string, options?: Parameters<typeof openPage>[1]) {
  stopAt(moment)
  const opened = await openPage('/rummageworld/today', options)
  await expect.element(button(page, 'Begin').or(won)).toBeVisible()
  return opened
}

async function namesToFind() {
  await expect.element(list).toHaveLength(8)
  return list.elements().map(({ textContent }) => textContent.replace(/, found$/, ''))
}

async function read(address: string): Promise<unknown> {
  return await (await fetch(address)).json()
}

/** Clicks something with that name in that moment's room, where it is visible. */
async function point(moment: string, name: string) {
  const room = roomOf(dayOf(Date.parse(moment)), readRooms(await read('/scenes/rooms.json')) ?? [])
  const drawn = parseThings(await read(room?.things ?? ''))
  const spot = drawn?.things
    .filter((thing) => thing.name === name)
    .map((thing) => visiblePoint(thing, drawn.things))
    .find((visible) => visible !== null)
  if (!spot || !drawn) throw new Error(`There is no ${name}.`)
  const frame = frameOf(picture).getBoundingClientRect()
  const { left, top, width, height } = picture.getByRole('img').element().getBoundingClientRect()
  await clickAt(picture, {
    x: left - frame.left + (spot.x / drawn.width) * width,
    y: top - frame.top + (spot.y / drawn.height) * height,
  })
}

async function expectWon(how: string) {
  await expect.element(won).toHaveFocus()
  await expect.element(main).toHaveTextContent(how)
  // The line of the last find is replaced by the words of winning.
  await expect.element(said).toHaveTextContent(/^$/)
  for (const entry of list.elements()) expect(entry.textContent).toContain(', found')
  await expect.element(button(page, 'Save the postcard')).toBeEnabled()
}

/** Pulls one drawer after the other until one contains that name, and takes it. */
async function feelFor(name: string, press: (target: Locator) => Promise<void>) {
  const chest = page.getByRole('group', { name: /^Drawers of/ })
  for (const drawer of DRAWERS) {
    const handle = chest.getByRole('button', { name: drawer, exact: true })
    if (handle.element().ariaDisabled === 'true') continue
    if (handle.element().ariaExpanded === 'false') await press(handle)
    const names = await namesIn(drawer)
    const at = names.indexOf(name)
    if (at < 0) continue
    await press(insideOf(drawer).nth(at))
    return
  }
  throw new Error(`${name} is in no drawer.`)
}

const insideOf = (drawer: string) => page.getByRole('list', { name: `In the ${drawer}` }).getByRole('button')

async function namesIn(drawer: string) {
  await expect.element(insideOf(drawer).first()).toBeVisible()
  return insideOf(drawer)
    .elements()
    .map(({ textContent }) => textContent.replace(/, seen near .*/, ''))
}

/** Goes to something by its role and name, as a screen reader user does. */
async function pressByName(target: Locator) {
  target.element().focus()
  await userEvent.keyboard(' ')
}

test('the room of the day is won with the mouse, and the next visit on that day shows it finished', async () => {
  const { reopen } = await openAt(NOON)
  await expect.element(list).toHaveLength(0)
  await button(page, 'Begin').click()
  const names = await namesToFind()
  for (const [at, name] of names.entries()) {
    if (at === 4) await reopen()
    await expect.element(list).toHaveLength(8)
    await point(NOON, name)
    if (at < 7) await expect.element(said).toHaveTextContent(`The ${name}! ${at + 1} of 8.`)
  }
  await expectWon('Without one wrong guess, found by eye.')
  await expectSound()
  await reopen()
  await expect.element(won).toBeVisible()
  expect(await namesToFind()).toEqual(names)
})

test('the room of the day is won with the keyboard alone, without motion', async () => {
  await openAt(NOON)
  await pressByKeys(button(page, 'Begin'))
  const names = await namesToFind()
  await pressByKeys(button(page, 'Feel around by name'))
  for (const name of names) await feelFor(name, pressByKeys)
  await expectWon('Without one wrong guess, felt for by name.')
  await pressByKeys(button(page, 'Save the postcard'))
})

test('a screen reader user wins by roles and names, offline, and hears each find', async () => {
  await openAt(NOON)
  await expect
    .poll(() => (picture.getByRole('img').element() as HTMLImageElement).naturalWidth)
    .toBeGreaterThan(0)
  serveFiles(() => {
    throw new TypeError('Failed to fetch')
  })
  await pressByName(button(page, 'Begin'))
  await expect.element(said).toHaveTextContent('Find ')
  const names = await namesToFind()
  // The list is beside it, and is not announced a second time.
  for (const name of names) expect(said.element().textContent).not.toContain(name)
  await pressByName(button(page, 'Feel around by name'))
  for (const [at, name] of names.entries()) {
    await feelFor(name, pressByName)
    if (at < 7) await expect.element(said).toHaveTextContent(`The ${name}! ${at + 1} of 8.`)
  }
  await expectWon('felt for by name')
})

test('a wrong guess costs five seconds, with every input method, and visible time counts', async () => {
  await openAt(NOON)
  await button(page, 'Begin').click()
  const names = await namesToFind()
  const time = () => {
    const [, minutes, rest] = /(\d+):(\d\d)/.exec(page.getByRole('timer').element().textContent) ?? []
    return Number(minutes) * 60 + Number(rest)
  }
  vi.advanceTimersByTime(1_000)
  await expect.poll(time).toBe(1)
  await button(page, 'Feel around by name').click()
  for (const drawer of DRAWERS) {
    await page.getByRole('button', { name: drawer, exact: true }).click()
    const wrong = (await namesIn(drawer)).findIndex((text) => !names.includes(text))
    if (wrong < 0) continue
    await insideOf(drawer).nth(wrong).click()
    await expect.element(said).toHaveTextContent('is not on the list: 5 seconds.')
    await expect.poll(time).toBe(6)
    vi.advanceTimersByTime(3_000)
    await expect.poll(time).toBe(9)
    // A second counts as one, and an hour of sleep of the computer as two at most.
    const awake = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => awake() + 3_600_000)
    onTestFinished(() => void vi.restoreAllMocks())
    vi.advanceTimersByTime(1_000)
    await expect.poll(time).toBe(11)
    return
  }
  throw new Error('Everything in this room is on the list.')
})

test('everybody has the same room and list on a day and another room the next, and days in a row are counted', async () => {
  const account = newGuest()
  const streak = { version: 1, search: null, streak: 4, best: 6, lastWon: '2026-11-22' }
  const mine = await openAt(NOON, {
    account,
    kept: { [`room_of_the_day:${account.id}`]: JSON.stringify(streak) },
  })
  await expect.element(page.getByText('4 days in a row, 6 at best')).toBeVisible()
  await button(page, 'Begin').click()
  const names = await namesToFind()
  const room = picture.element().ariaLabel ?? ''
  await mine.leave()

  const theirs = await openAt('2026-11-23T23:30:00Z')
  await expect.element(picture).toHaveAccessibleName(room)
  await button(page, 'Begin').click()
  expect(await namesToFind()).toEqual(names)
  await theirs.leave()

  await openAt('2026-11-24T00:30:00Z')
  await expect.element(picture).not.toHaveAccessibleName(room)
})

test('the list keeps its lines when a thing is found', async () => {
  await openAt(NOON)
  await button(page, 'Begin').click()
  const [name = ''] = await namesToFind()
  const places = () =>
    list.elements().map((entry) => {
      const { left, top, width, height } = entry.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    })
  const before = places()
  await point(NOON, name)
  await expect.element(list.first()).toHaveTextContent(`${name}, found`)
  expect(places()).toEqual(before)
})

test('the room fills the screen with its time, words and list, and the last find leaves it', async () => {
  await openAt(NOON)
  await button(page, 'Begin').click()
  await button(picture, 'Fill the screen').click()
  const back = button(picture, 'Leave the full screen')
  await expect.element(back).toHaveFocus()
  await expect.element(picture.getByRole('timer')).toBeVisible()
  // One list: what is below the picture is out of reach.
  await expect.element(page.getByRole('list', { name: 'To find' })).toHaveLength(1)
  await expectSound()
  const names = await namesToFind()
  for (const [at, name] of names.entries()) {
    await point(NOON, name)
    if (at < 7) await expect.element(picture.getByRole('status')).toHaveTextContent(`The ${name}! ${at + 1}`)
  }
  await expect.element(won).toHaveFocus()
  await expect.element(back).not.toBeInTheDocument()
})

test('a touch just beside a wanted thing finds it, and one far from all is a wrong guess', async () => {
  const things = [
    { name: 'kettle', says: '', box: [400, 400, 200, 200], outline: '400,400 600,400 600,600 400,600' },
  ]
  serveThings(things.map((thing, at) => ({ ...thing, id: `${at}` })))
  await openAt('2026-11-25T12:00:00Z')
  await button(page, 'Begin').click()
  const { width } = picture.getByRole('img').element().getBoundingClientRect()
  const at = (x: number) => ({ x: (x / 1600) * width, y: (500 / 1600) * width })
  await clickAt(picture, at(1200))
  await expect.element(said).toHaveTextContent('Nothing there: 5 seconds.')
  // 8 px beside it.
  await clickAt(picture, { ...at(600), x: at(600).x + 8 })
  await expect.element(page.getByRole('heading', { name: /^All 1 in/ })).toBeVisible()
  await expect.element(main).toHaveTextContent('One wrong guess')
})
