import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Actions } from './actions.tsx'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  children: ReactNode
  stay: string
  goOn: string
  onStay: () => void
  onGoOn: () => void
}

/**
 * A question that must be answered first. The browser's own dialog: it keeps the focus inside, and gives it back
 * when it closes; that is why it is always in the document. Escape stays.
 */
export function ConfirmDialog({ isOpen, title, children, stay, goOn, onStay, onGoOn }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Closed by the state like any other answer: the browser's own closing is told of only later.
      onCancel={(event) => {
        event.preventDefault()
        onStay()
      }}
      // An Escape that the browser lets nobody cancel; not the news of a closing before it was opened again.
      onClose={(event) => isOpen && !event.currentTarget.open && onStay()}
    >
      <div className={styles.body}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`}>{children}</div>
        <Actions>
          <Button look="door" onClick={onStay}>
            {stay}
          </Button>
          <Button look="danger" onClick={onGoOn}>
            {goOn}
          </Button>
        </Actions>
      </div>
    </dialog>
  )
}
