import type { Locator } from 'playwright/test'
import { expect, test } from './door.ts'
import { emptyPoint, openAndBegin } from './game-page.ts'
import { BAGS, begin, button, byTouch, dialog, drag, pictures, THINGS } from './player.ts'

/** How near the picture is, and where in it one looks. */
function view(picture: Locator) {
  return picture
    .locator('img')
    .first()
    .evaluate((image) => {
      const frame = image.closest('figure')?.querySelector('section') ?? image
      const zoom = image.getBoundingClientRect().width / frame.getBoundingClientRect().width
      return { zoom: Math.round(zoom * 100) / 100, left: frame.scrollLeft, top: frame.scrollTop }
    })
}

const expectZoom = (picture: Locator, zoom: number) =>
  expect.poll(async () => (await view(picture)).zoom).toBeCloseTo(zoom, 1)

test('one comes near by buttons, from 1 to 4 times, and things can be asked for from there', async ({
  page,
}) => {
  await openAndBegin(page)
  const picture = pictures(page).first()
  const nearer = button(picture, 'Zoom in')
  await expect(button(picture, 'Zoom out')).toHaveCount(0)
  for (const zoom of [1.5, 2.25, 3.38, 4]) {
    await nearer.click()
    await expectZoom(picture, zoom)
  }
  await expect(nearer).toBeDisabled()
  await button(picture, 'Zoom out').click()
  await expectZoom(picture, 2.67)
  await button(picture, 'Reset zoom').click()
  await expectZoom(picture, 1)
  await expect(nearer).toBeFocused()
  await expect(button(picture, 'Reset zoom')).toHaveCount(0)

  await nearer.click()
  await nearer.click()
  // Where the keyboard goes the picture follows.
  // Half of the last thing is beyond the picture's edge, until the keyboard comes to it.
  const thing = button(picture, THINGS).last()
  await thing.evaluate((element) => {
    const frame = element.closest('section')
    const { left, width } = element.getBoundingClientRect()
    frame?.scrollBy({ left: left + width / 2 - frame.getBoundingClientRect().right, behavior: 'instant' })
  })
  await expect(thing).not.toBeInViewport({ ratio: 0.6 })
  // Back over the three other buttons, the heart and the ghost.
  for (let stops = 0; stops < 6; stops += 1) await page.keyboard.press('Shift+Tab')
  await expect(thing).toBeFocused()
  await expect(thing).toBeInViewport({ ratio: 0.95 })
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
})

test('a double click comes nearer to where it was, and is no miss', async ({ page }) => {
  await openAndBegin(page)
  const picture = pictures(page).first()
  const { x, y } = await emptyPoint(picture)
  const underneath = async () => {
    const box = await picture.locator('img').first().boundingBox()
    return (
      box && [(x - box.x) / box.width, (y - box.y) / box.height].map((part) => Math.round(part * 50) / 50)
    )
  }
  const before = await underneath()
  for (const zoom of [2, 4, 1]) {
    await page.mouse.dblclick(x, y)
    await expectZoom(picture, zoom)
    expect(await underneath()).toEqual(before)
  }
  await expect(picture.locator('span[aria-hidden]').filter({ hasText: /[a-z]/ })).toHaveCount(0)

  // Near, a mouse moves the picture, and what it lets go of is not clicked.
  await page.mouse.dblclick(x, y)
  await expectZoom(picture, 2)
  const from = await view(picture)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 90, y - 60, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await view(picture)).left).toBe(from.left + 90)
  expect((await view(picture)).top).toBe(from.top + 60)
})

test('a drag that ends outside of the picture takes no later press for its own', async ({ page }) => {
  await openAndBegin(page)
  const picture = pictures(page).first()
  const { x, y } = await emptyPoint(picture)
  await page.mouse.dblclick(x, y)
  await expectZoom(picture, 2)
  const before = await view(picture)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y, { steps: 4 })
  // The header, far above.
  await page.mouse.move(x - 40, 8, { steps: 4 })
  await page.mouse.up()
  expect((await view(picture)).left).toBe(before.left + 40)
  // The last stop of the keyboard in the picture: it leaves the mouse where it is.
  await button(picture, THINGS).last().press('Enter')
  await expect(dialog(page)).toBeVisible()
})

test('the keys + - 0 and the arrows do the same, and so does the wheel with Control', async ({ page }) => {
  await openAndBegin(page)
  const picture = pictures(page).first()
  await button(picture, BAGS).first().focus()
  await page.keyboard.press('+')
  await page.keyboard.press('=')
  await expectZoom(picture, 2.25)
  await page.keyboard.press('-')
  await expectZoom(picture, 1.5)
  await page.keyboard.press('0')
  await expectZoom(picture, 1)

  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const frame = picture.locator('section')
  await expect(frame).toHaveAccessibleName('Picture, zoomed in: the arrow keys move it')
  await page.keyboard.press('Shift+Tab')
  await expect(frame).toBeFocused()
  const before = await view(picture)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await view(picture)).left).not.toBe(before.left)
  await page.keyboard.press('0')
  await expectZoom(picture, 1)

  const { x, y } = await emptyPoint(picture)
  await page.mouse.move(x, y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await view(picture)).zoom).toBeGreaterThan(1.5)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('two fingers come near, one moves the picture, and one button leads back', async ({ page }) => {
    await page.goto('/rummageworld')
    await begin(page, await byTouch(page))
    const session = await page.context().newCDPSession(page)
    const picture = pictures(page).first()
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { y } = await emptyPoint(picture)
    const line = (fromX: number, toX: number) =>
      Array.from({ length: 10 }, (_, step) => ({ x: fromX + ((toX - fromX) * step) / 9, y }))

    // Twice as far apart, and a little more; the first steps only tell a pinch from two taps.
    await drag(page, session, [line(150, 110), line(210, 250)])
    await expect.poll(async () => (await view(picture)).zoom).toBeGreaterThan(1.8)
    expect((await view(picture)).zoom).toBeLessThanOrEqual(140 / 60)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
    const near = await view(picture)
    await drag(page, session, [line(240, 140)])
    await expect.poll(async () => (await view(picture)).left).toBeGreaterThan(near.left + 50)
    await button(picture, 'Reset zoom').tap()
    await expectZoom(picture, 1)
    await expect(button(picture, 'Fill the screen')).toBeFocused()
    await drag(page, session, [line(150, 110), line(210, 250)])
    await expect.poll(async () => (await view(picture)).zoom).toBeGreaterThan(1.8)
    await drag(page, session, [line(80, 175), line(280, 185)])
    await expectZoom(picture, 1)
  })

  test('in a picture that fills the screen two taps come nearer', async ({ page }) => {
    await page.goto('/rummageworld')
    const picture = pictures(page).first()
    await button(picture, 'Fill the screen').tap()
    await button(picture, 'Reset zoom').tap()
    await expectZoom(picture, 1)
    const spot = await emptyPoint(picture)
    // Both on their way at once: on a busy machine the second would come too late for a double tap.
    await Promise.all([0, 4].map((by) => page.touchscreen.tap(spot.x + by, spot.y)))
    await expectZoom(picture, 2)
  })
})
