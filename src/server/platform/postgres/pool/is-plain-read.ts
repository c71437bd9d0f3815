import { memoized } from '#server/lib/memoized.ts'

/**
 * Words of what may wait for a lock, act, or be more than one statement, and of PostgreSQL's own functions, which can do
 * any of it (pg_notify, pg_advisory_lock, pg_sleep).
 */
const MORE_THAN_A_READ = /\b(for|into|insert|update|delete|merge)\b|pg_|;/i

/** Statements with lists have a text for each length. */
const MOST_KNOWN = 1000

/** Whether a statement only looks, and so never waits for a row. Whatever is in doubt does not. */
export const isPipelinedRead = memoized(
  MOST_KNOWN,
  (statement) => /^(select|with)\b/i.test(statement) && !MORE_THAN_A_READ.test(statement),
)
