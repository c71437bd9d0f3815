import { useEffect } from 'react'
import { isServerThere } from '#client/api/is-server-there.ts'
import { WaitingGhost } from '#client/drawings/waiting-ghost.tsx'
import { useHeading } from '#client/layout/use-heading.ts'
import { setSessionState } from '#client/sessions/session-state.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { fetchPreloadsAnew } from './fetch-preloads-anew.ts'
import styles from './unreachable-page.module.css'

/**
 * Shown for a page whose code could not load because the server is away. The notice above says so and has the Retry. Afterwards
 * the page is reloaded, because browsers remember a failed import. Kept tiny, because every visit loads it.
 */
export function UnreachablePage() {
  const { isOffline } = useSession()
  const heading = useHeading('This room is still dark')

  useEffect(() => {
    if (!isOffline) loadAnew()
  }, [isOffline])

  return (
    <main className={styles.dark} id="main">
      <WaitingGhost />
      <h1 ref={heading} tabIndex={-1}>
        This room is still dark
      </h1>
      <p>We could not load this page. It opens by itself as soon as we can be reached.</p>
    </main>
  )
}

async function loadAnew() {
  if (!(await isServerThere())) {
    setSessionState({ isOffline: true })
    return
  }
  await fetchPreloadsAnew()
  window.location.reload()
}
