import { errorCodeOf } from './error-code.ts'

/** The user info of a URL, before its `@`. */
export type Credentials = { user: string; password: string }

const LONGEST = 300

/**
 * The database's or mail server's own error message with its code, in one line, for the operator. E-mail addresses,
 * user and password are removed: the message, or the library's, may repeat them.
 */
export function ownWords(error: unknown, credentials: Credentials | null): string {
  const { message = '', response, severity } = Object(error)
  const code = errorCodeOf(error)
  const said = String(response ?? message)
  const words = (credentials === null ? said : withoutCredentials(said, credentials))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\S*@\S*/g, '…')
    .trim()
  const name = severity === undefined ? code : `SQLSTATE ${code}`
  const isNamed = code === '' || response !== undefined || words.includes(code)
  return [words.slice(0, LONGEST), ...(isNamed ? [] : [words === '' ? name : `(${name})`])]
    .filter(Boolean)
    .join(' ')
}

function withoutCredentials(text: string, { user, password }: Credentials) {
  const base64 = (piece: string) => Buffer.from(piece).toString('base64')
  const pieces = [password, encodeURIComponent(password)]
  if (password !== '') pieces.push(base64(password), base64(`\0${user}\0${password}`))
  if (user !== '') pieces.push(base64(user))
  const bare = pieces
    .map(patternOf)
    .filter(Boolean)
    .reduce((rest, pattern) => rest.replace(new RegExp(pattern, 'gu'), '…'), text)
  const name = patternOf(user)
  // A short name may be part of a word.
  const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'giu')
  return name === '' ? bare : bare.replace(whole, '…')
}

/** Matches a piece also where several spaces have become one. */
function patternOf(piece: string) {
  return piece
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
}
