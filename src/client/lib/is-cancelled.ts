/** NotAllowedError is a dialog closed or timed out; AbortError a ceremony that gave way to another. */
export function isCancelled(error: unknown) {
  return isNamed(error, ['AbortError', 'NotAllowedError'])
}

export function isNamed(error: unknown, names: string[]) {
  return error instanceof Error && names.includes(error.name)
}
