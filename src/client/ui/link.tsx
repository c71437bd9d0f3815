import type { ComponentProps, MouseEvent } from 'react'
import { isHeldUp } from '#client/lib/blocker.ts'
import { navigate, useLocation } from '#client/lib/navigation.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path of ours. */
  to: string
  replace?: boolean
  /** What the next page is told, beside its address. */
  state?: unknown
}

/**
 * A link to another page of ours, on the router's own hooks: its own link brings the prefetching of a framework along.
 * It asks a form with unsaved changes first.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useLocation()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // As the browser does it: a link to where one is makes no second entry in the history.
    const go = () => navigate(to, { replace: replace ?? pathname + search + hash === to, state })
    if (!isHeldUp(to, go)) go()
  }

  return <a {...rest} href={to} onClick={follow} />
}

/** With a key or another button held the browser opens a tab, a window or a menu. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
