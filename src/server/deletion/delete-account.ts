import { asChange } from '#server/changes/as-change.ts'
import { lostSince } from '#server/changes/lost.ts'
import type { Transaction } from '#server/db/open.ts'
import type { Deps } from '#server/deps.ts'
import { forgetLinksOf } from '#server/email/forget-links.ts'
import { Refusal } from '#server/errors.ts'
import { lockOwnAccount } from '#server/keys/lock-account.ts'
import { requireProof } from '#server/keys/proofs.ts'
import { refuseTooNew } from '#server/keys/refuse-too-new.ts'
import { restAccount } from '#server/keys/rest-account.ts'
import type { Session } from '#server/keys/session.ts'
import { methodsOf, readWaysToProve } from '#server/keys/ways-to-prove.ts'
import { limitADay } from '#server/limits/limits.ts'
import { mailWaysBack } from './mail-ways-back.ts'
import { purgeAccounts } from './purge-accounts.ts'

/**
 * Deletes the session's account. Somebody who can come back has a while to think better of it: every browser is signed out
 * and all else rests, and each verified address gets a way back. A guest who could not is gone at once, unless they have
 * just lost what they could come back by: somebody may have removed it with a stolen session. Refuses without a proof, where
 * one can be given. Returns when the rest is over, or null.
 */
export async function deleteAccount(deps: Deps, session: Session, { proof }: { proof?: string | undefined }) {
  const { accountId } = session
  return await deps.db.transaction(async (tx) => {
    // Looked at before the lock: links come before accounts, as whoever redeems one locks them.
    if (await isGuest(tx, deps, accountId)) await forgetLinksOf(tx, [accountId])
    const { upid } = await lockOwnAccount(tx, session)
    const ways = await requireProof(tx, deps, session, proof)
    if (ways.length === 0 && (await lostSince(tx, deps, accountId)) === null) {
      await purgeAccounts(tx, [accountId])
      return { restsUntil: null }
    }
    await limitADay(tx, 'deletions asked', accountId)
    // The browsers that it signs out may be all that its owner has.
    const change = { accountId, event: 'deletion_asked', by: session } as const
    const restsUntil = await asChange(tx, deps, change, () =>
      restAccount(tx, session, deps.config.lifetimes.deletionRest),
    )
    await mailWaysBack(tx, deps, { accountId, upid, restsUntil })
    return { restsUntil: restsUntil.toISOString() }
  })
}

/**
 * Deletes an account that rests, for good: its addresses are anybody's from then on. Not for who came in by something new,
 * as long as what the account had before can be put back.
 */
export async function deleteNow(deps: Deps, session: Session, { proof }: { proof?: string | undefined }) {
  const { accountId } = session
  await deps.db.transaction(async (tx) => {
    await forgetLinksOf(tx, [accountId])
    const { restsUntil } = await lockOwnAccount(tx, session)
    if (restsUntil === null) throw new Refusal('notResting')
    await requireProof(tx, deps, session, proof)
    const lost = await lostSince(tx, deps, accountId)
    if (lost !== null) await refuseTooNew(tx, deps, session, lost)
    await purgeAccounts(tx, [accountId])
  })
  return { message: 'Your account is deleted.' }
}

/** Somebody who could not come back: with neither passkey nor verified address. */
async function isGuest(tx: Transaction, deps: Deps, accountId: string) {
  return methodsOf(await readWaysToProve(tx, deps, accountId)).length === 0
}
