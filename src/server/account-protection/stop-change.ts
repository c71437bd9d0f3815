import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { keepByEmailKey, releaseMailbox } from '#server/account-protection/effects/remove-now.ts'
import { changeAccount, readAccountRow } from '#server/account-store/accounts/account-row.ts'
import { addressesOf, ownerOf } from '#server/account-store/addresses/claim-address.ts'
import { endSecrets } from '#server/account-store/browsers/browser-secrets.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { endChange } from '#server/account-store/changes/change-rows.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import { batchedLookUp, namesSecret } from '#server/platform/postgres/known-together.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { addresses, browserSecrets, changes, keys, stopTokens } from '#server/platform/postgres/schema.ts'
import { hashSecret, isSecret } from '#server/platform/random.ts'
import type { StoppableChange } from '#shared/changes.ts'
import { carryOut, lockCurrentAccount, lockOwnAccount } from './carry-out-due.ts'
import {
  auditStopped,
  type ChangeRow,
  presentChange,
  readLeaving,
  readPendingChanges,
} from './pending-changes.ts'
import { isSettledAddress, splitByRemoval } from './removal.ts'
import { requireStepUp } from './require-step-up.ts'
import { isSettled } from './rules.ts'

const namesToken = namesSecret('token', batchedLookUp(stopTokens.hash))
const namesStopToken = namesSecret('stopToken', batchedLookUp(stopTokens.hash))

/** Whether a call to stop a change is no guess: it has a session, or names a token that exists. */
export async function namesStop(deps: Deps, rawInput: unknown, session: Session | null): Promise<boolean> {
  if (session !== null) return true
  return (await namesToken(deps, rawInput)) || (await namesStopToken(deps, rawInput))
}

