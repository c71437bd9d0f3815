/** An errno, the database driver's own code or an SQLSTATE; '' when the error has none. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code ?? '') : ''
}
