import { and, eq, gt, sql } from 'drizzle-orm'
import {
  carryOutDueOf,
  lockCurrentAccount,
  lockOwnAccount,
} from '#server/account-protection/carry-out-due.ts'
import { verifyRecovery } from '#server/account-protection/effects/verify-now.ts'
import { addPendingChange } from '#server/account-protection/keep-change.ts'
import { type Claim, requireStepUp } from '#server/account-protection/require-step-up.ts'
import { newAccountIds } from '#server/account-store/accounts/account-row.ts'
import {
  type Browser,
  type NewBrowserKey,
  newBrowserKey,
  type PreparedSignIn,
  prepareSignIn,
  shownKey,
} from '#server/account-store/browsers/issue-browser-key.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded, requireLiveSession } from '#server/account-store/browsers/refuse-ended.ts'
import { nobody, presentUser } from '#server/accounts/present.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { publishSignedIn } from '#server/lib/telemetry.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import { batchedLookUp, namesSecret } from '#server/platform/postgres/known-together.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { links } from '#server/platform/postgres/schema.ts'
import { onlyRow, requireAnswerTo } from '#server/platform/postgres/statement.ts'
import { hashSecret, isSecret } from '#server/platform/random.ts'
import { newSession } from '#server/sessions/session-token.ts'
import { enterByLink, lookAtLink, makeOwner, visitorOf } from './queries.ts'

/**
 * The owner of the address changed during the call: it was verified or released, or a due change added or removed it.
 */
class OwnerChanged extends Error {}

/** The statement fills in the e-mail key, if the address has one. */
const byLink = (address: string) => ({ by: 'email' as const, keyId: null, address, isProof: true })

/** A new owner normally stays, so a second try succeeds unless it leaves at once. */
const MOST_TRIES = 3

const isLink = batchedLookUp(links.hash)

/** Whether a call to redeem a link names one that exists. */
export const namesLink = namesSecret('token', isLink)

type Redemption = { token: string; expectedEmail?: string; session: Session | null } & Browser & Claim

type Link = { hash: Buffer; address: string }

/**
 * Redeems a sign-in link for the caller who presents it. Reading the mailbox gives rights to the presenter, never to
 * the caller who asked for the mail.
 *
 * (a) The address has an owner: the presenter is signed in to that account.
 * (b) The presenter's session is of the account that asked: that account gets the address.
 * (c) Otherwise: a new account with the address.
 *
 * The owner was read before any lock. So each case checks it again under its own lock, and the call is repeated when it
 * has changed.
 */
export async function redeemSignInLink(deps: Deps, facts: Redemption) {
  if (!isSecret(facts.token)) {
    if (facts.session) await refuseEnded(deps.db, facts.session)
    throw new Refusal('invalidLink')
  }
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    try {
      const entered = await redeem(deps, facts)
      if ('accessToken' in entered) publishSignedIn('link')
      return entered
    } catch (error) {
      if (!(error instanceof OwnerChanged)) throw error
    }
  }
  throw new Refusal('invalidLink')
}

async function redeem(deps: Deps, facts: Redemption) {
  const hash = hashSecret(facts.token)
  const seen = onlyRow(await lookAtLink(deps.db, { hash, ...shownKey({ session: facts.session }) }))
  if (seen.hash) requireAnswerTo(hash, seen.hash)
  const session = facts.session && {
    ...facts.session,
    upid: requireLiveSession(facts.session, visitorOf(seen)),
  }
  const { address, holderId, comesTo, askedByAccountId } = seen
  const isExpected = facts.expectedEmail === undefined || facts.expectedEmail === address
  if (address === null || !isExpected) throw new Refusal('invalidLink')

  const link = { hash, address }
  if (!holderId && comesTo && (await carryOutDueOf(deps, comesTo))) throw new OwnerChanged()
  if (holderId) return await signIn(deps, holderId, link, facts)
  if (session && session.accountId === askedByAccountId) {
    return await deps.db.transaction((tx) => verifyForAsker(tx, deps, session, link, facts))
  }
  return await signInAnew(deps, link, facts)
}

/**
 * The address of a link; null for one that is not valid. Changes nothing. The check for existence is batched over
 * calls, so that guesses are cheap.
 */
export async function addressOfLink({ db }: Pick<Deps, 'db'>, token: string): Promise<string | null> {
  if (!isSecret(token)) return null
  const hash = hashSecret(token)
  if (!(await isLink(db, hash))) return null
  const link = onlyRow(await lookAtLink(db, { hash, ...shownKey({}) }))
  if (link.hash) requireAnswerTo(hash, link.hash)
  return link.address
}

