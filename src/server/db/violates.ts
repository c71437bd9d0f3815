/** Whether an error is the refusal of this unique index. Drizzle keeps the driver's error as its cause. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error) || !('code' in cause) || !('constraint_name' in cause)) return false
  return cause.code === '23505' && cause.constraint_name === constraint
}
