import { createListeners } from '#client/lib/listeners.ts'
import { wait } from '#client/lib/wait.ts'
import { type FeedFailure, fetchFeedPage } from './fetch-page.ts'
import type { Post } from './post.ts'

/** `waiting`: there is more to load. */
export type FeedPhase = 'waiting' | 'loading' | 'ended' | FeedFailure

type FeedState = {
  posts: readonly Post[]
  /** The number of pages in `posts`; they start at 1. */
  pages: number
  phase: FeedPhase
  /** The number of failed loads. */
  failures: number
}

let state: FeedState = { posts: [], pages: 0, phase: 'waiting', failures: 0 }

const listeners = createListeners()

/** The feed of this tab. Outside React, so that it is unchanged when the user comes back. */
export function feedState() {
  return state
}

export const onFeedChange = listeners.subscribe

function change(part: Partial<FeedState>) {
  state = { ...state, ...part }
  listeners.tell()
}

/**
 * Usually runs before the feed's page is there; the feed then loads by itself. Resolves when the posts are loaded or have
 * failed.
 */
export async function startFeed(pages = 1) {
  if (state.pages === 0 && state.phase === 'waiting') await loadPages(pages)
}

/** Loads as many pages as there were before; stops at the first failure. */
async function loadPages(pages: number) {
  while (state.pages < pages && state.phase === 'waiting') await loadMore()
}

/** One page at a time (single flight). After a failure nothing loads until the user tries again. */
export async function loadMore() {
  if (state.phase === 'waiting') await load()
}

/** The time (ms) in which a page is drawn. Several at once would be one long task. */
const TO_DRAW = 40

/** Loads pages until they have that post. Resolves to false when the feed ends without it, or when a load fails. */
export async function loadTo(post: string) {
  while (!state.posts.some(({ id }) => id === post)) {
    const { pages } = state
    if (state.phase !== 'ended') await load()
    if (state.pages === pages) return false
    await wait(TO_DRAW)
  }
  return true
}

/** Continues with the page that failed; the posts before it stay. */
export async function tryAgain() {
  if (state.phase === 'unavailable' || state.phase === 'unusable') await load()
}

/** The load that is running, if any. */
let underWay: Promise<void> | null = null

async function load() {
  underWay ??= loadNext()
  await underWay
}

async function loadNext() {
  change({ phase: 'loading' })
  const page = await fetchFeedPage(state.pages + 1)
  underWay = null
  if (typeof page === 'string') {
    change({ phase: page, failures: state.failures + 1 })
    return
  }
  change({
    posts: withNew(state.posts, page.posts),
    pages: state.pages + 1,
    phase: page.hasMore ? 'waiting' : 'ended',
  })
}

/** A post that moved to a later page meanwhile is not shown twice. */
export function withNew(posts: readonly Post[], sent: readonly Post[]) {
  const known = new Map(posts.map((post) => [post.id, post]))
  for (const post of sent) if (!known.has(post.id)) known.set(post.id, post)
  return [...known.values()]
}
