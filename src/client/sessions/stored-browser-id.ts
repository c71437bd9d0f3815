import { readText, writeText } from '#client/lib/storage.ts'
import { BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH, BROWSER_ID_PATTERN } from '#shared/browser-id.ts'
import { days, seconds } from '#shared/time.ts'

const COOKIE = 'brid'
const COPY = 'browser_id'
const LIFETIME_S = days(400) / seconds(1)

/**
 * The name of this browser, made on first use. It identifies and never authenticates. The copy in
 * local storage is for browsers that refuse the cookie.
 */
export function browserId(): string {
  const id =
    [readCookie(), readText(COPY)].find((known) => known && BROWSER_ID_PATTERN.test(known)) ?? newBrowserId()
  if (readText(COPY) !== id) writeText(COPY, id)
  writeCookie(id)
  return id
}

export function newBrowserId() {
  let id = ''
  while (id.length < BROWSER_ID_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // 248 is the largest multiple of 62 in a byte: higher bytes would make the first letters more frequent.
    if (byte < 248) id += BROWSER_ID_ALPHABET[byte % BROWSER_ID_ALPHABET.length]
  }
  return id
}

function readCookie() {
  return new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? null
}

function writeCookie(id: string) {
  const cookie = `${COOKIE}=${id}; path=/; max-age=${LIFETIME_S}; samesite=strict`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some supported browsers
  document.cookie = `${cookie}; secure`
  // Not every browser treats http://localhost as secure.
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  if (readCookie() !== id) document.cookie = cookie
}
