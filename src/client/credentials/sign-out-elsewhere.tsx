import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { queries } from '#client/cache/queries.ts'
import { nameKeys } from '#client/layout/key-names.ts'
import { formatList } from '#client/layout/name-things.ts'
import type { Elements } from '#client/lib/elements.ts'
import { thisDevice } from '#client/lib/this-device.ts'
import { toast } from '#client/lib/toasts.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { unlessGivenUp } from '#client/step-up/proof.ts'
import { type Claim, useProof } from '#client/step-up/use-proof.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Problem } from '#client/ui/problem.tsx'
import type { Key } from '#shared/credentials.ts'

const TITLE = 'Sign Out Everywhere Else'

/** Removes the keys of all other browsers, with one proof or one agreement to wait. Renders nothing if there is none. */
export function SignOutElsewhere({ keys }: { keys: Key[] }) {
  const [isAsking, setAsking] = useState(false)
  const { doing, problem, attempt } = useAttempt<'sign-out'>()
  const { prove, step } = useProof()
  const others = keys.filter((key) => key.type === 'browser' && !key.current)
  const { mutateAsync: signOut } = useMutation({
    mutationFn: (left: Set<string>) => prove((claim) => removeBrowsers(left, claim)),
    // Some of them may be gone.
    onError: () => queries.invalidateQueries(),
  })

  function signOutElsewhere() {
    setAsking(false)
    const left = new Set(others.map(({ id }) => id))
    void attempt(
      'sign-out',
      () =>
        unlessGivenUp(async () => {
          const { takesEffectAt } = await signOut(left)
          if (takesEffectAt === null) toast('Signed out everywhere else.')
        }),
      failures.deleteKey,
    )
  }

  const names = nameKeys(keys, thisDevice())
  const named = formatList(others.map(({ id, name }) => names.get(id) ?? name))
  return (
    <>
      <Problem says={problem} />
      {others.length > 0 && (
        <div>
          <Button isBusy={doing !== null} onClick={() => setAsking(true)}>
            {TITLE}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={TITLE}
        stay="Cancel"
        goOn="Yes, Sign Out"
        onStay={() => setAsking(false)}
        onGoOn={signOutElsewhere}
      >
        <p>{`Sign out ${named}? You stay signed in here. Your passkeys and addresses stay too: whoever holds one can sign in again.`}</p>
      </ConfirmDialog>
      {step satisfies Elements}
    </>
  )
}

/** Removes these browser keys, one after the other, and takes each from the set: a repeated call goes on from there. */
async function removeBrowsers(left: Set<string>, claim: Claim) {
  let takesEffectAt: string | null = null
  for (const keyId of left) {
    try {
      takesEffectAt = (await sessionApi.keys.removeBrowserKey.mutate({ keyId, ...claim })).takesEffectAt
    } catch (error) {
      // Signed out meanwhile, as wanted.
      if (refusalOf(error).code !== 'not_found') throw error
    }
    left.delete(keyId)
  }
  return { takesEffectAt }
}
