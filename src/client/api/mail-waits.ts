import { seconds } from '#shared/time.ts'
import { heedWait, postpone, useSecondsLeft } from './waits.ts'

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
