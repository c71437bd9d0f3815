import type { Page } from 'playwright/test'
import { expect, test } from './door.ts'
import { emptyPoint, openAndBegin } from './game-page.ts'
import { BAGS, begin, boss, button, byTouch, dialog, drag, pictures, projectBar, THINGS } from './player.ts'
import { emptyRooms } from './room-things.ts'
import { expectSound } from './sound.ts'

const isFilled = (page: Page) =>
  pictures(page)
    .first()
    .locator('section')
    .evaluate((frame) => {
      const { left, right, bottom } = frame.getBoundingClientRect()
      const panel = document.querySelector('[aria-label=Boss]')?.getBoundingClientRect()
      return left === 0 && right === innerWidth && Math.abs(bottom - (panel?.top ?? innerHeight)) < 2
    })

const back = (page: Page) => button(page, 'Back to the posts')

test('by keyboard a picture fills the screen, what lies under it is out of reach, and Escape leads back', async ({
  page,
}) => {
  await openAndBegin(page)
  const picture = pictures(page).first()
  const fill = button(picture, 'Fill the screen')
  const before = await picture.locator('section').boundingBox()
  await fill.press('Enter')
  await expect(back(page)).toBeFocused()
  const large = await picture.locator('img').first().boundingBox()
  expect(large?.width).toBeGreaterThan(before?.width ?? Number.POSITIVE_INFINITY)
  await expectSound(page, 'a picture that fills the screen')

  // Round once: nothing but the picture and the Boss.
  const seen = new Set<string>()
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const here = document.activeElement
      if (here === document.body || here === null) return 'outside'
      return here.closest('figure, [aria-label=Boss]')?.getAttribute('aria-label') ?? 'elsewhere'
    })
    seen.add(where)
    if (where === 'outside') break
  }
  seen.delete('outside')
  expect([...seen].sort()).toEqual(['Boss', await picture.getAttribute('aria-label')].sort())

  // A deal lies above it, and gives the keyboard back to where it was.
  await button(picture, BAGS).first().press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(back(page)).toBeVisible()
  await expect(button(picture, BAGS).first()).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(back(page)).toHaveCount(0)
  await expect(fill).toBeFocused()
  await expect(button(projectBar(page), 'Jobs')).toBeEnabled()
  const after = await picture.locator('section').boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
})

test('the names are there too, and a hint about another picture leads out of this one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAndBegin(page)
  const other = pictures(page).nth(1)
  await other.scrollIntoViewIfNeeded()
  await button(other, 'Fill the screen').click()
  await button(other, 'What is in this picture').click()
  await other.getByRole('list', { name: 'In this picture' }).getByRole('button').first().click()
  await expect(other.locator('[class*=slip]')).toBeInViewport({ ratio: 0.99 })

  // Nothing that is sought is hidden here.
  await button(boss(page), /^Hint/).click()
  await expect(back(page)).toHaveCount(0)
  await expect(page.locator('figure:focus')).toBeInViewport()
  await expect(other).not.toBeFocused()
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('a tap fills the screen with a picture, around what was tapped; there one pans, pinches, finds and goes back', async ({
    page,
  }) => {
    await emptyRooms(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/rummageworld')
    await begin(page, await byTouch(page))
    const session = await page.context().newCDPSession(page)
    const picture = pictures(page).first()
    await expect(picture.getByRole('img').first()).toHaveJSProperty('naturalWidth', 1600)
    const { x, y } = await emptyPoint(picture)
    const frame = await picture.locator('section').boundingBox()
    const tapped = (x - (frame?.x ?? 0)) / (frame?.width ?? 1)
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.touchscreen.tap(x, y)
    await expect(back(page)).toBeVisible()
    expect(await isFilled(page)).toBe(true)
    // Nothing was said of what was tapped: somebody wanted to see it.
    await expect(picture.locator('[class*=miss]')).toHaveCount(0)

    const view = () =>
      picture.locator('section').evaluate((window) => {
        const canvas = window.firstElementChild?.getBoundingClientRect() ?? window.getBoundingClientRect()
        return {
          left: window.scrollLeft,
          width: canvas.width,
          height: canvas.height,
          high: window.clientHeight,
        }
      })
    const first = await view()
    expect(first.height).toBeGreaterThanOrEqual(first.high - 1)
    const middle = (first.left + 180) / first.width
    expect(
      Math.abs(middle - Math.min(Math.max(tapped, 180 / first.width), 1 - 180 / first.width)),
    ).toBeLessThan(0.02)

    await drag(page, session, [Array.from({ length: 8 }, (_, step) => ({ x: 300 - step * 14, y: 500 }))])
    await expect.poll(async () => Math.abs((await view()).left - first.left)).toBeGreaterThan(40)
    const line = (fromX: number, toX: number) =>
      Array.from({ length: 10 }, (_, step) => ({ x: fromX + ((toX - fromX) * step) / 9, y: 400 }))
    await drag(page, session, [line(150, 110), line(210, 250)])
    await expect.poll(async () => (await view()).width).toBeGreaterThan(first.width * 1.2)

    const thing = button(picture, THINGS).first()
    await thing.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
    await thing.tap()
    await expect(dialog(page)).toContainText('Final price')
    await button(dialog(page), 'Accept Deal').tap()
    await expect(dialog(page)).toBeHidden()
    await expectSound(page, 'a picture that fills a phone')

    await back(page).tap()
    await expect(back(page)).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    expect(await picture.locator('section').boundingBox()).toEqual(frame)
  })

  test('the bars leave a phone two thirds of its height, also on the first visit', async ({ page }) => {
    await page.goto('/rummageworld')
    await expect(button(page, 'Take a job')).toBeVisible()
    const taken = await page.evaluate(() => {
      const heightOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().height ?? Number.NaN
      return ['[aria-label="Legal notice"]', 'header', '[aria-label=Project]', '[aria-label=Boss]'].map(
        heightOf,
      )
    })
    expect(taken.reduce((sum, height) => sum + height, 0)).toBeLessThan(740 / 3)
    await begin(page, await byTouch(page))
    const complete = await button(projectBar(page), 'Complete Project').boundingBox()
    expect(complete?.height).toBeGreaterThanOrEqual(44)
    // The whole of its name, beside the way to other jobs.
    const name = projectBar(page).getByText('Camping Trip Essentials')
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const bar = await projectBar(page).boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(80)
  })
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]) {
  for (const isRead of [false, true])
    test(`at ${viewport.width} by ${viewport.height} the whole first picture lies between the bar and the Boss, the legal bar ${isRead ? 'read' : 'unread'}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openAndBegin(page)
      if (isRead) await button(page, 'Got it').click()
      await page.evaluate(() => window.scrollTo(0, 0))
      const picture = await pictures(page).first().locator('section').boundingBox()
      const bar = await projectBar(page).boundingBox()
      const panel = await boss(page).boundingBox()
      if (!picture || !bar || !panel) throw new Error('Something is missing.')
      expect(picture.y).toBeGreaterThanOrEqual(bar.y + bar.height)
      const isBeside = panel.x >= picture.x + picture.width
      expect(isBeside || picture.y + picture.height <= panel.y).toBe(true)
    })
}
