import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useSession } from '#client/auth/use-session.ts'
import { Initializing } from '#client/ui/initializing.tsx'

/** Around the pages that show an account; what they fetch is forgotten when they are left. */
export default function AccountFrame() {
  const { phase } = useSession()
  const [queries] = useState(newQueryClient)

  if (phase === 'initializing') return <Initializing />
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
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
