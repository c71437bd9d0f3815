import { fetchText } from '#client/lib/fetch-text.ts'
import { parseJson } from '#client/lib/parse-json.ts'
import { readFeedPage } from './post.ts'

/** `unavailable`: no answer, a timeout, or an answer that is not a page. `unusable`: the answer cannot be read. */
export type FeedFailure = 'unavailable' | 'unusable'

export async function fetchFeedPage(number: number) {
  const text = await fetchText(`/feed-page-${number}.json`)
  if (text === null) return 'unavailable' satisfies FeedFailure
  return readFeedPage(parseJson(text)) ?? ('unusable' satisfies FeedFailure)
}
