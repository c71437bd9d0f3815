import { abortAfter } from '#client/lib/browser.ts'
import { pages } from '#shared/page-paths.ts'
import { seconds } from '#shared/time.ts'

const LONGEST_ANSWER = seconds(5)

/**
 * Whether our server answers and is not shutting down. If so, a failure was not caused by the network. A server that was asked
 * to stop refuses this call, while `/api/health/live` still says that its process is up.
 */
export async function isServerThere() {
  try {
    const answer = await fetch(pages.health, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: abortAfter(LONGEST_ANSWER),
    })
    return answer.ok
  } catch {
    return false
  }
}
