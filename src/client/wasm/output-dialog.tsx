import { useId, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
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

/** The output of a program, shown like an alert: on top of everything, until it is closed. */
export function OutputDialog({ isOpen, lines, isCut, end, onClose }: OutputDialogProps) {
  // The dialog itself would focus the lines, because they scroll.
  const close = useRef<HTMLButtonElement>(null)
  const id = useId()

  return (
    <Dialog
      isOpen={isOpen}
      title="The program says"
      describedBy={`${id}-text ${id}-end`}
      initialFocus={close}
      onEscape={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
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
    </Dialog>
  )
}
