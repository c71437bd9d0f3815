import type { Page } from 'playwright/test'
import { expect } from './door.ts'

export const PER_PAGE = 6

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

/** Serves a feed of this many pages instead of ours, and returns which of them were requested. */
export async function serveFeed(page: Page, pages: number) {
  const asked: number[] = []
  await page.route('**/feed-page-*.json', (route) => {
    const number = Number(/feed-page-(\d+)/.exec(route.request().url())?.[1])
    asked.push(number)
    return route.fulfill({ json: feedPage(number, number < pages) })
  })
  // Pictures of one colour: other tests check the rooms themselves.
  await page.route('**/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#7a5" d="M0 0h4v3H0Z"/></svg>',
    }),
  )
  return asked
}

export const posts = (page: Page) => page.getByRole('feed', { name: 'Posts' }).getByRole('article')

export const post = (page: Page, number: number) =>
  page.getByRole('article', { name: `Neighbour ${number}`, exact: true })

export async function scrollUntil(page: Page, isThere: () => Promise<boolean>) {
  await page.mouse.move(180, 500)
  const scroll = async () => {
    await page.mouse.wheel(0, 500)
    return await isThere()
  }
  await expect.poll(scroll, { intervals: [50], timeout: 20_000 }).toBe(true)
}

export function scrollToEnd(page: Page) {
  return scrollUntil(page, () => page.getByText("You've reached the end!").isVisible())
}
