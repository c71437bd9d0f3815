import type { ComponentType } from 'react'
import { isServerThere } from '#client/api/is-server-there.ts'
import { setSessionState } from '#client/session/session-state.ts'
import { UnreachablePage } from './unreachable-page.tsx'

type PageModule = { default: ComponentType }

export type LoadPage = () => Promise<PageModule>

const failedEarly = new Set<LoadPage>()

/** What is there can be drawn at once; what is not is waited for. */
const there = new Map<LoadPage, ComponentType>()
const onTheirWay = new Map<LoadPage, Promise<ComponentType>>()

/** Fetches a page's code before anybody has asked for it. Failing is no matter yet. */
export function fetchEarly(load: LoadPage) {
  load().then(
    ({ default: page }) => there.set(load, page),
    () => failedEarly.add(load),
  )
}

/** The page, if its code is there. */
export function loadedPage(load: LoadPage) {
  return there.get(load)
}

/** The page's code, fetched once. */
export function fetchPage(load: LoadPage): Promise<ComponentType> {
  const known = onTheirWay.get(load)
  if (known) return known
  const page = loadPage(load)
  onTheirWay.set(load, page)
  page.then(
    (component) => there.set(load, component),
    // Whoever draws the page hears of it.
    () => undefined,
  )
  return page
}

/** A page that cannot be fetched breaks the visit, unless it is only that the server is away, or was. */
async function loadPage(load: LoadPage): Promise<ComponentType> {
  try {
    return (await load()).default
  } catch (error) {
    const isThere = await isServerThere()
    // The browser remembers a failed import: what has failed early deserves one more try.
    if (isThere && !failedEarly.has(load)) throw error
    setSessionState({ isOffline: !isThere })
    return UnreachablePage
  }
}
