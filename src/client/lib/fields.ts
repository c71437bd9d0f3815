/** The fields of an outside value, each still unchecked; no fields if it is not an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  // Any object can be read by name, and every value read stays unknown.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function isSize(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) > 0
}
