import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { changeAccount } from '#server/keys/change-account.ts'
import { addressesOf, ownedSince, regainAddress, releaseAddress } from '#server/keys/claim-address.ts'
import { readDoor } from '#server/keys/door.ts'
import { readAccountRow } from '#server/keys/read-account-row.ts'
import { wakeAccount } from '#server/keys/rest-account.ts'
import { reviveKeys } from '#server/keys/revive-keys.ts'
import { revokeKeys } from '#server/keys/revoke-keys.ts'
import { endWaysBack } from '#server/keys/ways-back.ts'
import { tellAddresses, type UndoLinks } from '#server/mail/notices.ts'
import { seconds } from '#shared/time.ts'
import type { ChangeRow } from './list-changes.ts'

type Facts = {
  accountId: string
  /** What is undone, newest first. */
  undone: ChangeRow[]
  /** The keys that go with it. */
  strangers: string[]
  by: string | null
  undoLinks: UndoLinks | undefined
}

/**
 * Puts back what changes took away, revokes what they brought, and tells every address that the account had before or has
 * after it. What somebody else has taken meanwhile stays theirs. An account never loses its last way in by this.
 */
export async function putBack(tx: Transaction, deps: Deps, facts: Facts) {
  const { accountId, undone, strangers, by, undoLinks } = facts
  const before = await addressesOf(tx, accountId)
  if (undone.some(({ event }) => event === 'deletion_asked')) await keepAccount(tx, accountId, by)
  const removed = undone.flatMap(({ keysRemoved }) => keysRemoved).filter((id) => !strangers.includes(id))
  // First: what a stranger has made for an address of the owner's would take its place, and then take it along.
  const going = [...strangers, ...(await inTheWay(tx, accountId, removed))]
  if (going.length > 0) {
    await revokeKeys(tx, and(eq(keys.accountId, accountId), inArray(keys.id, going)) as SQL, by)
  }
  await putAddressesBack(tx, accountId, undone)
  await reviveKeys(tx, accountId, removed)
  // What the account owned until now is reserved for it by whoever called.
  const gained = undone.flatMap(({ addressesGained }) => addressesGained)
  const owned = gained.filter((address) => before.includes(address))
  for (const address of [...owned, ...(await newOnes(tx, deps, accountId, undone))]) {
    await releaseAddress(tx, address, accountId)
  }
  await keepAWayIn(tx, accountId, undone)
  const told = [...before, ...(await addressesOf(tx, accountId))]
  await tellAddresses(tx, deps, accountId, { event: 'changeUndone' }, told, undoLinks)
}

/** Kept already, it stays so. */
async function keepAccount(tx: Transaction, accountId: string, by: string | null) {
  if (await wakeAccount(tx, accountId, by)) await endWaysBack(tx, accountId)
}

/** E-mail keys that await their activation at an address whose own key is to come back. */
async function inTheWay(tx: Transaction, accountId: string, removed: string[]): Promise<string[]> {
  if (removed.length === 0) return []
  const emails = tx.select({ email: keys.email }).from(keys).where(inArray(keys.id, removed))
  const isAwaiting = and(eq(keys.type, 'email'), isNull(keys.activatedAt), isNull(keys.revokedAt))
  const found = await tx
    .select({ id: keys.id })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isAwaiting, inArray(keys.email, emails)))
  return found.map(({ id }) => id)
}

/**
 * Of the addresses that moved those that the account has not had for long: what a change brought, and what came back without
 * its key because that was a stranger's, and would sign in all the same.
 */
async function newOnes(tx: Transaction, { config }: Deps, accountId: string, undone: ChangeRow[]) {
  const long = Date.now() - seconds(config.seniorityS)
  const found: string[] = []
  for (const address of undone.flatMap((change) => [...change.addressesGained, ...change.addressesLost])) {
    const since = await ownedSince(tx, address, accountId)
    if (since !== null && since.getTime() > long) found.push(address)
  }
  return found
}

/** The recovery e-mail as well: of several changes each goes on from where the one before it leads, there or not. */
async function putAddressesBack(tx: Transaction, accountId: string, undone: ChangeRow[]) {
  const regained = new Set(await addressesOf(tx, accountId))
  for (const address of undone.flatMap(({ addressesLost }) => addressesLost)) {
    if (await regainAddress(tx, address, accountId)) regained.add(address)
  }
  const known = (await readAccountRow(tx, accountId)).email
  let email = known
  for (const { emailBefore, emailAfter } of undone) if (email === emailAfter) email = emailBefore
  if (email === known) return
  const isThere = email !== null && regained.has(email)
  await changeAccount(tx, accountId, { email: isThere ? email : null })
}

/** The browser of a stranger is better than a door that nobody can open. */
async function keepAWayIn(tx: Transaction, accountId: string, undone: ChangeRow[]) {
  const door = await readDoor(tx, accountId)
  if (door.keys.length > 0 || door.email !== null) return
  const makers = undone.flatMap(({ byKeyId }) => byKeyId ?? [])
  await reviveKeys(tx, accountId, [...new Set(makers)])
}
