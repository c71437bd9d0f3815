import type { MouseEvent } from 'react'

/** First on every page: skips everything above the content. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link within the page; see the handler
    <a className="visually-hidden skip-link" href="#main" onClick={skipToContent}>
      Skip to content
    </a>
  )
}

/** By hand: a navigation would ask about unsaved changes, and move the focus to the heading. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus()
}
