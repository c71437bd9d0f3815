import type { ComponentProps, MouseEvent } from 'react'
import type { Elements } from '#client/lib/elements.ts'
import styles from './button.module.css'
import { handFocusOn } from './hand-focus-on.ts'
import { Link } from './link.tsx'

/** `door` is the one main action of a page; `quiet` is for all others. */
type Look = 'door' | 'quiet' | 'danger' | 'link'

type ButtonProps = ComponentProps<'button'> & {
  look?: Look
  isBusy?: boolean
  /** Cannot be pressed yet: the label says when. */
  isHeld?: boolean
  icon?: Elements
}

export function Button({
  look = 'quiet',
  isBusy = false,
  isHeld = false,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Neither state loses the focus: `disabled` would send the keyboard back to the top of the page.
  const isOff = isBusy || isHeld

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      ref={handFocusOn}
      {...rest}
      className={`${styles.button} ${styles[look]}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      onClick={press}
    >
      {icon ? (
        <>
          {icon satisfies Elements}
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & {
  look?: Look
  icon?: Elements
}

export function ButtonLink({ look = 'quiet', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${styles.button} ${styles[look]}`}>
      {icon ? (
        <>
          {icon satisfies Elements}
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </Link>
  )
}
