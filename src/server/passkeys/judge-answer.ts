import { setTimeout as sleep } from 'node:timers/promises'
import { carryOutDueAddition, lockCurrentAccount } from '#server/account-protection/carry-out-due.ts'
import { notifyAccount } from '#server/account-protection/notices/notices.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { appendRefusedSignIn } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { onlyRow, requireAnswerTo } from '#server/platform/postgres/statement.ts'
import type { LoginCredential } from '#shared/passkeys.ts'
import { challengeOf, hashOfSession } from './challenge.ts'
import { consumeLogin } from './queries.ts'

/**
 * Minimum duration of a refusal in milliseconds. In this time a known passkey's account gets its audit event, so that
 * the duration does not show whether the passkey is known.
 */
const REFUSED_AFTER = 25

/** Loads the WebAuthn library, a fifth of all code, only when needed. */
const loginRules = () => import('#server/passkeys/webauthn/login-rules.ts')

/** A live passkey as stored, with its account's user handle. */
export type StoredPasskey = NonNullable<ReturnType<typeof passkeyOf>>

/**
 * Verifies a passkey's answer, for a sign-in or, with a session, for step-up. It uses up the ceremony. Resolves to
 * the passkey and what to store on it. An unknown credential and a bad signature look the same.
 */
export async function judgeAnswer(deps: Deps, credential: LoginCredential, session?: Session) {
  const challenge = challengeOf(credential.response.clientDataJSON)
  if (!challenge) throw new Refusal('invalidLoginChallenge')
  const hash = session ? hashOfSession(challenge.hash, session) : challenge.hash
  const credentialId = Buffer.from(credential.id, 'base64url')
  const take = async () => onlyRow(await consumeLogin(deps.db, { hash, credentialId }))
  const taken = await take()
  if (taken.hash) requireAnswerTo(hash, taken.hash)
  const purpose = session ? 'prove' : 'login'
  if (!taken.isLive || taken.purpose !== purpose) throw new Refusal('invalidLoginChallenge')

  const isComing = taken.id === null && (await carryOutDueAddition(deps, { credentialId: credential.id }))
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
    offered: taken.offered,
  })
  if (passkey && verdict.outcome === 'counter-regressed') await reportSuspicion(deps, passkey)
  if (!passkey || verdict.outcome !== 'verified') {
    await Promise.all([passkey && auditRefused(deps, passkey, session), sleep(REFUSED_AFTER)])
    throw new Refusal('invalidLoginCredential')
  }
  return { passkey, verdict }
}

function passkeyOf(taken: Awaited<ReturnType<typeof consumeLogin>>[number]) {
  const { id, accountId, name, userHandle, credentialId, publicKey, counter, backupEligible, backedUp } =
    taken
  if (id === null || accountId === null || name === null || userHandle === null) return null
  // The table's check constraint guarantees these for a passkey; the types do not show it.
  if (!credentialId || !publicKey || counter === null || backupEligible === null || backedUp === null)
    return null
  const transports = taken.transports ?? []
  return {
    id,
    accountId,
    name,
    userHandle,
    credentialId,
    publicKey,
    counter,
    backupEligible,
    backedUp,
    transports,
  }
}

/** Without a session the browser's name is not recorded: an attacker can choose it. */
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

/** The passkey may have been copied: logs it and notifies the account's verified address. */
async function reportSuspicion(deps: Deps, passkey: { id: string; accountId: string; name: string }) {
  deps.log.warn({ key: passkey.id, account: passkey.accountId }, 'passkey counter went backwards')
  const notice = { event: 'passkeySuspicious', name: passkey.name } as const
  await deps.db.transaction(async (tx) => {
    // The count of this notice must not be written after the account's deletion.
    await lockCurrentAccount(tx, deps, passkey.accountId)
    await notifyAccount(tx, deps, passkey.accountId, notice)
  })
}
