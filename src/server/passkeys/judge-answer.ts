import { setTimeout as sleep } from 'node:timers/promises'
import { carryOutComing } from '#server/account-protection/carry-out-due.ts'
import { lockedAccount } from '#server/account-protection/lock-account.ts'
import { notifyAccount } from '#server/account-protection/notices/notices.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { appendRefusedSignIn } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { onlyRow, requireAnswerTo } from '#server/platform/postgres/statement.ts'
import type { LoginCredential } from '#shared/passkeys.ts'
import { challengeOf, hashOfSession } from './challenge.ts'
import { takeLogin } from './queries.ts'

/**
 * How long a refusal takes at least (ms): meanwhile a known passkey's account gets its entry, and nobody who waits for the
 * answer can tell.
 */
const REFUSED_AFTER = 25

/** With the WebAuthn library, which is a fifth of all code: a start does without it. */
const loginRules = () => import('#server/passkeys/webauthn/login-rules.ts')

/** A live passkey as it is stored, with the user handle of its account. */
export type StoredPasskey = NonNullable<ReturnType<typeof passkeyOf>>

/**
 * Judges what a passkey answers, for a sign-in or, with a session, for a proof; the ceremony is used up by it. Resolves to
 * the passkey and what is to be noted on it. An unknown credential and a bad signature look the same.
 */
export async function judgeAnswer(deps: Deps, credential: LoginCredential, session?: Session) {
  const challenge = challengeOf(credential.response.clientDataJSON)
  if (!challenge) throw new Refusal('invalidLoginChallenge')
  const hash = session ? hashOfSession(challenge.hash, session) : challenge.hash
  const credentialId = Buffer.from(credential.id, 'base64url')
  const take = async () => onlyRow(await takeLogin(deps.db).execute({ hash, credentialId }))
  const taken = await take()
  const { ceremony } = taken
  if (ceremony) requireAnswerTo(hash, ceremony.hash)
  const purpose = session ? 'prove' : 'login'
  if (!ceremony?.isLive || ceremony.purpose !== purpose) throw new Refusal('invalidLoginChallenge')

  const isComing = !taken.passkey && (await carryOutComing(deps, { credentialId: credential.id }))
  const passkey = passkeyOf(isComing ? await take() : taken)
  if (passkey) requireAnswerTo(credentialId, passkey.credentialId)
  const { verifyLogin } = await loginRules()
  const verdict = await verifyLogin({
    credential,
    challenge: challenge.text,
    origin: deps.config.publicUrl,
    rpId: deps.config.rpId,
    passkey,
    userHandle: passkey?.userHandle ?? null,
    offered: ceremony.offered,
  })
  if (passkey && verdict.outcome === 'counter-regressed') await reportSuspicion(deps, passkey)
  if (!passkey || verdict.outcome !== 'verified') {
    await Promise.all([passkey && auditRefused(deps, passkey, session), sleep(REFUSED_AFTER)])
    throw new Refusal('invalidLoginCredential')
  }
  return { passkey, verdict }
}

function passkeyOf({ passkey }: Awaited<ReturnType<ReturnType<typeof takeLogin>['execute']>>[number]) {
  if (!passkey) return null
  const { credentialId, publicKey, counter, backupEligible, backedUp, transports } = passkey
  // The table's check guarantees them for a passkey; the types cannot know.
  if (!credentialId || !publicKey || counter === null || backupEligible === null || backedUp === null)
    return null
  return {
    ...passkey,
    credentialId,
    publicKey,
    counter,
    backupEligible,
    backedUp,
    transports: transports ?? [],
  }
}

/** Of a sign-in it is not told by whom: what a stranger calls their browser is theirs to choose. */
async function auditRefused(
  { db }: Deps,
  { accountId, name }: { accountId: string; name: string },
  session: Session | undefined,
) {
  await appendRefusedSignIn(db, {
    accountId,
    by: session?.browserKeyId ?? null,
    key: { type: 'passkey', name },
  })
}

/** Somebody may hold a copy of this passkey: the log and the account's verified address are told. */
async function reportSuspicion(deps: Deps, passkey: { id: string; accountId: string; name: string }) {
  deps.log.warn({ key: passkey.id, account: passkey.accountId }, 'passkey counter went backwards')
  const notice = { event: 'passkeySuspicious', name: passkey.name } as const
  await deps.db.transaction(async (tx) => {
    // The count of this notice must not come after the account's deletion.
    await lockedAccount(tx, deps, passkey.accountId)
    await notifyAccount(tx, deps, passkey.accountId, notice)
  })
}
