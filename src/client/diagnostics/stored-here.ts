import { drawer } from '#client/lib/browser.ts'
import { ERROR_LOG } from '#client/lib/error-log.ts'
import { maskSecrets } from '#client/lib/mask-secrets.ts'

type Drawer = { name: string; kept: { name: string; value: string }[] }

/** Each of these gives access to the account: not a letter of them is shown. */
const SECRETS: ReadonlySet<string> = new Set([
  'jwt',
  'browser_key',
  'auth_tokens',
  'pending_email_key',
  'signed_out_keys',
  'ended_browser_key',
  'left_guest',
])

const LONGEST_VALUE = 300

/** Everything this browser stores for us, masked so that others may see the screen. */
export function storedHere(): Drawer[] {
  return [
    { name: 'Local storage', kept: keptIn('localStorage') },
    { name: 'This tab', kept: keptIn('sessionStorage') },
    { name: 'Cookies', kept: cookies() },
  ].filter(({ kept }) => kept.length > 0)
}

function keptIn(whose: Parameters<typeof drawer>[0]) {
  const storage = drawer(whose)
  if (storage === null) return [{ name: 'Nothing', value: 'This browser refuses to keep anything here.' }]
  // By number: an entry may have the name of one of the storage's methods.
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    .map((name) => ({ name, value: shown(name, storage.getItem(name) ?? '') }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

function cookies() {
  return document.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: shown(name, value.join('=')) }
    })
}

export function shown(name: string, value: string) {
  if (SECRETS.has(name)) return `•••••••• (a secret of ${value.length} characters)`
  if (name === ERROR_LOG) return `${value.length} characters, shown above`
  const masked = maskSecrets(value)
  return masked.length > LONGEST_VALUE ? `${masked.slice(0, LONGEST_VALUE)}…` : masked
}
