import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { integer, onlyRow, pipelined, seconds, text } from '#server/platform/postgres/statement.ts'
import {
  LIMITS,
  type LimitKind,
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

/** The limits of mails that an address has used up now, for the operator. */
export async function fullMailLimits(db: Queries, address: string) {
  const kinds = ['mails_to_address_an_hour', 'mails_to_address_a_day'] as const
  const counted = await db
    .select({ kind: limits.kind, count: limits.count, until: limits.expiresAt })
    .from(limits)
    .where(and(eq(limits.subject, address), inArray(limits.kind, kinds), sql`${limits.expiresAt} > now()`))
  return counted.filter(({ kind, count }) => count >= LIMITS[kind as LimitKind].most)
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
    const retryAfter = await secondsLeft(deps.db, limit)
    throw new Refusal('tooManyAttempts', { retryAfter, limit: limit.kind })
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
  await refuseIfFull(db, wanted, await countInTurn(db, wanted))
}

/** Refuses when not all limits could be counted, with the seconds until the full one's window ends. */
export async function refuseIfFull(db: Queries, wanted: Limit[], counted: number) {
  const full = wanted[counted]
  if (full === undefined) return
  throw new Refusal('rateLimited', { retryAfter: await secondsLeft(db, full), limit: full.kind })
}

/** Counts one more; false when the window is full. */
async function countOn(db: Queries, limit: Limit): Promise<boolean> {
  return (await countInTurn(db, [limit])) === 1
}

/** One row of `limits`, and the number that it may reach. */
export type Limit = { kind: LimitKind; subject: string; address: string; most: number }

/**
 * Counts on so many limits, one after the other until one is full. One statement, so that parallel calls on any number
 * of processes cannot exceed a limit.
 */
function newCounter(count: number) {
  const places = Array.from({ length: count }, (_, at) => at)
  const takes = Object.fromEntries(
    places.flatMap((at) => [
      [`kind${at}`, text],
      [`subject${at}`, text],
      [`address${at}`, text],
      [`most${at}`, integer],
      [`window${at}`, seconds],
    ]),
  )
  const step = (p: Record<string, string>, at: number) => `step_${at} as (
    insert into limits (kind, subject, address, count, expires_at)
    select ${p[`kind${at}`]}, ${p[`subject${at}`]}, ${p[`address${at}`]}, 1,
      now() + make_interval(secs => ${p[`window${at}`]})
    ${at > 0 ? `from step_${at - 1}` : ''}
    on conflict (subject, kind, address) do update set
      count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
      expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
    where limits.expires_at <= now() or limits.count < ${p[`most${at}`]}
    returning kind)`
  return pipelined({
    takes,
    gives: { counted: integer },
    sql: (p) => `
      with ${places.map((at) => step(p, at)).join(', ')}
      select (${places.map((at) => `(select count(*) from step_${at})`).join(' + ')})::integer as counted`,
  })
}

/** By the number of limits. */
const counters = new Map<number, ReturnType<typeof newCounter>>()

/**
 * Counts one more on each until one is full, and returns how many were counted. Outside a transaction it commits by
 * itself, so that a call which fails later has still counted.
 */
async function countInTurn(db: Queries, wanted: Limit[]): Promise<number> {
  const counter = counters.get(wanted.length) ?? newCounter(wanted.length)
  counters.set(wanted.length, counter)
  const values = wanted.flatMap(({ kind, subject, address, most }, at) => [
    [`kind${at}`, kind],
    [`subject${at}`, subject],
    [`address${at}`, address],
    [`most${at}`, most],
    [`window${at}`, LIMITS[kind].window / 1000],
  ])
  return onlyRow(await counter(db, Object.fromEntries(values))).counted
}

/** Counts one less on each. */
export async function takeBack(db: Queries, counted: Limit[]) {
  if (counted.length === 0) return
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(or(...counted.map(isRowOf)))
}

/** Seconds until the current window ends; at least one. */
async function secondsLeft(db: Queries, limit: Limit): Promise<number> {
  const [left] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${limits.expiresAt} - now()))::int` })
    .from(limits)
    .where(isRowOf(limit))
  return Math.max(1, left?.seconds ?? 1)
}

/** Condition: the row of this limit. */
function isRowOf({ kind, subject, address }: Limit): SQL | undefined {
  return and(eq(limits.subject, subject), eq(limits.kind, kind), eq(limits.address, address))
}

/** Windows that have ended. */
export const expiredLimits = leftover(limits, sql`expires_at <= now()`)

/** A client with IPv6 has at least a /64, so counting single addresses would be useless. */
const IPV6_PREFIX_PARTS = 4

/** Characters: 45 of an IPv6 address, brackets, a port, a zone name. */
const LONGEST_ADDRESS = 100

const UNKNOWN = 'an unknown address'

/** What limits count as one client: an IPv4 address, or an IPv6 /64. */
export function clientNetwork(address: string): string {
  if (address.length > LONGEST_ADDRESS) return UNKNOWN
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return UNKNOWN
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const parts = parsed.toNormalizedString().split(':')
  return `${parts.slice(0, IPV6_PREFIX_PARTS).join(':')}::/64`
}

/** Some proxies write `1.2.3.4:567` or `[2001:db8::1]:567` into X-Forwarded-For. */
function withoutPort(address: string): string {
  const [, inBrackets, plain] = address.match(/^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/) ?? []
  return inBrackets ?? plain ?? address
}
