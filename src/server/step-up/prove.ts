import { issueProof, type Prover } from '#server/account-protection/require-step-up.ts'
import { renewOwnKey } from '#server/account-store/browsers/issue-browser-key.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { issueSession } from '#server/sessions/session-token.ts'

/**
 * Issues a proof to a session. A caller who shows the secret of its browser key gets a new secret, and the proof
 * belongs to the new session. A copy of the old secret becomes worthless after the first use of the new one. Under the
 * account's lock.
 */
export async function prove(
  tx: Transaction,
  deps: Deps,
  session: Session,
  prover: Prover,
  browserKey: string | undefined,
) {
  const renewed = browserKey === undefined ? null : await renewOwnKey(tx, deps, session, browserKey)
  const proof = await issueProof(tx, deps, renewed?.standing ?? session, prover)
  return renewed ? { ...proof, session: await issueSession(tx, deps, renewed) } : proof
}
