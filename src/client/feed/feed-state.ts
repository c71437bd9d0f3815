import { createListeners } from '#client/lib/listeners.ts'
import { type FeedFailure, fetchFeedPage } from './fetch-page.ts'
import type { Post } from './post.ts'

/** `waiting`: there is more. */
export type FeedPhase = 'waiting' | 'loading' | 'ended' | FeedFailure

type FeedState = {
  posts: readonly Post[]
  /** How many pages are in `posts`; they start at 1. */
  pages: number
  phase: FeedPhase
  /** How often a page did not come. */
  failures: number
}

let state: FeedState = { posts: [], pages: 0, phase: 'waiting', failures: 0 }

const listeners = createListeners()

/** The feed of this tab. Outside React, so that whoever comes back finds it as it was left. */
export function feedState() {
  return state
}

export const onFeedChange = listeners.subscribe

function change(part: Partial<FeedState>) {
  state = { ...state, ...part }
  listeners.tell()
}

/**
 * Where the page is not there yet, as a rule; it loads by itself then and nobody has to ask. Resolves when the posts are
 * there, or what is the matter.
 */
export async function startFeed(pages = 1) {
  if (state.pages === 0 && state.phase === 'waiting') await loadPages(pages)
}

/** As many pages as were there before; the first that fails is the last that is asked for. */
async function loadPages(pages: number) {
  while (state.pages < pages && state.phase === 'waiting') await loadMore()
}

/** One page at a time (single flight). After a failure nothing is asked for until somebody tries again. */
export async function loadMore() {
  if (state.phase === 'waiting') await load()
}

/** Goes on with the page that failed; the posts before it stay. */
export async function tryAgain() {
  if (state.phase === 'unavailable' || state.phase === 'unusable') await load()
}

async function load() {
  change({ phase: 'loading' })
  const page = await fetchFeedPage(state.pages + 1)
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

/** A post that moved on to a later page while somebody read is not shown twice. */
export function withNew(posts: readonly Post[], sent: readonly Post[]) {
  const known = new Map(posts.map((post) => [post.id, post]))
  for (const post of sent) if (!known.has(post.id)) known.set(post.id, post)
  return [...known.values()]
}