/**
 * Case (a). Nearly every sign-in is one statement. When that finds that the keys must be read under the account's lock, to
 * make room or to renew one, the same statement runs again in a transaction that has prepared it.
 */
async function signIn(deps: Deps, accountId: string, link: Link, facts: Redemption) {
  const request = { ...facts, accountId, wayIn: byLink(link.address) }
  const entered = await enter(deps.db, deps, request, link)
  if (entered) return entered
  // The due change may be the removal of this address.
  if (await carryOutDueOf(deps, accountId)) throw new OwnerChanged()
  return await deps.db.transaction(async (tx) => {
    // The link before the account, as in the statement: another order could deadlock.
    await tx.select({ hash: links.hash }).from(links).where(eq(links.hash, link.hash)).for('update')
    await lockCurrentAccount(tx, deps, accountId)
    const prepared = await prepareSignIn(tx, request)
    const inside = await enter(tx, deps, request, link, prepared)
    if (!inside) throw new Error('A prepared sign-in was not accepted')
    return inside
  })
}

async function enter(db: Queries, deps: Deps, request: NewBrowserKey, link: Link, prepared?: PreparedSignIn) {
  const key = newBrowserKey(deps, request, prepared)
  const { shownHash } = shownKey({ browserKey: request.browserKey })
  const values = { ...key.values, shownHash, linkHash: link.hash, address: link.address }
  const { signedInAt, features, id, upid, ...account } = onlyRow(await enterByLink(db, values))
  if (!signedInAt && !prepared) return null
  // Another call used the link, or the address was released while we waited for the lock. Nothing is used up.
  if (!signedInAt || id === null || upid === null) throw new Refusal('invalidLink')
  requireAnswerTo(request.accountId, id)
  const session = newSession(deps, key, { isGhost: false, signedInAt, method: 'email', features })
  return { ...signedIn(link.address, presentUser({ id, ...account }), session), upid }
}

/** Case (b): at once or after the delay. A missing proof uses nothing up. */
async function verifyForAsker(tx: Transaction, deps: Deps, session: Session, link: Link, claim: Claim) {
  const { accountId, browserKeyId, secretId, upid } = session
  const { address } = link
  await consumeLink(tx, link)
  await lockOwnAccount(tx, deps, session)
  // A refusal rolls the transaction back, so the link stays usable.
  const authority = await requireStepUp(tx, deps, session, claim)
  if (authority.kind === 'waits') {
    const effect = { do: 'verifyRecovery', address, browserKeyId, secretId } as const
    const change = { accountId, event: 'address_verified', by: browserKeyId, authority, effect } as const
    const takesEffectAt = (await addPendingChange(tx, deps, change)).toISOString()
    return { email: address, message: 'Your recovery email will be changed.', accountId, upid, takesEffectAt }
  }
  try {
    await verifyRecovery(tx, deps, { session, address, authority })
  } catch (error) {
    throw error instanceof Refusal && error.reason === 'emailExists' ? new OwnerChanged() : error
  }
  return { ...verified(address), accountId, upid, takesEffectAt: null }
}

async function signInAnew(deps: Deps, { hash: linkHash, address }: Link, facts: Redemption) {
  const { id: accountId, ...ids } = newAccountIds(deps.random)
  const key = newBrowserKey(deps, { ...facts, accountId, wayIn: byLink(address) })
  const made = onlyRow(await makeOwner(deps.db, { ...key.values, ...ids, linkHash, address }))
  const { isFound, signedInAt } = made
  if (!isFound) throw new Refusal('invalidLink')
  if (!signedInAt) throw new OwnerChanged()
  const user = presentUser({ ...nobody, id: accountId, email: address })
  const session = newSession(deps, key, { isGhost: false, signedInAt, method: 'email', features: [] })
  return { ...signedIn(address, user, session), upid: ids.upid }
}

/**
 * For the asker's own account; `enterByLink` and `makeOwner` delete the row themselves. One conditional statement: of
 * parallel redemptions exactly one gets the row.
 */
async function consumeLink(tx: Transaction, { hash, address }: Link) {
  const used = await tx
    .delete(links)
    .where(and(eq(links.hash, hash), eq(links.address, address), gt(links.expiresAt, sql`now()`)))
    .returning({ hash: links.hash })
  if (used.length === 0) throw new Refusal('invalidLink')
}

function verified(email: string) {
  return { email, message: 'Email verified successfully!' }
}

function signedIn(
  address: string,
  user: ReturnType<typeof presentUser>,
  { jwt, browserKey, expiresIn }: ReturnType<typeof newSession>,
) {
  return { ...verified(address), user, accessToken: jwt, browserKey, expiresIn }
}

/** Links that were not followed in time. */
export const expiredLinks = leftover(links, sql`expires_at <= now()`)
