import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './modal.module.css'

type ModalProps = {
  title: string
  /** The id of what is read after the title. */
  describedBy?: string
  /** Escape, or the way back of a phone. */
  onEscape: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/**
 * The browser's own dialog, open for as long as it is rendered. Its heading takes the focus, which goes back to where
 * it was in the end: before the dialog leaves the document, while the browser still knows where that was.
 */
export function Modal({ title, describedBy, onEscape, onKeyDown, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    heading.current?.focus()
    return () => {
      element?.close()
      // What had it may be gone by now.
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      }
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      // Closed by the state like any other answer.
      onCancel={(event) => {
        event.preventDefault()
        onEscape()
      }}
      // An Escape that the browser lets nobody cancel.
      onClose={(event) => !event.currentTarget.open && onEscape()}
    >
      <div className={styles.body}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
