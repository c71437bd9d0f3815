import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { publishLimitHit } from '#server/lib/telemetry.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { clientNetwork } from './client-network.ts'
import { countInTurn, isRowOf, type Limit, secondsLeft, takeBack } from './count.ts'
import {
  LIMITS,
  type PER_ACCOUNT,
  type PER_ACCOUNT_AND_ADDRESS,
  type PER_ADDRESS,
  PER_NETWORK,
} from './limit-kinds.ts'

/** What a new account counts on. */
export function newAccountLimits(deps: Deps, clientAddress: string): [minute: Limit, hour: Limit] {
  return [
    networkLimit(deps, 'accounts_a_minute', clientAddress),
    networkLimit(deps, 'accounts_an_hour', clientAddress),
  ]
}

/** What a passkey ceremony counts on, whichever call begins it. */
export function ceremonyLimits(deps: Deps, clientAddress: string): [Limit] {
  return [networkLimit(deps, 'ceremonies_a_minute', clientAddress)]
}

type MailFacts = { clientAddress: string; address: string }

/** What a requested mail counts on. */
export function mailLimits(
  deps: Deps,
  { clientAddress, address }: MailFacts,
): [network: Limit, hour: Limit, day: Limit] {
  return [
    networkLimit(deps, 'mails_from_network_an_hour', clientAddress),
    addressLimit('mails_to_address_an_hour', address),
    addressLimit('mails_to_address_a_day', address),
  ]
}

/**
 * An account's request for an address. Requests with step-up and those that accept the security delay have separate
 * counts (rule 9 of 'Age and delay').
 */
type Asked = MailFacts & { accountId: string; waits: boolean }

/** Limits an account's requests for e-mail keys. All or nothing: if one limit refuses, the others do not count. */
export async function limitEmailKeys(tx: Queries, deps: Deps, { accountId, waits, ...facts }: Asked) {
  const kind = waits ? 'changes_that_wait_a_day' : 'keys_added_a_day'
  await countOrRefuse(tx, [accountLimit(kind, accountId), ...mailLimits(deps, facts)])
}

/**
 * Limits codes for a recovery e-mail. An account may ask about five different addresses a day; the same one again is
 * free, and each request is a mail. All or nothing here too: an address counts as asked only when it is mailed.
 */
export async function limitVerifications(tx: Queries, deps: Deps, { accountId, waits, ...facts }: Asked) {
  const each = waits ? 'each_address_asked_waiting_a_day' : 'each_address_asked_a_day'
  const kind = waits ? 'addresses_asked_waiting_a_day' : 'addresses_asked_a_day'
  const isNew = await countOn(tx, pairLimit(each, { accountId, address: facts.address }))
  const asked = isNew ? [accountLimit(kind, accountId)] : []
  const waiting = waits ? [accountLimit('changes_that_wait_a_day', accountId)] : []
  await countOrRefuse(tx, [...asked, ...waiting, ...mailLimits(deps, facts)])
}

/** Counts one more in the caller's transaction, or refuses. */
export async function countDailyAction(tx: Queries, kind: keyof typeof PER_ACCOUNT, accountId: string) {
  await countOrRefuse(tx, [accountLimit(kind, accountId)])
}

type Pair = { accountId: string; address: string }

/**
 * Counts a notice about the account to the address, in the transaction that writes it; false when the daily number is
 * used up.
 */
export async function countNotice(tx: Queries, facts: Pair): Promise<boolean> {
  return await countOn(tx, pairLimit('notices_a_day', facts))
}

/** When the current day of notices ends, as an SQL expression for the same transaction. */
export function endOfNoticeDay(facts: Pair): SQL {
  return sql`(select ${limits.expiresAt} from ${limits} where ${isRowOf(pairLimit('notices_a_day', facts))})`
}

/** An attempt is either by the account that owns the address, or by another; all others count together. */
type CodeTry = { address: string; isOwner: boolean }

/** Counts an attempt at a code as failed, before the code is checked. */
export async function countFailedCode(deps: Deps, facts: CodeTry) {
  const limit = failedCodes(facts)
  if (!(await countOn(deps.db, limit))) {
    publishLimitHit(limit.kind)
    throw new Refusal('tooManyAttempts', { retryAfter: await secondsLeft(deps.db, limit) })
  }
}

/** Undoes that count after a correct code. */
export async function uncountFailedCode({ db }: Deps, facts: CodeTry) {
  await takeBack(db, [failedCodes(facts)])
}

function failedCodes({ address, isOwner }: CodeTry): Limit {
  return addressLimit(isOwner ? 'own_failed_codes_a_day' : 'failed_codes_a_day', address)
}

/** The maximum of the counter's column, since the factor may have any size. */
const MOST_COUNTED = 2 ** 31 - 1

function networkLimit({ config }: Deps, kind: keyof typeof PER_NETWORK, clientAddress: string): Limit {
  const most = Math.max(1, Math.floor(PER_NETWORK[kind].most * config.rateLimitFactor))
  return { kind, subject: clientNetwork(clientAddress), address: '', most: Math.min(MOST_COUNTED, most) }
}

function addressLimit(kind: keyof typeof PER_ADDRESS, address: string): Limit {
  return { kind, subject: address, address: '', most: LIMITS[kind].most }
}

function accountLimit(kind: keyof typeof PER_ACCOUNT, accountId: string): Limit {
  return { kind, subject: accountId, address: '', most: LIMITS[kind].most }
}

function pairLimit(kind: keyof typeof PER_ACCOUNT_AND_ADDRESS, { accountId, address }: Pair): Limit {
  return { kind, subject: accountId, address, most: LIMITS[kind].most }
}

/** Counts one more on each, or refuses with the seconds until the full one's window ends. */
export async function countOrRefuse(db: Queries, wanted: Limit[]) {
  await refuseFull(db, wanted, await countInTurn(db, wanted))
}

/** Refuses when not all limits could be counted, with the seconds until the full one's window ends. */
export async function refuseFull(db: Queries, wanted: Limit[], counted: number) {
  const full = wanted[counted]
  if (full === undefined) return
  publishLimitHit(full.kind)
  throw new Refusal('rateLimited', { retryAfter: await secondsLeft(db, full) })
}

/** Counts one more; false when the window is full. */
async function countOn(db: Queries, limit: Limit): Promise<boolean> {
  return (await countInTurn(db, [limit])) === 1
}
