import { seconds } from '#shared/time.ts'
import { readFeedPage } from './post.ts'

const LONGEST_WAIT = seconds(15)

/** `unavailable`: nobody answered, or not in time, or not with a page. `unusable`: what came cannot be read. */
export type FeedFailure = 'unavailable' | 'unusable'

export async function fetchFeedPage(number: number) {
  const text = await fetchText(`/feed-page-${number}.json`)
  if (text === null) return 'unavailable' satisfies FeedFailure
  return readFeedPage(parse(text)) ?? ('unusable' satisfies FeedFailure)
}

async function fetchText(address: string) {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), LONGEST_WAIT)
  try {
    const response = await fetch(address, { signal: patience.signal })
    return response.ok ? await response.text() : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
