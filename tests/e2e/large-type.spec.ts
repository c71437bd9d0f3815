import { expect, test } from './door.ts'
import { becomeGuest } from './people.ts'

const PAGES = ['/', '/signin', '/account', '/rummageworld', '/wasm', '/dred']

test('every kind of page works with text of 150 and of 200 percent', async ({ page }) => {
  await becomeGuest(page)
  for (const route of PAGES) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [width, size] of [
      [320, 100],
      [360, 150],
      [360, 200],
      [1280, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, size)
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, { message: `${route}, ${width} px, ${size} %` }).toBeLessThanOrEqual(0)
    }
  }
})
