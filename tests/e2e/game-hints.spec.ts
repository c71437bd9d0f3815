import type { Locator } from 'playwright/test'
import { missWords } from '#client/game/misses.ts'
import { expect, test } from './door.ts'
import { emptyPoint, openAndBegin, openWorld } from './game-page.ts'
import { begin, boss, bossSays, button, dialog, pictures, projectBar, stopClock, THINGS } from './player.ts'
import { emptyRooms } from './room-things.ts'

test('a miss is answered kindly, at once and for a moment, and costs nothing', async ({ page }) => {
  await emptyRooms(page)
  await page.clock.install()
  await openWorld(page)
  const [first, second] = [pictures(page).nth(0), pictures(page).nth(1)]
  const kind = new RegExp(`^(?:${Array.from({ length: 20 }, (_, count) => missWords(count)).join('|')})$`)
  const missIn = async (picture: Locator) => {
    const { x, y } = await emptyPoint(picture)
    // Long after the last one: two at once are a double click.
    await page.clock.runFor(300)
    await page.mouse.click(x, y)
  }
  await stopClock(page)
  await missIn(first)
  // Nobody was looking for anything yet.
  await expect(first.getByText(kind)).toHaveCount(0)

  await begin(page)
  await missIn(first)
  await expect(first.getByText(kind)).toBeVisible()
  const words = (await first.getByText(kind).textContent()) ?? ''
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
  const [said, frame] = [await first.getByText(kind).boundingBox(), await first.boundingBox()]
  expect(said?.x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN)
  expect(said?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN)
  await page.clock.runFor(2_000)
  await expect(first.getByText(kind)).toHaveCount(0)

  await missIn(second)
  await expect(second.getByText(kind)).toBeVisible()
  await expect(second.getByText(kind)).not.toHaveText(words)
  await expect(dialog(page)).toHaveCount(0)
  await expect(projectBar(page)).toContainText('Budget $500')
})

test('a hint leads to the picture, lights up a place near by, and the next one takes 30 seconds', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openAndBegin(page)
  await stopClock(page)
  const hint = button(boss(page), /^Hint/)
  await button(boss(page), 'Boss: show more').click()
  await hint.click()

  // Out of the way of what it is about.
  await expect(button(boss(page), 'Boss: show more')).toBeVisible()
  await expect(bossSays(page)).toContainText(
    /Look near the (?:top|bottom|middle|left|right).* of the picture by .*\./,
  )
  const picture = page.locator('figure:focus')
  await expect(picture).toBeInViewport()
  await expect(bossSays(page)).toContainText(
    `by ${(await picture.getAttribute('aria-label'))?.replace("'s picture", '')}.`,
  )
  const light = await picture.locator('[class*=light]').boundingBox()
  const things = await button(picture, THINGS).evaluateAll((all) =>
    all.map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  const isLit = ({ x, y }: { x: number; y: number }) =>
    light !== null && x > light.x && x < light.x + light.width && y > light.y && y < light.y + light.height
  expect(things.some(isLit)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(picture.or(page.locator('figure:focus-within')).locator(':focus')).toHaveAccessibleName(THINGS)

  await expect(hint).toHaveText('Hint (30 s)')
  await expect(hint).toBeDisabled()
  await page.clock.runFor(5_000)
  await expect(pictures(page).locator('[class*=light]')).toHaveCount(0)
  await page.clock.runFor(24_000)
  await expect(hint).toHaveText('Hint (1 s)')
  await expect(hint).toBeDisabled()
  await page.clock.runFor(1_000)
  await expect(hint).toHaveText('Hint')
  await expect(hint).toBeEnabled()
})
