import { eq, sql } from 'drizzle-orm'
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
  await countOrRefuse(deps.db, clientLimit(deps, clientAddress, 'accounts a minute', 30, minutes(1)))
  await countOrRefuse(deps.db, clientLimit(deps, clientAddress, 'accounts an hour', 300, hours(1)))
}

/** 60 passkey ceremonies a minute for one client address, whichever call begins them. */
export async function limitCeremonies(deps: Deps, clientAddress: string) {
  await countOrRefuse(deps.db, clientLimit(deps, clientAddress, 'ceremonies a minute', 60, minutes(1)))
}

/** Mails somebody asked for: 60 an hour for one client, 5 an hour and 20 a day for one address. */
export async function limitMails(deps: Deps, facts: { clientAddress: string; address: string }) {
  // All or nothing: a mail that one of the limits refuses is not counted by the others.
  await deps.db.transaction(async (tx) => {
    await countOrRefuse(tx, clientLimit(deps, facts.clientAddress, 'mails an hour', 60, hours(1)))
    await countOrRefuse(tx, { bucket: `mails an hour to ${facts.address}`, most: 5, window: hours(1) })
    await countOrRefuse(tx, { bucket: `mails a day to ${facts.address}`, most: 20, window: days(1) })
  })
}

/** Addresses an account may ask about a day: the answer tells whether one belongs to somebody. */
const MOST_ADDRESSES_ASKED = 5

/** Five different addresses a day for one account may be asked about; the same one again is free. */
export async function limitAddressesAsked(deps: Deps, facts: { accountId: string; address: string }) {
  const bucket = `addresses asked a day by ${facts.accountId}`
  await deps.db.transaction(async (tx) => {
    const isNew = await countOn(tx, { bucket: `${bucket}: ${facts.address}`, most: 1, window: days(1) })
    if (isNew) await countOrRefuse(tx, { bucket, most: MOST_ADDRESSES_ASKED, window: days(1) })
  })
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

/** Counts one more, or refuses with the seconds until the window ends. */
async function countOrRefuse(db: Queries, limit: Limit) {
  if (await countOn(db, limit)) return
  throw new Refusal('rateLimited', { retryAfter: await secondsLeft(db, limit.bucket) })
}

/**
 * Counts one more; false when the window is full. One statement, so that parallel calls on any number of
 * processes can't slip through together, and outside of a transaction committed by itself, so that a call that
 * fails later has counted all the same.
 */
async function countOn(db: Queries, { bucket, most, window }: Limit): Promise<boolean> {
  const end = fromNow(window / 1000)
  const [counted] = await db
    .insert(limits)
    .values({ bucket, count: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: limits.bucket,
      set: {
        count: sql`case when ${limits.expiresAt} <= now() then 1 else ${limits.count} + 1 end`,
        expiresAt: sql`case when ${limits.expiresAt} <= now() then ${end} else ${limits.expiresAt} end`,
      },
      setWhere: sql`${limits.expiresAt} <= now() or ${limits.count} < ${most}`,
    })
    .returning({ count: limits.count })
  return counted !== undefined
}

async function secondsLeft(db: Queries, bucket: string): Promise<number> {
  const [left] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${limits.expiresAt} - now()))::int` })
    .from(limits)
    .where(eq(limits.bucket, bucket))
  return Math.max(1, left?.seconds ?? 1)
}
