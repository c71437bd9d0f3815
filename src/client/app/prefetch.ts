import { savesData } from '#client/lib/browser.ts'
import { canonicalPath, pages } from '#shared/page-paths.ts'
import { loadsOf } from './entry-routes.ts'
import { fetchEarly } from './load-page.ts'

/** Where one is waited for and taken on by itself; what comes next is fetched meanwhile. */
const LEAD_TO_ACCOUNT: readonly string[] = [pages.verifyLink, pages.emailKeyLink, pages.passkeySetup]

/** Prefetch on intent: the code of a page is fetched as soon as somebody points at a link to it, or comes to the link by keyboard. */
export function prefetchPages() {
  document.addEventListener('pointerover', fetchTarget)
  document.addEventListener('focusin', fetchTarget)
  if (LEAD_TO_ACCOUNT.includes(canonicalPath(location.pathname))) {
    window.addEventListener('load', () => fetchPage(pages.account))
  }
}

function fetchTarget({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin === location.origin) fetchPage(link.pathname)
}

async function fetchPage(pathname: string) {
  if (savesData()) return
  for (const load of await loadsOf(pathname)) fetchEarly(load)
}
