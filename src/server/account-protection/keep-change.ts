import { sql } from 'drizzle-orm'
import { notifyOfPending } from '#server/account-protection/notices/notices.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import { addChange, restartChange } from '#server/account-store/changes/change-rows.ts'
import { readSignInMethods } from '#server/account-store/keys/read-sign-in-methods.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys, stopTokens } from '#server/platform/postgres/schema.ts'
import { newSecret } from '#server/platform/random.ts'
import { countDailyAction } from '#server/rate-limits/limits.ts'
import type { AuditEvent } from '#shared/audit-events.ts'
import { type ChangeRow, readPendingChanges } from './pending-changes.ts'
import { type Authority, isSettled } from './rules.ts'

type ChangeFacts = {
  accountId: string
  event: AuditEvent
  /** The browser key that makes the change; null for a mailed link. */
  by: string | null
  /** The key that the change is about. */
  key?: Pick<typeof keys.$inferSelect, 'type' | 'name'> | null
}

/** Records for `SENIORITY_S` seconds that a change was made at once. Under the account's lock. */
export async function recordDone(tx: Transaction, deps: Deps, facts: ChangeFacts) {
  if (deps.config.seniorityS === 0) return
  await addChange(tx, rowOf(deps, facts))
}

/** A stop token for each address that may stop the change. */
export type StopTokens = ReadonlyMap<string, string>

/**
 * Records that something was added at once, together with the effect that removes it again. Returns a token for every
 * settled address. A token works until what was added is settled (rule 10). Under the account's lock.
 */
export async function recordAddition(
  tx: Transaction,
  deps: Deps,
  { removal, ...facts }: ChangeFacts & { removal: Effect },
): Promise<StopTokens> {
  if (deps.config.seniorityS === 0) return new Map()
  const row = { ...rowOf(deps, facts), effect: removal }
  await addChange(tx, row)
  return await addStopTokens(tx, deps, facts.accountId, row.id)
}

type Pending = {
  authority: Authority
  effect: Effect
  /** Whether the limit counted it already, when its code was requested. */
  isCounted?: boolean
}

/**
 * Stores a change that takes effect after `SENIORITY_S` seconds, and notifies every address. Settled addresses get a
 * link that stops it (rule 5). A repeated request returns the pending change with its original time. The number a day
 * is limited (rule 9). Returns when it takes effect. Under the account's lock.
 */
export async function addPendingChange(
  tx: Transaction,
  deps: Deps,
  { authority, effect, isCounted = false, ...facts }: ChangeFacts & Pending,
): Promise<Date> {
  const { accountId } = facts
  const isProven = authority.kind === 'proven'
  // One without a proof may come to nothing, so it does not stand for one with a proof.
  const known = (await readPendingChanges(tx, accountId)).find(
    (one) =>
      isSameEffect(one.effect, effect) && !(isProven && 'isUnproven' in one.effect && one.effect.isUnproven),
  )
  if (known) return known.takesEffectAt
  if (!isCounted)
    await countDailyAction(
      tx,
      isProven ? 'proven_changes_that_wait_a_day' : 'changes_that_wait_a_day',
      accountId,
    )

  const row = { ...rowOf(deps, facts), takesEffectAt: fromNow(deps.config.seniorityS), effect }
  const takesEffectAt = await addChange(tx, row)
  if (!takesEffectAt) throw new Error('A change that waits has no moment')
  const key = facts.key ?? null
  await appendAuditEvent(tx, { accountId, event: 'change_waits', by: facts.by, key, detail: facts.event })
  await notifyAddressesOf(tx, deps, { ...facts, changeId: row.id, takesEffectAt })
  return takesEffectAt
}

type PassedOn = { replaced: string; replacedBy: string; isUnproven: boolean }

/**
 * Lets the mailboxes that `replaced` has replaced leave because of `replacedBy` instead, with their full time again: whoever
 * replaces a new address takes something from those as well. Every address is notified once more. Under the account's lock.
 */
export async function passOnReplacements(
  tx: Transaction,
  deps: Deps,
  { replaced, replacedBy, isUnproven, ...facts }: ChangeFacts & PassedOn,
) {
  for (const change of await readPendingChanges(tx, facts.accountId)) {
    const { effect } = change
    if (effect.do !== 'releaseReplaced' || effect.replacedBy !== replaced) continue
    const { byKeyId, browser } = rowOf(deps, facts)
    const newer = { effect: { ...effect, replacedBy, isUnproven }, byKeyId, browser }
    const takesEffectAt = await restartChange(tx, change, newer, deps.config.seniorityS)
    await notifyAddressesOf(tx, deps, { ...facts, changeId: change.id, takesEffectAt })
  }
}

/** Notifies every address that a pending change takes effect at another time. Its links still stop it. */
export async function notifyOfTime(tx: Transaction, deps: Deps, change: ChangeRow, takesEffectAt: Date) {
  const { id: changeId, accountId, event, byKeyId: by, keyType: type, keyName: name } = change
  const key = type !== null && name !== null ? { type, name } : null
  await notifyAddressesOf(tx, deps, { accountId, event, by, key, changeId, takesEffectAt })
}

function rowOf({ random }: Pick<Deps, 'random'>, { accountId, event, by, key }: ChangeFacts) {
  return {
    id: random.id(),
    accountId,
    at: sql`clock_timestamp()`,
    event,
    byKeyId: by,
    browser: sql<string>`(select name from ${keys} where id = ${by} and account_id = ${accountId})`,
    keyType: key?.type ?? null,
    keyName: key?.name ?? null,
  }
}

/** Whether two requests would do the same, whatever session made them. */
function isSameEffect(one: Effect, other: Effect): boolean {
  return subjectOf(one) === subjectOf(other)
}

function subjectOf(effect: Effect): string {
  switch (effect.do) {
    case 'removeKey':
      return `remove ${effect.keyId} ${effect.address}`
    case 'removeRecovery':
      return `remove ${effect.address} ${effect.isHeld}`
    // Not the same as its removal: to stop this one also removes the new address.
    case 'releaseReplaced':
      return `replace ${effect.address}`
    case 'addPasskey':
      return `add ${effect.passkey.credentialId}`
    case 'activateEmailKey':
      return `activate ${effect.keyId}`
    case 'verifyRecovery':
      return `verify ${effect.address}`
    default:
      return effect.do
  }
}

type PendingNotice = ChangeFacts & { changeId: string; takesEffectAt: Date }

async function notifyAddressesOf(
  tx: Transaction,
  deps: Deps,
  { accountId, changeId, ...facts }: PendingNotice,
) {
  const tokens = await addStopTokens(tx, deps, accountId, changeId)
  for (const to of await addressesOf(tx, accountId))
    await notifyOfPending(tx, deps, { accountId, to, token: tokens.get(to) ?? null, ...facts })
}

async function addStopTokens(tx: Transaction, deps: Deps, accountId: string, changeId: string) {
  const tokens = new Map<string, string>()
  for (const method of await readSignInMethods(tx, accountId)) {
    if (method.kind === 'mailbox' && isSettled(method, deps.config.seniorityS))
      tokens.set(method.address, await addStopToken(tx, deps, changeId, method.address))
  }
  return tokens
}

/**
 * Creates a stop token for a change and returns its secret. `address` is its reader; null for a browser that signed in
 * with a passkey pending removal.
 */
export async function addStopToken(
  tx: Transaction,
  { random }: Pick<Deps, 'random'>,
  changeId: string,
  address: string | null,
) {
  const { secret, hash } = newSecret(random)
  await tx.insert(stopTokens).values({ hash, changeId, address })
  return secret
}
