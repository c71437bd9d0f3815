import { type MouseEvent, useEffect, useState } from 'react'
import { navigate } from '#client/lib/navigation.tsx'
import { isPlain } from '#client/ui/link.tsx'
import { canonicalPath, pages } from '#shared/page-paths.ts'

/** From the knock to the next page, in ms. `street.module.css` divides it. */
const OPENING = 560

/**
 * For the door and for links into Rummage World: a press knocks, the door opens, and then one is in. A second press, or
 * Escape, does not wait. With reduced motion one is in at once.
 */
export function useKnock() {
  const [isOpening, setOpening] = useState(false)

  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(enter, OPENING)
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && enter()
    // Back, before the next page has come: the door is closed again.
    const close = () => setOpening(false)
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('popstate', close)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('popstate', close)
    }
  }, [isOpening])

  function knock() {
    if (isOpening || window.matchMedia('(prefers-reduced-motion: reduce)').matches) enter()
    else setOpening(true)
  }

  function onClick(event: MouseEvent) {
    if (!isPlain(event)) return
    event.preventDefault()
    knock()
  }

  return { isOpening, knock, into: { to: pages.rummageWorld, onClick } }
}

/** Once: while the next page loads, the address is its own already. Nor after a press on another link. */
function enter() {
  const here = canonicalPath(location.pathname)
  if (here === pages.home || here === pages.greet) navigate(pages.rummageWorld)
}
