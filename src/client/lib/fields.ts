/** The fields of something from outside, each still to be checked; no fields when it is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  // Any object can be read by name, and every value read stays unknown.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
