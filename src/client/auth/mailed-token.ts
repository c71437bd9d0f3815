/**
 * The secret of a mailed link. It leaves the address bar as soon as this module is evaluated, which
 * is why main.tsx imports it first: nothing that loads later, and no history entry, ever sees it.
 */
type MailedToken = { page: 'verifyLink' | 'emailKey'; token: string }

/** Splits an address into the secret it carries and the address that may stay. */
export function splitMailedAddress(address: URL): { mailed: MailedToken | null; rest: string } | null {
  if (/^\/authr\/verify\/*$/.test(address.pathname)) {
    const token = address.searchParams.get('token')
    if (token === null) return null
    const query = new URLSearchParams(address.searchParams)
    query.delete('token')
    const search = query.size > 0 ? `?${query}` : ''
    return {
      mailed: token === '' ? null : { page: 'verifyLink', token },
      rest: address.pathname + search + address.hash,
    }
  }

  const secret = /^\/email-key\/+([^/]+)/.exec(address.pathname)?.[1]
  if (secret === undefined) return null
  return { mailed: { page: 'emailKey', token: secret }, rest: '/email-key' }
}

function takeMailedToken(): MailedToken | null {
  if (globalThis.location === undefined) return null
  const parts = splitMailedAddress(new URL(location.href))
  if (parts === null) return null
  history.replaceState(history.state, '', parts.rest)
  return parts.mailed
}

export const mailedToken = takeMailedToken()
