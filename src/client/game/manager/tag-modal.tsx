import { type KeyboardEvent, useId, useRef } from 'react'
import type { Elements } from '#client/lib/elements.ts'
import { Modal } from '#client/ui/modal.tsx'
import styles from './tag-modal.module.css'

type TagModalProps = {
  title: string
  isWide?: boolean
  /** The id of the text that is read after the title. */
  describedBy?: string
  /** For Escape, or Back on a phone. */
  onEscape: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: Elements
}

/** A large paper tag on top of everything. Its heading takes the focus. */
export function TagModal({
  title,
  isWide = false,
  describedBy,
  onEscape,
  onKeyDown,
  children,
}: TagModalProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  return (
    <Modal
      className={isWide ? `${styles.modal} ${styles.wide}` : styles.modal}
      labelledBy={id}
      describedBy={describedBy}
      initialFocus={heading}
      onEscape={onEscape}
      onKeyDown={onKeyDown}
    >
      <div className={styles.body}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children satisfies Elements}
      </div>
    </Modal>
  )
}
