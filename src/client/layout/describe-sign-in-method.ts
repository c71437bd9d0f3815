import type { BrowserKey } from '#shared/credentials.ts'

/** How the holder of a browser key signed in; null for a guest. */
export function describeSignInMethod({ signedInWith }: BrowserKey) {
  if (!signedInWith) return null
  const { type, name } = signedInWith
  if (type === 'passkey') return `passkey '${name}'`
  return `a link to ${isAddress(name) ? name : 'your recovery email'}`
}

/** The same, for a list of keys: an address is the name of one key there, and must name only that one. */
export function hintWayIn(key: BrowserKey) {
  const { signedInWith } = key
  return signedInWith?.type === 'email' && isAddress(signedInWith.name)
    ? 'an email key'
    : describeSignInMethod(key)
}

/** An e-mail key is named by its address. The recovery address is not a key and has no name. */
function isAddress(name: string) {
  return name.includes('@')
}
