import { useId } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import type { ProofMethod } from '#shared/errors.ts'
import { ProofCode } from './proof-code.tsx'
import { ProofWays } from './proof-ways.tsx'
import { useProofStep } from './use-proof-step.ts'

type ProofStepProps = {
  methods: ProofMethod[]
  onProof: (proof: string) => void
  /** Null: waiting is not possible. */
  onWait: (() => void) | null
  /** Takes the address to a new account. Null: there is no address to take. */
  onLeave: (() => Promise<void>) | null
  onGiveUp: () => void
}

/** The step-up dialog: the user has to show that they hold more than this browser. Escape cancels. */
export function ProofStep({ methods, onProof, onWait, onLeave, onGiveUp }: ProofStepProps) {
  const id = useId()
  const step = useProofStep(onProof)

  return (
    <Dialog isOpen title="Show that it is you" describedBy={id} onEscape={onGiveUp}>
      {step.sentTo === null ? (
        <ProofWays
          id={id}
          methods={methods}
          step={step}
          onWait={onWait}
          onLeave={onLeave}
          onGiveUp={onGiveUp}
        />
      ) : (
        <ProofCode id={id} methods={methods} sentTo={step.sentTo} step={step} onGiveUp={onGiveUp} />
      )}
    </Dialog>
  )
}
