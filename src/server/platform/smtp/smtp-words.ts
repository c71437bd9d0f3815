import { ownWords } from '#server/lib/own-words.ts'
import { readSmtpUrl } from './smtp-url.ts'

const MOST_WORDS = 20

/** A reply code, an enhanced one (RFC 3463), or both with the hyphen of a multi-line reply. */
const STATUS = /^[245]\d\d(?:-(?:[245]\.\d{1,3}\.\d{1,3})?)?$|^[245]\.\d{1,3}\.\d{1,3}$/

/** No digits, no dots inside, no characters of addresses and links; too short for a secret. */
const WORD = /^["'(]*\p{L}[\p{L}'’-]{0,19}[)"'.,:;!?]*$/u

/**
 * The code and first words of a mail server's reply, for the log. Servers quote the recipient and parts of the mail,
 * so only plain words are kept, and none of the address. Undefined when the server has not replied.
 */
export function replyWords(error: unknown, { smtpUrl, to }: { smtpUrl: string | null; to: string }) {
  if (Object(error).response === undefined) return undefined
  const ofAddress = lettersIn(to)
  const isPlain = (word: string) =>
    STATUS.test(word) || (WORD.test(word) && !lettersIn(word).some((piece) => ofAddress.includes(piece)))
  const said = ownWords(error, smtpUrl === null ? null : readSmtpUrl(smtpUrl))
  return said
    .split(' ')
    .slice(0, MOST_WORDS)
    .map((word) => (isPlain(word) ? word : '…'))
    .filter((word, at, all) => word !== '…' || all[at - 1] !== '…')
    .join(' ')
}

function lettersIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
