import { complaints, expect, guestOf, test } from './door.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`the reference shows every call at ${width} px, ${colorScheme}, and reaches nobody`, async ({
      browser,
      product,
    }, info) => {
      const context = await browser.newContext({
        baseURL: product.origin,
        colorScheme,
        viewport: { width, height: 800 },
      })
      const heard = complaints(context)
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto('/api/docs')
      await expect(page.getByRole('heading', { name: 'Latchkey' })).toBeVisible()
      const { paths } = await (await context.request.get('/api/openapi.json')).json()
      const calls = Object.values<object>(paths).flatMap((methods) => Object.keys(methods))
      await expect(page.locator('.opblock')).toHaveCount(calls.length)

      await page.getByText('Make a guest account for this browser').click()
      await expect(page.getByText('30 a minute and 300 an hour').first()).toBeVisible()
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(scrolls).toBe(false)
      await page.screenshot({ path: info.outputPath(`reference-${width}-${colorScheme}.png`) })

      expect(asked.filter((url) => !url.startsWith(product.origin) && !url.startsWith('data:'))).toEqual([])
      expect(heard).toEqual([])
      await context.close()
    })
  }
}

test('the reference cannot reach what the application keeps in this browser', async ({ page }) => {
  await page.goto('/account')
  await guestOf(page)
  await page.goto('/api/docs')
  await expect(page.locator('.opblock').first()).toBeVisible()
  const reached = await page.evaluate(() => {
    try {
      return Object.keys(localStorage)
    } catch (error) {
      return String(error)
    }
  })
  expect(reached).toMatch(/SecurityError/)
  expect(await page.evaluate(() => self.origin)).toBe('null')
})

test('no page of the application loads anything of the reference', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const url of ['/', '/signin', '/settings/dev']) await page.goto(url)
  expect(asked.filter((path) => path.startsWith('/api/docs'))).toEqual([])
})
