import { errorCodeOf } from '#server/lib/error-code.ts'

/** Whether an error is a violation of this unique index. Drizzle has the driver's error as its cause. */
export function violates(error: unknown, constraint: string): boolean {
  const { cause } = Object(error)
  return errorCodeOf(cause) === '23505' && cause.constraint_name === constraint
}

/** Ends of the names of foreign keys that refer to an account, or to a row below one. */
const OF_AN_ACCOUNT = /_(?:accounts|keys|browser_secrets)_id_fk$/

/** Whether an error says that the account of a written row is missing: it was deleted meanwhile. */
export function lacksAccount(error: unknown): boolean {
  const { cause } = Object(error)
  return errorCodeOf(cause) === '23503' && OF_AN_ACCOUNT.test(String(cause.constraint_name))
}
