import { answeredWith, expect, hold, test } from './door.ts'
import { PER_PAGE, post, posts, scrollToEnd, serveFeed } from './served-feed.ts'
import { expectSound } from './sound.ts'

// tests/browser checks failing feed pages and the posts, which need no server.

test('the feed opens before the session is known, loads to its end, each page once and in order, and nothing jumps', async ({
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
  const answer = await hold(page, '**/trpc/account.create*')
  await page.goto('/rummageworld')
  await expect(page.getByRole('heading', { level: 1, name: 'Rummage World' })).toBeVisible()
  await expect(posts(page)).toHaveCount(PER_PAGE)
  const account = page.getByRole('banner').locator('a[href="/account"]')
  await expect(account).toHaveAccessibleName('Your account')
  answer()
  await expect(account).toHaveAccessibleName('1 thing to do in your account: verify an email to save it')
  expect(asked).toEqual([1])

  // A jump to the bottom loads the next page there.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(posts(page)).toHaveCount(2 * PER_PAGE)
  await expect(post(page, 7)).toBeInViewport()
  expect(asked).toEqual([1, 2])

  await scrollToEnd(page)
  await expect(posts(page)).toHaveCount(4 * PER_PAGE)
  expect(asked).toEqual([1, 2, 3, 4])
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await expect(posts(page).last()).toHaveAccessibleName('Neighbour 24')

  const shifts = await page.evaluate((): number[] => Object(window).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})

test('an empty feed shows its end', async ({ page }) => {
  await page.route('**/feed-page-1.json', (route) => route.fulfill({ json: { posts: [], hasMore: false } }))
  await page.goto('/rummageworld')
  await expect(page.getByText("You've reached the end!")).toBeVisible()
  await expect(page.getByText('Nobody has put anything out yet.')).toBeVisible()
})

test('the refresh of a failed feed reloads the page', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(500))
  await serveFeed(page, 1)
  await page.route('**/feed-page-1.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/rummageworld')
  const refresh = page.getByRole('button', { name: 'Refresh Page' })
  await expect(refresh).toBeVisible()
  await expectSound(page, 'failed feed')
  await page.unroute('**/feed-page-1.json')
  await refresh.click()
  await expect(posts(page)).toHaveCount(PER_PAGE)
})

test('a picture that does not load still has its things, and loads on Retry', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(404))
  await serveFeed(page, 1)
  await page.route('**/drawn/1.svg', (route) => route.fulfill({ status: 404 }))
  await page.goto('/rummageworld')
  const room = page.getByRole('figure', { name: "Neighbour 1's picture" })
  await expect(room.getByText('This picture could not be loaded.')).toBeVisible()
  await expect(room.getByRole('img', { name: 'Room 1' })).toBeVisible()
  const things = room.getByRole('button', { name: /Sleeping Bag|Portable Stove/ })
  await expect(things).toHaveCount(3)
  // With posts of every kind before and after it, to the end of the feed.
  await scrollToEnd(page)
  await expectSound(page, 'feed with a picture that did not come')

  for (const thing of await things.all()) {
    await thing.click()
    await expect(thing).toBeFocused()
  }
  await expect(page.getByRole('region', { name: 'Boss' })).toContainText('Nice find!')

  await page.unroute('**/drawn/1.svg')
  await room.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(room.getByText('This picture could not be loaded.')).toBeHidden()
  await expect(room).toBeFocused()
  const isDrawn = () => room.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  await expect(things).toHaveCount(3)
})
