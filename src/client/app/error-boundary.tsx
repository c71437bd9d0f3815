import { Component, type ReactNode } from 'react'
import { logError } from '#client/lib/error-log.ts'
import { Broken } from './broken.tsx'
import { forgetFailures } from './load-page.ts'

type Props = {
  /** The current place: navigating elsewhere clears the error. */
  place: string
  children: ReactNode
}

type Caught = { error: unknown }

/** Catches every error while a page is loaded or drawn. */
export class ErrorBoundary extends Component<Props, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown) {
    logError(error, 'render')
  }

  override componentDidUpdate({ place }: Props, { caught }: { caught: Caught | null }) {
    if (caught === null || place === this.props.place) return
    forgetFailures()
    this.setState({ caught: null })
  }

  override render() {
    const { caught } = this.state
    return caught ? <Broken error={caught.error} /> : this.props.children
  }
}
