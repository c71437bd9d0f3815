import { memoized } from '#server/lib/memoized.ts'

/**
 * Words of statements that may wait for a lock, have an effect, or be several statements. PostgreSQL's own functions
 * can do any of it (pg_notify, pg_advisory_lock, pg_sleep).
 */
const MORE_THAN_A_READ = /\b(for|into|insert|update|delete|merge)\b|pg_|;/i

/** Statements with lists have a different text for each length. */
const MOST_KNOWN = 1000

/** Whether a statement only reads, and so never waits for a row lock. False when in doubt. */
export const isPipelinedRead = memoized(
  MOST_KNOWN,
  (statement) => /^(select|with)\b/i.test(statement) && !MORE_THAN_A_READ.test(statement),
)
