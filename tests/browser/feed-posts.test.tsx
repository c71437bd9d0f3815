import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepAccount } from '#client/sessions/session-state.ts'
import { expectCount } from './support/places.ts'
import {
  nextPage,
  openFeed,
  PER_PAGE,
  post,
  postNumbered,
  posts,
  postsOf,
  scrollToPost,
  serveFeed,
} from './support/served-feed.ts'

const main = page.getByRole('main')
const more = page.getByRole('button', { name: 'Load more' })
const count = () => posts.elements().length

test('a like adds one, and removing it subtracts one', async () => {
  serveFeed()
  await openFeed()
  const like = post(4).getByRole('button', { name: /^Like/ })
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await expect.element(like).toHaveAccessibleName('Like, 4 likes')
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await expect.element(like).toHaveAccessibleName('Like, 5 likes')
  await expect.element(like).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await expect.element(like).toHaveAccessibleName('Like, 4 likes')
  await expect.element(post(4)).toHaveTextContent('0 comments')
  await expect.element(post(4)).toHaveTextContent('1 share')
  // They open nothing, so they are a line of text: no control, no pointer.
  const counts = post(4).getByText('0 comments, 1 share', { exact: true }).element()
  expect(counts.closest('a, button')).toBeNull()
  expect(getComputedStyle(counts).cursor).toBe('auto')
})

test('header and footer have links, and the keyboard goes from post to post', async () => {
  const next = nextPage()
  const feed = serveFeed()
  await openFeed()
  const header = page.getByRole('banner')
  await expect.element(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  const footer = page.getByRole('contentinfo')
  const account = footer.getByRole('link', { name: 'Your account' })
  await expect.element(account).toHaveAttribute('href', '/account')
  await expect
    .element(footer.getByRole('link', { name: 'Privacy Policy' }))
    .toHaveAttribute('href', '/privacy')

  post(1).getByRole('button', { name: /^Like/ }).element().focus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(post(2)).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(post(3)).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(post(2)).toHaveFocus()
  await expect.element(post(2)).toBeInViewport()

  // A page that arrives while the focus is in the footer leaves it there.
  const before = count()
  account.element().focus()
  await scrollToPost('last')
  await expectCount(posts, before + PER_PAGE)
  expect(feed.asked(next)).toBe(1)
  await expect.element(account).toHaveFocus()
})

test('the window in the header shows a ghost with a task, then a letter', async () => {
  serveFeed()
  const { account } = await openFeed()
  const header = page.getByRole('banner')
  const window = header.getByRole('link', { name: /your account/i })
  await expect
    .element(window)
    .toHaveAccessibleName('1 thing to do in your account: verify an email to save it')
  await expect.element(window.getByText('1', { exact: true })).toBeVisible()

  keepAccount({ ...account, ghost: false })
  await expect.element(window).toHaveAccessibleName('Your account')
  await expectCount(window.getByText('1', { exact: true }), 0)

  keepAccount({ ...account, ghost: false, first: 'zoe' })
  await expect.element(window).toHaveTextContent(/^Z/)
})

test('an invalid post is left out and its neighbours are shown', async () => {
  const next = nextPage()
  const [first, second, third] = postsOf(next)
  const { author: _, ...nobodys } = second ?? postNumbered(0)
  serveFeed({ [next]: () => Response.json({ posts: [first, nobodys, 'post', third], hasMore: true }) })
  await openFeed()
  const before = count()
  await scrollToPost('last')
  await expectCount(posts, before + 2)
  await expect.element(posts.nth(before)).toHaveAccessibleName(String(first?.author.username))
  await expect.element(posts.nth(before + 1)).toHaveAccessibleName(String(third?.author.username))
})

test('very long words are broken, here and in the game', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const next = nextPage()
  const author = { username: 'W'.repeat(200), avatar: '' }
  // Things are hidden in every second picture.
  const long = [1, 2].map((index) => ({
    ...postNumbered(1),
    id: `long-${index}`,
    author,
    content: `<b>${'x'.repeat(500)}</b>`,
  }))
  serveFeed({ [next]: () => Response.json({ posts: long, hasMore: true }) })
  await openFeed()
  await scrollToPost('last')
  const theirs = page.getByRole('article', { name: author.username })
  await expectCount(theirs, 2)
  await expect.element(theirs.first()).toHaveTextContent('<b>xxx')
  expect(document.documentElement.scrollWidth).toBe(360)

  await page.getByRole('button', { name: 'Find Jobs' }).click()
  await page.getByRole('button', { name: 'Accept Job' }).first().click()
  await page.getByRole('button', { name: 'Select Project Camping Trip Essentials' }).click()
  await theirs
    .getByRole('button', { name: /Sleeping Bag/ })
    .first()
    .click()
  await expect.element(page.getByRole('button', { name: 'Accept Deal' })).toBeEnabled()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('WWW')
  expect(dialog.element().scrollWidth).toBeLessThan(360)
})

test('a feed that repeats itself is shown once and not requested for ever', async () => {
  const next = nextPage()
  const feed = serveFeed({ [next]: () => Response.json({ posts: postsOf(1), hasMore: true }) })
  await openFeed()
  const before = count()
  await scrollToPost('last')
  await expect.poll(() => feed.asked(next)).toBe(1)
  await expect.element(more).not.toHaveAttribute('aria-busy')
  // A new observer of the last post is notified at once.
  await scrollToPost('last')
  expect(feed.asked(next + 1)).toBe(0)
  await expectCount(posts, before)
  await more.click()
  await expect.poll(() => feed.asked(next + 1)).toBe(1)
  await expectCount(posts, before + PER_PAGE)
})

test('a post appears exactly where its placeholder was', async () => {
  withoutObserver()
  serveFeed()
  await openFeed()
  const before = count()
  window.scrollTo(0, document.documentElement.scrollHeight)
  // The placeholder of a post is hidden from screen readers; its upper edge is its label's.
  const skeleton = [...main.element().querySelectorAll('div[aria-hidden]')].find(
    (element) => element.closest('article') === null,
  )
  const place = topOf(skeleton)
  await more.click()
  await expectCount(posts, before + PER_PAGE)
  expect(topOf(posts.elements()[before])).toBeCloseTo(place, 0)
})

// The feed ends here: this is the last test of the file.

test('without an observer the button loads the rest, and the focus moves to the new posts', async () => {
  withoutObserver()
  const next = nextPage()
  const feed = serveFeed({ [next]: () => Response.json({ posts: postsOf(next), hasMore: false }) })
  await openFeed()
  const before = count()
  const scrolled = new Promise((heard) => document.addEventListener('scroll', heard, { once: true }))
  window.scrollTo(0, document.documentElement.scrollHeight)
  await scrolled
  expect(feed.asked(next)).toBe(0)

  // A live region must exist before its text changes.
  const heard = main.getByRole('status').last().element()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expectCount(posts, before + PER_PAGE)
  await expect.element(posts.nth(before)).toHaveFocus()
  await expect.element(heard).toHaveTextContent("You've reached the end!")
})

/** As in a browser without it, until the test is over. */
function withoutObserver() {
  const { IntersectionObserver } = window
  Reflect.deleteProperty(window, 'IntersectionObserver')
  onTestFinished(() => void Object.assign(window, { IntersectionObserver }))
}

function topOf(element: Element | undefined) {
  return (element?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY
}
