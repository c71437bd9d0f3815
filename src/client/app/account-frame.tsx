import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useSession } from '#client/session/use-session.ts'
import { Initializing } from '#client/ui/initializing.tsx'
import { fetchWaysOut } from './ways-out.ts'

/** Around the pages that show an account; what they fetch is forgotten when they are left. */
export default function AccountFrame() {
  const { phase, isOffline } = useSession()
  const [queries] = useState(newQueryClient)

  useEffect(fetchWaysOut, [])

  // The Retry above the page is for whatever failed on it, too.
  useEffect(() => {
    if (!isOffline) queries.refetchQueries({ type: 'active', predicate: hasFailed })
  }, [isOffline, queries])

  if (phase === 'initializing') return <Initializing />
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}

function hasFailed({ state }: Query) {
  return state.status === 'error'
}

function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // A call that fails says so at once and has its own Retry; the browser's idea of being offline is often wrong.
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
