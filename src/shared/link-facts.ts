/** Sent to the page of a mailed link instead of its facts, when the link no longer works or never did. */
export const LINK_GONE = 'gone'

/** Facts for the page of a mailed e-mail key, as JSON: the account that the key opens. */
export type EmailKeyFacts = {
  address: string
  upid: string
  /** Null while it has none. */
  name: string | null
  /** When the account was created (ISO 8601). */
  createdAt: string
  /** How many browsers are signed in to it. */
  browsers: number
}
