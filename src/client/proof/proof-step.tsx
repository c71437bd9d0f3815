import { useId } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import type { ProofMethod } from '#shared/errors.ts'
import { ProofCode } from './proof-code.tsx'
import { ProofWays } from './proof-ways.tsx'
import { useProofStep } from './use-proof-step.ts'

type ProofStepProps = {
  methods: ProofMethod[]
  onProof: (proof: string) => void
  /** Null: there is nothing to wait for. */
  onWait: (() => void) | null
  onGiveUp: () => void
}

/** Asks whoever is at the browser to show that they hold more than it. Escape gives up. */
export function ProofStep({ methods, onProof, onWait, onGiveUp }: ProofStepProps) {
  const id = useId()
  const step = useProofStep(onProof)

  return (
    <Dialog isOpen title="Show that it is you" describedBy={id} onEscape={onGiveUp}>
      {step.sentTo === null ? (
        <ProofWays id={id} methods={methods} step={step} onWait={onWait} onGiveUp={onGiveUp} />
      ) : (
        <ProofCode id={id} methods={methods} sentTo={step.sentTo} step={step} onGiveUp={onGiveUp} />
      )}
    </Dialog>
  )
}
