import { expect, guestOf, test } from './door.ts'
import { PER_PAGE, post, posts, scrollUntil, serveFeed } from './served-feed.ts'

test('a returning user finds the feed where they left it: by Back, by a link, and after a reload', async ({
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
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Come in' }).click()
  await expectSamePlace()
  const soFar = [...asked]

  await page.reload()
  await expectSamePlace()
  expect(asked.slice(soFar.length, soFar.length + 3)).toEqual([1, 2, 3])

  // A new visit starts at the top.
  await page.goto('/rummageworld')
  await expect(post(page, 1)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
