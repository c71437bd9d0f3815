/** NotAllowedError: a dialog was closed or timed out. AbortError: another ceremony replaced this one. */
export function isCancelled(error: unknown) {
  return isNamed(error, ['AbortError', 'NotAllowedError'])
}

export function isNamed(error: unknown, names: string[]) {
  return error instanceof Error && names.includes(error.name)
}
