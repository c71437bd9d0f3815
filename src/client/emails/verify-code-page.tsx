import { useState } from 'react'
import { useAccount } from '#client/cache/use-account.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { Redirect, useLocation } from '#client/lib/navigation.tsx'
import { normalizeEmailAddress } from '#shared/email-address.ts'
import { pages } from '#shared/page-paths.ts'
import { VerifyCode } from './verify-code.tsx'

/** Finds the address that the code is for: the one passed by the previous page, else the one that awaits its code. */
export default function VerifyCodePage() {
  const { state, key } = useLocation()
  const { account } = useAccount()
  const arrival = arrivalOf(state)
  // Read only once: after the verification nothing is pending, but the page still names the address.
  const [pending] = useState(account?.pendingEmail ?? null)
  const email = arrival.email ?? pending

  if (email === null) return <Redirect to={pages.email} />
  return <VerifyCode key={key} email={email} isConflict={arrival.isConflict} />
}

/** Navigation state is untrusted: anything may have been put into the browser's history. */
function arrivalOf(state: unknown) {
  const { email, isConflict } = fieldsOf(state)
  return {
    email: typeof email === 'string' ? normalizeEmailAddress(email) : null,
    isConflict: isConflict === true,
  }
}
