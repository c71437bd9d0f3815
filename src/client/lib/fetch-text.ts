import { seconds } from '#shared/time.ts'
import { abortAfter } from './browser.ts'

const LONGEST_WAIT = seconds(15)

/** What our server publishes at a path; null where nobody answers, or not in time, or not with it. */
export async function fetchText(path: string, priority: RequestPriority = 'auto') {
  try {
    const response = await fetch(path, { signal: abortAfter(LONGEST_WAIT), priority })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
