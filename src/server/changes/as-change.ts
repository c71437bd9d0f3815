import { eq, sql } from 'drizzle-orm'
import { fromNow } from '#server/db/from-now.ts'
import type { Transaction } from '#server/db/open.ts'
import { changes, keys } from '#server/db/schema.ts'
import { onlyRow } from '#server/db/statement.ts'
import type { Deps } from '#server/deps.ts'
import { reserveAddresses } from '#server/keys/claim-address.ts'
import { compareDoors, type DoorChange, isSameDoor, readDoor } from '#server/keys/door.ts'
import { readSessionAge } from '#server/keys/session-age.ts'
import type { UndoLinks } from '#server/mail/notices.ts'
import type { JournalEvent } from '#shared/journal-events.ts'
import { seconds } from '#shared/time.ts'
import { undoLinksOf } from './undo-links.ts'

/** Who makes a change: somebody in a session or, with `browserKeyId` null, whoever followed a mailed link. */
export type Maker = { browserKeyId: string | null; since: Date }

type ChangeFacts = {
  accountId: string
  event: JournalEvent
  /** The session that makes it. */
  by: { browserKeyId: string; secretId: string } | Maker
  /** The key that it is about. */
  key?: Pick<typeof keys.$inferSelect, 'type' | 'name'>
}

/**
 * Does something that changes how an account opens, so that it can be undone for a while: what came and what went is looked
 * at before and after. Addresses that went and were its own for long stay reserved meanwhile. `act` gets what makes the links
 * for the letters that tell of it. In the caller's transaction and under the account's lock; where seniority is switched off
 * it is only done.
 */
export async function asChange<Result>(
  tx: Transaction,
  deps: Deps,
  facts: ChangeFacts,
  act: (undoLinks: UndoLinks | undefined) => Promise<Result>,
): Promise<Result> {
  const { seniorityS } = deps.config
  if (seniorityS === 0) return await act(undefined)

  const { accountId } = facts
  const before = await readDoor(tx, accountId)
  const begun = await beginChange(tx, deps, facts)
  const result = await act(undoLinksOf(deps, begun, before.addresses))
  const change = compareDoors(before, await readDoor(tx, accountId))
  await endChange(tx, begun.id, change)
  // One that it had for a moment only is anybody's at once, as ever: there is no seniority to guard.
  const since = begun.at.getTime() - seconds(seniorityS)
  const long = change.addressesLost.filter(({ verifiedAt }) => verifiedAt.getTime() <= since)
  await reserveAddresses(tx, accountId, long, seniorityS)
  return result
}

/** Kept from the start: the letters that tell of it carry links to it. */
async function beginChange(tx: Transaction, deps: Deps, { accountId, event, by, key }: ChangeFacts) {
  const { since } = 'since' in by ? by : await readSessionAge(tx, { accountId, secretId: by.secretId })
  const row = tx.insert(changes).values({
    id: deps.random.id(),
    accountId,
    at: sql`clock_timestamp()`,
    undoableUntil: fromNow(deps.config.seniorityS),
    event,
    byKeyId: by.browserKeyId,
    browser: sql`(select name from ${keys} where id = ${by.browserKeyId} and account_id = ${accountId})`,
    bySince: since,
    keyType: key?.type ?? null,
    keyName: key?.name ?? null,
    keysAdded: [],
    keysRemoved: [],
    addressesGained: [],
    addressesLost: [],
  })
  return onlyRow(
    await row.returning({ id: changes.id, at: changes.at, undoableUntil: changes.undoableUntil }),
  )
}

async function endChange(tx: Transaction, id: string, change: DoorChange) {
  const isThis = eq(changes.id, id)
  if (isSameDoor(change)) await tx.delete(changes).where(isThis)
  else {
    const addressesLost = change.addressesLost.map(({ address }) => address)
    await tx
      .update(changes)
      .set({ ...change, addressesLost })
      .where(isThis)
  }
}
