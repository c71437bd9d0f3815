import { and, asc, eq, isNull } from 'drizzle-orm'
import { asChange } from '#server/changes/as-change.ts'
import type { Transaction } from '#server/db/open.ts'
import { codes, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { changeAccount } from '#server/keys/change-account.ts'
import { addressesOf, claimAddress, ownedSince, releaseAddress } from '#server/keys/claim-address.ts'
import { forgetCodes } from '#server/keys/codes.ts'
import { endUndescended } from '#server/keys/end-undescended.ts'
import { isWayIn } from '#server/keys/is-way-in.ts'
import { note } from '#server/keys/journal.ts'
import { readAccountRow } from '#server/keys/read-account-row.ts'
import { refuseTooNew } from '#server/keys/refuse-too-new.ts'
import type { Session } from '#server/keys/session.ts'
import type { Notice } from '#server/mail/notice-wordings.ts'
import { tellAddresses } from '#server/mail/notices.ts'

/**
 * Claims an address for the account and makes it its verified recovery e-mail. The caller holds the account's lock. A former
 * address is given back and told; the first verification signs out every key that did not come from the session that
 * presents it. False, and nothing is done, when another account has the address.
 */
export async function verifyRecoveryEmail(tx: Transaction, deps: Deps, session: Session, address: string) {
  const { accountId, browserKeyId } = session
  const { email, pendingEmail } = await readAccountRow(tx, accountId)
  const replaced = email === address ? null : email
  if (replaced !== null) await refuseTooNewToReplace(tx, deps, session, replaced)
  const others = (await addressesOf(tx, accountId)).filter((one) => one !== address && one !== replaced)

  const event = replaced === null ? 'address_verified' : 'address_changed'
  return await asChange(tx, deps, { accountId, event, by: session }, async (undoLinks) => {
    if (!(await claimAddress(tx, address, accountId))) return false
    await changeAccount(tx, accountId, {
      email: address,
      ...(pendingEmail === address && { pendingEmail: null }),
    })
    // A link may have been quicker than the code: what is verified must not be verified again by it.
    await forgetCodes(
      tx,
      and(eq(codes.accountId, accountId), eq(codes.address, address), eq(codes.purpose, 'recovery')),
    )
    const entry = { accountId, by: browserKeyId, detail: address }
    await note(tx, { ...entry, event: 'address_verified' })
    if (replaced !== null) await note(tx, { ...entry, event: 'address_changed' })

    const tell = (notice: Notice, recipients: string[]) =>
      tellAddresses(tx, deps, accountId, notice, recipients, undoLinks)
    // Also after one was removed: else a stranger could use the first one up beforehand.
    const settled = await settleKeys(tx, deps, session, { isFirst: email === null, tell })
    await tell({ event: 'recoveryVerified', ...settled }, [address])
    if (replaced !== null) {
      await releaseAddress(tx, replaced, accountId)
      await tell({ event: 'recoveryChanged' }, [replaced])
    }
    await tell({ event: 'recoverySet' }, others)
    return true
  })
}

/** Refuses a session that is too new to take an account's recovery e-mail from it. */
export async function refuseTooNewToReplace(tx: Transaction, deps: Deps, session: Session, email: string) {
  const since = await ownedSince(tx, email, session.accountId)
  if (since !== null) await refuseTooNew(tx, deps, session, since)
}

/** The first verification signs the other keys out; the addresses of e-mail keys among them are told. */
async function settleKeys(
  tx: Transaction,
  deps: Deps,
  session: Session,
  { isFirst, tell }: { isFirst: boolean; tell: (notice: Notice, recipients: string[]) => Promise<void> },
) {
  const signedOut = (isFirst ? await endUndescended(tx, deps, session) : []).filter(isWayIn)
  for (const { type, name, email } of signedOut) {
    if (type === 'email' && email !== null) await tell({ event: 'keyRemoved', type, name }, [email])
  }
  const remaining = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, session.accountId), isNull(keys.revokedAt)))
    .orderBy(asc(keys.createdAt))
  return { signedOut, remaining: remaining.filter(isWayIn) }
}
