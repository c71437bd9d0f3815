import { seconds } from '#shared/time.ts'
import { fieldsOf } from './fields.ts'
import { wait } from './wait.ts'

// What a browser may lack or refuse is asked for in this file, each with what is done instead. Elsewhere in the client none
// of these is named (`tests/client/browser-parts.test.ts`). Passkeys have a place of their own: `webauthn.ts`.

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
 * The address of this page without the name and password that it was opened with; null where it has none. From such a page
 * `fetch` goes nowhere, and a module is there twice, under either address.
 */
export function addressWithoutPassword(): string | null {
  const { username, password } = new URL(document.baseURI)
  const { origin, pathname, search, hash } = location
  return username + password === '' ? null : origin + pathname + search + hash
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

/** Longer than a tab that runs holds a lock: a call takes 13 s at most (`api/trpc.ts`). */
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

/** Whether the device passes such a file on. */
export function canShare(file: File) {
  return navigator.canShare?.({ files: [file] }) ?? false
}

const LONGEST_FONT = seconds(3)

/** Settles when the font is there, or is not to be had: what is drawn then is drawn in the next one of its list. */
export async function tryFont(font: string) {
  await Promise.race([document.fonts.load(font).catch(() => undefined), wait(LONGEST_FONT)])
}

/** Two colours that differ in every part. */
const COLOURS = [
  [200, 60, 20],
  [20, 100, 220],
] as const

/** More than a trace that is laid over a drawing on purpose, and by which the drawing is as good as ever. */
const MOST_OFF = 24

/** Whether a drawing can be read. A browser that lets no page recognise it gives something else instead (canvas fingerprinting). */
export function canReadDrawings() {
  const context = document.createElement('canvas').getContext('2d')
  return COLOURS.every((colour, x) => {
    if (context) context.fillStyle = `rgb(${colour})`
    context?.fillRect(x, 0, 1, 1)
    const read = context?.getImageData(x, 0, 1, 1).data ?? []
    return colour.every((part, at) => Math.abs(part - (read[at] ?? 0)) <= MOST_OFF)
  })
}
