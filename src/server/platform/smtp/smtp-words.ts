import { ownWords } from '#server/lib/own-words.ts'
import { readSmtpUrl } from './smtp-url.ts'

const MOST_WORDS = 20

/** A reply code, an enhanced one (RFC 3463), or both with the hyphen of a multi-line reply. */
const STATUS = /^[245]\d\d(?:-(?:[245]\.\d{1,3}\.\d{1,3})?)?$|^[245]\.\d{1,3}\.\d{1,3}$/

/** No digits, no dots inside, no characters of addresses and links; too short for a secret. */
const WORD = /^["'(]*\p{L}[\p{L}'’-]{0,19}[)"'.,:;!?]*$/u

/** What servers call a message that they have taken: of letters and digits, at least one of these. */
const QUEUE_ID = /^[[(]?(?=.*\d)([\w.+=:-]{3,79}\w)[)\].,;]?$/

type Known = { smtpUrl: string | null; to: string }

/**
 * The code and first words of a mail server's refusal, for the log. Servers quote the recipient and parts of the mail,
 * so only plain words are kept, and none of the address. Null when the server has not replied.
 */
export function replyWords(error: unknown, { smtpUrl, to }: Known): string | null {
  if (Object(error).response === undefined) return null
  const said = ownWords(error, smtpUrl === null ? null : readSmtpUrl(smtpUrl))
  return wordsKept(said, (word) => isPlain(word, to))
}

/**
 * The same of the reply by which it accepted the mail, with its queue id: `250 2.0.0 Ok: queued as 4XyZ`. The id stands
 * in the mail server's own log. No word of the mail is taken for one. Null without a mail server.
 */
export function acceptanceWords(
  reply: string | null,
  { to, text }: { to: string; text: string },
): string | null {
  if (reply === null) return null
  const [local = '', domain = ''] = to.split('@')
  const isOfMail = (id: string) =>
    id.includes(domain) ||
    id.split(/[=:]/).some((piece) => piece.length > 2 && (text.includes(piece) || to.includes(piece)))
  const isQueueId = (word: string) => {
    const [, id = ''] = QUEUE_ID.exec(word) ?? []
    return id !== '' && !isOfMail(id) && !(local.length > 2 && id.includes(local))
  }
  return wordsKept(reply, (word) => isPlain(word, to) || isQueueId(word))
}

function wordsKept(said: string, isKept: (word: string) => boolean) {
  return said
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .map((word) => (isKept(word) ? word : '…'))
    .filter((word, at, all) => word !== '…' || all[at - 1] !== '…')
    .join(' ')
}

function isPlain(word: string, to: string) {
  const ofAddress = lettersIn(to)
  return STATUS.test(word) || (WORD.test(word) && !lettersIn(word).some((piece) => ofAddress.includes(piece)))
}

function lettersIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
