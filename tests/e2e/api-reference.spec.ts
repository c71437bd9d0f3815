import { expect, test } from './door.ts'
import { becomeGuest } from './people.ts'

test('the reference shows every call at any size, in both colour schemes, and loads nothing from outside', async ({
  page,
  request,
  product,
}) => {
  const asked: string[] = []
  page.on('request', (call) => asked.push(call.url()))
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'Latchkey' })).toBeVisible()
  const { paths } = await (await request.get('/api/openapi.json')).json()
  const calls = Object.values<object>(paths).flatMap((methods) => Object.keys(methods))
  await expect(page.locator('.opblock')).toHaveCount(calls.length)

  await page.getByText('Make a guest account and sign this browser in to it').click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('.opblock')).toHaveCount(calls.length)
      await expect(page.getByText('30 a minute and 300 an hour').first()).toBeVisible()
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(scrolls, `${width} px, ${colorScheme}`).toBe(false)
    }
  }
  expect(asked.filter((url) => !url.startsWith(product.origin) && !url.startsWith('data:'))).toEqual([])
})

test('the reference cannot read what the application stores in this browser', async ({ page }) => {
  await becomeGuest(page)
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

test('no page of the application loads any part of the reference', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const url of ['/', '/signin', '/settings/dev']) await page.goto(url)
  expect(asked.filter((path) => path.startsWith('/api/docs'))).toEqual([])
})
