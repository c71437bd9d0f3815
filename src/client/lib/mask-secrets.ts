const MASK = '[masked]'

/**
 * What counts as a secret: everything after `/email-key/`, every value in a query, a signed token of three parts, 256 bits in
 * base64url, and an e-mail address. An account's id is shorter than 256 bits. `name@https://...` in a Firefox stack trace is
 * not an address. The limits are those of an address and of a token's head. Without them, a search would start again at each
 * character of a long text.
 */
const secrets: [RegExp, string][] = [
  [/(?<!\/account)(\/email-key\/+)[^\s/?#"'),]+/g, `$1${MASK}`],
  [/([?&#][\w.~-]{1,100}=)[^\s&#"'),]+/g, `$1${MASK}`],
  [/\beyJ[\w-]{0,400}(?:\.[\w-]+){1,4}/g, MASK],
  [/[\w-]{40,}/g, MASK],
  [/[^\s@"'<>:/=]{1,64}@[^\s@"'<>:/]{1,253}\.\p{L}[\p{L}\d-]+/gu, '[address]'],
]

/** Masks the secrets in a text for the log or the screen. */
export function maskSecrets(text: string) {
  return secrets.reduce((masked, [secret, mask]) => masked.replace(secret, mask), text)
}