/** The change that a mailed link would stop or undo; null for none. Changes nothing. */
export async function readStoppable(
  deps: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<StoppableChange | null> {
  const change = await changeOfToken(deps.db, deps, token)
  if (!change) return null
  const { id: _id, isStopped: _isStopped, ...facts } = presentChange(change)
  return facts
}

/** A pending change, or an addition that can be removed again. */
type Stoppable = ChangeRow & { effect: Effect }

type Stop = {
  session: Session | null
  /** The id of a change in `changes`; needs a session and a proof. */
  id?: string | undefined
  proof?: string | undefined
  /** The token of a letter, or of a sign-in with a passkey pending removal. */
  token?: string | undefined
}

/**
 * Stops a pending change as if it had never been requested (rule 5). A due change can no longer be stopped. The token
 * of an addition removes what was added (rule 10). Of parallel calls exactly one succeeds. Unknown, finished and
 * stopped changes give the same refusal.
 */
export async function stopChange(deps: Deps, { session, id, proof, token }: Stop) {
  const stopped = await deps.db.transaction(async (tx) => {
    const by = session?.browserKeyId ?? null
    if (token !== undefined) return await stopByToken(tx, deps, token, by)
    if (!session) throw new Refusal('authenticationRequired')
    await lockOwnAccount(tx, deps, session)
    const change = (await readPendingChanges(tx, session.accountId)).find((one) => one.id === id)
    if (!change) throw new Refusal('invalidStop')
    await requireStepUp(tx, deps, session, { proof, mayWait: false })
    return await stopPendingChange(tx, deps, change, by)
  })
  return { message: 'Stopped.', stopped }
}

/**
 * The change that a token stops: a pending one, or an addition that is not settled yet. Null for none. Changes nothing.
 */
async function changeOfToken(db: Queries, { config }: Pick<Deps, 'config'>, token: string) {
  if (!isSecret(token)) return null
  const isNewUntil = sql`${changes.at} + make_interval(secs => ${config.seniorityS})`
  const [found] = await db
    .select(getTableColumns(changes))
    .from(stopTokens)
    .innerJoin(changes, eq(changes.id, stopTokens.changeId))
    .leftJoin(
      addresses,
      and(eq(addresses.address, stopTokens.address), eq(addresses.accountId, changes.accountId)),
    )
    .where(
      and(
        eq(stopTokens.hash, hashSecret(token)),
        isNotNull(changes.effect),
        // The reader of a mailbox that has left the account may not stop its changes.
        or(isNull(stopTokens.address), isNotNull(addresses.address)),
        sql`coalesce(${changes.takesEffectAt}, ${isNewUntil}) > clock_timestamp()`,
      ),
    )
  return found ?? null
}

async function stopByToken(tx: Transaction, deps: Deps, token: string, by: string | null) {
  const found = await changeOfToken(tx, deps, token)
  if (!found) throw new Refusal('invalidStop')
  await lockCurrentAccount(tx, deps, found.accountId)
  const change = await changeOfToken(tx, deps, token)
  if (!change?.effect) throw new Refusal('invalidStop')
  const { effect, takesEffectAt } = change
  if (takesEffectAt) return await stopPendingChange(tx, deps, { ...change, effect }, by)
  return await removeAddition(tx, deps, { ...change, effect }, by)
}

/**
 * Removes what was added, for the reader of a settled mailbox, until it is settled itself (rule 10). Also ends the
 * browsers that signed in with it.
 */
async function removeAddition(tx: Transaction, deps: Deps, change: Stoppable, by: string | null) {
  const { accountId, effect } = change
  const isRemoval = effect.do === 'removeKey' || effect.do === 'removeRecovery'
  const added = isRemoval ? (await splitByRemoval(tx, accountId, effect)).about : null
  // It is gone, or settled by now.
  if (!added || isSettled(added, deps.config.seniorityS)) throw new Refusal('invalidStop')
  const { email } = await readAccountRow(tx, accountId)
  // It was replaced since. The notice of that had its own link.
  if (effect.do === 'removeRecovery' && effect.address !== email) throw new Refusal('invalidStop')
  await endChange(tx, change, { isStopped: true })
  await carryOut(tx, deps, { ...change, byKeyId: by, mayBeLast: true })
  if (added.kind === 'passkey')
    await endBrowsers(tx, accountId, eq(browserSecrets.signedInWithKeyId, added.id), by)
  else if ((await ownerOf(tx, added.address)) !== accountId)
    await endBrowsers(tx, accountId, eq(browserSecrets.signedInWithAddress, added.address), by)
  return change.event
}

/**
 * Ends a pending change as if it had never been requested, and notifies every address. Returns its event. Under the
 * account's lock.
 */
export async function stopPendingChange(tx: Transaction, deps: Deps, change: Stoppable, by: string | null) {
  const { accountId, event, effect } = change
  await endChange(tx, change, { isStopped: true })
  if (effect.do === 'releaseReplaced') await undoReplacement(tx, deps, change, effect, by)
  if (effect.do === 'removeRecovery') await keepByEmailKey(tx, deps, accountId, effect.address)
  const key =
    change.keyType && change.keyName !== null ? { type: change.keyType, name: change.keyName } : null
  await auditStopped(tx, deps, { accountId, by, event, key })
  return event
}

/**
 * Undoes a replacement: removes the new address, any address that replaced it since, and the browsers that signed in
 * with those. A mailbox that was settled before the replacement stays, by an e-mail key: stopping a change must not
 * start a removal.
 */
async function undoReplacement(
  tx: Transaction,
  deps: Deps,
  change: Stoppable,
  { address, replacedBy }: { address: string; replacedBy: string },
  by: string | null,
) {
  const { accountId, at } = change
  if ((await ownerOf(tx, address)) !== accountId) throw new Refusal('invalidStop')
  const { email } = await readAccountRow(tx, accountId)
  const isOlder = email !== null && email !== replacedBy && (await wasOwnedAt(tx, email, at))
  // A mailbox that got the role back meanwhile keeps it.
  if (isOlder) await keepByEmailKey(tx, deps, accountId, address)
  else await changeAccount(tx, accountId, { email: address })
  const since = new Set(isOlder ? [replacedBy] : [replacedBy, email ?? replacedBy])
  const leaving = (await readLeaving(tx, accountId)).addresses
  for (const one of since) {
    // An unsettled address goes at once. A settled one stays, unless a pending change of its own removes it.
    if (!(await isSettledAddress(tx, deps, accountId, one)))
      await releaseMailbox(tx, deps, { accountId, by }, one)
    else if (!leaving.has(one)) await keepByEmailKey(tx, deps, accountId, one)
  }
  const owned = await addressesOf(tx, accountId)
  const signedInByThose = sql`${isNotNull(browserSecrets.signedInWithAddress)}
    and ${notInArray(browserSecrets.signedInWithAddress, owned)}
    and ${browserSecrets.createdAt} >= ${at.toISOString()}`
  await endBrowsers(tx, accountId, signedInByThose, by)
}

/** Whether an address was its account's before a moment. */
async function wasOwnedAt(tx: Transaction, address: string, at: Date) {
  const [owned] = await tx
    .select({ verifiedAt: addresses.verifiedAt })
    .from(addresses)
    .where(eq(addresses.address, address))
  return owned !== undefined && owned.verifiedAt < at
}

/** Ends the secrets that a removed method gave to browsers. Revokes a browser key with no live secret left. */
async function endBrowsers(tx: Transaction, accountId: string, signedInByIt: SQL, by: string | null) {
  const isOurs = and(eq(keys.accountId, accountId), eq(keys.type, 'browser'), isNull(keys.revokedAt))
  const ours = tx.select({ id: keys.id }).from(keys).where(isOurs)
  // Locks keys before secrets, like every use of a browser key; another order could deadlock.
  await tx.select({ id: keys.id }).from(keys).where(isOurs).orderBy(asc(keys.id)).for('no key update')
  await endSecrets(tx, sql`${inArray(browserSecrets.keyId, ours)} and ${signedInByIt}`)
  const live = alias(browserSecrets, 'live')
  const isEmpty = sql`not exists (select from ${browserSecrets} ${live} where ${live.keyId} = ${keys.id} and ${live.expiresAt} is null)`
  await revokeKeys(tx, sql`${isOurs} and ${isEmpty}`, by)
}
