import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { feedState } from '#client/feed/feed-state.ts'
import { held, noAnswer } from './support/answers.ts'
import { openPage } from './support/app.tsx'
import { expectCount, expectPath } from './support/places.ts'
import {
  nextPage,
  openFeed,
  PER_PAGE,
  post,
  posts,
  postsOf,
  scrollToPost,
  serveFeed,
} from './support/served-feed.ts'
import { expectSound } from './support/sound.ts'

const failed = page.getByRole('alert').filter({ hasText: 'Feed temporarily unavailable' })
const dialog = page.getByRole('dialog')
const again = page.getByRole('button', { name: 'Try Again' })
const nonsense = () => Response.json({ posts: 'none' })

afterEach(() => void vi.useRealTimers())

// The first page loads once per file: these two are its first tests.

test('an invalid first page leads home', async () => {
  serveFeed({ 1: nonsense })
  await openPage('/rummageworld')
  await expect.element(dialog).toBeVisible()
  await expectSound()
  await dialog.getByRole('button', { name: 'Go Home' }).click()
  await expectPath('/')
})

test('a retry of page 1 closes the dialog first, and the focus is never lost', async () => {
  const feed = serveFeed({ 1: nonsense })
  await openPage('/rummageworld')
  await expectClosedFirst(feed, 1)
})

test('a retry of a later page closes the dialog first, and the focus is never lost', async () => {
  const next = nextPage()
  const feed = serveFeed({ [next]: nonsense })
  await openFeed()
  await scrollToPost('last')
  await expectClosedFirst(feed, next)
})

/** Retries this page from the dialog: once in vain, then with its posts. */
async function expectClosedFirst(feed: ReturnType<typeof serveFeed>, number: number) {
  const lost = lostDialogs()
  for (const next of [nonsense, () => Response.json({ posts: postsOf(number), hasMore: true })]) {
    await expect.element(dialog.getByRole('button', { name: 'Try Again' })).toHaveFocus()
    const before = feed.asked(number)
    const { released, letGo } = held()
    feed.answer(number, () => released.then(next))
    await userEvent.keyboard('{Enter}')
    await expectCount(dialog, 0)
    expect(document.activeElement).not.toBe(document.body)
    expect(lost).toEqual([])
    await expect.poll(() => feed.asked(number)).toBe(before + 1)
    letGo()
  }
  await expect.element(post((number - 1) * PER_PAGE + 1)).toHaveFocus()
}

/** From now on: the dialogs that are still open when they leave the document. */
function lostDialogs() {
  const lost: Node[] = []
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof HTMLDialogElement && node.open) lost.push(node)
  })
  observer.observe(document, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return lost
}

const failures = {
  'no answer': noAnswer,
  'a refusal': () => new Response('no', { status: 503 }),
  'a missing page': () => new Response('no', { status: 404 }),
}

test.each(Object.entries(failures))('%s stops the feed until the user retries', async (_, failure) => {
  const next = nextPage()
  const feed = serveFeed({ [next]: failure })
  await openFeed()
  const before = posts.elements().length
  await scrollToPost('last')
  await expect.element(failed).toBeVisible()
  await expect.element(failed.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
  await expectCount(posts, before)

  // Scrolling requests nothing.
  await scrollToPost('first')
  await scrollToPost('last')
  expect(feed.asked(next)).toBe(1)

  await again.click()
  await expect.poll(() => feed.asked(next)).toBe(2)
  await expect.element(failed).toBeVisible()
  feed.answer(next)
  await again.click()
  await expectCount(posts, before + PER_PAGE)
  await expect.element(post((next - 1) * PER_PAGE + 1)).toHaveFocus()
  await scrollToPost('last')
  await expectCount(posts, before + 2 * PER_PAGE)
  expect([next - 1, next, next + 1].map(feed.asked)).toEqual([next === 2 ? 1 : 0, 3, 1])
})

test('a page that does not arrive within 15 seconds has failed', async () => {
  const next = nextPage()
  const feed = serveFeed({
    [next]: (request) =>
      new Promise((_, reject) => request?.signal?.addEventListener('abort', () => reject(new TypeError()))),
  })
  await openFeed()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await scrollToPost('last')
  await expect.poll(() => feed.asked(next)).toBe(1)
  // Polling moves a stopped clock on by 50 ms each time.
  await vi.advanceTimersByTimeAsync(14_900)
  expect(feedState().phase).toBe('loading')
  await vi.advanceTimersByTimeAsync(100)
  expect(feedState().phase).toBe('unavailable')
  vi.useRealTimers()
  await expect.element(failed).toBeVisible()

  feed.answer(next)
  await again.click()
  await expectCount(failed, 0)
})

test.each([
  ['no JSON', '<!doctype html><title>Oh</title>'],
  ['no posts', '{"hasMore":true}'],
])('a page with %s opens a dialog that offers a retry and the way home', async (_, body) => {
  const next = nextPage()
  const feed = serveFeed({ [next]: () => new Response(body) })
  await openFeed()
  const before = posts.elements().length
  await scrollToPost('last')
  await expect.element(dialog.getByRole('button', { name: 'Try Again' })).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: 'Go Home' })).toBeVisible()

  // Hidden for a while, but not forgotten.
  await userEvent.keyboard('{Escape}')
  await expectCount(dialog, 0)
  await expectCount(posts, before)
  await again.click()
  await expect.element(dialog).toBeVisible()

  feed.answer(next)
  await again.click()
  await expectCount(dialog, 0)
  await expectCount(posts, before + PER_PAGE)
})
