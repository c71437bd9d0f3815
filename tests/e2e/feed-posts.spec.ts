import { answeredWith, expect, guestOf, test } from './door.ts'
import { PER_PAGE, post, postNumbered, posts, scrollToEnd, serveFeed } from './served-feed.ts'
import { expectSound } from './sound.ts'

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
  await expectSound(page)

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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a small phone everything fits and axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await serveFeed(page, 2)
    await page.goto('/rummageworld')
    await guestOf(page)
    await expect(posts(page)).toHaveCount(PER_PAGE)
    await scrollToEnd(page)
    await expectSound(page)
  })
}
