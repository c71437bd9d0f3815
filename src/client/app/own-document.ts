import { isServerThere } from '#client/api/is-server-there.ts'
import { setSessionState } from '#client/sessions/session-state.ts'
import { canonicalPath } from '#shared/page-paths.ts'
import { UnreachablePage } from './unreachable-page.tsx'

/**
 * For a page that the server serves with a policy of its own: whether this document was opened there. Who comes from
 * another page still has that page's document, and is sent for this one.
 */
export function isOpenedAt(path: string) {
  const [opened] = performance.getEntriesByType('navigation')
  // A browser that cannot say is believed, rather than sent round for ever.
  return !opened || canonicalPath(new URL(opened.name).pathname) === path
}

/** Asks first: with the server away the browser would put a page of its own in place of ours. */
export async function loadDocument() {
  if (await isServerThere()) {
    // The address is the page's already. What is drawn now stays until its document comes.
    location.reload()
    await new Promise(() => undefined)
  }
  setSessionState({ isOffline: true })
  return { default: UnreachablePage }
}
