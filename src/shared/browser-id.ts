/** Without zod, because every page that makes a guest names the browser before any schema is loaded. */
export const BROWSER_ID_LENGTH = 16
export const BROWSER_ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
export const BROWSER_ID_PATTERN = new RegExp(`^[${BROWSER_ID_ALPHABET}]{${BROWSER_ID_LENGTH}}$`)

/** A random name for a browser that has none yet. */
export function newBrowserId(): string {
  let id = ''
  while (id.length < BROWSER_ID_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // 248 is the largest multiple of 62 in a byte: higher bytes would make the first letters more frequent.
    if (byte < 248) id += BROWSER_ID_ALPHABET[byte % BROWSER_ID_ALPHABET.length]
  }
  return id
}
