import { gzipSync } from 'node:zlib'
import { defaultBrand } from '#shared/brand.ts'
import { serveProduct } from '../support/served.ts'
import { expect, hold, test } from './door.ts'
import { watchShifts } from './shifts.ts'

const { productName, productTagline } = defaultBrand

const shapes = [
  { name: 'wide', width: 1280, height: 800, drawn: 2600 },
  { name: 'wide', width: 3440, height: 1440, drawn: 2600 },
  { name: 'tall', width: 768, height: 1024, drawn: 1250 },
  { name: 'tall', width: 360, height: 740, drawn: 1250 },
]

for (const [colorScheme, hour] of [
  ['light', 'dusk'],
  ['dark', 'night'],
] as const) {
  test(`by ${hour} the street is visible in every size, and our lamp comes on`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const street = page.getByRole('img', { name: /evening street/ })
    const light = page.locator(`picture:has(img[src*="light"])`)
    for (const { name, width, height, drawn } of shapes) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() => street.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(`/street/${name}-${hour}.svg`)
      await expect(street).toHaveJSProperty('complete', true)
      await expect(street).toHaveJSProperty('naturalWidth', drawn)

      await expect(light).toHaveCSS('opacity', '1')
      await expect(light.locator('img')).toHaveJSProperty('naturalWidth', drawn)

      // The sign-in link is on the first screen, and nothing scrolls sideways.
      const comeIn = await page.getByRole('link', { name: 'Come in' }).boundingBox()
      const bar = await page.getByRole('complementary', { name: 'Legal notice' }).boundingBox()
      const where = `${width} x ${height}`
      expect((comeIn?.y ?? height) + (comeIn?.height ?? 0), where).toBeLessThanOrEqual(
        height + (bar?.height ?? 0),
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
        width,
      )
    }
  })
}

test('the lamp comes on slowly, and at once with reduced motion', async ({ page }) => {
  const lighting = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations === 1 && one instanceof CSSAnimation)
        .map((one) => Number(one.effect?.getTiming().duration)),
    )

  // Checked on a second page, whose lamp never finishes.
  await page.addInitScript(() => {
    document.addEventListener('animationstart', (event) => {
      for (const one of document.getAnimations()) one.pause()
      document.documentElement.dataset.lit = (event as AnimationEvent).animationName
    })
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-lit', /light-up/)
  expect(await lighting()).toEqual([240])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const light = page.locator('picture:has(img[src*="light"])')
  await expect(light).toHaveCSS('opacity', '1')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-lit')
})

test('each picture of the street is a small file', async ({ request }) => {
  for (const hour of ['dusk', 'night']) {
    for (const name of ['wide', 'tall', 'doorway']) {
      const answer = await request.get(`/street/${name}-${hour}.svg`)
      expect(answer.headers()['content-type']).toContain('image/svg+xml')
      expect(gzipSync(await answer.body()).length).toBeLessThan(40_000)
    }
  }
})

test('nothing shifts when the street appears', async ({ page }) => {
  const shifts = await watchShifts(page)
  const street = await hold(page, '**/street/*.svg')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  street()
  await expect(page.locator('picture:has(img[src*="light"])')).toHaveCSS('opacity', '1')
  await expect(page.getByRole('img', { name: /evening street/ })).toHaveJSProperty('complete', true)
  const { shift, of } = await shifts()
  expect(shift, of.join(' ')).toBeLessThan(0.01)
})

test('the sign-in page shows a door in a wall, where the window has room for it', async ({ page }) => {
  // Not by the page's resource timing, which sometimes lacks a picture that is drawn.
  let fetched: string[] = []
  page.on('requestfinished', (request) => {
    fetched.push(...(request.url().match(/(?<=\/street\/).*(?=\.svg)/) ?? []))
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/signin')
  await expect(page.getByRole('dialog', { name: "Knock Knock. Who's There?" })).toBeVisible()
  await expect.poll(() => fetched).toEqual(['doorway-night'])
  fetched = []

  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign In with Email' })).toBeInViewport()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})

test('tabs, home screens and shared links have our icon', async ({ page, request }) => {
  await page.goto('/')

  /** Fetches an image in the page and returns its size in its own pixels. */
  const sizeOf = (address: string) =>
    page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, address)
  const linked = (selector: string, name: string) =>
    page.locator(`head ${selector}`).first().getAttribute(name).then(String)

  expect(await sizeOf(await linked('link[rel="icon"][type="image/png"]', 'href'))).toBe('32x32')
  expect(await sizeOf(await linked('link[rel="apple-touch-icon"]', 'href'))).toBe('180x180')
  const icon = await request.get(await linked('link[rel="icon"][type="image/svg+xml"]', 'href'))
  expect(icon.headers()['content-type']).toContain('image/svg+xml')

  const answer = await request.get(await linked('link[rel="manifest"]', 'href'))
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: productName, short_name: productName, start_url: '/' })
  const pngs: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons.filter(
    ({ type }: { type: string }) => type === 'image/png',
  )
  expect(pngs.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of pngs) expect(await sizeOf(src)).toBe(sizes)

  const card = await linked('meta[property="og:image"]', 'content')
  expect(card).toBe(`${new URL(page.url()).origin}/icons/card.png`)
  expect(await sizeOf(card)).toBe('1200x630')
  expect(await linked('meta[property="og:title"]', 'content')).toBe(productName)
  expect(await linked('meta[property="og:image:width"]', 'content')).toBe('1200')
  expect(await linked('meta[property="og:image:height"]', 'content')).toBe('630')
  const description = await linked('meta[name="description"]', 'content')
  expect(description).toContain(productTagline)
  expect(description).toContain('free hidden-object game')
  expect(await linked('meta[property="og:description"]', 'content')).toBe(description)
  expect(await linked('meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  await expect(page.locator('head meta[name="theme-color"]')).toHaveCount(2)
})

test('the name, the line under it and the sign-off are on the landing page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(productName)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName)
  await expect(page.getByText(productTagline)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('We leave the lamp on.')
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL('/account')
})

test('an installation with another name uses that name everywhere', async ({ page }) => {
  const other = await serveProduct({
    PRODUCT_NAME: 'Tom & "Jerry"',
    PRODUCT_TAGLINE: 'Cat <and> mouse.',
  })
  try {
    await page.goto(other.origin)
    const manifest = await page.request.get(`${other.origin}/manifest.webmanifest`)
    expect(await manifest.json()).toMatchObject({
      name: 'Tom & "Jerry"',
      short_name: 'Tom & "Jerry"',
      description: 'Cat <and> mouse.',
    })
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Tom & "Jerry"')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tom & "Jerry"')
    await expect(page.getByText('Cat <and> mouse.')).toBeVisible()
  } finally {
    // First who asks, then who answers.
    await page.close()
    await other.close()
  }
})
