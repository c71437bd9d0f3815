import type { KeyboardEvent } from 'react'

const STEPS: Partial<Record<string, number>> = { PageDown: 1, PageUp: -1 }

/** Page Down and Page Up move between posts, as in the feed pattern of WAI-ARIA. */
export function stepThroughArticles(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const here = event.target instanceof Element ? event.target.closest('article') : null
  if (step === undefined || here === null || event.defaultPrevented) return

  const next = step > 0 ? here.nextElementSibling : here.previousElementSibling
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
