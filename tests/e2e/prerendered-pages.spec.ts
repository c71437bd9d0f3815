import type { Page } from 'playwright/test'
import { defaultBrand } from '#shared/brand.ts'
import { expect, guestOf, hold, NO_ANSWER, test } from './door.ts'

/** The client's first file: while it is held no program runs. */
const PROGRAM = '**/assets/index-*.js'

const sight = (page: Page) => page.locator('[data-first-sight]')

/** Only the document, as on a slow connection. */
async function openWithoutProgram(page: Page, path: string) {
  const begin = await hold(page, PROGRAM)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return begin
}

/** The boxes (px) of a first screen, prerendered or not. */
function boxes(page: Page) {
  return page.evaluate(() =>
    [
      'h1',
      'aside button',
      'main a',
      'main button',
      'article h2',
      'figure img',
      'picture img',
      '[role=log]',
    ].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
      return [selector, ...[x, y, width, height].map((length) => length && Math.round(length))]
    }),
  )
}

/** Whether the large picture of the page is visible, in each frame from when it first could be. */
async function watchPicture(page: Page) {
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    function look() {
      const picture = document.querySelector<HTMLImageElement>('figure img, main picture img')
      const isSeen =
        picture?.complete === true && picture.naturalWidth > 0 && getComputedStyle(picture).opacity === '1'
      if (isSeen || seen.length > 0) seen.push(isSeen)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate((): boolean[] => Object(window).seen)
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const path of ['/', '/greet', '/rummageworld']) {
  for (const size of SIZES) {
    test(`${path} is visible before its program runs, and does not change after, ${size.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      const seen = await watchPicture(page)
      const begin = await openWithoutProgram(page, path)
      await expect(sight(page).locator('h1')).toHaveText(
        path === '/rummageworld' ? 'Rummage World' : defaultBrand.productName,
      )
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(2)
      await page.evaluate(() => document.fonts.ready)
      const before = await boxes(page)

      // It is only a picture: nothing in it can be pressed, focused or read aloud.
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await expect(page.getByRole('link').or(page.getByRole('button'))).toHaveCount(0)

      begin()
      await guestOf(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(sight(page)).toHaveCount(0)
      expect(await boxes(page)).toEqual(before)
      expect(await seen()).not.toContain(false)
    })
  }
}

test('a user who has scrolled already stays there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const begin = await openWithoutProgram(page, '/rummageworld')
  await expect(sight(page).locator('article').first()).toBeVisible()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
  begin()
  await expect(page.getByRole('article').nth(3)).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(200)
})

test('a returning user sees nothing of another account', async ({ page }) => {
  await page.goto('/rummageworld')
  await guestOf(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  const begin = await openWithoutProgram(page, '/rummageworld')
  await expect(sight(page)).toBeAttached()
  await expect(sight(page)).toBeHidden()
  begin()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0)
})

test('where the posts do not load the page says so, in place of its prerendered part', async ({ page }) => {
  const posts = await hold(page, '**/feed-page-1.json')
  await page.goto('/rummageworld', { waitUntil: 'domcontentloaded' })
  await expect(sight(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading posts...' })).toBeAttached()
  await expect(sight(page)).toHaveCount(0)
  posts()
  await expect(page.getByRole('article').first()).toBeVisible()
})

for (const [name, failing, documents] of [
  ['is asked for once more, with its document', 1, 2],
  ['and never will, is not asked for for ever', 9, 2],
] as const) {
  test(`a program that does not load ${name}`, async ({ page, mayComplain }) => {
    mayComplain(NO_ANSWER)
    mayComplain(/Failed to fetch dynamically imported module/)
    let opened = 0
    let failed = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened += 1
    })
    page.on('requestfailed', (request) => {
      if (/\/assets\/index-[^/]*\.js$/.test(request.url())) failed += 1
    })
    await page.route(PROGRAM, (route) => (opened <= failing ? route.abort() : route.fallback()))
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(() => failed).toBeGreaterThanOrEqual(Math.min(failing, documents))
    await expect.poll(() => opened).toBe(documents)
    if (failing < documents) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(opened).toBe(documents)
  })
}

test('where nothing is painted, or paints are not reported, the program starts anyway', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.search === '?untold')
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })
    else PerformanceObserver.prototype.observe = () => {}
  })
  for (const path of ['/?told', '/?untold']) {
    await page.goto(path)
    await guestOf(page)
    await page.evaluate(() => localStorage.clear())
  }
})
