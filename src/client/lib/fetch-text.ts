import { seconds } from '#shared/time.ts'

const LONGEST_WAIT = seconds(15)

/** What is published at an address; null where nobody answers, or not in time, or not with it. */
export async function fetchText(address: string, priority: RequestPriority = 'auto') {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), LONGEST_WAIT)
  try {
    const response = await fetch(address, { signal: patience.signal, priority })
    return response.ok ? await response.text() : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
