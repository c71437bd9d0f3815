import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router-dom'
import { isServerThere } from '#client/api/is-server-there.ts'
import { setSessionState } from '#client/session/session-state.ts'
import { canonicalPath } from '#shared/routes.ts'
import { UnreachablePage } from './unreachable-page.tsx'

/**
 * For a page that the server serves with a policy of its own: the page's route where this document was opened there.
 * Who comes from another page still has that page's document, and is sent for this one.
 */
export function inOwnDocument(route: RouteObject): RouteObject {
  if (isOpenedAt(route.path)) return route
  const { path, caseSensitive } = route
  return { path, caseSensitive, loader: openDocument, Component: UnreachablePage }
}

function isOpenedAt(path: string | undefined) {
  const [opened] = performance.getEntriesByType('navigation')
  // A browser that cannot say is believed, rather than sent round for ever.
  return !opened || canonicalPath(new URL(opened.name).pathname) === path
}

/** Asks first: with the server away the browser would put a page of its own in place of ours. */
async function openDocument({ request }: LoaderFunctionArgs) {
  if (await isServerThere()) return redirectDocument(request.url)
  setSessionState({ isOffline: true })
  return null
}
