/** Longer ones are words, which somebody may have chosen. */
const LONGEST_TOP_LEVEL = 4

/**
 * Masks an address: its owner recognises it, and others learn little. Of chosen parts, two characters and a short
 * top-level domain show. Every '@' and '.' follows a dot of the mask, so that no mail program detects an address or a
 * host. The number of dots is fixed.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  const domain = address.slice(at + 1)
  const [, topLevel = ''] = /\.([a-z]+)$/.exec(domain) ?? []
  const end = topLevel !== '' && topLevel.length <= LONGEST_TOP_LEVEL ? `.${topLevel}` : ''
  return `${first(local)}•••@${first(domain)}•••${end}`
}

/** Only letters and digits: other characters might mean something to a mail program. */
function first(part: string) {
  return /^[a-z0-9]/i.exec(part)?.[0] ?? ''
}
