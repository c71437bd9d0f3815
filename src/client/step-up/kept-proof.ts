import { sessionState } from '#client/sessions/session-state.ts'
import { seconds } from '#shared/time.ts'

/** In memory, and for one account: after a step-up nobody is asked again while the proof is valid. */
let kept: { proof: string; accountId: string; until: number } | null = null

export function keepProof(proof: string, expiresIn: number) {
  const accountId = sessionState().session?.user.id
  kept = accountId === undefined ? null : { proof, accountId, until: Date.now() + seconds(expiresIn) }
}

/** The last proof, while it is valid. */
export function keptProof(): string | undefined {
  const isGood = kept && kept.until > Date.now() && kept.accountId === sessionState().session?.user.id
  return isGood ? kept?.proof : undefined
}

/** Call this when the proof is used up or the server no longer accepts it. */
export function forgetProof() {
  kept = null
}
