import { and, eq, inArray, ne } from 'drizzle-orm'
import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { removeRecovery } from '#server/account-protection/effects/remove-now.ts'
import { verifyRecovery } from '#server/account-protection/effects/verify-now.ts'
import { addPendingChange, recordDone } from '#server/account-protection/keep-change.ts'
import { conflictCodeLetter, verificationCodeLetter } from '#server/account-protection/notices/letters.ts'
import { splitByRemoval } from '#server/account-protection/removal.ts'
import { type Claim, requireStepUp } from '#server/account-protection/require-step-up.ts'
import { isSettled, mayWaitFor } from '#server/account-protection/rules.ts'
import { changeAccount, readAccountRow } from '#server/account-store/accounts/account-row.ts'
import { isForeign } from '#server/account-store/addresses/claim-address.ts'
import {
  consumeCode,
  forgetCodes,
  isAwaitedByAnother,
  issueCode,
} from '#server/account-store/addresses/codes.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { codes } from '#server/platform/postgres/schema.ts'
import { limitVerifications } from '#server/rate-limits/limits.ts'
import { replaceLink } from '#server/sign-in-links/ask.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { judgeCode } from './judge-code.ts'

const REFUSAL = 'invalidVerificationCode'

/**
 * Mails the code that makes an address the recovery e-mail. An address of another account is refused but still gets a
 * code, so that the caller can prove to hold it, and a sign-in link to the account that has it.
 */
export async function askVerification(
  deps: Deps,
  session: Session,
  { email, clientAddress, ...claim }: { email: string; clientAddress: string } & Claim,
) {
  const account = await readAccountRow(deps.db, session.accountId)
  if (account.email === email) {
    throw new Refusal('invalidInput', { issues: [{ path: 'email', message: 'Email has not changed' }] })
  }
  const isRefused = await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    const isConflict = await isForeign(tx, email, session.accountId)
    const purpose = isConflict ? ('conflict' as const) : ('recovery' as const)
    const isTaken = await isAwaitedByAnother(tx, session, { address: email, purpose })
    const authority = await requireStepUp(tx, deps, session, { ...claim, mayWait: !isTaken })
    const waits = authority.kind === 'waits'
    await limitVerifications(tx, deps, { accountId: session.accountId, waits, clientAddress, address: email })
    // A request without a proof must not replace anything that is pending.
    if (!isConflict && !waits) {
      await changeAccount(tx, session.accountId, { pendingEmail: email })
      await forgetOtherCodes(tx, session.accountId, email)
    }
    const binding = { accountId: session.accountId, address: email, purpose }
    const code = await issueCode(tx, deps, binding, {
      askedByKeyId: session.browserKeyId,
      isProven: !waits,
    })
    const { config } = deps
    const letter = { to: email, upid: account.upid, code }
    const written = isConflict
      ? conflictCodeLetter(config, { ...letter, token: await replaceLink(tx, deps, email) })
      : verificationCodeLetter(config, letter)
    await appendAuditEvent(tx, { ...actorOf(session), event: 'address_asked', detail: maskAddress(email) })
    // A letter with the owner's new link is not the asker's: it must not go when they delete their account.
    await enqueueLetter(tx, deps, written, {
      expiresInSeconds: config.lifetimes.code,
      accountId: isConflict ? null : session.accountId,
    })
    return isConflict
  })
  if (isRefused) throw new Refusal('emailExists')
  return { message: 'Check your email for a verification code.' }
}

/**
 * Verifies the recovery e-mail by its code, at once or after the delay. With `isConflict`, only proves that the caller
 * holds the address, and changes nothing.
 */
