import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'

/** At most `most` in a window, which begins with its first use; `window` in milliseconds. */
export type Limit = { bucket: string; most: number; window: number }

/**
 * CTEs that count one more on each of `count` limits until one is full. Returns the CTEs, how many were counted, and
 * the name of the last step, which has a row only if all were. It is one statement, so that parallel calls on any
 * number of processes cannot exceed a limit. The caller's statement acts on each row of `last`, so only below the
 * limits. Nothing is counted unless `condition` holds. Its values are those of `limitValues`.
 */
export function countingSteps(db: Queries, count: number, condition?: SQL) {
  const names = Array.from({ length: count }, (_, at) => sql.identifier(`step_${at}`))
  const first = condition ? sql`where ${condition}` : sql.empty()
  const steps = names.map((_, at) =>
    db
      .$with(`step_${at}`, { bucket: sql`bucket` })
      .as(counting(at, at > 0 ? sql`from ${names[at - 1]}` : first)),
  )
  const counts = names.map((name) => sql`(select count(*) from ${name})`)
  return {
    steps,
    counted: sql<number>`(${sql.join(counts, sql` + `)})::int`.as('counted'),
    last: names[count - 1] ?? sql.empty(),
  }
}

/** Yields a row below the limit, in a new window or in the current one. */
function counting(at: number, former: SQL): SQL {
  const isOver = sql`${limits.expiresAt} <= now()`
  return sql`
    insert into ${limits} (bucket, count, expires_at)
    select ${sql.placeholder(`bucket${at}`)}, 1, ${fromNow(sql.placeholder(`window${at}`))} ${former}
    on conflict (bucket) do update set
      count = case when ${isOver} then 1 else ${limits.count} + 1 end,
      expires_at = case when ${isOver} then excluded.expires_at else ${limits.expiresAt} end
    where ${isOver} or ${limits.count} < ${sql.placeholder(`most${at}`)}
    returning bucket`
}

/** The parameters of a statement with `countingSteps`. */
export function limitValues(wanted: Limit[]): Record<string, string | number> {
  return Object.fromEntries(
    wanted.flatMap(({ bucket, most, window }, at) => [
      [`bucket${at}`, bucket],
      [`most${at}`, most],
      [`window${at}`, window / 1000],
    ]),
  )
}

/** The largest number of limits for one call. */
const MOST_LIMITS = 5

const counters = Array.from({ length: MOST_LIMITS }, (_, at) =>
  statement(`count_on_${at + 1}`, (db) => {
    const { steps, counted } = countingSteps(db, at + 1)
    return db
      .with(...steps)
      .select({ counted })
      .from(oneRow)
  }),
)

/**
 * Counts one more on each until one is full, and returns how many were counted. Outside a transaction it commits by
 * itself, so that a call which fails later has still counted.
 */
export async function countInTurn(db: Queries, wanted: Limit[]): Promise<number> {
  const counter = counters[wanted.length - 1]
  if (!counter) throw new Error(`${wanted.length} limits at once`)
  const [row] = await counter(db).execute(limitValues(wanted))
  return row?.counted ?? 0
}

/** Counts one less on each. */
export async function takeBack(db: Queries, counted: Limit[]) {
  if (counted.length === 0) return
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(
      inArray(
        limits.bucket,
        counted.map(({ bucket }) => bucket),
      ),
    )
}

/** Seconds until the current window ends; at least one. */
export async function secondsLeft(db: Queries, { bucket }: Pick<Limit, 'bucket'>): Promise<number> {
  const [left] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${limits.expiresAt} - now()))::int` })
    .from(limits)
    .where(eq(limits.bucket, bucket))
  return Math.max(1, left?.seconds ?? 1)
}

/** Windows that have ended. */
export const expiredLimits = leftover(limits, sql`expires_at <= now()`)
