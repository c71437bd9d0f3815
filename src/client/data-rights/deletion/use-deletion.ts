import { useMutation } from '@tanstack/react-query'
import { failures } from '#client/api/failures.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { describeTooNew } from '#client/cache/describe-too-new.ts'
import { queries } from '#client/cache/queries.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { toast } from '#client/lib/toasts.ts'
import { signalAcceptedCredentials } from '#client/lib/webauthn.ts'
import { keepCredentialsHere } from '#client/sessions/known-passkeys/credential-memory.ts'
import { passkeyHolder } from '#client/sessions/known-passkeys/passkey-holder.ts'
import { leaveForGood } from '#client/sessions/sign-out.ts'
import { unlessGivenUp } from '#client/step-up/proof.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import type { Account } from '#shared/accounts.ts'
import { DELETE_WORD } from '#shared/delete-word.ts'
import { pages } from '#shared/page-paths.ts'

/** Requests the deletion of this account, cancels it, or makes it final. Signs out when the server ends the sessions. */
export function useDeletion({ id }: Account) {
  const { account } = useProcedures()
  const { prove, step } = useProof()
  const { doing, problem, attempt } = useAttempt<'delete' | 'keep' | 'delete-now'>()
  const endsSession = { meta: { endsSession: true } }
  const asking = useMutation(account.delete.mutationOptions(endsSession))
  const undoing = useMutation(account.undoDeletion.mutationOptions(endsSession))
  const ending = useMutation(account.deleteNow.mutationOptions(endsSession))

  /** Goes to the page that says until when the deletion can be cancelled, or that nothing is left. */
  async function leave(restsUntil: string | null) {
    if (restsUntil === null) forgetPasskeys(id)
    leaveForGood(id)
    navigate(pages.signedOut, { replace: true, state: { deletion: { restsUntil } } })
  }

  return {
    doing,
    problem,
    /** The step-up dialog; null until it is needed. */
    step,
    remove: () =>
      attempt(
        'delete',
        () =>
          unlessGivenUp(async () => {
            const { restsUntil, takesEffectAt } = await prove(
              (claim) => asking.mutateAsync({ confirm: DELETE_WORD, ...claim }),
              { isSpent: true },
            )
            if (takesEffectAt) navigate(pages.account)
            else await leave(restsUntil)
          }),
        failures.deleteAccount,
      ),
    keep: () =>
      attempt(
        'keep',
        async () => {
          await undoing.mutateAsync({})
          queries.setQueryData(account.get.queryKey(), (told) => told && { ...told, restsUntil: null })
          toast('Your account is kept.')
          navigate(pages.account, { replace: true })
        },
        failures.keepAccount,
      ),
    removeNow: () =>
      attempt(
        'delete-now',
        () =>
          unlessGivenUp(async () => {
            await prove((claim) => describeTooNew(() => ending.mutateAsync(claim)), {
              isSpent: true,
              mayWait: false,
            })
            await leave(null)
          }),
        failures.deleteAccount,
      ),
  }
}

/** Only after a final deletion: until then this device's passkeys can cancel it. */
function forgetPasskeys(accountId: string) {
  const holder = passkeyHolder(accountId)
  keepCredentialsHere(accountId, [])
  // Nothing waits for the browser's password manager.
  if (holder) signalAcceptedCredentials({ ...holder, credentialIds: [] })
}
