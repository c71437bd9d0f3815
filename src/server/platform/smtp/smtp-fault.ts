/**
 * Whom a failed sending speaks of. `letter`: its recipient or its content, for good. `server`: certainly not the letter.
 * `connection`: it ended, perhaps at this letter. `unclear`: anything else; trying again until the letter expires is safe.
 */
export type SendingFault = 'letter' | 'server' | 'connection' | 'unclear'

/** Until somebody has said which letter it is about, a failure is no letter's. */
const BEFORE_ANY_LETTER = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/

/** What the mail library says of a letter that it refuses itself, or that the server refuses. */
const ABOUT_A_LETTER = ['EENVELOPE', 'EMESSAGE']

/** RFC 3463 3.2, RFC 7505: no such mailbox or domain, no mail there, a syntax that cannot be, or moved away. */
const NO_SUCH_ADDRESS = /^5\.1\.(?:1|2|3|6|10)$/

/** RFC 3463 3.3, 3.4 and 3.7: too long for the mailbox or the system, or written in a way they do not take. */
const NO_SUCH_MESSAGE = /^5\.(?:2\.3|3\.4|6\.\d{1,3})$/

/** RFC 7504: the domain of the recipient takes no mail. It needs no enhanced code. */
const DOMAIN_TAKES_NO_MAIL = 556

/**
 * Judges a failed sending by its step and by the enhanced status code (RFC 3463), never by the reply code alone: many servers
 * say 550 of a rate, a policy (5.7.x) or a full mailbox, and each of these passes.
 */
export function sendingFault(error: unknown): SendingFault {
  const { code, command, responseCode, response } = Object(error)
  if (code === 'ECONNECTION') return 'connection'
  if (typeof command === 'string' && BEFORE_ANY_LETTER.test(command)) return 'server'
  if (!ABOUT_A_LETTER.includes(code)) return 'unclear'
  // The library refused it before it was sent.
  if (responseCode === undefined) return 'letter'
  if (responseCode < 500) return 'unclear'

  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(String(response)) ?? []
  if (NO_SUCH_MESSAGE.test(status)) return 'letter'
  // At this step it would be about our own address, which the operator may yet mend.
  if (command === 'MAIL FROM') return 'unclear'
  return NO_SUCH_ADDRESS.test(status) || responseCode === DOMAIN_TAKES_NO_MAIL ? 'letter' : 'unclear'
}
