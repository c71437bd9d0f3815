import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { handFocusOn } from './hand-focus-on.ts'

/** `door` is the one main action of a page; `quiet` everything beside it. */
type Look = 'door' | 'quiet' | 'danger' | 'link'

type ButtonProps = ComponentProps<'button'> & {
  look?: Look
  isBusy?: boolean
  icon?: ReactNode
}

export function Button({ look = 'quiet', isBusy = false, icon, children, onClick, ...rest }: ButtonProps) {
  // A busy button stays focusable: `disabled` would throw the keyboard back to the top of the page.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      ref={handFocusOn}
      {...rest}
      className={`${styles.button} ${styles[look]}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {icon}
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & {
  look?: Look
  icon?: ReactNode
}

export function ButtonLink({ look = 'quiet', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${styles.button} ${styles[look]}`}>
      {icon}
      {children}
    </Link>
  )
}
