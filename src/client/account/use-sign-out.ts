import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#client/session/use-session.ts'
import { pages } from '#shared/routes.ts'

/** With a verified address the way back is known; without one the warning comes first. */
export function useSignOut() {
  const { account, signOut } = useSession()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function signOutTo(path: string, state?: object) {
    setBusy(true)
    await signOut()
    await navigate(path, { state })
    setBusy(false)
  }

  return {
    isBusy,
    signOut: async () => {
      if (account !== null && !account.ghost) await signOutTo(pages.signIn, { hasSignedOut: true })
      else await navigate(pages.signOutWarning)
    },
    signOutPermanently: () => signOutTo(pages.signedOut),
  }
}
