import { type Query, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { queries } from '#client/cache/queries.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { Initializing } from '#client/layout/initializing.tsx'
import { onStorageLoss, storageLoss } from '#client/lib/storage.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/page-paths.ts'
import { fetchWaysOut } from './ways-out.ts'

/** The frame of pages that show an account. They are drawn when the account is known. */
export default function AccountFrame({ children }: { children?: ReactNode }) {
  const { phase, accountId, account, isOffline, problem } = useSession()
  const isNotKept = useExternalStore(onStorageLoss, storageLoss) !== null

  const isKnown = account !== null
  // Drawn in slices (concurrent rendering): drawing such a page in one piece would block a slow phone.
  const isDrawn = useDeferredValue(isKnown)
  useEffect(() => {
    if (isKnown) return fetchWaysOut()
  }, [isKnown])

  // The Retry above the page also retries what failed on the page.
  useEffect(() => {
    if (!isOffline) queries.refetchQueries({ type: 'active', predicate: hasFailed })
  }, [isOffline])

  // A known account draws the page, whatever is under way. Nobody sees such a page without an account.
  if (phase === 'ready' && accountId === null && isNotKept) return <NobodyKept />
  if (account === null || !isDrawn) return isOffline || problem ? <NobodyKnown /> : <Initializing />
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** The notice above names the problem and has a Retry. */
function NobodyKnown() {
  return (
    <GhostPage
      title="Your account is out of reach"
      lead="We cannot load your account right now. Your keys are safe where you left them."
      pose="asleep"
    />
  )
}

/** The same, for a browser that stores nothing: a session lasts as long as the visit. */
function NobodyKept() {
  return (
    <GhostPage
      title="You have no account here"
      lead="You can still sign in to your account, for this visit only."
      pose="asleep"
    >
      <Actions>
        <ButtonLink look="door" to={pages.signIn}>
          Sign In
        </ButtonLink>
      </Actions>
    </GhostPage>
  )
}

function hasFailed({ state }: Query) {
  return state.status === 'error'
}
