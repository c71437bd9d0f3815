let people = 0

/** A mail address that no account has. */
export function newAddress() {
  people += 1
  return `person${people}-${process.pid}@example.com`
}
