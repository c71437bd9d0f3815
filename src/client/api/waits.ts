import { createListeners } from '#client/lib/listeners.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { seconds } from '#shared/time.ts'
import { refusalOf } from './refusal.ts'

/** The wait of the one Retry that is shared by all pages. */
export const RETRY = 'retry'

/** When each named action is allowed again. Outside React: a wait outlives the page that it began on. */
const ends = new Map<string, number>()

const listeners = createListeners()

let ticking: ReturnType<typeof setInterval> | undefined

/** Makes a call. If it is refused with a wait, that is stored under this name. */
export async function heedWait<Result>(what: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const { retryAfter } = refusalOf(error)
    if (retryAfter !== null) postpone(what, retryAfter)
    throw error
  }
}

export function postpone(what: string, duration: number) {
  ends.set(what, Date.now() + duration)
  ticking ??= setInterval(tick, seconds(1))
  listeners.tell()
}

/** Ends a wait early, when its reason is gone. */
export function liftWait(what: string) {
  if (ends.delete(what)) listeners.tell()
}

/** Whole seconds until all of these waits are over; 0 when there is none. */
function secondsLeft(whats: string[]) {
  const end = Math.max(0, ...whats.map((what) => ends.get(what) ?? 0))
  return Math.max(0, Math.ceil((end - Date.now()) / seconds(1)))
}

/** The same, counting down. */
export function useSecondsLeft(...whats: string[]) {
  return useExternalStore(listeners.subscribe, () => secondsLeft(whats))
}

function tick() {
  for (const [what, end] of ends) {
    if (end <= Date.now()) ends.delete(what)
  }
  if (ends.size === 0) {
    clearInterval(ticking)
    ticking = undefined
  }
  listeners.tell()
}
