import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/db/open.ts'
import { changes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { note } from '#server/keys/journal.ts'
import { lockAccount, lockOwnAccount } from '#server/keys/lock-account.ts'
import { isOutranked } from '#server/keys/seniority.ts'
import type { Session } from '#server/keys/session.ts'
import { readSessionAge } from '#server/keys/session-age.ts'
import { seconds } from '#shared/time.ts'
import { asChange, type Maker } from './as-change.ts'
import { type ChangeRow, recentChanges } from './list-changes.ts'
import { putBack } from './put-back.ts'
import { lastInTurn, reachOf } from './reach.ts'
import { readRing } from './read-ring.ts'
import { findByToken } from './tokens.ts'

type Undo = { accountId: string; changeId: string; by: Maker }

/**
 * Undoes a change, and all that came of whoever made it (`reach.ts`): what they added is revoked, what they removed lives
 * again, and their browser is signed out. By a change's id in a session, or by a mailed token, which signs nobody in. Of any
 * number of parallel ones one succeeds. Unknown, used and too late look the same; who is much younger than its maker is
 * refused.
 */
export async function undoChange(
  deps: Deps,
  { session, id, token }: { session: Session | null; id?: string | undefined; token?: string | undefined },
) {
  const undone = await deps.db.transaction(async (tx) => {
    if (token !== undefined) return await undo(tx, deps, await byToken(tx, token))
    if (!session) throw new Refusal('authenticationRequired')
    return await undo(tx, deps, await bySession(tx, session, id))
  })
  return { message: 'Undone.', undone }
}

/** Whether a mailed token undoes something still. Nothing changes by asking. */
export async function isUndoable(db: Queries, token: string): Promise<boolean> {
  const found = await findByToken(db, token)
  if (!found) return false
  const recent = await recentChanges(db, found.accountId)
  const wanted = lastInTurn(recent, found.changeId)
  return recent.some(({ id, undoneAt }) => id === wanted && undoneAt === null)
}

async function byToken(tx: Transaction, token: string): Promise<Undo> {
  const found = await findByToken(tx, token)
  if (!found) throw new Refusal('invalidUndo')
  await lockAccount(tx, found.accountId)
  return { ...found, by: { browserKeyId: null, since: found.since } }
}

async function bySession(tx: Transaction, session: Session, id: string | undefined): Promise<Undo> {
  const { accountId, browserKeyId } = session
  await lockOwnAccount(tx, session)
  if (id === undefined) throw new Refusal('invalidUndo')
  const { since } = await readSessionAge(tx, session)
  return { accountId, changeId: id, by: { browserKeyId, since } }
}

async function undo(tx: Transaction, deps: Deps, { accountId, changeId, by }: Undo) {
  const { seniorityS } = deps.config
  const recent = await recentChanges(tx, accountId)
  // A mailbox is told of so many changes a day; a session sees them all.
  const wanted = by.browserKeyId === null ? lastInTurn(recent, changeId) : changeId
  const change = findUndoable(recent, wanted, by, seniorityS)
  const { undone, strangers } = reachOf({
    change,
    changes: recent,
    ring: await readRing(tx, accountId),
    ownKeyId: by.browserKeyId,
    isJunior: (since) => isYounger(since, by.since, seniorityS),
    isSenior: (since) => isYounger(by.since, since, seniorityS),
  })
  await asChange(tx, deps, { accountId, event: 'change_undone', by }, async (undoLinks) => {
    await note(tx, { accountId, event: 'change_undone', by: by.browserKeyId })
    await putBack(tx, deps, { accountId, undone, strangers, by: by.browserKeyId, undoLinks })
  })
  await tx
    .update(changes)
    .set({ undoneAt: sql`clock_timestamp()`, undoneBySince: by.since })
    .where(idIn(undone))
  return undone.map(({ event }) => event)
}

function findUndoable(recent: ChangeRow[], changeId: string, by: Maker, seniorityS: number) {
  const change = recent.find(({ id }) => id === changeId)
  if (!change) throw new Refusal('invalidUndo')
  const older = [change.bySince, change.undoneBySince].filter((since) => since !== null)
  if (older.some((since) => isYounger(by.since, since, seniorityS)))
    throw tooYoung(by.since, change, seniorityS)
  if (change.undoneAt !== null) throw new Refusal('invalidUndo')
  return change
}

/** From when on it may do such things; where that is over already, when there is nothing to be undone any more. */
function tooYoung(since: Date, { undoableUntil }: ChangeRow, seniorityS: number) {
  const grown = new Date(since.getTime() + seconds(seniorityS))
  return new Refusal('tooNew', { until: grown.getTime() > Date.now() ? grown : undoableUntil })
}

/** Whether the one is outranked by the other, which the account has had for longer. */
function isYounger(mine: Date, other: Date, seniorityS: number) {
  const now = Date.now()
  const aged = (since: Date) => ({ ageS: (now - since.getTime()) / seconds(1) })
  return isOutranked(aged(mine), aged(other), seniorityS)
}

function idIn(rows: ChangeRow[]): SQL {
  return inArray(
    changes.id,
    rows.map(({ id }) => id),
  )
}
