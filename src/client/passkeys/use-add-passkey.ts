import { hasPasskeyHere } from '#client/auth/passkey-memory.ts'
import { useSession } from '#client/auth/use-session.ts'
import { useAttempt } from '#client/lib/use-attempt.ts'
import { isWebAuthnSupported } from '#client/lib/webauthn.ts'
import { registerPasskey } from './register-passkey.ts'

type Options = { email?: string | undefined; fallback?: string }

/** Adds a passkey in place; `addPasskey` answers whether this device has one now. */
export function useAddPasskey({ email, fallback = 'Failed to add passkey' }: Options = {}) {
  const { account } = useSession()
  const { doing, problem, attempt } = useAttempt<'ceremony'>()
  const hasPasskey = account?.keys.some((key) => key.type === 'passkey') ?? false

  return {
    addPasskey: async () => (await attempt('ceremony', () => registerPasskey({ email }), fallback)) ?? false,
    isBusy: doing !== null,
    problem,
    isSupported: isWebAuthnSupported(),
    // What this browser remembers counts for nothing once the account has no passkey left.
    isOnThisDevice: account !== null && hasPasskey && hasPasskeyHere(account.id),
  }
}
