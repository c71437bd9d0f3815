import { seconds } from '#shared/time.ts'
import { fieldsOf } from './fields.ts'

// What a browser may lack or refuse is asked for in this file, each with what is done instead. Elsewhere in the client none
// of these is named (`tests/client/browser-parts.test.ts`). Two parts of it are files of their own, because the first page
// does without: `browser-drawings.ts`, and `webauthn.ts` for passkeys.

/** What nothing can be done without: a page of its own names it. */
export function missingInThisBrowser(): string[] {
  const needs: Record<string, boolean> = {
    'a secure connection (https)': window.isSecureContext,
    'Web Crypto': globalThis.crypto?.subtle !== undefined,
    'Web Locks': navigator.locks !== undefined,
  }
  return Object.keys(needs).filter((need) => !needs[need])
}

/**
 * The address at which this page is to be opened instead; null where it may go on here. Two things lead away:
 * - another host than that of `publicUrl`: passkeys and stored keys belong to one origin. Behind a proxy the server cannot
 *   always see which one this is;
 * - a name and password in the address: from such a page `fetch` goes nowhere, and a module is there twice, under either address.
 */
export function addressInstead(publicUrl: string): string | null {
  const home = new URL(publicUrl)
  const { username, password } = new URL(document.baseURI)
  const { host, origin, pathname, search, hash } = location
  if (host !== home.host) return home.origin + pathname + search + hash
  // With its fragment Firefox would take it for a place on this very page.
  return username + password === '' ? null : origin + pathname + search
}

/** What this browser keeps for us, or this tab. Null where site data is refused: there its very name throws. */
export function drawer(whose: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[whose] ?? null
  } catch {
    return null
  }
}

/** Talk between tabs. Null where site data is refused: such tabs share nothing. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Longer than a tab that runs holds a lock: a call takes 13 s at most (`api/api-client.ts`). */
const LONGEST_HOLD = seconds(15)

/**
 * Does something in one tab of this browser at a time (Web Locks). A tab that was stopped in the middle gives its lock
 * back to nobody, so it is taken away after the longest time that a running tab needs. Without locks it is done without:
 * whoever refuses them refuses storage too, and such tabs have nothing to share.
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
    // Not begun: waited in vain, or refused. Begun: another tab took the lock, and the work goes on.
    await (begun ?? request({ steal: true }).catch(begin))
  }
}

/** Aborts after so long (ms), or with the given signal: `AbortSignal.any` is younger than browsers that we serve. */
export function abortAfter(limit: number, given?: AbortSignal | null): AbortSignal {
  const either = new AbortController()
  const follow = () => either.abort(given?.reason)
  setTimeout(() => either.abort(new DOMException('No answer in time', 'TimeoutError')), limit)
  if (given?.aborted) follow()
  else given?.addEventListener('abort', follow, { once: true })
  return either.signal
}

/** Acts when the browser has nothing else to do, or so much later (ms) at the latest. Safari does not tell: then soon. */
export function whenIdle(act: () => void, latest: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act, { timeout: latest })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, latest / 5)
  return () => clearTimeout(timer)
}

/** Whether the text is on the clipboard now: whoever reads the page can copy it by hand. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether somebody pays for what is fetched before it is asked for. */
export function savesData() {
  return fieldsOf(fieldsOf(navigator).connection).saveData === true
}
