import { useMutation } from '@tanstack/react-query'
import { failures } from '#client/api/failures.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { useCeremonyWait } from '#client/api/waits.ts'
import { useAccount } from '#client/cache/use-account.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { isWebAuthnSupported } from '#client/lib/webauthn.ts'
import { hasPasskeyHere } from '#client/sessions/known-passkeys/passkey-memory.ts'
import { unlessGivenUp } from '#client/step-up/proof.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import { registerPasskey } from './create-passkey.ts'

type Options = { email?: string | undefined; fallback?: string }

/** Adds a passkey in place. `addPasskey` resolves to how this device has a passkey now; null if it has none. */
export function useAddPasskey({ email, fallback = failures.addPasskey }: Options = {}) {
  const { account } = useAccount()
  const { doing, problem, attempt } = useAttempt<'ceremony'>()
  const leaving = useLeaving()
  const { prove, step } = useProof()
  const { mutateAsync: register } = useMutation({
    mutationFn: (signal: AbortSignal) => registerPasskey({ email, signal, prove }),
  })
  const hasPasskey = account?.keys.some((key) => key.type === 'passkey') ?? false

  async function addPasskey() {
    const stay = leaving()
    const outcome = await attempt('ceremony', () => unlessGivenUp(() => register(stay.signal)), fallback)
    return stay.isOver || outcome === 'cancelled' ? null : outcome
  }

  return {
    addPasskey,
    isBusy: doing !== null,
    secondsLeft: useCeremonyWait(),
    problem,
    /** The step-up dialog. */
    step,
    isSupported: isWebAuthnSupported(),
    // This browser's memory of a passkey is wrong once the account has no passkey left.
    isOnThisDevice: account !== null && hasPasskey && hasPasskeyHere(account.id),
  }
}
