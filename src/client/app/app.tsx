import { Router, useLocation } from '#client/lib/navigation.tsx'
import { Frame } from './app-frame.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

type AppProps = { firstPage: Promise<unknown> | null }

/** `firstPage` settles when the opened page can be drawn, or when it never will be. Null if it already can. */
export function App({ firstPage }: AppProps) {
  return (
    <Router>
      <Guarded firstPage={firstPage} />
    </Router>
  )
}

function Guarded({ firstPage }: AppProps) {
  return (
    <ErrorBoundary place={useLocation().key}>
      <Frame firstPage={firstPage} />
    </ErrorBoundary>
  )
}
