import { seconds } from '#shared/time.ts'
import { heedWait, postpone, useSecondsLeft } from './waits.ts'

/** Most letters have come by then; whoever asks sooner makes the code in them worthless. */
const BEFORE_ASKING_AGAIN = seconds(10)

const budgetOf = (address: string) => `mail to ${address}`
const letterTo = (address: string) => `another mail to ${address}`

/** Has something mailed. Both the server's limits and the pause before the same is asked for again are kept. */
export async function askForMail<Result>(address: string, ask: () => Promise<Result>) {
  const answer = await heedWait(budgetOf(address), ask)
  postpone(letterTo(address), BEFORE_ASKING_AGAIN)
  return answer
}

/** Seconds until the server takes another asking for this address; 0 for none. */
export function useMailWait(address: string | null) {
  return useSecondsLeft(budgetOf(address ?? ''))
}

/** Seconds until the same may be sent there again. */
export function useResendWait(address: string | null) {
  return useSecondsLeft(budgetOf(address ?? ''), letterTo(address ?? ''))
}
