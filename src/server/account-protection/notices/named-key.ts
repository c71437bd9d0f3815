import Bowser from 'bowser'
import { isProvider } from '#server/account-store/keys/providers.ts'
import { maskAddress } from '#shared/masked-address.ts'

/** A key with its name. The name is chosen by the user, or by an attacker who added the key. */
export type NamedKey = { type: 'browser' | 'passkey' | 'email'; name: string }

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const PLATFORMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/**
 * Describes a key within a sentence. Readers trust our notices, so an attacker's text must not get into them. Of the
 * name we repeat only known words: provider, browser and platform, or the masked address.
 */
export function keyInSentence({ type, name }: NamedKey): string {
  const browser = knownBrowser(name)
  switch (type) {
    case 'email':
      return `the email key ${maskAddress(name)}`
    case 'browser':
      return browser === null ? 'a browser' : `the browser '${browser}'`
    case 'passkey':
      if (isProvider(name)) return `the passkey '${name}'`
      return browser === null ? 'a passkey' : `a passkey made in ${browser}`
  }
}

/** Describes a key for a list. */
export function keyInList({ type, name }: NamedKey): string {
  const browser = knownBrowser(name)
  switch (type) {
    case 'email':
      return `${maskAddress(name)} (email key)`
    case 'browser':
      return browser === null ? 'a browser' : `${browser} (browser)`
    case 'passkey':
      return `${isProvider(name) ? name : `made in ${browser ?? 'a browser'}`} (passkey)`
  }
}

/**
 * Returns the name when it is a known browser, such as 'Chrome', with or without a known platform, as in 'Chrome on
 * Linux'.
 */
function knownBrowser(name: string): string | null {
  const [browser = '', platform, ...more] = name.split(' on ')
  const isKnown = BROWSERS.has(browser) && (platform === undefined || PLATFORMS.has(platform))
  return isKnown && more.length === 0 ? name : null
}
