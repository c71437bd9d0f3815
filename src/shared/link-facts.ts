/** What the page of a mailed link is told, in place of anything else, of one that does nothing any more or never did. */
export const LINK_GONE = 'gone'

/** What the page of a mailed e-mail key is told, as JSON: into whose account the key lets its address. */
export type EmailKeyFacts = {
  address: string
  upid: string
  /** Null while it has none. */
  name: string | null
  /** Since when the account is there (ISO 8601). */
  createdAt: string
  /** How many browsers are signed in to it. */
  browsers: number
}
