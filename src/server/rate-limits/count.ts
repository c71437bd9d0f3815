import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { integer, onlyRow, pipelined, seconds, text } from '#server/platform/postgres/statement.ts'
import { LIMITS, type LimitKind } from './limit-kinds.ts'

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
export async function countInTurn(db: Queries, wanted: Limit[]): Promise<number> {
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
export async function secondsLeft(db: Queries, limit: Limit): Promise<number> {
  const [left] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${limits.expiresAt} - now()))::int` })
    .from(limits)
    .where(isRowOf(limit))
  return Math.max(1, left?.seconds ?? 1)
}

/** Condition: the row of this limit. */
export function isRowOf({ kind, subject, address }: Limit): SQL | undefined {
  return and(eq(limits.subject, subject), eq(limits.kind, kind), eq(limits.address, address))
}

/** Windows that have ended. */
export const expiredLimits = leftover(limits, sql`expires_at <= now()`)
