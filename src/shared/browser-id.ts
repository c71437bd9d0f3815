/** Without zod, because every page that makes a guest names the browser before any schema is loaded. */
export const BROWSER_ID_LENGTH = 16
export const BROWSER_ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
export const BROWSER_ID_PATTERN = new RegExp(`^[${BROWSER_ID_ALPHABET}]{${BROWSER_ID_LENGTH}}$`)
