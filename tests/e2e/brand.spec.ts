import type { Page } from 'playwright/test'
import { harbour, writeBrand } from '../support/brand-folder.ts'
import { serveProduct } from '../support/served.ts'
import { expect, test } from './door.ts'
import { expectSound } from './sound.ts'

let product: Awaited<ReturnType<typeof serveProduct>>
let remove: () => Promise<void>
test.beforeAll(async () => {
  const brand = await writeBrand()
  remove = brand.remove
  product = await serveProduct({ BRAND_DIR: brand.folder })
})
test.afterAll(async () => {
  await product.close()
  await remove()
})

/** The current value of a colour variable. */
function token(page: Page, name: string) {
  return page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of), `--${name}`)
}

test("pages have the brand's colours in both schemes, and axe finds nothing", async ({ page }) => {
  for (const path of ['/', '/signin', '/privacy', '/terms', '/signed-out']) {
    await page.goto(`${product.origin}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/privacy') await expect(page.getByText('log book')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, media: 'screen' })
      const own = harbour.colors[colorScheme]
      expect([await token(page, 'ground'), await token(page, 'door')]).toEqual([own.ground, own.door])
      // A colour that the brand leaves out keeps the default.
      expect(await token(page, 'ink')).toBe({ light: '#23213a', dark: '#f5ecdd' }[colorScheme])
      await page.emulateMedia({ media: 'print' })
      expect(await token(page, 'ground'), 'paper keeps its own').toMatch(/^#fff/)
    }
    await page.emulateMedia({ media: 'screen' })
    await expectSound(page, `brand ${path}`)
  }
})

test("the brand's name, logo and words are visible, and its icons are in the tab", async ({
  page,
  mayComplain,
}) => {
  mayComplain(/404/)
  const { words, name, tagline } = harbour
  await page.goto(`${product.origin}/`)
  await expect(page).toHaveTitle(name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const text of [tagline, words.lead, words.signOff]) await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('Rummage World')).toHaveCount(0)
  const description = `${name}. ${tagline} ${words.lead}`
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
  await expect(page.getByRole('link', { name: words.comeIn })).toBeVisible()
  await expect(page.getByRole('link', { name: words.socialLink })).toHaveAttribute('href', harbour.socialUrl)
  const logo = page.locator('h1 img')
  await expect(logo).toHaveJSProperty('complete', true)
  // The size that Chromium gives a picture of this shape without its own size.
  await expect(logo).toHaveJSProperty('naturalWidth', 300)
  expect(await logo.boundingBox()).toMatchObject({ width: 96, height: 48 })
  const [day, night] = await page.locator('meta[name="theme-color"]').all()
  await expect(day as typeof logo).toHaveAttribute('content', harbour.colors.light.ground)
  await expect(night as typeof logo).toHaveAttribute('content', harbour.colors.dark.ground)
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', name)

  await page.goto(`${product.origin}/signin`)
  await expect(page.getByRole('heading', { name: words.signInTitle })).toBeVisible()
  await page.goto(`${product.origin}/signed-out`)
  await expect(page.getByText(words.signedOutLead)).toBeVisible()
  await page.goto(`${product.origin}/nowhere`)
  await expect(page.getByText(words.notFoundLead)).toBeVisible()
})

test('/privacy is the text of the folder, and links to the terms', async ({ page }) => {
  await page.goto(`${product.origin}/privacy`)
  await expect(page).toHaveTitle(`What we note down · ${harbour.name}`)
  await expect(page.getByRole('heading', { name: 'What we note down', level: 1 })).toBeVisible()
  await expect(page.getByText('jsDelivr')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Who reads it', level: 2 })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'The harbour master.' })).toContainText(
    'Only in port.',
  )
  await expect(page.getByRole('cell', { name: 'a season' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'the office' })).toHaveAttribute(
    'href',
    'https://harbour.example/ask',
  )

  // Within the application: no new document.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('main').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'No running', level: 2 })).toBeVisible()
  await expect(page.getByText('log book')).toHaveCount(0)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a text with code in it does nothing, and causes no policy report', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective))
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.goto(`${product.origin}/terms`)
  const main = page.getByRole('main')
  await expect(main.getByText("<script>document.title = 'caught'</script>")).toBeVisible()
  await expect(main.getByText('[tap](javascript:')).toBeVisible()
  await expect(main.getByText('a flag')).toBeVisible()
  await expect(main.locator('script, img, a')).toHaveCount(0)
  await expect(page).toHaveTitle(`Terms of Use · ${harbour.name}`)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
  expect([...new Set(asked)]).toEqual(['localhost'])
})

test('a text that does not load says so, and loads on Retry', async ({ page, mayComplain }) => {
  mayComplain(/ERR_FAILED|preload/)
  await page.route('**/brand/privacy.json', (route) => route.abort())
  await page.goto(`${product.origin}/privacy`)
  await expect(page.getByRole('alert')).toContainText('This text could not be loaded.')
  await page.unroute('**/brand/privacy.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('log book')).toBeVisible()
})
