import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { codes, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { changeAccount } from '#server/keys/change-account.ts'
import { releaseAddress } from '#server/keys/claim-address.ts'
import { forgetCodes } from '#server/keys/codes.ts'
import { endUndescended } from '#server/keys/end-undescended.ts'
import { isWayIn } from '#server/keys/is-way-in.ts'
import { note } from '#server/keys/journal.ts'
import { readAccountRow } from '#server/keys/read-account-row.ts'
import type { Session } from '#server/keys/session.ts'
import { noticeAddress, tellAddresses } from '#server/mail/notices.ts'

/**
 * Makes an address that the account has just claimed its verified recovery e-mail. The caller holds the
 * account's lock. A former address is given back and told; the first verification signs out every key
 * that did not come from the session that presents it.
 */
export async function verifyRecoveryEmail(tx: Transaction, deps: Deps, session: Session, address: string) {
  const { accountId } = session
  const before = await readAccountRow(tx, accountId)
  const toldBefore = await noticeAddress(tx, accountId)

  await changeAccount(tx, accountId, {
    email: address,
    ...(before.pendingEmail === address && { pendingEmail: null }),
  })
  // A link may have been quicker than the code: what is verified must not be verified again by it.
  await forgetCodes(
    tx,
    and(eq(codes.accountId, accountId), eq(codes.address, address), eq(codes.purpose, 'recovery')),
  )

  const isChange = before.email !== null && before.email !== address
  const entry = { accountId, by: session.browserKeyId }
  await note(tx, { ...entry, event: 'address_verified', detail: address })
  if (isChange) await note(tx, { ...entry, event: 'address_changed', detail: address })

  // Also after one was removed: else a stranger could use the first one up beforehand.
  const isFirst = before.email === null
  const notice = { event: 'recoveryVerified', ...(await settleKeys(tx, deps, session, isFirst)) } as const
  await tellAddresses(tx, deps, accountId, notice, [address])
  if (before.email !== null && before.email !== address) {
    await releaseAddress(tx, before.email, accountId)
    await tellAddresses(tx, deps, accountId, { event: 'recoveryChanged' }, [before.email])
  }
  if (before.email === null && toldBefore !== address) {
    await tellAddresses(tx, deps, accountId, { event: 'recoverySet' }, [toldBefore])
  }
}

/** The first verification signs the other keys out; the addresses of e-mail keys among them are told. */
async function settleKeys(tx: Transaction, deps: Deps, session: Session, isFirst: boolean) {
  const signedOut = (isFirst ? await endUndescended(tx, session) : []).filter(isWayIn)
  for (const { type, name, email } of signedOut) {
    if (type !== 'email') continue
    await tellAddresses(tx, deps, session.accountId, { event: 'keyRemoved', type, name }, [email])
  }
  const remaining = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, session.accountId), isNull(keys.revokedAt)))
    .orderBy(asc(keys.createdAt))
  return { signedOut, remaining: remaining.filter(isWayIn) }
}
