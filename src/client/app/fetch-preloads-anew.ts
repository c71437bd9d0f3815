import { abortAfter } from '#client/lib/browser.ts'
import { seconds } from '#shared/time.ts'

const LONGEST = seconds(5)

/**
 * When a preload fails, WebKit treats the file as failed on every later page of the tab, and never requests it again
 * (https://bugs.webkit.org/show_bug.cgi?id=270357). Fetching it past the cache cures that.
 */
export async function fetchPreloadsAnew() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  const signal = abortAfter(LONGEST)
  await Promise.allSettled([...links].map(({ href }) => fetch(href, { cache: 'reload', signal })))
}
