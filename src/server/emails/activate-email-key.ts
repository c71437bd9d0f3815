import { and, eq, sql } from 'drizzle-orm'
import { lockCurrentAccount } from '#server/account-protection/carry-out-due.ts'
import { activateKey, auditActivation } from '#server/account-protection/effects/activate-key-now.ts'
import { addPendingChange, recordAddition, recordDone } from '#server/account-protection/keep-change.ts'
import { endAsStopped } from '#server/account-protection/pending-changes.ts'
import { isSettledAddress } from '#server/account-protection/removal.ts'
import { type Claim, requireStepUp } from '#server/account-protection/require-step-up.ts'
import { consumeCode } from '#server/account-store/addresses/codes.ts'
import type { Browser } from '#server/account-store/browsers/issue-browser-key.ts'
import { issueBrowserKey } from '#server/account-store/browsers/issue-browser-key.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { refuseInactive } from '#server/account-store/browsers/refuse-ended.ts'
import { type AwaitingKey, findAwaiting, stampEmailKey } from '#server/account-store/keys/keep-email-key.ts'
import { displayNameOf } from '#server/accounts/present.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { publishSignedIn } from '#server/lib/telemetry.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import { batchedLookUp, namesSecret } from '#server/platform/postgres/known-together.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, codes, keys } from '#server/platform/postgres/schema.ts'
import { hashSecret, isSecret } from '#server/platform/random.ts'
import { issueSession, issueSessionToken } from '#server/sessions/session-token.ts'
import type { EmailKeyFacts } from '#shared/link-facts.ts'
import { judgeCode } from './judge-code.ts'

/** Whether a call to activate a key names the token of a pending one. */
export const namesEmailKey = namesSecret('token', batchedLookUp(codes.tokenHash))

const REFUSAL = 'invalidActivationCode'

/**
 * Activates an e-mail key by its link token and its code, at once or after the delay, and signs the caller in. A
 * session of the same account is renewed instead. For a key that is active already this is a sign-in by mail.
 */
export async function activateEmailKey(
  deps: Deps,
  {
    token,
    activationCode,
    session,
    ...facts
  }: { token: string; activationCode: string; session: Session | null } & Browser & Claim,
) {
  if (!isSecret(token)) throw new Refusal(REFUSAL)
  const row = await judgeCode(deps, {
    matching: isCodeOf(token),
    code: activationCode,
    refusal: REFUSAL,
    by: session?.browserKeyId,
  })
  const { accountId, address, keyId } = row
  const own = session?.accountId === accountId ? session : null

  const entered = await deps.db.transaction(async (tx) => {
    const account = await lockCurrentAccount(tx, deps, accountId)
    const asked = keyId === null ? null : await findAwaiting(tx, keyId)
    if (asked) {
      // A new sign-in method is a change, which an inactive account does not allow. An existing key may still sign in.
      refuseInactive(account)
      const takesEffectAt = await add(tx, deps, asked, own, facts, () => consumeCode(tx, row, REFUSAL))
      if (takesEffectAt)
        return { accountId, takesEffectAt, message: 'The email key will be added.', upid: account.upid }
    } else {
      await consumeCode(tx, row, REFUSAL)
      // The reader of the mailbox has just used the key, which stops a pending removal of it.
      const leaves = (effect: Effect) => effect.do === 'removeKey' && effect.keyId === keyId
      await endAsStopped(tx, deps, { accountId, by: own?.browserKeyId ?? null }, leaves)
    }
    const emailKeyId = await stampEmailKey(tx, accountId, address)
    if (emailKeyId === null || emailKeyId !== keyId) throw new Refusal(REFUSAL)

    const answer = { accountId, upid: account.upid, message: 'Email key activated.', takesEffectAt: null }
    if (own) {
      if (asked) await auditActivation(tx, { accountId, by: own.browserKeyId, email: address })
      return { ...(await issueSessionToken(tx, deps, own)), ...answer }
    }
    const wayIn = { by: 'email', keyId: emailKeyId, address, isProof: true } as const
    const issued = await issueBrowserKey(tx, deps, { ...facts, accountId, wayIn })
    const by = issued.standing.browserKeyId
    if (asked) await auditActivation(tx, { accountId, by, email: address })
    await appendAuditEvent(tx, {
      accountId,
      by,
      key: { type: 'email', name: address },
      event: 'signed_in',
      detail: address,
    })
    return { ...(await issueSession(tx, deps, issued)), ...answer }
  })
  if ('browserKey' in entered) publishSignedIn('emailKey')
  return entered
}

/**
 * The account that a pending e-mail key would open; null for any other token. Somebody else may have requested the key,
 * so the page shows this before the code is typed. Changes nothing.
 */
export async function awaitedEmailKey(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<EmailKeyFacts | null> {
  if (!isSecret(token)) return null
  const isLiveBrowser = sql`${keys.accountId} = ${accounts.id} and ${keys.type} = 'browser' and ${keys.revokedAt} is null`
  const [row] = await db
    .select({
      address: codes.address,
      upid: accounts.upid,
      first: accounts.first,
      last: accounts.last,
      createdAt: accounts.createdAt,
      browsers: sql<number>`(select count(*) from ${keys} where ${isLiveBrowser})::int`,
    })
    .from(codes)
    .innerJoin(accounts, eq(accounts.id, codes.accountId))
    .where(and(isCodeOf(token), sql`${codes.expiresAt} > now()`))
  if (!row) return null
  const { first, last, createdAt, ...facts } = row
  const name = first || last ? displayNameOf({ first, last }) : null
  return { ...facts, name, createdAt: createdAt.toISOString() }
}

/** Condition: the code that was mailed together with this token's link. */
function isCodeOf(token: string) {
  return and(eq(codes.tokenHash, hashSecret(token)), eq(codes.purpose, 'email_key'))
}

/** Adds the key on behalf of the session that requested it. Returns when it takes effect; null when it has. */
async function add(
  tx: Transaction,
  deps: Deps,
  { id: keyId, accountId, email, asker }: AwaitingKey,
  own: Session | null,
  claim: Claim,
  consume: () => Promise<void>,
): Promise<string | null> {
  const authority = await requireStepUp(tx, deps, own ?? { accountId }, claim)
  await consume()
  const by = asker?.browserKeyId ?? null
  const change = { accountId, event: 'key_activated', by, key: { type: 'email', name: email } } as const
  if (authority.kind === 'waits') {
    const effect = { do: 'activateEmailKey', keyId, address: email } as const
    return (await addPendingChange(tx, deps, { ...change, authority, effect, isCounted: true })).toISOString()
  }
  const removal = { do: 'removeKey', keyId, address: email, isUnproven: false } as const
  // A settled mailbox is not an addition, so the notice has no link that removes it.
  const isAdded = !(await isSettledAddress(tx, deps, accountId, email))
  const tokens = isAdded ? await recordAddition(tx, deps, { ...change, removal }) : undefined
  if (!isAdded) await recordDone(tx, deps, change)
  await activateKey(tx, deps, { accountId, keyId, by, ...(tokens && { tokens }) })
  return null
}
