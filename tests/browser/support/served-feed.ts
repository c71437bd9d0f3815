import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { feedState } from '#client/feed/feed-state.ts'
import { openPage } from './app.tsx'

export const PER_PAGE = 6

/** A picture of one colour: other tests check the rooms themselves. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#7a5" d="M0 0h4v3H0Z"/></svg>',
)}`

export function postNumbered(number: number) {
  return {
    id: `post-${number}`,
    author: { username: `Neighbour ${number}`, avatar: PICTURE },
    timestamp: new Date(Date.UTC(2026, 9, 31) - number * 3_600_000).toISOString(),
    content: `Words of post ${number}. `.repeat(8),
    ...(number % 3 !== 0 && {
      image: { src: PICTURE, width: 1200, height: 900, alt: `Room ${number}`, places: [] },
    }),
    likes: number,
    comments: number % 4,
    shares: 1,
    isLiked: false,
  }
}

/** The posts of a page: six, of which every third has no picture. */
export function postsOf(number: number) {
  return Array.from({ length: PER_PAGE }, (_, index) => postNumbered((number - 1) * PER_PAGE + index + 1))
}

type Answer = (request: RequestInit | undefined) => Response | Promise<Response>

/** The first page that the feed of this file has not shown yet. Page 1 is shown as soon as there are posts. */
export function nextPage() {
  return Math.max(feedState().pages, 1) + 1
}

/**
 * Serves an endless feed until the test is over, page by page, except for the given answers. The feed lives as long as
 * the file, so each test continues where the previous one stopped: with `nextPage`.
 */
export function serveFeed(otherwise: Record<number, Answer> = {}) {
  const asked: number[] = []
  const answers = new Map(Object.entries(otherwise))
  const reallyFetch = window.fetch
  window.fetch = async (address, request) => {
    const number = /^\/feed-page-(\d+)\.json$/.exec(String(address))?.[1]
    if (number === undefined) return await reallyFetch(address, request)
    asked.push(Number(number))
    const answer = answers.get(number)
    return answer ? await answer(request) : Response.json({ posts: postsOf(Number(number)), hasMore: true })
  }
  onTestFinished(() => {
    window.fetch = reallyFetch
  })
  return {
    asked: (number: number) => asked.filter((one) => one === number).length,
    /** Sets the answer of the page from now on; without an answer, its posts. */
    answer: (number: number, answer?: Answer) =>
      answer ? answers.set(`${number}`, answer) : answers.delete(`${number}`),
  }
}

/** Opens the feed at its top, where the next test finds it again. */
export async function openFeed() {
  const opened = await openPage('/rummageworld')
  onTestFinished(() => window.scrollTo(0, 0))
  // Posts are rendered in slices: the last one so far is not always the final one.
  await expect.poll(() => posts.elements().length).toBe(Math.max(feedState().posts.length, PER_PAGE))
  return opened
}

export const posts = page.getByRole('feed', { name: 'Posts' }).getByRole('article')

export const post = (number: number) =>
  page.getByRole('article', { name: `Neighbour ${number}`, exact: true })

/**
 * Scrolls to the first post or to the last, and waits until visibility observers are notified. In the frame of a test
 * only a visible post is noticed, not one that was jumped past.
 */
export async function scrollToPost(which: 'first' | 'last') {
  const all = posts.elements()
  const element = which === 'first' ? all[0] : all.at(-1)
  if (!element) throw new Error('There are no posts')
  element.scrollIntoView({ block: 'center' })
  // Observers are notified in the order of their creation: the page's own before this one.
  await new Promise<void>((told) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      told()
    })
    observer.observe(element)
  })
}
