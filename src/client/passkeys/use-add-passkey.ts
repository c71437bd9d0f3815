import { useCeremonyWait } from '#client/api/begin-ceremony.ts'
import { failures } from '#client/api/failures.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { isWebAuthnSupported } from '#client/lib/webauthn.ts'
import { hasPasskeyHere } from '#client/session/passkey-memory.ts'
import { useSession } from '#client/session/use-session.ts'
import { registerPasskey } from './register-passkey.ts'

type Options = { email?: string | undefined; fallback?: string }

/** Adds a passkey in place; `addPasskey` answers whether this device has one now. */
export function useAddPasskey({ email, fallback = failures.addPasskey }: Options = {}) {
  const { account } = useSession()
  const { doing, problem, attempt } = useAttempt<'ceremony'>()
  const leaving = useLeaving()
  const hasPasskey = account?.keys.some((key) => key.type === 'passkey') ?? false

  async function addPasskey() {
    const signal = leaving()
    const isAdded = await attempt('ceremony', () => registerPasskey({ email, signal }), fallback)
    return isAdded === true && !signal.aborted
  }

  return {
    addPasskey,
    isBusy: doing !== null,
    secondsLeft: useCeremonyWait(),
    problem,
    isSupported: isWebAuthnSupported(),
    // What this browser remembers counts for nothing once the account has no passkey left.
    isOnThisDevice: account !== null && hasPasskey && hasPasskeyHere(account.id),
  }
}
