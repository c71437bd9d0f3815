let people = 0

/** A mail address of somebody new. */
export function newAddress() {
  people += 1
  return `person${people}-${process.pid}@example.com`
}
