import { answeredWith, expect, hold, NO_ANSWER, test } from './door.ts'
import { LONG_ENOUGH, PER_PAGE, post, posts, scrollToEnd, scrollUntil, serveFeed } from './served-feed.ts'
import { expectSound } from './sound.ts'

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
    await page.waitForTimeout(LONG_ENOUGH)
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
  await page.goto('/rummageworld', { waitUntil: 'commit' })
  // Not the document alone asks for it, but the program, which waits.
  await expect(page.getByText('Loading posts...')).toBeAttached()
  // From here on only as far as it is told, and a second further than it was.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
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
  await expectSound(page)
  await page.unroute('**/feed-page-1.json')
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
    await expectSound(page)

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

for (const number of [1, 2]) {
  test(`another try at page ${number} closes the dialog first, and the keyboard is never on nothing`, async ({
    page,
  }) => {
    await serveFeed(page, 2)
    let answers = 0
    let release = () => {}
    await page.route(`**/feed-page-${number}.json`, async (route) => {
      answers += 1
      if (answers === 1) return route.fulfill({ json: { posts: 'none' } })
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return answers === 2 ? route.fulfill({ json: { posts: 'none' } }) : route.fallback()
    })
    // Whether a dialog was still open when it left the document.
    await page.addInitScript(() => {
      const lost: Node[] = []
      Object.assign(window, { lost })
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof HTMLDialogElement && node.open) lost.push(node)
      }).observe(document, { childList: true, subtree: true })
    })
    const lost = () => page.evaluate(() => Object(window).lost.length)
    const focused = () => page.evaluate(() => document.activeElement?.tagName)
    await page.goto('/rummageworld')
    const again = page.getByRole('dialog').getByRole('button', { name: 'Try Again' })
    if (number > 1) await scrollUntil(page, () => again.isVisible())
    for (const next of ['the same', 'the posts']) {
      await again.press('Enter')
      await expect(again).toBeHidden()
      expect(await focused()).not.toBe('BODY')
      expect(await lost()).toBe(0)
      await expect.poll(() => answers).toBe(next === 'the same' ? 2 : 3)
      release()
      if (next === 'the same') await expect(again).toBeFocused()
    }
    await expect(post(page, (number - 1) * PER_PAGE + 1)).toBeFocused()
  })
}

test('nonsense instead of the first page leads home', async ({ page }) => {
  await page.route('**/feed-page-1.json', (route) => route.fulfill({ json: { posts: 'none' } }))
  await page.goto('/rummageworld')
  await page.getByRole('dialog').getByRole('button', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})
