import { useEffect, useRef, useState } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { toast } from '#client/lib/toasts.ts'
import { askForChanges } from '#client/sessions/changes-here.ts'
import { signOut } from '#client/sessions/sign-out.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { forgetProof, keptProof } from './kept-proof.ts'
import { ProofStep } from './proof-step.tsx'
import { proofGivenUp, wantedProof } from './wanted-proof.ts'

/** What a call says of its right: nothing, a proof, or that it is content to wait. */
export type Claim = { proof?: string; wait?: true }

/** What is done once this browser has left the account: the call is made `again`, by nobody, or something else. */
type SignedOut = 'again' | (() => void)

type Question = { methods: ProofMethod[]; mayWait: boolean; signedOut: SignedOut | null }

type Wanted = Question & { give: (claim: Claim) => void; giveUp: () => void }

type Want = {
  /** The call uses its proof up: it gets one of its own. */
  isSpent?: boolean
  /** Who cannot give a proof may wait for what the call does. */
  mayWait?: boolean
  /** For an address to verify: whoever is kept from it may take the address to a new account. */
  signedOut?: SignedOut
}

/**
 * For calls that may want a proof. `prove` makes the call with the proof that is still good, if there is one; where that is
 * refused it shows the step and makes the call again, with a proof or with the word that one waits. It rejects when the
 * person cancels, which `unlessGivenUp` takes for no failure. The page renders `step`, which is nothing until it is needed.
 */
export function useProof() {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const latest = useRef<Wanted>(null)

  // Whoever leaves the page has given up: nobody waits for ever.
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
        // Not for the last thing that can give a proof.
        if (claim.wait) isWaitOffered = false
        // Also the second time: a proof runs out while somebody waits for the server.
        claim = await ask({ methods, mayWait: isWaitOffered, signedOut: signedOut ?? null })
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

/** What takes effect later is said at once, and stands above every page from now on. */
function describePendingChange(result: unknown) {
  const { takesEffectAt } = fieldsOf(result)
  if (typeof takesEffectAt !== 'string') return
  toast(`This takes effect on ${formatExactMoment(takesEffectAt)}, unless somebody stops it.`)
  void askForChanges()
}
