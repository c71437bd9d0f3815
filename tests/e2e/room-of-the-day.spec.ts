import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { dayOf } from '#client/daily/day.ts'
import { roomOf } from '#client/daily/room-of-the-day.ts'
import { readRooms } from '#client/daily/rooms.ts'
import { parseThings } from '#client/game/drawn-things.ts'
import { publicJson } from '../support/feed-pages.ts'
import { visiblePoint } from '../support/visible-point.ts'
import { answeredWith, expect, guestOf, NO_ANSWER, test } from './door.ts'
import { button, byKeys } from './player.ts'
import { expectSound } from './sound.ts'

const NOON = '2026-11-23T12:00:00Z'
const DRAWERS = [
  ...['top left', 'top', 'top right'],
  ...['left side', 'middle', 'right side'],
  ...['bottom left', 'bottom', 'bottom right'],
]

const list = (page: Page) => page.getByRole('list', { name: 'To find' }).getByRole('listitem')
const said = (page: Page) => page.getByRole('main').getByRole('status')
const won = (page: Page) => page.getByRole('heading', { name: /^All 8 in \d+:\d\d$/ })
const picture = (page: Page) => page.getByRole('figure')

/** The day stands still at noon; its seconds go by. */
async function openAt(page: Page, moment: string) {
  await page.clock.install({ time: moment })
  await page.goto('/rummageworld/today')
  await guestOf(page)
  await expect(button(page, 'Begin').or(won(page)).or(list(page).first())).toBeVisible()
}

async function namesToFind(page: Page) {
  await expect(list(page)).toHaveCount(8)
  return (await list(page).allTextContents()).map((text) => text.replace(/, found$/, ''))
}

/** A point of that room where something of that name can be touched, in px of the page. */
async function pointOf(page: Page, moment: string, name: string) {
  const room = roomOf(dayOf(Date.parse(moment)), readRooms(publicJson('scenes/rooms.json')) ?? [])
  const drawn = parseThings(publicJson(room?.things ?? ''))
  const spot = drawn?.things
    .filter((thing) => thing.name === name)
    .map((thing) => visiblePoint(thing, drawn.things))
    .find((point) => point !== null)
  const canvas = picture(page).getByRole('img')
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  if (!spot || !drawn || !box) throw new Error(`There is no ${name}.`)
  return { x: box.x + (spot.x / drawn.width) * box.width, y: box.y + (spot.y / drawn.height) * box.height }
}

async function expectWon(page: Page, how: string) {
  await expect(won(page)).toBeFocused()
  await expect(page.getByRole('main')).toContainText(how)
  // What was said of the last find gives way to the words of winning.
  await expect(said(page)).toHaveText('')
  for (const entry of await list(page).all()) await expect(entry).toContainText(', found')
  await expect(button(page, 'Save the postcard')).toBeEnabled()
}

async function savedCard(page: Page) {
  const download = page.waitForEvent('download')
  await button(page, 'Save the postcard').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('room-of-the-day-2026-11-23.jpg')
  const bytes = readFileSync(await file.path())
  // A JPEG, and not of an empty card.
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(bytes.length).toBeGreaterThan(60_000)
}

test('the room of the day is won with the mouse, and its postcard can be saved', async ({ page }) => {
  await page.goto('/rummageworld')
  await page.getByRole('link', { name: 'Room of the day' }).click()
  await expect(page).toHaveURL('/rummageworld/today')
  await openAt(page, NOON)
  await expect(list(page)).toHaveCount(0)
  await button(page, 'Begin').click()
  const names = await namesToFind(page)
  for (const [at, name] of names.entries()) {
    if (at === 4) await page.reload()
    const { x, y } = await pointOf(page, NOON, name)
    await page.mouse.click(x, y)
    if (at < 7) await expect(said(page)).toHaveText(`The ${name}! ${at + 1} of 8.`)
  }
  await expectWon(page, 'Without one wrong guess, found by eye.')
  await savedCard(page)
  await expectSound(page, 'room of the day, won')
  // The next visit on that day finds it as it was left.
  await page.reload()
  await expect(won(page)).toBeVisible()
  expect(await namesToFind(page)).toEqual(names)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the room of the day is won by touch, and shared where the device shares', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files, title }: { files: File[]; title: string }) => {
          shared.push(`${title} ${files[0]?.name} ${files[0]?.type}`)
        },
      })
    })
    await openAt(page, NOON)
    await expectSound(page, 'room of the day on a phone')
    await button(page, 'Begin').tap()
    for (const name of await namesToFind(page)) {
      const { x, y } = await pointOf(page, NOON, name)
      await page.touchscreen.tap(x, y)
      await expect(list(page).filter({ hasText: `${name}, found` })).toHaveCount(1)
    }
    await expectWon(page, 'found by eye')
    await button(page, 'Share the postcard').tap()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual([
        expect.stringMatching(
          /^Room of the day: All 8 in \d+:\d\d room-of-the-day-2026-11-23\.jpg image\/jpeg$/,
        ),
      ])
  })
})

/** Pulls one drawer after the other until something of that name is in it, and takes that. */
async function feelFor(page: Page, name: string, press: (target: Locator) => Promise<void>) {
  for (const drawer of DRAWERS) {
    const handle = page
      .getByRole('group', { name: /^Drawers of/ })
      .getByRole('button', { name: drawer, exact: true })
    if ((await handle.getAttribute('aria-disabled')) === 'true') continue
    if ((await handle.getAttribute('aria-expanded')) === 'false') await press(handle)
    const inside = page.getByRole('list', { name: `In the ${drawer}` }).getByRole('button')
    await expect(inside.first()).toBeVisible()
    const at = (await inside.allTextContents()).findIndex(
      (text) => text.replace(/, seen near .*/, '') === name,
    )
    if (at < 0) continue
    await press(inside.nth(at))
    return
  }
  throw new Error(`${name} is in no drawer.`)
}

