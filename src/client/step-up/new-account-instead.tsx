import { useState } from 'react'
import { formatMoment } from '#client/lib/format-date.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { Button } from '#client/ui/button.tsx'

/**
 * For verifying the first address of an account that demands a step-up: somebody else may have set the account up and left it
 * in this browser. Renders nothing once the account has an address.
 */
export function NewAccountInstead({ onLeave }: { onLeave: () => Promise<void> }) {
  const { account } = useSession()
  const [isBusy, setBusy] = useState(false)
  if (account === null || account.emailVerified) return null

  function leave() {
    setBusy(true)
    void onLeave()
  }

  return (
    <>
      <p>
        {`This account has been there since ${formatMoment(account.createdAt)}. Did somebody else set it up? Then take your address to a new account. This browser signs out of this one.`}
      </p>
      <Button isBusy={isBusy} onClick={leave}>
        Take It to a New Account
      </Button>
    </>
  )
}
