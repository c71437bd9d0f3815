import { isServerThere } from '#client/api/is-server-there.ts'
import { setSessionState } from '#client/sessions/session-state.ts'
import { canonicalPath } from '#shared/page-paths.ts'
import { UnreachablePage } from './unreachable-page.tsx'

/**
 * Whether this document was opened at `path`, for a page that the server serves with its own security policy. After a
 * navigation from another page, the document is still that page's and has to be reloaded.
 */
export function isOpenedAt(path: string) {
  const [opened] = performance.getEntriesByType('navigation')
  // A browser that cannot tell is trusted; otherwise it would reload for ever.
  return !opened || canonicalPath(new URL(opened.name).pathname) === path
}

/** Asks first: without the server, the browser would show its own error page. */
export async function loadDocument() {
  if (await isServerThere()) {
    // The address is already the page's own. The current page stays until the document comes.
    location.reload()
    await new Promise(() => undefined)
  }
  setSessionState({ isOffline: true })
  return { default: UnreachablePage }
}
