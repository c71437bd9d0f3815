import type { ComponentType } from 'react'
import { isServerThere } from '#client/api/is-server-there.ts'
import { setSessionState } from '#client/session/session-state.ts'
import { UnreachablePage } from './unreachable-page.tsx'

type PageModule = { default: ComponentType }

export type LoadPage = () => Promise<PageModule>

const failedEarly = new Set<LoadPage>()

/** Fetches a page's code before anybody has asked for it. Failing is no matter yet. */
export function fetchEarly(load: LoadPage) {
  load().catch(() => failedEarly.add(load))
}

/** A page that cannot be fetched breaks the visit, unless it is only that the server is away, or was. */
export async function loadPage(load: LoadPage): Promise<ComponentType> {
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
