import type { ComponentProps, MouseEvent } from 'react'
import { isHeldUp } from '#client/lib/blocker.ts'
import { navigate, useLocation } from '#client/lib/navigation.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path of ours. */
  to: string
  replace?: boolean
  /** Passed to the next page, beside its address. */
  state?: unknown
}

/**
 * A link to another page of ours, on our own router's hooks: a library's link would bring a framework's prefetching. It
 * respects the guard for unsaved changes.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useLocation()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // As the browser does it: a link to the current address makes no second entry in the history.
    const go = () => navigate(to, { replace: replace ?? pathname + search + hash === to, state })
    if (!isHeldUp(to, go)) go()
  }

  return <a {...rest} href={to} onClick={follow} />
}

/** With a modifier key or another button the browser opens a tab, a window or a menu. */
export function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
