import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  className: string | undefined
  /** The id of its title. */
  labelledBy: string
  /** The ids of the texts that are read after the title. */
  describedBy?: string | undefined
  /** For when the browser's own choice, the first focusable element, is wrong. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** For Escape, or Back on a phone. Without it the dialog cannot be dismissed. */
  onEscape?: () => void
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  children: ReactNode
}

/**
 * The browser's own dialog, open as long as it is rendered. It keeps the focus inside. It closes before it leaves the document:
 * only then can the browser give the focus back.
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

  // Not earlier: other effects of the same render may still move the focus to the element that should get it back.
  useEffect(() => {
    dialog.current?.showModal()
    initialFocus?.current?.focus()
    dialog.current?.scrollTo(0, 0)
  }, [initialFocus])

  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      element?.close()
      // The element that had the focus may be gone by now.
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
      // The state closes the dialog, as for any other answer: the browser's own closing is reported only later.
      onCancel={(event) => {
        event.preventDefault()
        onEscape?.()
      }}
      // An Escape that the browser does not let a page cancel. A late event for an earlier closing is ignored.
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