test('the room of the day is won with the keyboard alone, without motion', async ({ page }) => {
  // Hundreds of presses of Tab, on a machine that does other things too.
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const hands = byKeys(page)
  await openAt(page, NOON)
  await hands.press(button(page, 'Begin'))
  const names = await namesToFind(page)
  await hands.press(button(page, 'Feel around by name'))
  for (const name of names) await feelFor(page, name, (target) => hands.press(target))
  await expectWon(page, 'Without one wrong guess, felt for by name.')
  await hands.press(button(page, 'Save the postcard'))
})

test('a reader wins by roles and names, offline, and hears each find', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await openAt(page, NOON)
  await expect(picture(page).getByRole('img')).toHaveJSProperty('complete', true)
  await context.setOffline(true)
  await button(page, 'Begin').focus()
  await page.keyboard.press('Space')
  await expect(said(page)).toContainText('Find ')
  const names = await namesToFind(page)
  // The list is beside it, and is not said a second time.
  for (const name of names) await expect(said(page)).not.toContainText(name)
  await button(page, 'Feel around by name').focus()
  await page.keyboard.press('Space')
  for (const [at, name] of names.entries()) {
    await feelFor(page, name, async (target) => {
      await target.focus()
      await page.keyboard.press('Space')
    })
    if (at < 7) await expect(said(page)).toHaveText(`The ${name}! ${at + 1} of 8.`)
  }
  await expectWon(page, 'felt for by name')
  await context.setOffline(false)
})

test('a wrong guess costs five seconds, whichever way it is made, and time in sight counts', async ({
  page,
}) => {
  await openAt(page, NOON)
  await button(page, 'Begin').click()
  const names = await namesToFind(page)
  const time = async () => {
    const [, minutes, rest] = /(\d+):(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '') ?? []
    return Number(minutes) * 60 + Number(rest)
  }
  await expect.poll(time).toBeGreaterThan(0)
  await button(page, 'Feel around by name').click()
  for (const drawer of DRAWERS) {
    await page.getByRole('button', { name: drawer, exact: true }).click()
    const inside = page.getByRole('list', { name: `In the ${drawer}` }).getByRole('button')
    const texts = (await inside.allTextContents()).map((text) => text.replace(/, seen near .*/, ''))
    const wrong = texts.findIndex((text) => !names.includes(text))
    if (wrong < 0) continue
    await page.clock.pauseAt(new Date(Date.parse(NOON) + 3_600_000))
    const before = await time()
    await inside.nth(wrong).click()
    await expect(said(page)).toContainText('is not on the list: 5 seconds.')
    expect(await time()).toBe(before + 5)
    // A second counts as one, and an hour that the computer slept as no more than two.
    await page.clock.runFor(3_000)
    expect(await time()).toBe(before + 8)
    return
  }
  throw new Error('Everything in this room is on the list.')
})

test('the same room and list for everybody on a day, another room the next, and days in a row are counted', async ({
  page,
  browser,
  product,
}) => {
  await openAt(page, NOON)
  const owner = await guestOf(page)
  await page.evaluate(
    (name) =>
      localStorage.setItem(
        name,
        JSON.stringify({ version: 1, search: null, streak: 4, best: 6, lastWon: '2026-11-22' }),
      ),
    `room_of_the_day:${owner}`,
  )
  await page.reload()
  await expect(page.getByText('4 days in a row, 6 at best')).toBeVisible()
  await button(page, 'Begin').click()
  const names = await namesToFind(page)
  const room = await picture(page).getAttribute('aria-label')

  const other = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await openAt(other, '2026-11-23T23:30:00Z')
  await expect(picture(other)).toHaveAccessibleName(room ?? '')
  await button(other, 'Begin').click()
  expect(await namesToFind(other)).toEqual(names)
  await other.context().close()

  const tomorrow = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await openAt(tomorrow, '2026-11-24T00:30:00Z')
  await expect(picture(tomorrow)).not.toHaveAccessibleName(room ?? '')
  await tomorrow.context().close()
})

test('a room that does not come says so and is tried again; nonsense that was kept is no search', async ({
  page,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  mayComplain(answeredWith(503))
  await page.route('**/scenes/rooms.json', (route) => route.abort())
  await page.goto('/rummageworld/today')
  const owner = await guestOf(page)
  await expect(page.getByText('The room of the day did not come.')).toBeVisible()
  await page.unroute('**/scenes/rooms.json')
  // An answer that is no list is not remembered either.
  const unavailable = page.waitForResponse('**/*.things.json')
  await page.route('**/*.things.json', (route) => route.fulfill({ status: 503 }))
  await button(page, 'Retry').click()
  await unavailable
  await expect(page.getByText('The room of the day did not come.')).toBeVisible()
  await page.unroute('**/*.things.json')
  await button(page, 'Retry').click()
  await expect(button(page, 'Begin')).toBeVisible()
  for (const text of ['{', '7', '{"version":1,"search":{"day":"x"}}']) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      `room_of_the_day:${owner}`,
      text,
    ] as const)
    await page.reload()
    await expect(button(page, 'Begin')).toBeVisible()
  }
})
