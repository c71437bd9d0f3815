/**
 * Settings that value conversion and every race rely on. Sent when a connection opens, which overrides the settings
 * of server, database and role (PostgreSQL, 19.1).
 */
export const SESSION_SETTINGS = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
} as const

/** Limits that the database enforces, in milliseconds. pool.ts enforces those that a frozen database cannot. */
export const SESSION_LIMITS = {
  statement_timeout: 3000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 5000,
}
