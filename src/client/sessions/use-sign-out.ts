import { useState } from 'react'
import { navigate } from '#client/lib/navigation.tsx'
import { pages } from '#shared/page-paths.ts'
import { signOut } from './sign-out.ts'
import { useSession } from './use-session.ts'

/** Signs out at once with a verified address, which leads back. Without one, the warning page comes first. */
export function useSignOut() {
  const { account } = useSession()
  const [isBusy, setBusy] = useState(false)

  async function signOutTo(path: string, state?: object) {
    setBusy(true)
    await signOut()
    navigate(path, { state })
    setBusy(false)
  }

  return {
    isBusy,
    signOut: async () => {
      if (account !== null && !account.ghost) await signOutTo(pages.signIn, { hasSignedOut: true })
      else navigate(pages.signOutWarning)
    },
    signOutPermanently: () => signOutTo(pages.signedOut),
  }
}
