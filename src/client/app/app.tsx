import { BrowserRouter, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'

type AppProps = { firstPage: Promise<unknown> | null }

/** `firstPage` settles when the page that was opened can be drawn, or never will be; null where it has. */
export function App({ firstPage }: AppProps) {
  return (
    <BrowserRouter>
      <Guarded firstPage={firstPage} />
    </BrowserRouter>
  )
}

function Guarded({ firstPage }: AppProps) {
  return (
    <ErrorBoundary place={useLocation().key}>
      <Frame firstPage={firstPage} />
    </ErrorBoundary>
  )
}
