import { seconds } from '#shared/time.ts'
import { abortAfter } from './browser.ts'

const LONGEST_WAIT = seconds(15)

/** The text that our server serves at a path; null on a failure, a timeout or another status. */
export async function fetchText(path: string, priority: RequestPriority = 'auto') {
  try {
    const response = await fetch(path, { signal: abortAfter(LONGEST_WAIT), priority })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
