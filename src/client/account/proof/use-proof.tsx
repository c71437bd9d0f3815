import { useEffect, useRef, useState } from 'react'
import type { ProofMethod } from '#shared/errors.ts'
import { ProofStep } from './proof-step.tsx'
import { proofGivenUp, wantedProof } from './wanted-proof.ts'

type Wanted = { methods: ProofMethod[]; give: (proof: string) => void; giveUp: () => void }

/**
 * For calls that may want a proof. `prove` makes the call without one; where that is refused it shows the step, gets a
 * proof and makes the call again. It rejects when the person cancels, which `unlessGivenUp` takes for no failure. The page renders
 * `step`, which is nothing until it is needed.
 */
export function useProof() {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const latest = useRef<Wanted>(null)

  // Whoever leaves the page has given up: nobody waits for ever.
  useEffect(() => () => latest.current?.giveUp(), [])

  function ask(methods: ProofMethod[]) {
    latest.current?.giveUp()
    return new Promise<string>((resolve, reject) => {
      const end = () => {
        latest.current = null
        setWanted(null)
      }
      latest.current = {
        methods,
        give: (proof) => {
          end()
          resolve(proof)
        },
        giveUp: () => {
          end()
          reject(proofGivenUp())
        },
      }
      setWanted(latest.current)
    })
  }

  async function prove<Result>(call: (proof?: string) => Promise<Result>): Promise<Result> {
    for (let proof: string | undefined; ; ) {
      try {
        return await call(proof)
      } catch (error) {
        const methods = wantedProof(error)
        if (methods === null) throw error
        // Also the second time: a proof runs out while somebody waits for the server.
        proof = await ask(methods)
      }
    }
  }

  return {
    prove,
    step: wanted && <ProofStep methods={wanted.methods} onProof={wanted.give} onGiveUp={wanted.giveUp} />,
  }
}
