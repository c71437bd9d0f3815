import { and, eq, inArray, ne } from 'drizzle-orm'
import { asChange } from '#server/changes/as-change.ts'
import type { Transaction } from '#server/db/open.ts'
import { codes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { changeAccount } from '#server/keys/change-account.ts'
import { addressesOf, isForeign, releaseAddress } from '#server/keys/claim-address.ts'
import { consumeCode, forgetCodes, issueCode } from '#server/keys/codes.ts'
import { note } from '#server/keys/journal.ts'
import { lockOwnAccount } from '#server/keys/lock-account.ts'
import { readAccountRow } from '#server/keys/read-account-row.ts'
import type { Session } from '#server/keys/session.ts'
import { limitVerifications } from '#server/limits/limits.ts'
import { conflictCodeLetter, verificationCodeLetter } from '#server/mail/letters.ts'
import { tellAddresses } from '#server/mail/notices.ts'
import { postLetter } from '#server/mail/outbox.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { judgeCode } from './judge-code.ts'
import { refuseTooNewToReplace, verifyRecoveryEmail } from './verify-recovery.ts'

const REFUSAL = 'invalidVerificationCode'

/**
 * Mails the code that makes an address the account's recovery e-mail. An address of another account is
 * refused, but gets a code all the same, so that the asker can prove to hold it.
 */
export async function askVerification(
  deps: Deps,
  session: Session,
  facts: { email: string; clientAddress: string },
) {
  const { email } = facts
  const account = await readAccountRow(deps.db, session.accountId)
  if (account.email === email) {
    throw new Refusal('invalidInput', { issues: [{ path: 'email', message: 'Email has not changed' }] })
  }
  await limitVerifications(deps, {
    accountId: session.accountId,
    clientAddress: facts.clientAddress,
    address: email,
  })

  const isRefused = await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, session)
    const isConflict = await isForeign(tx, email, session.accountId)
    if (!isConflict) {
      await changeAccount(tx, session.accountId, { pendingEmail: email })
      await forgetOtherCodes(tx, session.accountId, email)
    }
    const code = await issueCode(tx, deps, {
      accountId: session.accountId,
      address: email,
      purpose: isConflict ? 'conflict' : 'recovery',
    })
    const write = isConflict ? conflictCodeLetter : verificationCodeLetter
    await note(tx, { ...noted(session), event: 'address_asked', detail: maskAddress(email) })
    await postLetter(tx, deps, write(deps.config, { to: email, upid: account.upid, code }), {
      expiresInSeconds: deps.config.lifetimes.code,
      accountId: session.accountId,
    })
    return isConflict
  })
  if (isRefused) throw new Refusal('emailExists')
  return { message: 'Check your email for a verification code.' }
}

/** Verifies the recovery e-mail by its code, or proves the conflict, which changes nothing. */
export async function verifyCode(
  deps: Deps,
  session: Session,
  facts: { code: string; email: string; isConflict?: boolean },
) {
  const purpose = facts.isConflict ? 'conflict' : 'recovery'
  const row = await judgeCode(deps, {
    matching: and(
      eq(codes.accountId, session.accountId),
      eq(codes.address, facts.email),
      eq(codes.purpose, purpose),
    ),
    code: facts.code,
    refusal: REFUSAL,
    by: session.browserKeyId,
  })
  await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, session)
    await consumeCode(tx, row, REFUSAL)
    if (purpose === 'conflict') {
      await note(tx, { ...noted(session), event: 'conflict_proven', detail: maskAddress(row.address) })
      return
    }
    // The row's address and never the body's.
    if (!(await verifyRecoveryEmail(tx, deps, session, row.address))) throw new Refusal('emailExists')
  })
  return purpose === 'conflict'
    ? { conflictConfirmed: true as const, email: row.address }
    : { email: row.address, message: 'Email verified successfully!' }
}

/** Removes the recovery e-mail, verified and pending. Nothing to remove is no error. */
export async function removeRecoveryEmail(deps: Deps, session: Session) {
  await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, session)
    const { email, pendingEmail } = await readAccountRow(tx, session.accountId)
    if (email !== null) await refuseTooNewToReplace(tx, deps, session, email)
    const removed = email ?? (pendingEmail && maskAddress(pendingEmail))
    if (removed !== null) await note(tx, { ...noted(session), event: 'address_removed', detail: removed })
    await forgetCodes(
      tx,
      and(eq(codes.accountId, session.accountId), inArray(codes.purpose, ['recovery', 'conflict'])),
    )
    if (email !== null) await removeVerified(tx, deps, session, email)
    else await changeAccount(tx, session.accountId, { pendingEmail: null })
  })
  return { message: 'Recovery email deleted.' }
}

async function removeVerified(tx: Transaction, deps: Deps, session: Session, email: string) {
  const { accountId } = session
  const told = await addressesOf(tx, accountId)
  const change = { accountId, event: 'address_removed', by: session } as const
  await asChange(tx, deps, change, async (undoLinks) => {
    await changeAccount(tx, accountId, { email: null, pendingEmail: null })
    await releaseAddress(tx, email, accountId)
    await tellAddresses(tx, deps, accountId, { event: 'recoveryRemoved' }, told, undoLinks)
  })
}

/** In the account of the session, by its browser. */
function noted({ accountId, browserKeyId }: Session) {
  return { accountId, by: browserKeyId }
}

/** Only the pending address awaits a code: one that was sent to a mistyped one must not work later. */
async function forgetOtherCodes(tx: Transaction, accountId: string, address: string) {
  await forgetCodes(
    tx,
    and(eq(codes.accountId, accountId), eq(codes.purpose, 'recovery'), ne(codes.address, address)),
  )
}
