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
  /** Takes the address to a new account; null: there is no address. */
  onLeave: (() => Promise<void>) | null
  onGiveUp: () => void
}

/** Asks whoever is at the browser to show that they hold more than it. Escape gives up. */
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
