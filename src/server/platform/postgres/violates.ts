import { errorCodeOf } from '#server/lib/error-code.ts'

/** Whether an error is the refusal of this unique index. Drizzle keeps the driver's error as its cause. */
export function violates(error: unknown, constraint: string): boolean {
  const { cause } = Object(error)
  return errorCodeOf(cause) === '23505' && cause.constraint_name === constraint
}

/** Ends of the names of foreign keys that lead to an account, or to what hangs on one. */
const OF_AN_ACCOUNT = /_(?:accounts|keys|browser_secrets)_id_fk$/

/** Whether an error says that the account is gone of which something was to be written: it was deleted in the middle. */
export function lacksAccount(error: unknown): boolean {
  const { cause } = Object(error)
  return errorCodeOf(cause) === '23503' && OF_AN_ACCOUNT.test(String(cause.constraint_name))
}
