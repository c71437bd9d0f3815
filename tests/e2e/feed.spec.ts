import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answeredWith, askForLink, expect, guestOf, hold, NO_ANSWER, newAddress, test } from './door.ts'

const PER_PAGE = 6

/** Six posts a page, of which every third has no picture. */
function feedPage(number: number, hasMore: boolean) {
  const posts = Array.from({ length: PER_PAGE }, (_, index) =>
    postNumbered((number - 1) * PER_PAGE + index + 1),
  )
  return { posts, hasMore }
}

function postNumbered(number: number) {
  return {
    id: `post-${number}`,
    author: { username: `Neighbour ${number}`, avatar: '/drawn/avatar.svg' },
    timestamp: new Date(Date.UTC(2026, 9, 31) - number * 3_600_000).toISOString(),
    content: `Words of post ${number}. `.repeat(8),
    ...(number % 3 !== 0 && {
      image: { src: `/drawn/${number}.svg`, width: 1200, height: 900, alt: `Room ${number}`, places: [] },
    }),
    likes: number,
    comments: number % 4,
    shares: 1,
    isLiked: false,
  }
}

/** Serves a feed of so many pages instead of ours, and tells which of them were asked for. */
async function serveFeed(page: Page, pages: number) {
  const asked: number[] = []
  await page.route('**/feed-page-*.json', (route) => {
    const number = Number(/feed-page-(\d+)/.exec(route.request().url())?.[1])
    asked.push(number)
    return route.fulfill({ json: feedPage(number, number < pages) })
  })
  // Pictures of one colour: the rooms themselves are another test's.
  await page.route('**/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#7a5" d="M0 0h4v3H0Z"/></svg>',
    }),
  )
  return asked
}

const posts = (page: Page) => page.getByRole('feed', { name: 'Posts' }).getByRole('article')

const post = (page: Page, number: number) =>
  page.getByRole('article', { name: `Neighbour ${number}`, exact: true })

async function scrollUntil(page: Page, isThere: () => Promise<boolean>) {
  await page.mouse.move(180, 500)
  const scroll = async () => {
    await page.mouse.wheel(0, 500)
    return await isThere()
  }
  await expect.poll(scroll, { intervals: [50], timeout: 20_000 }).toBe(true)
}

function scrollToEnd(page: Page) {
  return scrollUntil(page, () => page.getByText("You've reached the end!").isVisible())
}

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

test('a feed that repeats itself is shown once and not asked for ever', async ({ page }) => {
  const asked: string[] = []
  await serveFeed(page, 1)
  await page.route('**/feed-page-*.json', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: feedPage(1, true) })
  })
  await page.goto('/rummageworld')
  await scrollUntil(page, async () => asked.length > 1)
  await page.waitForLoadState('networkidle')
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
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([1])

  // What is read out has to be there before its words are.
  const heard = page.getByRole('main').getByRole('status').last()
  await heard.evaluate((region) => region.setAttribute('data-seen', ''))
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect(posts(page)).toHaveCount(2 * PER_PAGE)
  await expect(post(page, 7)).toBeFocused()
  await expect(page.locator('[data-seen]')).toContainText("You've reached the end!")
})

const failures = {
  'no answer': { answer: { abort: 'failed' }, heard: NO_ANSWER },
  'a refusal': { answer: { status: 503 }, heard: answeredWith(503) },
  'a missing page': { answer: { status: 404 }, heard: answeredWith(404) },
} as const

