/**
 * The cause of a failed sending. `letter`: its recipient or its content, permanently. `server`: certainly not the
 * mail. `connection`: it ended, perhaps because of this mail. `unclear`: anything else; retrying until the mail
 * expires is safe.
 */
export type SendingFault = 'letter' | 'server' | 'connection' | 'unclear'

/** Before the first command about a mail, a failure has nothing to do with it. */
const BEFORE_ANY_LETTER = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/

/** Codes of the mail library for a mail that it refuses itself, or that the server refuses. */
const ABOUT_A_LETTER = ['EENVELOPE', 'EMESSAGE']

/** RFC 3463 3.2, RFC 7505: no such mailbox or domain, no mail there, invalid syntax, or moved. */
const NO_SUCH_ADDRESS = /^5\.1\.(?:1|2|3|6|10)$/

/** RFC 3463 3.3, 3.4 and 3.7: too long for the mailbox or the system, or an unsupported format. */
const NO_SUCH_MESSAGE = /^5\.(?:2\.3|3\.4|6\.\d{1,3})$/

/** RFC 7504: the recipient's domain accepts no mail. It needs no enhanced code. */
const DOMAIN_TAKES_NO_MAIL = 556

/**
 * Classifies a failed sending by its step and the enhanced status code (RFC 3463), never by the reply code alone.
 * Many servers answer 550 for a rate limit, a policy (5.7.x) or a full mailbox, which are all temporary.
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
  // At this step the refusal is about our own address, which the operator can correct.
  if (command === 'MAIL FROM') return 'unclear'
  return NO_SUCH_ADDRESS.test(status) || responseCode === DOMAIN_TAKES_NO_MAIL ? 'letter' : 'unclear'
}
