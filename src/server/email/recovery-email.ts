import { eq, inArray, sql } from 'drizzle-orm'
import { readAccountRow } from '#server/account/read-account.ts'
import type { Session } from '#server/auth/session.ts'
import type { Transaction } from '#server/db/open.ts'
import { accounts, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { keysToSignOut } from '#server/keys/descent.ts'
import { revokeKeys } from '#server/keys/revoke-keys.ts'
import { releaseAddress } from './addresses.ts'
import { noticeLetter } from './letters.ts'
import { postLetter } from './outbox.ts'

/**
 * Makes an address that the account has just claimed its verified recovery e-mail. The caller holds the
 * account's lock. A former address is given back and told; the first verification signs out every key
 * that did not come from the session that presents it.
 */
export async function verifyRecoveryEmail(tx: Transaction, deps: Deps, session: Session, address: string) {
  const before = await readAccountRow(tx, session.accountId)

  await tx
    .update(accounts)
    .set({
      email: address,
      firstVerifiedAt: sql`coalesce(${accounts.firstVerifiedAt}, now())`,
      ...(before.pendingEmail === address && { pendingEmail: null }),
    })
    .where(eq(accounts.id, session.accountId))

  if (before.email !== null && before.email !== address) {
    await releaseAddress(tx, before.email, session.accountId)
    const letter = { to: before.email, upid: before.upid, notice: { event: 'recoveryChanged' } as const }
    await postLetter(tx, deps, noticeLetter(deps.config, letter))
  }

  if (before.firstVerifiedAt === null) {
    const notice = await signOutOtherKeys(tx, session)
    await postLetter(tx, deps, noticeLetter(deps.config, { to: address, upid: before.upid, notice }))
  }
}

async function signOutOtherKeys(tx: Transaction, session: Session) {
  // Revoked ones too: descent may run through a key that is gone.
  const all = await tx.select().from(keys).where(eq(keys.accountId, session.accountId))
  const doomed = keysToSignOut(all, session.browserKeyId)
  const signedOut = doomed.length > 0 ? await revokeKeys(tx, inArray(keys.id, doomed)) : []
  const remaining = all.filter((key) => key.revokedAt === null && !doomed.includes(key.id))
  return {
    event: 'recoveryVerified' as const,
    signedOut: signedOut.filter(opensTheDoor),
    remaining: remaining
      .filter(opensTheDoor)
      .filter(({ type, activatedAt }) => type !== 'email' || activatedAt),
  }
}

function opensTheDoor<K extends { type: string }>(
  key: K,
): key is K & { type: Exclude<K['type'], 'feature'> } {
  return key.type !== 'feature'
}
