import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from './navigation.tsx'

/** The id of the heading of a page. */
export const PAGE_TITLE = 'page-title'

/** Not `input`: a render between that event and React's handler would undo what was typed. */
const USES = ['keydown', 'blur'] as const

/**
 * On each arrival, gives the focus to the field that the page is for: otherwise what the user types at once is lost. The focus
 * comes from the heading (`use-heading.ts`), or from nowhere. The user's own choice stays. So does the heading if there is no
 * room for both in the window.
 *
 * The focus leaves the heading before a screen reader has read it. So the result says whether the heading still describes the
 * field: until the user types in it or leaves it.
 */
export function useFieldFocus(field: RefObject<HTMLElement | null>, isPurpose: boolean) {
  const { key } = useLocation()
  const [isUsed, setUsed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the key changes with each arrival
  useEffect(() => {
    const input = field.current
    const heading = document.getElementById(PAGE_TITLE)
    if (!isPurpose || input === null || heading === null) return
    const here = document.activeElement ?? document.body
    if (here !== document.body && here !== heading) return
    const distance = input.getBoundingClientRect().bottom - window.innerHeight
    if (distance > heading.getBoundingClientRect().top) return
    input.focus({ preventScroll: true })
    input.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [key, field, isPurpose])

  useEffect(() => {
    const input = field.current
    if (!isPurpose || input === null) return
    const use = () => setUsed(true)
    for (const type of USES) input.addEventListener(type, use)
    return () => {
      for (const type of USES) input.removeEventListener(type, use)
    }
  }, [field, isPurpose])

  return isPurpose && !isUsed
}
