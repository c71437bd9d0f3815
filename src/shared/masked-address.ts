/** Longer ones are words, and somebody may have chosen them. */
const LONGEST_TOP_LEVEL = 4

/**
 * An address for people who know it: enough to recognise one's own, too little to read something into it. Of what
 * somebody else chose, two characters and a short top-level domain show. Every '@' and '.' follows a dot of the mask, so
 * that no mail program finds an address or a host in it; the number of dots says nothing.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  const domain = address.slice(at + 1)
  const [, topLevel = ''] = /\.([a-z]+)$/.exec(domain) ?? []
  const end = topLevel !== '' && topLevel.length <= LONGEST_TOP_LEVEL ? `.${topLevel}` : ''
  return `${first(local)}•••@${first(domain)}•••${end}`
}

/** Only letters and digits: a sign might mean something to a mail program. */
function first(part: string) {
  return /^[a-z0-9]/i.exec(part)?.[0] ?? ''
}
