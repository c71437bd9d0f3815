import { abortAfter } from '#client/lib/browser.ts'
import { seconds } from '#shared/time.ts'

const LONGEST = seconds(5)

/**
 * Where a file could not be preloaded, WebKit takes it for failed on every page that the tab opens from then on, and
 * never asks for it again (https://bugs.webkit.org/show_bug.cgi?id=270357). Fetched past its cache it is good again.
 */
export async function fetchPreloadsAnew() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  const signal = abortAfter(LONGEST)
  await Promise.allSettled([...links].map(({ href }) => fetch(href, { cache: 'reload', signal })))
}
