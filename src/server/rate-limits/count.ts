import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'
import { LIMITS, type LimitKind } from './limit-kinds.ts'

/** One row of `limits`, and the number that it may reach. */
export type Limit = { kind: LimitKind; subject: string; address: string; most: number }

/**
 * CTEs that count one more on each limit of the tuple `Counted` until one is full. `count` is the length of the tuple;
 * another number does not compile. Returns the CTEs, how many were counted, and the name of the last step, which has a
 * row only if all were. It is one statement, so that parallel calls on any number of processes cannot exceed a limit.
 * The caller's statement acts on each row of `last`, so only below the limits. Nothing is counted unless `condition`
 * holds. Its values are those of `limitValues`.
 */
export function countingSteps<Counted extends Limit[]>(
  db: Queries,
  count: Counted['length'],
  condition?: SQL,
) {
  const names = Array.from({ length: count }, (_, at) => sql.identifier(`step_${at}`))
  const first = condition ? sql`where ${condition}` : sql.empty()
  const steps = names.map((_, at) =>
    db.$with(`step_${at}`, { kind: sql`kind` }).as(counting(at, at > 0 ? sql`from ${names[at - 1]}` : first)),
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
  const value = (name: keyof Limit | 'window') => sql.placeholder(`${name}${at}`)
  const isOver = sql`${limits.expiresAt} <= now()`
  return sql`
    insert into ${limits} (kind, subject, address, count, expires_at)
    select ${value('kind')}, ${value('subject')}, ${value('address')}, 1, ${fromNow(value('window'))} ${former}
    on conflict (subject, kind, address) do update set
      count = case when ${isOver} then 1 else ${limits.count} + 1 end,
      expires_at = case when ${isOver} then excluded.expires_at else ${limits.expiresAt} end
    where ${isOver} or ${limits.count} < ${value('most')}
    returning kind`
}

/** The parameters of a statement with `countingSteps`. */
export function limitValues(wanted: Limit[]): Record<string, string | number> {
  return Object.fromEntries(
    wanted.flatMap(({ kind, subject, address, most }, at) => [
      [`kind${at}`, kind],
      [`subject${at}`, subject],
      [`address${at}`, address],
      [`most${at}`, most],
      [`window${at}`, LIMITS[kind].window / 1000],
    ]),
  )
}

function newCounter(count: number) {
  return statement(`count_on_${count}`, (db) => {
    const { steps, counted } = countingSteps<Limit[]>(db, count)
    return db
      .with(...steps)
      .select({ counted })
      .from(oneRow)
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
  const [row] = await counter(db).execute(limitValues(wanted))
  return row?.counted ?? 0
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
