import { errorCodeOf } from '#server/error-code.ts'

/** Whether an error is the refusal of this unique index. Drizzle keeps the driver's error as its cause. */
export function violates(error: unknown, constraint: string): boolean {
  const { cause } = Object(error)
  return errorCodeOf(cause) === '23505' && cause.constraint_name === constraint
}
