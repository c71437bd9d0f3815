import { appConfig } from '#client/api/app-config.ts'
import { addressInstead } from '#client/lib/browser.ts'
import { canonicalPath, isDecodable, pages } from '#shared/page-paths.ts'

/**
 * The secret of a mailed link. Evaluating this module removes it from the address bar. main.tsx imports this module first, so
 * that no later code and no history entry ever sees the secret.
 */
type MailedToken = { page: 'verifyLink' | 'kept' | 'stop' | 'emailKey'; token: string }

/** In the state of a history entry: the token of the e-mail key that this entry was opened with. */
export const ENTRY_TOKEN = 'emailKeyToken'

/** Pages whose mailed link carries its token in the query. */
const IN_QUERY = ['verifyLink', 'kept', 'stop'] as const

/** Splits an address into the secret it carries and the address that may stay visible. */
export function splitMailedAddress(address: URL): { mailed: MailedToken | null; rest: string } | null {
  const page = IN_QUERY.find((name) => canonicalPath(address.pathname) === pages[name])
  if (page) {
    const token = address.searchParams.get('token')
    if (token === null) return null
    const query = new URLSearchParams(address.searchParams)
    query.delete('token')
    const search = `${query}` === '' ? '' : `?${query}`
    return {
      mailed: token === '' ? null : { page, token },
      rest: address.pathname + search + address.hash,
    }
  }

  const emailKey = `${pages.emailKeyLink}/`
  if (!address.pathname.startsWith(emailKey)) return null
  // A damaged token is removed, too. The remaining address is answered with 'not found', as the server does.
  if (!isDecodable(address.pathname)) return { mailed: null, rest: `${emailKey}%` }
  const token = address.pathname.slice(emailKey.length).split('/').find(Boolean)
  return token === undefined ? null : { mailed: { page: 'emailKey', token }, rest: pages.emailKeyLink }
}

function takeMailedToken(): MailedToken | null {
  // When the address is about to be replaced, the secret stays in it for the page that loads next.
  if (globalThis.location === undefined || addressInstead(appConfig.publicUrl) !== null) return null
  const parts = splitMailedAddress(new URL(location.href))
  if (parts === null) return null
  const { mailed, rest } = parts
  // A code still has to be typed: the entry keeps the token for a reload and for Back in this tab.
  const kept = mailed?.page === 'emailKey' ? { ...history.state, [ENTRY_TOKEN]: mailed.token } : history.state
  history.replaceState(kept, '', rest)
  return mailed
}

export const mailedToken = takeMailedToken()
