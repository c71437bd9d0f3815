import type { CDPSession, Locator, Page } from 'playwright/test'
import { THINGS } from '../support/game-names.ts'
import { expect, test } from './door.ts'
import { acceptDeal, emptyPoint, openGame } from './game-page.ts'
import { button, dialog, drag, pictures } from './player.ts'
import { emptyRooms } from './room-things.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

/** The zoom of the picture, and its visible part. */
function view(picture: Locator) {
  return picture.locator('section').evaluate((frame) => {
    const canvas = frame.firstElementChild?.getBoundingClientRect() ?? frame.getBoundingClientRect()
    return {
      zoom: canvas.width / frame.getBoundingClientRect().width,
      left: frame.scrollLeft,
      width: canvas.width,
      height: canvas.height,
      high: frame.clientHeight,
    }
  })
}

const expectZoom = (picture: Locator, zoom: number) =>
  expect.poll(async () => (await view(picture)).zoom).toBeCloseTo(zoom, 1)

const back = (page: Page) => button(page, 'Back to the posts')

/** Two fingers side by side, which move this far apart. */
function pinch(
  page: Page,
  session: CDPSession,
  { at, y, from, to }: Record<'at' | 'y' | 'from' | 'to', number>,
) {
  const finger = (side: 1 | -1): [{ x: number; y: number }, { x: number; y: number }] => [
    { x: at + (side * from) / 2, y },
    { x: at + (side * to) / 2, y },
  ]
  return drag(page, session, [finger(-1), finger(1)])
}

test('two fingers zoom in, one moves the picture, and one button leads back', async ({ page }) => {
  await openGame(page)
  const session = await page.context().newCDPSession(page)
  const picture = pictures(page).first()
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { y } = await emptyPoint(picture)

  // Three times as far apart; the first steps only distinguish a pinch from two taps.
  await pinch(page, session, { at: 180, y, from: 60, to: 200 })
  await expect.poll(async () => (await view(picture)).zoom).toBeGreaterThan(1.8)
  expect((await view(picture)).zoom).toBeLessThanOrEqual(200 / 60)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  const near = await view(picture)
  await drag(page, session, [
    [
      { x: 240, y },
      { x: 140, y },
    ],
  ])
  await expect.poll(async () => (await view(picture)).left).toBeGreaterThan(near.left + 50)
  await button(picture, 'Reset zoom').tap()
  await expectZoom(picture, 1)
  await expect(button(picture, 'Fill the screen')).toBeFocused()
  await pinch(page, session, { at: 180, y, from: 60, to: 200 })
  await expect.poll(async () => (await view(picture)).zoom).toBeGreaterThan(1.8)
  await pinch(page, session, { at: 180, y, from: 200, to: 10 })
  await expectZoom(picture, 1)
})

test('in a picture that fills the screen two taps zoom in', async ({ page }) => {
  await openGame(page)
  const session = await page.context().newCDPSession(page)
  const picture = pictures(page).first()
  await button(picture, 'Fill the screen').tap()
  await button(picture, 'Reset zoom').tap()
  await expectZoom(picture, 1)
  const { x, y } = await emptyPoint(picture)
  // A tenth of a second apart by their own timestamps, however busy the machine is.
  const began = Date.now() / 1000 - 1
  for (const tap of [0, 1]) {
    const [start, end] = [began + tap * 0.1, began + tap * 0.1 + 0.03]
    const touchPoints = [{ x: x + tap * 4, y }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: start })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: end })
  }
  await expectZoom(picture, 2)
})

test('a tap on a picture makes it fill the screen around that point; there a user pans, pinches, finds and goes back', async ({
  page,
}) => {
  await emptyRooms(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGame(page)
  const session = await page.context().newCDPSession(page)
  const picture = pictures(page).first()
  await expect(picture.getByRole('img').first()).toHaveJSProperty('naturalWidth', 1600)
  const { x, y } = await emptyPoint(picture)
  const frame = await picture.locator('section').boundingBox()
  const tapped = (x - (frame?.x ?? 0)) / (frame?.width ?? 1)
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.touchscreen.tap(x, y)
  await expect(back(page)).toBeVisible()
  expect(await picture.locator('section').evaluate(fillsTheScreen)).toBe(true)
  // No line appeared for the tap: the user only wanted to see the picture.
  await expect(picture.locator('[class*=miss]')).toHaveCount(0)

  const first = await view(picture)
  expect(first.height).toBeGreaterThanOrEqual(first.high - 1)
  const middle = (first.left + 180) / first.width
  expect(
    Math.abs(middle - Math.min(Math.max(tapped, 180 / first.width), 1 - 180 / first.width)),
  ).toBeLessThan(0.02)

  await drag(page, session, [
    [
      { x: 300, y: 500 },
      { x: 200, y: 500 },
    ],
  ])
  await expect.poll(async () => Math.abs((await view(picture)).left - first.left)).toBeGreaterThan(40)
  await pinch(page, session, { at: 180, y: 400, from: 60, to: 200 })
  await expect.poll(async () => (await view(picture)).width).toBeGreaterThan(first.width * 1.2)

  const thing = button(picture, THINGS).first()
  await thing.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
  await thing.tap()
  await expect(dialog(page)).toContainText('Final price')
  await acceptDeal(page).tap()
  await expect(dialog(page)).toBeHidden()

  await back(page).tap()
  await expect(back(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(await picture.locator('section').boundingBox()).toEqual(frame)
})

/** From edge to edge, and down to the Boss. */
function fillsTheScreen(frame: Element) {
  const { left, right, bottom } = frame.getBoundingClientRect()
  const panel = document.querySelector('[aria-label=Boss]')?.getBoundingClientRect()
  return left === 0 && right === innerWidth && Math.abs(bottom - (panel?.top ?? innerHeight)) < 2
}
