import { fetchText } from '#client/lib/fetch-text.ts'
import { parseJson } from '#client/lib/parse-json.ts'
import { readFeedPage } from './post.ts'

/** `unavailable`: nobody answered, or not in time, or not with a page. `unusable`: what came cannot be read. */
export type FeedFailure = 'unavailable' | 'unusable'

export async function fetchFeedPage(number: number) {
  const text = await fetchText(`/feed-page-${number}.json`)
  if (text === null) return 'unavailable' satisfies FeedFailure
  return readFeedPage(parseJson(text)) ?? ('unusable' satisfies FeedFailure)
}
