import { hidesSomething, trimInvisible } from './hidden-characters.ts'

/** Messages for people. Not beside the schema, because the sign-in page loads no schema library. */
export const EMAIL_REQUIRED = 'Email is required'
export const EMAIL_INVALID = 'Please enter a valid email address'
const EMAIL_INVISIBLE = 'The address contains an invisible character'

/** RFC 5321 4.5.3.1: the longest local part and the longest address a mail server must accept. */
const LONGEST_LOCAL_PART = 64
const LONGEST_ADDRESS = 254

/** Longer input is refused unread, so that the checks below stay cheap. */
export const EMAIL_INPUT_MAX = 320

/** RFC 5322 3.2.3 `dot-atom` in ASCII: no quotes, comments, control or look-alike characters. */
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/

/** Also at the ends, where trimming would hide them: a line break in an address is an attack. */
const CONTROL = /\p{Cc}/u

/** Characters that a URL parser would not read as part of a host name. */
const NOT_IN_A_DOMAIN = /[\s%/\\?#:@[\]<>^|`{}"(),;!$&'*+=~_]/

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A top-level domain is letters or punycode: that alone excludes every form of IP address. */
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * The normal form of an address: trimmed, without invisible marks at the ends, lower case, domain in ASCII (IDNA).
 * Null when invalid. Without zod, because the sign-in page checks addresses before any schema is loaded.
 */
export function normalizeEmailAddress(text: string): string | null {
  if (text.length > EMAIL_INPUT_MAX || CONTROL.test(text)) return null
  const trimmed = trimInvisible(text)
  // In a domain the URL parser drops some of them, and the result would differ from the address as displayed.
  if (hidesSomething(trimmed)) return null
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0))
  if (local.length > LONGEST_LOCAL_PART || !LOCAL_PART.test(local)) return null

  const domain = asciiDomain(trimmed.slice(at + 1))
  if (domain === null) return null
  // Lower case only now: it turns some letters of other scripts into ASCII.
  const address = `${local.toLowerCase()}@${domain}`
  return address.length <= LONGEST_ADDRESS ? address : null
}

/** What is wrong with an address, as a sentence; null when nothing is. */
export function emailProblemOf(text: string): string | null {
  if (normalizeEmailAddress(text) !== null) return null
  if (text.length > EMAIL_INPUT_MAX) return EMAIL_INVALID
  const trimmed = trimInvisible(text)
  if (trimmed === '') return EMAIL_REQUIRED
  return !CONTROL.test(text) && hidesSomething(trimmed) ? EMAIL_INVISIBLE : EMAIL_INVALID
}

/** The WHATWG URL parser is the one IDNA implementation that both browsers and Node have. */
function asciiDomain(text: string): string | null {
  if (text === '' || NOT_IN_A_DOMAIN.test(text)) return null
  let host: string
  try {
    host = new URL(`http://${text}`).hostname
  } catch {
    return null
  }
  const labels = host.split('.')
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null
  return TOP_LEVEL.test(labels[labels.length - 1] ?? '') ? host : null
}
