import { sessionState } from '#client/sessions/session-state.ts'
import { seconds } from '#shared/time.ts'

/** In memory, and for one account: whoever has shown that it is them is not asked again for as long as the proof is good. */
let kept: { proof: string; accountId: string; until: number } | null = null

export function keepProof(proof: string, expiresIn: number) {
  const accountId = sessionState().session?.user.id
  kept = accountId === undefined ? null : { proof, accountId, until: Date.now() + seconds(expiresIn) }
}

/** The proof that was given last, while it is good. */
export function keptProof(): string | undefined {
  const isGood = kept && kept.until > Date.now() && kept.accountId === sessionState().session?.user.id
  return isGood ? kept?.proof : undefined
}

/** It is used up, or the server takes it no more. */
export function forgetProof() {
  kept = null
}
