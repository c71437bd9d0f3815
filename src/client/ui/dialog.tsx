import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  isOpen: boolean
  title: string
  /** The ids of what is read after the title. */
  describedBy: string
  /** Where the browser's own choice, the first that takes the focus, is the wrong one. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Escape, or the way back of a phone. */
  onEscape: () => void
  children: ReactNode
}

/**
 * The browser's own dialog: it keeps the focus inside, and gives it back when it closes; that is why it is always
 * in the document.
 */
export function Dialog({ isOpen, title, describedBy, initialFocus, onEscape, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    initialFocus?.current?.focus()
  }, [isOpen, initialFocus])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={describedBy}
      // Closed by the state like any other answer: the browser's own closing is told of only later.
      onCancel={(event) => {
        event.preventDefault()
        onEscape()
      }}
      // An Escape that the browser lets nobody cancel; not the news of a closing before it was opened again.
      onClose={(event) => isOpen && !event.currentTarget.open && onEscape()}
    >
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
