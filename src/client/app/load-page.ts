import type { ComponentType } from 'react'
import { isServerThere } from '#client/lib/is-server-there.ts'
import { setSessionState } from '#client/session/session-state.ts'
import { UnreachablePage } from './unreachable-page.tsx'

export type PageModule = { default: ComponentType }

/** A page that cannot be fetched breaks the visit, unless it is only that the server is away. */
export async function loadPage(load: () => Promise<PageModule>): Promise<ComponentType> {
  try {
    return (await load()).default
  } catch (error) {
    if (await isServerThere()) throw error
    setSessionState({ isOffline: true })
    return UnreachablePage
  }
}
