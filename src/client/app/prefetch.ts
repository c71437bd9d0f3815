import { savesData } from '#client/lib/browser.ts'
import { canonicalPath, pages } from '#shared/page-paths.ts'
import { loadsOf } from './entry-routes.ts'
import { fetchEarly } from './load-page.ts'

/** Pages that wait and then lead on by themselves. The next page loads meanwhile. */
const LEAD_TO_ACCOUNT: readonly string[] = [pages.verifyLink, pages.emailKeyLink, pages.passkeySetup]

/**
 * Prefetch on intent: the code of a page loads as soon as a link to it is pointed at or gets the keyboard focus. So does
 * anything with `data-leads-to`. A press loads it, too: our door takes its time to open, and the page comes meanwhile.
 */
export function prefetchPages() {
  document.addEventListener('pointerover', fetchTarget)
  document.addEventListener('focusin', fetchTarget)
  document.addEventListener('click', fetchTarget)
  if (LEAD_TO_ACCOUNT.includes(canonicalPath(location.pathname))) {
    window.addEventListener('load', () => fetchPage(pages.account))
  }
}

function fetchTarget({ target, type }: Event) {
  const way = target instanceof Element ? target.closest<HTMLElement>('a, [data-leads-to]') : null
  const isOurs = way instanceof HTMLAnchorElement && way.origin === location.origin
  const path = isOurs ? way.pathname : way?.dataset.leadsTo
  if (path !== undefined) fetchPage(path, type === 'click')
}

async function fetchPage(pathname: string, isNeeded = false) {
  if (savesData() && !isNeeded) return
  for (const load of await loadsOf(pathname)) fetchEarly(load)
}
