import { fieldsOf } from '#client/lib/fields.ts'
import type { ProofMethod } from '#shared/errors.ts'

/** The person thought better of it: what wanted a proof was not done, and that is nobody's mistake. */
class ProofGivenUp extends Error {}

export function proofGivenUp() {
  return new ProofGivenUp('You did not show that it is you, so nothing was changed.')
}

/** Whether a call was left undone because the person did not want to show that it is them. */
export function isProofGivenUp(error: unknown) {
  return error instanceof ProofGivenUp
}

/** How the proof that a refused call wants can be given; null for what failed for any other reason. */
export function wantedProof(error: unknown): ProofMethod[] | null {
  const { code, methods } = fieldsOf(fieldsOf(error).data)
  if (code !== 'proof_required') return null
  return Array.isArray(methods) ? methods.filter((method) => method === 'passkey' || method === 'mail') : []
}
