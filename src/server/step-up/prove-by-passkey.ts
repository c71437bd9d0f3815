import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { proverPasskeys } from '#server/account-protection/provers.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { descriptorOf } from '#server/account-store/keys/live-passkeys.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { beginCeremony, endCeremony, isCeremony } from '#server/passkeys/ceremonies.ts'
import { hashOfNamedChallenge, hashOfSession } from '#server/passkeys/challenge.ts'
import { judgeAnswer } from '#server/passkeys/judge-answer.ts'
import { notifyOfChange, storeAnswer } from '#server/passkeys/passkey-change.ts'
import { requestOptions } from '#server/passkeys/request-options.ts'
import { ceremonyLimits, countOrRefuse } from '#server/rate-limits/limits.ts'
import type { LoginCredential } from '#shared/passkeys.ts'
import { prove } from './prove.ts'

/** The WebAuthn options for step-up with a passkey of the session's account. */
export async function beginProof(deps: Deps, session: Session, facts: { clientAddress: string }) {
  await countOrRefuse(deps.db, ceremonyLimits(deps, facts.clientAddress))
  const passkeys = (await proverPasskeys(deps.db, deps, session.accountId)).map(descriptorOf)
  if (passkeys.length === 0) throw new Refusal('noPasskey')
  const challenge = await beginCeremony(
    deps,
    { purpose: 'prove', accountId: session.accountId, offered: passkeys.map(({ id }) => id) },
    session,
  )
  return requestOptions(deps, challenge, passkeys)
}

/**
 * Exchanges a passkey's response for a proof. The response is checked, counted and audited like one of a sign-in. A
 * caller who shows the browser key gets a renewed session.
 */
export async function completeProof(
  deps: Deps,
  session: Session,
  facts: { credential: LoginCredential; browserKey?: string | undefined },
) {
  // The ceremony offered only passkeys of the session's account, so this is one of them.
  const { passkey, verdict } = await judgeAnswer(deps, facts.credential, session)
  return await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    const change = await storeAnswer(tx, passkey, verdict)
    const provers = await proverPasskeys(tx, deps, session.accountId)
    if (!provers.some(({ id }) => id === passkey.id)) throw new Refusal('invalidLoginCredential')
    const { accountId, name } = passkey
    if (change) await notifyOfChange(tx, deps, { accountId, name, by: session.browserKeyId, change })
    return await prove(tx, deps, session, { keyId: passkey.id }, facts.browserKey)
  })
}

/** For a `complete` that is refused before it is read: ends the ceremony that it names. */
export async function endNamedProof({ db }: Deps, rawInput: unknown, session: Session | null) {
  const hash = hashOfNamedChallenge(rawInput)
  if (hash && session) await endCeremony(db, hashOfSession(hash, session))
}

/** Whether a `complete` names a ceremony that this session began. */
export async function namesProof({ db }: Pick<Deps, 'db'>, rawInput: unknown, session: Session | null) {
  const hash = hashOfNamedChallenge(rawInput)
  return hash !== null && session !== null && (await isCeremony(db, hashOfSession(hash, session)))
}
