import { sql } from 'drizzle-orm'
import { limits } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { days, hours, minutes } from '#shared/time.ts'
import { clientNetwork } from './client-network.ts'

type Limit = { bucket: string; most: number; window: number }

/** 30 new accounts a minute and 300 an hour for one client address. */
export async function limitNewAccounts(deps: Deps, clientAddress: string) {
  await countForClient(deps, clientAddress, { bucket: 'accounts a minute', most: 30, window: minutes(1) })
  await countForClient(deps, clientAddress, { bucket: 'accounts an hour', most: 300, window: hours(1) })
}

/** 60 passkey ceremonies a minute for one client address, whichever call begins them. */
export async function limitCeremonies(deps: Deps, clientAddress: string) {
  await countForClient(deps, clientAddress, { bucket: 'ceremonies a minute', most: 60, window: minutes(1) })
}

/** Mails somebody asked for: 60 an hour for one client, 5 an hour and 20 a day for one address. */
export async function limitMails(deps: Deps, facts: { clientAddress: string; address: string }) {
  await countForClient(deps, facts.clientAddress, { bucket: 'mails an hour', most: 60, window: hours(1) })
  // The hour first: a call that it refuses must not eat into the day.
  await count(deps, { bucket: `mails an hour to ${facts.address}`, most: 5, window: hours(1) })
  await count(deps, { bucket: `mails a day to ${facts.address}`, most: 20, window: days(1) })
}

async function countForClient(deps: Deps, clientAddress: string, limit: Limit) {
  await count(deps, {
    bucket: `${limit.bucket} from ${clientNetwork(clientAddress)}`,
    most: Math.max(1, Math.floor(limit.most * deps.config.rateLimitFactor)),
    window: limit.window,
  })
}

/**
 * Counts one more, or refuses with the seconds until the window ends. One statement, so that parallel
 * calls on any number of processes can't slip through together, and committed by itself, so that a call
 * that fails later has counted all the same.
 */
async function count({ db }: Deps, { bucket, most, window }: Limit) {
  const end = sql`now() + make_interval(secs => ${window / 1000})`
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
  if (!counted) throw new Refusal('rateLimited', { retryAfter: await secondsLeft(db, bucket) })
}

async function secondsLeft(db: Deps['db'], bucket: string): Promise<number> {
  const [left] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${limits.expiresAt} - now()))::int` })
    .from(limits)
    .where(sql`${limits.bucket} = ${bucket}`)
  return Math.max(1, left?.seconds ?? 1)
}
