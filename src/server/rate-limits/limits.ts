import { and, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { publishLimitHit } from '#server/lib/telemetry.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { days, hours, minutes } from '#shared/time.ts'
import { clientNetwork } from './client-network.ts'
import { countInTurn, type Limit, secondsLeft, takeBack } from './count.ts'

/** 30 new accounts a minute and 300 an hour for one client address. */
export function newAccountLimits(deps: Deps, clientAddress: string): Limit[] {
  const network = clientNetwork(clientAddress)
  return [
    clientLimit(deps, network, 'accounts a minute', 30, minutes(1)),
    clientLimit(deps, network, 'accounts an hour', 300, hours(1)),
  ]
}

/** 60 passkey ceremonies a minute for one client address, whichever call begins them. */
export function ceremonyLimits(deps: Deps, clientAddress: string): Limit[] {
  return [clientLimit(deps, clientNetwork(clientAddress), 'ceremonies a minute', 60, minutes(1))]
}

type MailFacts = { clientAddress: string; address: string }

/** Requested mails: 60 an hour for one client, 5 an hour and 20 a day for one address. */
export function mailLimits(deps: Deps, { clientAddress, address }: MailFacts): Limit[] {
  const network = clientNetwork(clientAddress)
  return [clientLimit(deps, network, 'mails an hour', 60, hours(1)), ...mailsTo(address)]
}

function mailsTo(address: string): Limit[] {
  return [
    { bucket: `mails an hour to ${address}`, most: 5, window: hours(1) },
    { bucket: `mails a day to ${address}`, most: 20, window: days(1) },
  ]
}

/**
 * An account's request for an address. Requests with step-up and those that accept the security delay have separate
 * counts (rule 9 of 'Age and delay').
 */
type Asked = MailFacts & { accountId: string; waits: boolean }

/** Limits an account's requests for e-mail keys. All or nothing: if one limit refuses, the others do not count. */
export async function limitEmailKeys(tx: Queries, deps: Deps, { accountId, waits, ...facts }: Asked) {
  const what = waits ? 'changes that wait' : 'keys added'
  await countOrRefuse(tx, [dailyLimit(what, accountId), ...mailLimits(deps, facts)])
}

/** Addresses an account may ask about in a day: the answer shows whether an account owns one. */
const MOST_ADDRESSES_ASKED = 5

/**
 * Limits codes for a recovery e-mail. An account may ask about five different addresses a day; the same one again is
 * free, and each request is a mail. All or nothing here too: an address counts as asked only when it is mailed.
 */
export async function limitVerifications(tx: Queries, deps: Deps, { accountId, waits, ...facts }: Asked) {
  const bucket = waits ? `${askedBy(accountId)}, waiting` : askedBy(accountId)
  const isNew = await countOn(tx, { bucket: `${bucket}: ${facts.address}`, most: 1, window: days(1) })
  const asked = isNew ? [{ bucket, most: MOST_ADDRESSES_ASKED, window: days(1) }] : []
  const waiting = waits ? [dailyLimit('changes that wait', accountId)] : []
  await countOrRefuse(tx, [...asked, ...waiting, ...mailLimits(deps, facts)])
}

function askedBy(accountId: string) {
  return `addresses asked a day by ${accountId}`
}

/**
 * Actions that an account may do this often a day. Each leaves a row, an audit event or a mail. Not limited here: what
 * anybody can do without the account, and what an owner needs to remove an intruder. So keys can be removed, and
 * deletions cancelled, any number of times: each was added or requested before.
 */
const A_DAY = {
  'copies of all data': 5,
  /** Changes of name and birthday. */
  edits: 300,
  restrictions: 3,
  /** Passkeys added and e-mail keys requested: as many as an account may have. */
  'keys added': 100,
  'deletions asked': 10,
  /** Pending changes without step-up. */
  'changes that wait': 10,
  /** Removals that wait although step-up was given: each is a mail to every address. */
  'proven changes that wait': 100,
}

type DailyAction = keyof typeof A_DAY

/** Counts one more in the caller's transaction, or refuses. */
export async function countDailyAction(tx: Queries, what: DailyAction, accountId: string) {
  await countOrRefuse(tx, [dailyLimit(what, accountId)])
}

function dailyLimit(what: DailyAction, accountId: string): Limit {
  return { bucket: `${what} a day by ${accountId}`, most: A_DAY[what], window: days(1) }
}

/** Notices to one address about one account; further ones wait for a digest. */
const MOST_NOTICES = 20

type NoticeFacts = { accountId: string; address: string }

/** Counts a notice in the transaction that writes it; false when the daily number is used up. */
export async function countNotice(tx: Queries, facts: NoticeFacts): Promise<boolean> {
  return await countOn(tx, { bucket: noticesOf(facts), most: MOST_NOTICES, window: days(1) })
}

/** When the current day of notices ends, as an SQL expression for the same transaction. */
export function endOfNoticeDay(facts: NoticeFacts): SQL {
  return sql`(select ${limits.expiresAt} from ${limits} where ${limits.bucket} = ${noticesOf(facts)})`
}

function noticesOf({ accountId, address }: NoticeFacts) {
  return `${noticesAbout(accountId)} to ${address}`
}

function noticesAbout(accountId: string) {
  return `notices a day about ${accountId}`
}

/** Wrong codes for one address. Its links still work. */
const MOST_FAILED_CODES: Omit<Limit, 'bucket'> = { most: 30, window: days(1) }

/** An attempt is either by the account that owns the address, or by another; all others count together. */
type CodeTry = { address: string; isOwner: boolean }

/** Counts an attempt at a code as failed, before the code is checked. */
export async function countFailedCode(deps: Deps, facts: CodeTry) {
  const limit = failedCodes(facts)
  if (!(await countOn(deps.db, limit))) {
    publishLimitHit(kindOf(limit))
    throw new Refusal('tooManyAttempts', { retryAfter: await secondsLeft(deps.db, limit) })
  }
}

/** Undoes that count after a correct code. */
export async function uncountFailedCode({ db }: Deps, facts: CodeTry) {
  await takeBack(db, [failedCodes(facts)])
}

/** Attempts of others must not use up the owner's. */
function failedCodes({ address, isOwner }: CodeTry): Limit {
  const whose = isOwner ? 'own failed codes' : 'failed codes'
  return { ...MOST_FAILED_CODES, bucket: `${whose} a day for ${address}` }
}

/** The counts that name an account, or one of its addresses. The others count networks and name nobody. */
export function isCountOf({
  accountId,
  addresses,
}: {
  accountId: string
  addresses: string[]
}): SQL | undefined {
  return or(inArray(limits.bucket, addresses.flatMap(bucketsFor)), isCountAbout([accountId]))
}

/** The counts that name one of these accounts by its id. */
export function isCountAbout(accountIds: string[]): SQL | undefined {
  const kinds = Object.keys(A_DAY) as DailyAction[]
  const countsAbout = accountIds.flatMap((id) => [
    askedBy(id),
    noticesAbout(id),
    ...kinds.map((kind) => dailyLimit(kind, id).bucket),
  ])
  return or(...countsAbout.map(beginsWith))
}

/** A range for the index: any text that continues the beginning sorts below a tilde. */
function beginsWith(beginning: string) {
  return and(gte(limits.bucket, beginning), lt(limits.bucket, `${beginning}~`))
}

/** The counts that name an address, and no account. */
export function bucketsFor(address: string): string[] {
  const tries = [true, false].map((isOwner) => failedCodes({ address, isOwner }))
  return [...mailsTo(address), ...tries].map(({ bucket }) => bucket)
}

/** The address of a count of notices; null for any other count. */
export function addressOfNotices(bucket: string): string | null {
  return /^notices a day about \S+ to (.+)$/.exec(bucket)?.[1] ?? null
}

/** The maximum of the counter's column, since the factor may have any size. */
const MOST_COUNTED = 2 ** 31 - 1

/** A limit for one client; RATE_LIMIT_FACTOR multiplies only these. */
function clientLimit({ config }: Deps, network: string, what: string, most: number, window: number): Limit {
  return {
    bucket: `${what} from ${network}`,
    most: Math.min(MOST_COUNTED, Math.max(1, Math.floor(most * config.rateLimitFactor))),
    window,
  }
}

/** Counts one more on each, or refuses with the seconds until the full one's window ends. */
export async function countOrRefuse(db: Queries, wanted: Limit[]) {
  await refuseFull(db, wanted, await countInTurn(db, wanted))
}

/** Refuses when not all limits could be counted, with the seconds until the full one's window ends. */
export async function refuseFull(db: Queries, wanted: Limit[], counted: number) {
  const full = wanted[counted]
  if (full === undefined) return
  publishLimitHit(kindOf(full))
  throw new Refusal('rateLimited', { retryAfter: await secondsLeft(db, full) })
}

/** The part of a bucket's name before the account, address or network. */
function kindOf({ bucket }: Limit): string {
  return /^.*? (?:from|to|by|for|about)(?= )/.exec(bucket)?.[0] ?? 'other'
}

/** Counts one more; false when the window is full. */
async function countOn(db: Queries, limit: Limit): Promise<boolean> {
  return (await countInTurn(db, [limit])) === 1
}
