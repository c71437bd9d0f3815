import { useMutation } from '@tanstack/react-query'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { signalAcceptedCredentials } from '#client/lib/webauthn.ts'
import { keepCredentialsHere } from '#client/sessions/known-passkeys/credential-memory.ts'
import { leaveForGood } from '#client/sessions/sign-out.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import type { Key } from '#shared/credentials.ts'

/** Removes a key. After its own key is removed, this browser's session is over and it forgets the account. */
export function useRemoveKey() {
  const { accountId } = useSession()
  const { keys } = useProcedures()
  const { prove, step } = useProof()

  const passkey = useMutation(
    keys.removePasskey.mutationOptions({
      // The account of the click: by the time of the answer, this tab may show another one.
      onMutate: () => accountId,
      onSuccess: ({ accepted }, _input, asker) => {
        if (asker !== null) keepCredentialsHere(asker, accepted.credentialIds)
        // The browser offers the passkey until it is notified. Nothing waits for its password manager.
        signalAcceptedCredentials(accepted)
      },
    }),
  )
  const own = useMutation(keys.removeBrowserKey.mutationOptions({ meta: { endsSession: true } }))
  const browser = useMutation(keys.removeBrowserKey.mutationOptions())
  const email = useMutation(keys.removeEmailKey.mutationOptions())
  const feature = useMutation(keys.removeFeatureKey.mutationOptions())
  const removals = { passkey, browser, email, feature }

  async function remove(key: Key): Promise<'removed' | 'leaving' | 'signed-out'> {
    const isOwn = key.type === 'browser' && key.current
    const { mutateAsync } = isOwn ? own : removals[key.type]
    const { takesEffectAt } = await prove((claim) => mutateAsync({ keyId: key.id, ...claim }), {
      isSpent: key.type === 'passkey',
    })
    if (takesEffectAt) return 'leaving'
    if (accountId !== null && isOwn) leaveForGood(accountId)
    return isOwn ? 'signed-out' : 'removed'
  }

  return { remove, step }
}
