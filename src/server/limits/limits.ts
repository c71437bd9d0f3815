import { eq, type SQL, sql } from 'drizzle-orm'
import { fromNow } from '#server/db/from-now.ts'
import type { Queries } from '#server/db/open.ts'
import { limits } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { days, hours, minutes } from '#shared/time.ts'
import { clientNetwork } from './client-network.ts'

/** `window` in milliseconds. */
type Limit = { bucket: string; most: number; window: number }

/** 30 new accounts a minute and 300 an hour for one client address. */
export async function limitNewAccounts(deps: Deps, clientAddress: string) {
  await countOrRefuse(deps.db, [
    clientLimit(deps, clientAddress, 'accounts a minute', 30, minutes(1)),
    clientLimit(deps, clientAddress, 'accounts an hour', 300, hours(1)),
  ])
}

/** 60 passkey ceremonies a minute for one client address, whichever call begins them. */
export async function limitCeremonies(deps: Deps, clientAddress: string) {
  await countOrRefuse(deps.db, [clientLimit(deps, clientAddress, 'ceremonies a minute', 60, minutes(1))])
}

type MailFacts = { clientAddress: string; address: string }

/** Mails somebody asked for: 60 an hour for one client, 5 an hour and 20 a day for one address. */
export async function limitMails(deps: Deps, facts: MailFacts) {
  // All or nothing: a mail that one of the limits refuses is not counted by the others.
  await deps.db.transaction((tx) => countOrRefuse(tx, mailLimits(deps, facts)))
}

/** Addresses an account may ask about a day: the answer tells whether one belongs to somebody. */
const MOST_ADDRESSES_ASKED = 5

/**
 * Codes for a recovery e-mail: five different addresses a day for one account may be asked about, the same one again is
 * free, and each is a mail. All or nothing as well: an address counts as asked only when it is mailed.
 */
export async function limitVerifications(deps: Deps, facts: MailFacts & { accountId: string }) {
  const bucket = `addresses asked a day by ${facts.accountId}`
  await deps.db.transaction(async (tx) => {
    const isNew = await countOn(tx, { bucket: `${bucket}: ${facts.address}`, most: 1, window: days(1) })
    const asked = isNew ? [{ bucket, most: MOST_ADDRESSES_ASKED, window: days(1) }] : []
    await countOrRefuse(tx, [...asked, ...mailLimits(deps, facts)])
  })
}

function mailLimits(deps: Deps, { clientAddress, address }: MailFacts): Limit[] {
  return [
    clientLimit(deps, clientAddress, 'mails an hour', 60, hours(1)),
    { bucket: `mails an hour to ${address}`, most: 5, window: hours(1) },
    { bucket: `mails a day to ${address}`, most: 20, window: days(1) },
  ]
}

/** Notices to one address about one account; beyond, they wait for a digest. */
const MOST_NOTICES = 20

type NoticeFacts = { accountId: string; address: string }

/** Counts a notice in the transaction that decides it; false when the day's number is used up. */
export async function countNotice(tx: Queries, facts: NoticeFacts): Promise<boolean> {
  return await countOn(tx, { bucket: noticesOf(facts), most: MOST_NOTICES, window: days(1) })
}

/** When the day ends that is counted by now, as an expression for the same transaction. */
export function endOfNoticeDay(facts: NoticeFacts): SQL {
  return sql`(select ${limits.expiresAt} from ${limits} where ${limits.bucket} = ${noticesOf(facts)})`
}

function noticesOf({ accountId, address }: NoticeFacts) {
  return `notices a day about ${accountId} to ${address}`
}

/** Wrong codes for one address, over all accounts. Links for it go on working. */
const MOST_FAILED_CODES: Omit<Limit, 'bucket'> = { most: 30, window: days(1) }

/** Counts a try of a code as failed, before it is known whether it is. */
export async function countFailedCode(deps: Deps, address: string) {
  const limit = { ...MOST_FAILED_CODES, bucket: failedCodes(address) }
  if (!(await countOn(deps.db, limit))) {
    throw new Refusal('tooManyAttempts', { retryAfter: await secondsLeft(deps.db, limit.bucket) })
  }
}

/** Takes that back for the right code. */
export async function forgiveFailedCode({ db }: Deps, address: string) {
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(eq(limits.bucket, failedCodes(address)))
}

function failedCodes(address: string) {
  return `failed codes a day for ${address}`
}

/** What the column of the counts can hold; a factor may be as large as it likes. */
const MOST_COUNTED = 2 ** 31 - 1

/** A limit for one client address; only these does RATE_LIMIT_FACTOR multiply. */
function clientLimit(
  { config }: Deps,
  clientAddress: string,
  what: string,
  most: number,
  window: number,
): Limit {
  return {
    bucket: `${what} from ${clientNetwork(clientAddress)}`,
    most: Math.min(MOST_COUNTED, Math.max(1, Math.floor(most * config.rateLimitFactor))),
    window,
  }
}

/** Counts one more on each, or refuses with the seconds until the window of the one that is full ends. */
async function countOrRefuse(db: Queries, wanted: Limit[]) {
  const full = wanted[await countInTurn(db, wanted)]
  if (full) throw new Refusal('rateLimited', { retryAfter: await secondsLeft(db, full.bucket) })
}

/** Counts one more; false when the window is full. */
async function countOn(db: Queries, limit: Limit): Promise<boolean> {
  return (await countInTurn(db, [limit])) === 1
}

/**
 * Counts one more on each until one is full, and says how many were counted. One statement, so that parallel calls
 * on any number of processes can't slip through together, and outside of a transaction committed by itself, so that
 * a call that fails later has counted all the same. Only one, because all calls from one address wait for the same
 * rows.
 */
async function countInTurn(db: Queries, wanted: Limit[]): Promise<number> {
  const steps = wanted.map((limit, at) => {
    const former = at > 0 ? sql`from ${step(at - 1)}` : sql``
    return sql`${step(at)} as (${counting(limit, former)})`
  })
  const counted = wanted.map((_, at) => sql`(select count(*) from ${step(at)})`)
  const [row] = await db.execute<{ counted: number }>(
    sql`with ${sql.join(steps, sql`, `)} select (${sql.join(counted, sql` + `)})::int as counted`,
  )
  return row?.counted ?? 0
}

function step(at: number) {
  return sql.identifier(`step_${at}`)
}

/** Yields a row when there was room, in a new window or in the one under way. */
function counting({ bucket, most, window }: Limit, former: SQL): SQL {
  const isOver = sql`${limits.expiresAt} <= now()`
  return sql`
    insert into ${limits} (bucket, count, expires_at)
    select ${bucket}, 1, ${fromNow(window / 1000)} ${former}
    on conflict (bucket) do update set
      count = case when ${isOver} then 1 else ${limits.count} + 1 end,
      expires_at = case when ${isOver} then excluded.expires_at else ${limits.expiresAt} end
    where ${isOver} or ${limits.count} < ${most}
    returning bucket`
}

async function secondsLeft(db: Queries, bucket: string): Promise<number> {
  const [left] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${limits.expiresAt} - now()))::int` })
    .from(limits)
    .where(eq(limits.bucket, bucket))
  return Math.max(1, left?.seconds ?? 1)
}