for (const [name, { answer, heard }] of Object.entries(failures)) {
  test(`${name} stops the feed until somebody tries again`, async ({ page, mayComplain }) => {
    mayComplain(heard)
    const asked = await serveFeed(page, 3)
    let refused = 0
    await page.route('**/feed-page-2.json', (route) => {
      refused += 1
      return 'abort' in answer ? route.abort(answer.abort) : route.fulfill({ ...answer, body: 'no' })
    })
    await page.goto('/rummageworld')
    const failed = page.getByRole('alert').filter({ hasText: 'Feed temporarily unavailable' })
    await scrollUntil(page, () => failed.isVisible())
    await expect(failed.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
    await expect(posts(page)).toHaveCount(PER_PAGE)

    // Scrolling about asks for nothing.
    await page.mouse.wheel(0, -3000)
    await page.mouse.wheel(0, 9000)
    await page.waitForLoadState('networkidle')
    expect(refused).toBe(1)

    await failed.getByRole('button', { name: 'Try Again' }).click()
    await expect.poll(() => refused).toBe(2)
    await expect(failed).toBeVisible()
    await page.unroute('**/feed-page-2.json')
    await failed.getByRole('button', { name: 'Try Again' }).click()
    await expect(posts(page)).toHaveCount(2 * PER_PAGE)
    await expect(post(page, 7)).toBeFocused()
    await scrollToEnd(page)
    expect(asked).toEqual([1, 2, 3])
  })
}

test('a page that does not come within 15 seconds has failed', async ({ page, mayComplain }) => {
  mayComplain(NO_ANSWER)
  await page.clock.install()
  await serveFeed(page, 1)
  await hold(page, '**/feed-page-1.json')
  const asked = page.waitForRequest('**/feed-page-1.json')
  await page.goto('/rummageworld')
  await asked
  // The clock goes on by itself meanwhile.
  await page.clock.runFor(9_000)
  await expect(page.getByText('Feed temporarily unavailable')).toHaveCount(0)
  await page.clock.runFor(6_500)
  await expect(page.getByText('Feed temporarily unavailable')).toBeVisible()
})

test('the refresh of a failed feed loads the page anew', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(500))
  await serveFeed(page, 1)
  await page.route('**/feed-page-1.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/rummageworld')
  const refresh = page.getByRole('button', { name: 'Refresh Page' })
  await expect(refresh).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await page.unroute('**/feed-page-1.json')
  await serveFeed(page, 1)
  await refresh.click()
  await expect(posts(page)).toHaveCount(PER_PAGE)
})

for (const [name, body] of [
  ['no JSON', '<!doctype html><title>Oh</title>'],
  ['no posts', '{"hasMore":true}'],
] as const) {
  test(`a page with ${name} is a dialog that offers another try and the way home`, async ({ page }) => {
    await serveFeed(page, 2)
    await page.route('**/feed-page-2.json', (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    )
    await page.goto('/rummageworld')
    const dialog = page.getByRole('dialog')
    await scrollUntil(page, () => dialog.isVisible())
    const again = dialog.getByRole('button', { name: 'Try Again' })
    await expect(again).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Go Home' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])

    // Out of the way for a while, but not forgotten.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(posts(page)).toHaveCount(PER_PAGE)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(again).toBeVisible()

    await page.unroute('**/feed-page-2.json')
    await again.click()
    await expect(dialog).toBeHidden()
    await expect(posts(page)).toHaveCount(2 * PER_PAGE)
  })
}

test('nonsense instead of the first page leads home', async ({ page }) => {
  await page.route('**/feed-page-1.json', (route) => route.fulfill({ json: { posts: 'none' } }))
  await page.goto('/rummageworld')
  await page.getByRole('dialog').getByRole('button', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a bad post is left out and its neighbours are shown', async ({ page }) => {
  await serveFeed(page, 1)
  const { author: _, ...nobodys } = postNumbered(2)
  await page.route('**/feed-page-1.json', (route) =>
    route.fulfill({ json: { posts: [postNumbered(1), nobodys, 'post', postNumbered(3)], hasMore: false } }),
  )
  await page.goto('/rummageworld')
  await expect(posts(page)).toHaveCount(2)
  await expect(page.getByText("You've reached the end!")).toBeVisible()
})

test('a picture that does not come still has its things, and comes when it is tried again', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(404))
  await serveFeed(page, 1)
  await page.route('**/drawn/1.svg', (route) => route.fulfill({ status: 404 }))
  await page.goto('/rummageworld')
  const room = page.getByRole('figure', { name: "Neighbour 1's picture" })
  await expect(room.getByText('This picture did not come.')).toBeVisible()
  await expect(room.getByRole('img', { name: 'Room 1' })).toBeVisible()
  const things = room.getByRole('button', { name: /Sleeping Bag|Portable Stove/ })
  await expect(things).toHaveCount(3)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])

  for (const thing of await things.all()) {
    await thing.click()
    await expect(thing).toBeFocused()
  }
  await expect(page.getByRole('region', { name: 'Boss' })).toContainText('Nice find!')

  await page.unroute('**/drawn/1.svg')
  await room.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(room.getByText('This picture did not come.')).toBeHidden()
  await expect(room).toBeFocused()
  const isDrawn = () => room.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  await expect(things).toHaveCount(3)
})

