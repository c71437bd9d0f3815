import { type ReactNode, useId } from 'react'
import { Actions } from './actions.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  children: ReactNode
  stay: string
  goOn: string
  onStay: () => void
  onGoOn: () => void
}

/** A question that must be answered first. Escape stays. */
export function ConfirmDialog({ isOpen, title, children, stay, goOn, onStay, onGoOn }: ConfirmDialogProps) {
  const id = useId()

  return (
    <Dialog isOpen={isOpen} title={title} describedBy={id} onEscape={onStay}>
      <div id={id}>{children}</div>
      <Actions>
        <Button look="door" onClick={onStay}>
          {stay}
        </Button>
        <Button look="danger" onClick={onGoOn}>
          {goOn}
        </Button>
      </Actions>
    </Dialog>
  )
}
