import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { dayOf } from '#client/daily/day.ts'
import { roomOf } from '#client/daily/room-of-the-day.ts'
import { readRooms } from '#client/daily/rooms.ts'
import { parseThings } from '#client/game/room/drawn-things.ts'
import { publicJson } from '../support/feed-pages.ts'
import { visiblePoint } from '../support/visible-point.ts'
import { expect, test } from './door.ts'
import { openGame } from './game-page.ts'
import { button } from './player.ts'

const NOON = '2026-11-23T12:00:00Z'

const list = (page: Page) => page.getByRole('list', { name: 'To find' }).getByRole('listitem')

/** A point of that moment's room where something with that name can be touched, in px of the page. */
async function pointOf(page: Page, moment: string, name: string) {
  const room = roomOf(dayOf(Date.parse(moment)), readRooms(publicJson('scenes/rooms.json')) ?? [])
  const drawn = parseThings(publicJson(room?.things ?? ''))
  const spot = drawn?.things
    .filter((thing) => thing.name === name)
    .map((thing) => visiblePoint(thing, drawn.things))
    .find((point) => point !== null)
  if (!spot || !drawn) throw new Error(`There is no ${name}.`)
  const share = { x: spot.x / drawn.width, y: spot.y / drawn.height }
  const view = page.getByRole('figure').locator('section')
  // Scrolled to the middle of what is seen of the picture that fills the screen.
  await view.evaluate((element, { x, y }) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element
    element.scrollTo({
      left: scrollWidth * x - clientWidth / 2,
      top: scrollHeight * y - clientHeight / 2,
      behavior: 'instant',
    })
  }, share)
  const box = await page.getByRole('figure').getByRole('img').boundingBox()
  if (!box) throw new Error('The picture cannot be seen.')
  return { x: box.x + share.x * box.width, y: box.y + share.y * box.height }
}

/** The first touch on the picture only fills the screen. */
async function fillByTouch(page: Page) {
  await page.getByRole('figure').getByRole('img').tap()
  await expect(button(page, 'Leave the full screen')).toBeVisible()
  const { width = 0, height = 0 } = (await page.getByRole('figure').getByRole('img').boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(360)
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('the room of the day is won by touch, and its postcard is saved, or shared where the device can', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, title, text }: { files: File[]; title: string; text: string }) => {
        shared.push(`${title} ${files[0]?.name} ${files[0]?.type}`, text)
      },
    })
  })
  // The date stands still at noon; its seconds pass.
  await page.clock.install({ time: NOON })
  await openGame(page)
  await page.getByRole('link', { name: 'Room of the day' }).tap()
  await expect(page).toHaveURL('/rummageworld/today')
  await button(page, 'Begin').tap()
  await expect(list(page)).toHaveCount(8)
  const names = await list(page).allTextContents()
  await fillByTouch(page)
  for (const [at, name] of names.entries()) {
    if (at === 4) {
      await page.reload()
      await fillByTouch(page)
    }
    await expect(list(page)).toHaveCount(8)
    const { x, y } = await pointOf(page, NOON, name)
    await page.touchscreen.tap(x, y)
    await expect(list(page).filter({ hasText: `${name}, found` })).toHaveCount(1)
  }
  await expect(page.getByRole('heading', { name: /^All 8 in \d+:\d\d$/ })).toBeFocused()
  await expect(button(page, 'Leave the full screen')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Without one wrong guess, found by eye')

  await button(page, 'Share the postcard').tap()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual([
      expect.stringMatching(
        /^Room of the day: All 8 in \d+:\d\d room-of-the-day-2026-11-23\.jpg image\/jpeg$/,
      ),
      expect.stringMatching(
        /^Room of the day at Latchkey, 23 November 2026: all 8 in .*\/rummageworld\/today$/,
      ),
    ])
  const download = page.waitForEvent('download')
  await button(page, 'Save the postcard').tap()
  const file = await download
  expect(file.suggestedFilename()).toBe('room-of-the-day-2026-11-23.jpg')
  const bytes = readFileSync(await file.path())
  // A JPEG, and not of an empty card.
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(bytes.length).toBeGreaterThan(60_000)
})
