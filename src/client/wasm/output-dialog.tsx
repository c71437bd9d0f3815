import { useEffect, useId, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import styles from './output-dialog.module.css'
import { Spoken } from './spoken.tsx'

type OutputDialogProps = {
  isOpen: boolean
  lines: readonly string[]
  isCut: boolean
  /** How the program ended. */
  end: string
  onClose: () => void
}

/** What a program said, as an alert says it: on top of everything, until it is closed. */
export function OutputDialog({ isOpen, lines, isCut, end, onClose }: OutputDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    // By itself the dialog would choose its lines, because they scroll.
    close.current?.focus()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-end`}
      onClose={(event) => isOpen && !event.currentTarget.open && onClose()}
    >
      <div className={styles.body}>
        <h2 id={`${id}-title`}>The program says</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to scroll it */}
        <div className={styles.lines} id={`${id}-text`} tabIndex={0}>
          <Spoken lines={lines} isCut={isCut} />
          {lines.length === 0 && <p>Nothing at all.</p>}
        </div>
        <p className={styles.end} id={`${id}-end`}>
          {end}
        </p>
        <Button ref={close} look="door" onClick={onClose}>
          Close
        </Button>
      </div>
    </dialog>
  )
}
