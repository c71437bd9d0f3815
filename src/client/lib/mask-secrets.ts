const MASK = '[masked]'

/**
 * What a secret looks like here: whatever follows `/email-key/`, every value in a query, a signed token of three
 * parts, 256 bits in base64url (an account's id is shorter), and somebody's address. A stack trace of Firefox
 * writes `name@https://...`, which is none. The limits are those of an address and of a token's head: without them
 * a long text would be searched anew from each of its characters.
 */
const secrets: [RegExp, string][] = [
  [/(?<!\/account)(\/email-key\/+)[^\s/?#"'),]+/g, `$1${MASK}`],
  [/([?&#][\w.~-]{1,100}=)[^\s&#"'),]+/g, `$1${MASK}`],
  [/\beyJ[\w-]{0,400}(?:\.[\w-]+){1,4}/g, MASK],
  [/[\w-]{40,}/g, MASK],
  [/[^\s@"'<>:/=]{1,64}@[^\s@"'<>:/]{1,253}\.\p{L}[\p{L}\d-]+/gu, '[address]'],
]

/** A text for the log or for a screen, without what opens a door in it. */
export function maskSecrets(text: string) {
  return secrets.reduce((masked, [secret, mask]) => masked.replace(secret, mask), text)
}
