import { useState } from 'react'
import { useAccount } from '#client/cache/use-account.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { Redirect, useLocation } from '#client/lib/navigation.tsx'
import { normalizeEmailAddress } from '#shared/email-address.ts'
import { pages } from '#shared/page-paths.ts'
import { VerifyCode } from './verify-code.tsx'

/** Finds out which address the code is for: the one told on the way here, else the one that awaits its code. */
export default function VerifyCodePage() {
  const { state, key } = useLocation()
  const { account } = useAccount()
  const told = arrivalOf(state)
  // Once and for all: what is verified is pending no more, and the page has still something to say then.
  const [pending] = useState(account?.pendingEmail ?? null)
  const email = told.email ?? pending

  if (email === null) return <Redirect to={pages.email} />
  return <VerifyCode key={key} email={email} isConflict={told.isConflict} />
}

/** Navigation state is whatever was put into the browser's history. */
function arrivalOf(state: unknown) {
  const { email, isConflict } = fieldsOf(state)
  return {
    email: typeof email === 'string' ? normalizeEmailAddress(email) : null,
    isConflict: isConflict === true,
  }
}
