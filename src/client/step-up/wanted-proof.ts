import { fieldsOf } from '#client/lib/fields.ts'
import type { ProofMethod } from '#shared/errors.ts'

/** The person thought better of it: what wanted a proof was not done, and that is nobody's mistake. */
class ProofGivenUp extends Error {}

export function proofGivenUp() {
  return new ProofGivenUp('You did not show that it is you, so nothing was changed.')
}

export function isProofGivenUp(error: unknown) {
  return error instanceof ProofGivenUp
}

/** What was done, or null where the person did not want to show that it is them. */
export async function unlessGivenUp<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act()
  } catch (error) {
    if (isProofGivenUp(error)) return null
    throw error
  }
}

/** How the proof that a refused call wants can be given; null for what failed for any other reason. */
export function wantedProof(error: unknown): ProofMethod[] | null {
  const { code, methods } = fieldsOf(fieldsOf(error).data)
  if (code !== 'proof_required') return null
  return Array.isArray(methods) ? methods.filter((method) => method === 'passkey' || method === 'mail') : []
}
