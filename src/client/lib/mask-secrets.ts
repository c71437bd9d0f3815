const MASK = '[masked]'

/**
 * What a secret looks like here: whatever follows `/email-key/`, every value in a query, a signed token of three
 * parts, 256 bits in base64url (an account's id is shorter), and somebody's address. A stack trace of Firefox
 * writes `name@https://...`, which is none.
 */
const secrets: [RegExp, string][] = [
  [/(?<!\/account)(\/email-key\/+)[^\s/?#"'),]+/g, `$1${MASK}`],
  [/([?&][\w.~-]+=)[^\s&#"'),]+/g, `$1${MASK}`],
  [/\beyJ[\w-]*(?:\.[\w-]+){1,4}/g, MASK],
  [/[\w-]{40,}/g, MASK],
  [/[^\s@"'<>:/=]+@[^\s@"'<>:/]+\.[a-z]{2,}/gi, '[address]'],
]

/** A text for the log or for a screen, without what opens a door in it. */
export function maskSecrets(text: string) {
  return secrets.reduce((masked, [secret, mask]) => masked.replace(secret, mask), text)
}
