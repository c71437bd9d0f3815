import { fieldsOf } from '#client/lib/fields.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { seconds } from '#shared/time.ts'

/** The user cancelled the step-up: the call was not made, and that is no error. */
class ProofGivenUp extends Error {}

export function proofGivenUp() {
  return new ProofGivenUp('You did not show that it is you, so nothing was changed.')
}

export function isProofGivenUp(error: unknown) {
  return error instanceof ProofGivenUp
}

/** The result of `act`, or null if the user cancelled the step-up. */
export async function unlessGivenUp<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act()
  } catch (error) {
    if (isProofGivenUp(error)) return null
    throw error
  }
}

/** The step-up methods that a refused call accepts; null for any other failure. */
export function wantedProof(error: unknown): ProofMethod[] | null {
  const { code, methods } = fieldsOf(fieldsOf(error).data)
  if (code !== 'proof_required') return null
  return Array.isArray(methods) ? methods.filter((method) => method === 'passkey' || method === 'mail') : []
}

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
