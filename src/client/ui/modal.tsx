import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  className: string | undefined
  /** The id of its title. */
  labelledBy: string
  /** The ids of what is read after the title. */
  describedBy?: string | undefined
  /** Where the browser's own choice, the first that takes the focus, is the wrong one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Escape, or the way back of a phone. Without it the dialog cannot be waved away. */
  onEscape?: () => void
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  children: ReactNode
}

/**
 * The browser's own dialog, open for as long as it is rendered: it keeps the focus inside, and gives it back in the end,
 * before it leaves the document, while the browser still knows where that was.
 */
export function Modal({
  className,
  labelledBy,
  describedBy,
  initialFocus,
  onEscape,
  onKeyDown,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Not sooner: what is drawn with it may still hand the focus to where it is to come back to.
  useEffect(() => {
    dialog.current?.showModal()
    initialFocus?.current?.focus()
    dialog.current?.scrollTo(0, 0)
  }, [initialFocus])

  useLayoutEffect(() => {
    const element = dialog.current
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
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      // Closed by the state like any other answer: the browser's own closing is told of only later.
      onCancel={(event) => {
        event.preventDefault()
        onEscape?.()
      }}
      // An Escape that the browser lets nobody cancel; not the news of a closing before it was opened again.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        if (onEscape) onEscape()
        else currentTarget.showModal()
      }}
    >
      {children}
    </dialog>
  )
}
