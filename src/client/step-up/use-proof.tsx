import { useEffect, useRef, useState } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { toast } from '#client/lib/toasts.ts'
import { askForChanges } from '#client/sessions/changes-here.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { signOut } from '#client/sessions/sign-out.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { forgetProof, keptProof, proofGivenUp, wantedProof } from './proof.ts'
import { ProofStep } from './proof-step.tsx'

/** How a call claims its right: no claim, a proof, or agreement to a security delay. */
export type Claim = { proof?: string; wait?: true }

/** What follows after this browser has signed out: the call is made `again` without a session, or this function runs. */
type SignedOut = 'again' | (() => void)

type Question = { methods: ProofMethod[]; mayWait: boolean; signedOut: SignedOut | null }

type Wanted = Question & { give: (claim: Claim) => void; giveUp: () => void }

type Want = {
  /** The call uses its proof up, so it gets one of its own. */
  isSpent?: boolean
  /** A user who cannot give a proof may accept a security delay. */
  mayWait?: boolean
  /** For an address to verify: a user who cannot step up may take the address to a new account. */
  signedOut?: SignedOut
}

/**
 * For calls that may need a step-up. `prove` first makes the call with the last proof, if that is still valid. If the server
 * refuses that, it shows the dialog and repeats the call, with a proof or with `wait`. It rejects when the user cancels, and
 * `unlessGivenUp` does not count that as a failure. The page renders `step`, which is null until it is needed.
 */
export function useProof() {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const latest = useRef<Wanted>(null)

  // Leaving the page cancels: otherwise the promise would never settle.
  useEffect(() => () => latest.current?.giveUp(), [])

  function ask(question: Question) {
    latest.current?.giveUp()
    return new Promise<Claim>((resolve, reject) => {
      const end = () => {
        latest.current = null
        setWanted(null)
      }
      latest.current = {
        ...question,
        give: (claim) => {
          end()
          resolve(claim)
        },
        giveUp: () => {
          end()
          reject(proofGivenUp())
        },
      }
      setWanted(latest.current)
    })
  }

  async function prove<Result>(
    call: (claim: Claim) => Promise<Result>,
    { isSpent = false, mayWait = true, signedOut }: Want = {},
  ): Promise<Result> {
    const asker = sessionState().session
    const proof = isSpent ? undefined : keptProof()
    let claim: Claim = proof === undefined ? {} : { proof }
    let isWaitOffered = mayWait && appConfig.lifetimes.seniority > 0
    for (;;) {
      try {
        const result = await call(claim)
        if (isSpent) forgetProof()
        describePendingChange(result)
        return result
      } catch (error) {
        const methods = wantedProof(error)
        if (methods === null) throw error
        if (claim.proof !== undefined) forgetProof()
        // Waiting was refused: it cannot remove the last thing that can give a proof.
        if (claim.wait) isWaitOffered = false
        // Also after the second refusal: a proof may expire during a slow call.
        claim = await ask({ methods, mayWait: isWaitOffered, signedOut: signedOut ?? null })
        // Another account has signed in meanwhile: a call for one account must not run for another.
        const { session } = sessionState()
        if (session !== null && session.user.id !== asker?.user.id) throw proofGivenUp()
      }
    }
  }

  async function leave({ signedOut, give, giveUp }: Wanted) {
    await signOut()
    if (signedOut === 'again') return give({})
    giveUp()
    signedOut?.()
  }

  return {
    prove,
    step: wanted && (
      <ProofStep
        methods={wanted.methods}
        onProof={(proof) => wanted.give({ proof })}
        onWait={wanted.mayWait ? () => wanted.give({ wait: true }) : null}
        onLeave={wanted.signedOut ? () => leave(wanted) : null}
        onGiveUp={wanted.giveUp}
      />
    ),
  }
}

/** Shows a pending change at once. From now on it is also shown above every page. */
function describePendingChange(result: unknown) {
  const { takesEffectAt } = fieldsOf(result)
  if (typeof takesEffectAt !== 'string') return
  toast(
    `This change waits. It takes effect on ${formatExactMoment(takesEffectAt)}, unless somebody stops it.`,
  )
  void askForChanges()
}
