/**
 * What the reading and writing of values, and every race, relies on. It is said when a connection opens, which wins over
 * what the server, the database and the role say (PostgreSQL, 19.1).
 */
export const SESSION_SETTINGS = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
} as const

/** Limits the database keeps for us, in milliseconds; what it cannot keep (it may be frozen) is kept in pool.ts. */
export const SESSION_LIMITS = {
  statement_timeout: 3000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 5000,
}