test('words that never end break, here and in the game', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const long = {
    ...postNumbered(1),
    author: { username: 'W'.repeat(200), avatar: '' },
    content: `<b>${'x'.repeat(500)}</b>`,
  }
  await serveFeed(page, 1)
  await page.route('**/feed-page-1.json', (route) =>
    route.fulfill({ json: { posts: [long, postNumbered(3)], hasMore: false } }),
  )
  await page.goto('/rummageworld')
  const width = (selector: string) => page.locator(selector).evaluate(({ scrollWidth }) => scrollWidth)
  await expect(posts(page).first()).toContainText('<b>xxx')
  expect(await width('html')).toBe(360)

  await page.getByRole('button', { name: 'Find Jobs' }).click()
  await page.getByRole('button', { name: 'Accept Job' }).first().click()
  await page.getByRole('button', { name: 'Select Project Camping Trip Essentials' }).click()
  await page
    .getByRole('button', { name: /Sleeping Bag/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Accept Deal' })).toBeEnabled()
  expect(await width('dialog[open]')).toBeLessThan(360)
})

test('an empty feed has come to its end', async ({ page }) => {
  await page.route('**/feed-page-1.json', (route) => route.fulfill({ json: { posts: [], hasMore: false } }))
  await page.goto('/rummageworld')
  await expect(page.getByText("You've reached the end!")).toBeVisible()
  await expect(page.getByText('Nobody has put anything out yet.')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('a like counts one more, and one less when it is taken back', async ({ page }) => {
  await serveFeed(page, 1)
  await page.goto('/rummageworld')
  const like = post(page, 4).getByRole('button', { name: /^Like/ })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveAccessibleName('Like, 4 likes')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAccessibleName('Like, 5 likes')
  await like.press('Space')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveAccessibleName('Like, 4 likes')
  await expect(post(page, 4)).toContainText('0 comments')
  await expect(post(page, 4)).toContainText('1 share')
})

test('whoever comes back finds the feed where they left it: by Back, by a link, and after a reload', async ({
  page,
}) => {
  const asked = await serveFeed(page, 4)
  await page.goto('/rummageworld')
  await guestOf(page)
  await scrollUntil(page, async () => (await posts(page).count()) === 3 * PER_PAGE)
  await post(page, 14).getByRole('button', { name: /^Like/ }).click()
  const top = async () => Math.round((await post(page, 14).boundingBox())?.y ?? Number.NaN)
  const before = await top()
  const expectSamePlace = () =>
    expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2)

  await page.getByRole('banner').locator('a[href="/account"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await page.goBack()
  await expectSamePlace()
  await expect(post(page, 14).getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Come in' }).click()
  await expectSamePlace()
  const soFar = [...asked]

  await page.reload()
  await expectSamePlace()
  expect(asked.slice(soFar.length, soFar.length + 3)).toEqual([1, 2, 3])

  // Whoever arrives anew begins at the top.
  await page.goto('/rummageworld')
  await expect(post(page, 1)).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the window in the header shows a ghost with something to do, then a letter', async ({
  page,
  mailedLink,
}) => {
  await serveFeed(page, 1)
  const answer = await hold(page, '**/trpc/account.create*')
  await page.goto('/rummageworld')
  // Open before anybody is known.
  await expect(posts(page)).toHaveCount(PER_PAGE)
  const window = page.getByRole('banner').locator('a[href="/account"]')
  await expect(window).toHaveAccessibleName('Your account')
  answer()
  await expect(window).toHaveAccessibleName('1 thing to do in your account: verify an e-mail to save it')
  await expect(window.getByText('1', { exact: true })).toBeVisible()

  const address = newAddress()
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await page.goto('/rummageworld')
  await expect(window).toHaveAccessibleName('Your account')
  await expect(window.getByText('1', { exact: true })).toHaveCount(0)

  await page.goto('/account/real-name')
  await page.getByLabel('First Name').fill('zoe')
  await page.getByLabel('Last Name').fill('Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/account')
  await page.goto('/rummageworld')
  await expect(window).toHaveText(/^Z/)
})

test('header and footer lead on, and the keyboard goes from post to post', async ({ page }) => {
  await serveFeed(page, 2)
  await page.goto('/rummageworld')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('a[href="/account"]')).toBeVisible()
  await expect(footer.locator('a[href="/privacy"]')).toBeVisible()

  await post(page, 1).getByRole('button', { name: /^Like/ }).focus()
  await page.keyboard.press('PageDown')
  await expect(post(page, 2)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(post(page, 3)).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(post(page, 2)).toBeFocused()
  await expect(post(page, 2)).toBeInViewport()

  // A page that comes while somebody stands in the footer leaves them there.
  const account = footer.locator('a[href="/account"]')
  await account.focus()
  await expect(posts(page)).toHaveCount(2 * PER_PAGE)
  await expect(account).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a small phone everything fits and axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await serveFeed(page, 2)
    await page.goto('/rummageworld')
    await guestOf(page)
    await expect(posts(page)).toHaveCount(PER_PAGE)
    await scrollToEnd(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })
}