export async function verifyCode(
  deps: Deps,
  session: Session,
  {
    code,
    email,
    isConflict = false,
    ...claim
  }: { code: string; email: string; isConflict?: boolean } & Claim,
) {
  const { accountId, browserKeyId, secretId } = session
  const purpose = isConflict ? 'conflict' : 'recovery'
  const row = await judgeCode(deps, {
    matching: and(eq(codes.accountId, accountId), eq(codes.address, email), eq(codes.purpose, purpose)),
    code,
    refusal: REFUSAL,
    by: browserKeyId,
  })
  // Take the address from the row, never from the request body.
  const { address } = row
  const takesEffectAt = await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    if (isConflict) {
      await consumeCode(tx, row, REFUSAL)
      await appendAuditEvent(tx, {
        ...actorOf(session),
        event: 'conflict_proven',
        detail: maskAddress(address),
      })
      return null
    }
    const authority = await requireStepUp(tx, deps, session, claim)
    await consumeCode(tx, row, REFUSAL)
    if (authority.kind !== 'waits') {
      await verifyRecovery(tx, deps, { session, address, authority })
      return null
    }
    const effect = { do: 'verifyRecovery', address, browserKeyId, secretId } as const
    const change = { ...actorOf(session), event: 'address_verified', authority, effect } as const
    return await addPendingChange(tx, deps, { ...change, isCounted: true })
  })
  if (isConflict) return { conflictConfirmed: true as const, email: address }
  const message = takesEffectAt ? 'Your recovery email will be changed.' : 'Email verified successfully!'
  return { email: address, message, takesEffectAt: takesEffectAt?.toISOString() ?? null }
}

/** Removes the recovery e-mail, verified or pending, at once or after the delay. Nothing to remove is not an error. */
export async function removeRecoveryEmail(deps: Deps, session: Session, claim: Claim) {
  const takesEffectAt = await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    const { email, pendingEmail } = await readAccountRow(tx, session.accountId)
    if (email !== null) return await removeVerified(tx, deps, session, email, claim)
    if (pendingEmail === null) return null
    await requireStepUp(tx, deps, session, { ...claim, mayWait: false })
    await appendAuditEvent(tx, {
      ...actorOf(session),
      event: 'address_removed',
      detail: maskAddress(pendingEmail),
    })
    await forgetPending(tx, session.accountId)
    return null
  })
  return { message: 'Recovery email deleted.', takesEffectAt: takesEffectAt?.toISOString() ?? null }
}

async function removeVerified(tx: Transaction, deps: Deps, session: Session, email: string, claim: Claim) {
  const { accountId } = session
  const { seniorityS } = deps.config
  const { going, staying } = await splitByRemoval(tx, accountId, { address: email })
  const mayWait = going === null || mayWaitFor(going, staying, seniorityS)
  const authority = await requireStepUp(tx, deps, session, { ...claim, mayWait })
  const change = { ...actorOf(session), event: 'address_removed' } as const
  const isUnproven = authority.kind === 'waits'
  if (isUnproven || (going && isSettled(going, seniorityS))) {
    const isHeld = going === null
    const effect = { do: 'removeRecovery', address: email, isHeld, isUnproven } as const
    return await addPendingChange(tx, deps, { ...change, authority, effect })
  }
  await removeRecovery(tx, deps, { ...actorOf(session), address: email })
  await forgetPending(tx, accountId)
  await recordDone(tx, deps, change)
  return null
}

/** Forgets the address that waits for a code. */
async function forgetPending(tx: Transaction, accountId: string) {
  await forgetCodes(tx, and(eq(codes.accountId, accountId), inArray(codes.purpose, ['recovery', 'conflict'])))
  await changeAccount(tx, accountId, { pendingEmail: null })
}

/** The account and the browser key of an audit event. */
function actorOf({ accountId, browserKeyId }: Session) {
  return { accountId, by: browserKeyId }
}

/** Only the pending address keeps its code: one sent to a mistyped address must not work later. */
async function forgetOtherCodes(tx: Transaction, accountId: string, address: string) {
  await forgetCodes(
    tx,
    and(eq(codes.accountId, accountId), eq(codes.purpose, 'recovery'), ne(codes.address, address)),
  )
}
