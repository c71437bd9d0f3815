import { abortAfter } from '#client/lib/browser.ts'
import { seconds } from '#shared/time.ts'

const LONGEST_ANSWER = seconds(5)

/** Whether our server answers at all: what failed on the way to it is then not for want of a network. */
export async function isServerThere() {
  try {
    const answer = await fetch('/api/health/live', {
      cache: 'no-store',
      signal: abortAfter(LONGEST_ANSWER),
    })
    return answer.ok
  } catch {
    return false
  }
}
