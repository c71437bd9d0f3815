import { seconds } from '#shared/time.ts'
import { fieldsOf } from './fields.ts'

// This file wraps every browser capability that may be missing or refused, each with its fallback. No other file of the client
// names one of these (`tests/client/browser-parts.test.ts`). Two parts have files of their own, because the first page does not
// need them: `browser-drawings.ts`, and `webauthn.ts` for passkeys.

/** Capabilities without which nothing works: a page of its own names them. */
export function missingInThisBrowser(): string[] {
  const needs: Record<string, boolean> = {
    'a secure connection (https)': window.isSecureContext,
    'Web Crypto': globalThis.crypto?.subtle !== undefined,
    'Web Locks': navigator.locks !== undefined,
  }
  return Object.keys(needs).filter((need) => !needs[need])
}

/**
 * The address at which this page must be opened instead; null if it may stay. There are two reasons:
 * - another host than that of `publicUrl`: passkeys and stored keys belong to one origin. Behind a proxy the server cannot
 *   always see the host;
 * - a name and password in the address: `fetch` fails from such a page, and modules load twice, once under each address.
 */
export function addressInstead(publicUrl: string): string | null {
  const home = new URL(publicUrl)
  const { username, password } = new URL(document.baseURI)
  const { host, origin, pathname, search, hash } = location
  if (host !== home.host) return home.origin + pathname + search + hash
  // With its fragment, Firefox would treat it as a place on this very page.
  return username + password === '' ? null : origin + pathname + search
}

/** The storage of this browser or of this tab. Null when site data is refused: then even reading the name throws. */
export function drawer(whose: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[whose] ?? null
  } catch {
    return null
  }
}

/** A channel between tabs. Null when site data is refused: such tabs share nothing. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Longer than a running tab holds a lock: a call takes 13 s at most (`api/api-client.ts`). */
const LONGEST_HOLD = seconds(15)

/**
 * Runs `work` in one tab of this browser at a time (Web Locks). A tab that was suspended keeps its lock, so the lock is stolen
 * after the longest time that a running tab needs. Without locks `work` just runs: a browser that refuses locks also refuses
 * storage, and such tabs share nothing.
 */
export async function underLock(name: string, work: () => Promise<void>) {
  let begun: Promise<void> | undefined
  const begin = () => {
    begun ??= work()
    return begun
  }
  const request = async (how: LockOptions) => navigator.locks.request(name, how, begin)
  try {
    await request({ signal: abortAfter(LONGEST_HOLD) })
  } catch {
    // Not begun: the wait was in vain, or the lock was refused. Begun: another tab stole the lock, and the work goes on.
    await (begun ?? request({ steal: true }).catch(begin))
  }
}

/** Aborts after `limit` (ms) or with the given signal. `AbortSignal.any` is newer than some browsers that we support. */
export function abortAfter(limit: number, given?: AbortSignal | null): AbortSignal {
  const either = new AbortController()
  const follow = () => either.abort(given?.reason)
  setTimeout(() => either.abort(new DOMException('No answer in time', 'TimeoutError')), limit)
  if (given?.aborted) follow()
  else given?.addEventListener('abort', follow, { once: true })
  return either.signal
}

/**
 * Calls `act` when the browser is idle, or after `latest` (ms) at the latest. Safari has no idle callback: there it runs soon.
 */
export function whenIdle(act: () => void, latest: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act, { timeout: latest })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, latest / 5)
  return () => clearTimeout(timer)
}

/** Whether the text is now on the clipboard. On failure the user can copy it by hand. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether the user wants to save data, so that nothing should be prefetched. */
export function savesData() {
  return fieldsOf(fieldsOf(navigator).connection).saveData === true
}
