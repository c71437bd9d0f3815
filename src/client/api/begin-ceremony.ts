import { heedWait, useSecondsLeft } from './waits.ts'

/** One limit for all of them, as on the server. */
const CEREMONIES = 'passkey ceremonies'

export function beginCeremony<Options>(begin: () => Promise<Options>) {
  return heedWait(CEREMONIES, begin)
}

/** Seconds until the next ceremony may begin; 0 for at once. */
export function useCeremonyWait() {
  return useSecondsLeft(CEREMONIES)
}
