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

/** Most mails have arrived by then. An earlier request would make the code in them worthless. */
const BEFORE_ASKING_AGAIN = seconds(10)

const budgetOf = (address: string) => `mail to ${address}`
const letterTo = (address: string) => `another mail to ${address}`

/** Requests a mail. Observes the server's limits, and the delay before the same mail is requested again. */
export async function askForMail<Result>(address: string, ask: () => Promise<Result>) {
  const answer = await heedWait(budgetOf(address), ask)
  postpone(letterTo(address), BEFORE_ASKING_AGAIN)
  return answer
}

/** Seconds until the server accepts another request for this address; 0 for none. */
export function useMailWait(address: string | null) {
  return useSecondsLeft(budgetOf(address ?? ''))
}

/** Seconds until the same mail may be requested for it again. */
export function useResendWait(address: string | null) {
  return useSecondsLeft(budgetOf(address ?? ''), letterTo(address ?? ''))
}

/** One limit for all of them, as on the server. */
const CEREMONIES = 'passkey ceremonies'

export function beginCeremony<Options>(begin: () => Promise<Options>) {
  return heedWait(CEREMONIES, begin)
}

/** Seconds until the next ceremony may begin; 0 for at once. */
export function useCeremonyWait() {
  return useSecondsLeft(CEREMONIES)
}
