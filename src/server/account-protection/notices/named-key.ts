import Bowser from 'bowser'
import { isProvider } from '#server/account-store/keys/providers.ts'
import { maskAddress } from '#shared/masked-address.ts'

/** A key as the ring has it. People, and strangers who planted a key, choose its name. */
export type NamedKey = { type: 'browser' | 'passkey' | 'email'; name: string }

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const PLATFORMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/**
 * A key within a sentence. A notice comes from us and is believed, so of a key's name nothing is repeated but words that
 * we know: its provider, its browser and platform, or its address, masked.
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

/** A key on a line of its own. */
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

/** 'Chrome on Linux', or 'Chrome', when it is made of the names that the headers of a browser are read into. */
function knownBrowser(name: string): string | null {
  const [browser = '', platform, ...more] = name.split(' on ')
  const isKnown = BROWSERS.has(browser) && (platform === undefined || PLATFORMS.has(platform))
  return isKnown && more.length === 0 ? name : null
}
