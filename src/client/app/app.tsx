import { BrowserRouter, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'

/** `firstPage` settles when the code of the page that was opened is there, or will not come. */
export function App({ firstPage }: { firstPage: Promise<unknown> }) {
  return (
    <BrowserRouter>
      <Guarded firstPage={firstPage} />
    </BrowserRouter>
  )
}

function Guarded({ firstPage }: { firstPage: Promise<unknown> }) {
  return (
    <ErrorBoundary place={useLocation().key}>
      <Frame firstPage={firstPage} />
    </ErrorBoundary>
  )
}
