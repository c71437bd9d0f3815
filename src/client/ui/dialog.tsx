import { type RefObject, useId } from 'react'
import type { Elements } from '#client/lib/elements.ts'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'

type DialogProps = {
  isOpen: boolean
  title: string
  /** The ids of the texts that are read after the title. */
  describedBy: string
  initialFocus?: RefObject<HTMLElement | null>
  onEscape: () => void
  children: Elements
}

/** A plain sheet with a title, in the middle of the screen. */
export function Dialog({ isOpen, title, describedBy, initialFocus, onEscape, children }: DialogProps) {
  const id = useId()

  if (!isOpen) return null
  return (
    <Modal
      className={styles.dialog}
      labelledBy={id}
      describedBy={describedBy}
      initialFocus={initialFocus}
      onEscape={onEscape}
    >
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        {children satisfies Elements}
      </div>
    </Modal>
  )
}
