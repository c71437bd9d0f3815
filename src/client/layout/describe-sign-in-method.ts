import type { BrowserKey } from '#shared/credentials.ts'

/** With what the holder of a browser key came in; null for somebody who came as a guest. */
export function describeSignInMethod({ signedInWith }: BrowserKey) {
  if (!signedInWith) return null
  const { type, name } = signedInWith
  if (type === 'passkey') return `passkey '${name}'`
  return `mail to ${isAddress(name) ? name : 'your recovery email'}`
}

/** The same where other keys stand beside it: an address is the name of one of them, and names that one alone. */
export function hintWayIn(key: BrowserKey) {
  const { signedInWith } = key
  return signedInWith?.type === 'email' && isAddress(signedInWith.name)
    ? 'an email key'
    : describeSignInMethod(key)
}

/** An e-mail key is called by its address; the recovery address is no key, and has no name. */
function isAddress(name: string) {
  return name.includes('@')
}
