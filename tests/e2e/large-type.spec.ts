import { expect, guestOf, test } from './door.ts'

for (const route of ['/', '/signin', '/account', '/rummageworld', '/wasm', '/dred']) {
  test(`${route} takes type of half and of twice its size again`, async ({ page }) => {
    await page.goto('/account')
    await guestOf(page)
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
      await expect.poll(overflow, { message: `${width} px, ${size} %` }).toBeLessThanOrEqual(0)
    }
  })
}
