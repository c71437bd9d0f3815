import { expect, test } from './door.ts'
import {
  feedPage,
  LONG_ENOUGH,
  PER_PAGE,
  post,
  posts,
  scrollToEnd,
  scrollUntil,
  serveFeed,
} from './served-feed.ts'
import { expectSound } from './sound.ts'

test('the feed loads page by page to its end, each once, in its order, and nothing jumps', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // The type of these entries is not in the library yet; every one has a value.
      for (const entry of list.getEntries()) shifts.push(Number(Object(entry).value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const asked = await serveFeed(page, 4)
  await page.goto('/rummageworld')
  await expect(page.getByRole('heading', { level: 1, name: 'Rummage World' })).toBeVisible()
  await expect(posts(page)).toHaveCount(PER_PAGE)
  expect(asked).toEqual([1])

  await scrollToEnd(page)
  await expect(posts(page)).toHaveCount(4 * PER_PAGE)
  expect(asked).toEqual([1, 2, 3, 4])
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await expect(posts(page).last()).toHaveAccessibleName('Neighbour 24')

  const shifts = await page.evaluate((): number[] => Object(window).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})

test('whoever jumps to the bottom gets the next page where they are', async ({ page }) => {
  const asked = await serveFeed(page, 3)
  await page.goto('/rummageworld')
  await expect(posts(page)).toHaveCount(PER_PAGE)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(posts(page)).toHaveCount(2 * PER_PAGE)
  await expect(post(page, 7)).toBeInViewport()
  expect(asked).toEqual([1, 2])
})

test('what comes takes the very place of what stood there for it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await serveFeed(page, 2)
  await page.goto('/rummageworld')
  await expect(posts(page)).toHaveCount(PER_PAGE)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  // What stands for a post is hidden from readers; its upper edge is its label's.
  const skeleton = page.getByRole('main').locator('div[aria-hidden]:not(article div)').first()
  const more = page.getByRole('button', { name: 'Load more' })
  const before = await skeleton.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  await more.click()
  await expect(posts(page)).toHaveCount(2 * PER_PAGE)
  const after = await post(page, 7).evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  )
  expect(after).toBeCloseTo(before, 0)
})

test('a feed that repeats itself is shown once and not asked for ever', async ({ page }) => {
  const asked: string[] = []
  await serveFeed(page, 1)
  await page.route('**/feed-page-*.json', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: feedPage(1, true) })
  })
  await page.goto('/rummageworld')
  await scrollUntil(page, async () => asked.length > 1)
  await expect(page.getByRole('button', { name: 'Load more' })).not.toHaveAttribute('aria-busy')
  await page.waitForTimeout(LONG_ENOUGH)
  expect(asked).toHaveLength(2)
  await expect(posts(page)).toHaveCount(PER_PAGE)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => asked.length).toBe(3)
})

test('without an observer the button loads the rest, and the keyboard goes on at what it brought', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  const asked = await serveFeed(page, 2)
  await page.goto('/rummageworld')
  await expect(posts(page)).toHaveCount(PER_PAGE)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForTimeout(LONG_ENOUGH)
  expect(asked).toEqual([1])

  // What is read out has to be there before its words are.
  const heard = page.getByRole('main').getByRole('status').last()
  await heard.evaluate((region) => region.setAttribute('data-seen', ''))
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect(posts(page)).toHaveCount(2 * PER_PAGE)
  await expect(post(page, 7)).toBeFocused()
  await expect(page.locator('[data-seen]')).toContainText("You've reached the end!")
})

test('an empty feed has come to its end', async ({ page }) => {
  await page.route('**/feed-page-1.json', (route) => route.fulfill({ json: { posts: [], hasMore: false } }))
  await page.goto('/rummageworld')
  await expect(page.getByText("You've reached the end!")).toBeVisible()
  await expect(page.getByText('Nobody has put anything out yet.')).toBeVisible()
  await expectSound(page)
})
