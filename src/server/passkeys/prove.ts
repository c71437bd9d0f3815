import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { descriptorOf } from '#server/keys/live-passkeys.ts'
import { lockOwnAccount } from '#server/keys/lock-account.ts'
import { issueProof } from '#server/keys/proofs.ts'
import type { Session } from '#server/keys/session.ts'
import { readWaysToProve } from '#server/keys/ways-to-prove.ts'
import { ceremonyLimits, countOrRefuse } from '#server/limits/limits.ts'
import type { LoginCredential } from '#shared/passkeys.ts'
import { beginCeremony } from './ceremonies.ts'
import { judgeAnswer } from './judge-answer.ts'
import { storeAnswer, tellChange } from './passkey-change.ts'
import { requestOptions } from './request-options.ts'

/** Options for showing by a passkey of the session's account that it is its owner who asks. */
export async function beginProof(deps: Deps, session: Session, facts: { clientAddress: string }) {
  await countOrRefuse(deps.db, ceremonyLimits(deps, facts.clientAddress))
  const ways = await readWaysToProve(deps.db, deps, session.accountId)
  const passkeys = ways.passkeys.map(descriptorOf)
  if (passkeys.length === 0) throw new Refusal('noPasskey')
  const challenge = await beginCeremony(
    deps,
    { purpose: 'prove', accountId: session.accountId, offered: passkeys.map(({ id }) => id) },
    session,
  )
  return requestOptions(deps, challenge, passkeys)
}

/** Trades a passkey's answer for a proof; judged, counted and noted as that of a sign-in. */
export async function completeProof(deps: Deps, session: Session, facts: { credential: LoginCredential }) {
  // It was offered, so it is one of the session's account.
  const { passkey, verdict } = await judgeAnswer(deps, facts.credential, session)
  return await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, session)
    const change = await storeAnswer(tx, passkey, verdict)
    const ways = await readWaysToProve(tx, deps, session.accountId)
    const way = ways.passkeys.find(({ id }) => id === passkey.id)
    if (!way) throw new Refusal('invalidLoginCredential')
    const { accountId, name } = passkey
    if (change) await tellChange(tx, deps, { accountId, name, by: session.browserKeyId, change })
    return await issueProof(tx, deps, session, way)
  })
}
