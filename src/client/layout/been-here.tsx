import { readStored } from '#client/sessions/stored-session.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/page-paths.ts'

/**
 * The way in for somebody who has an account already: on a device that is new to them they are a guest like any other.
 * While it is not known who is here its room is kept, so that nothing moves when it is. Where there is no room for the
 * question, a style may hide it by its mark.
 */
export function BeenHere() {
  const isGuest = useIsGuest()

  if (isGuest === false) return null
  return (
    <ButtonLink look="link" to={pages.signIn} style={isGuest ? undefined : { visibility: 'hidden' }}>
      <span data-question>Been here before?</span> <span>Sign in</span>
    </ButtonLink>
  )
}

/** Whether who is here is a guest, or nobody yet; null while that may turn out either way. */
export function useIsGuest(): boolean | null {
  const { account } = useSession()
  if (account !== null) return account.ghost
  return readStored().browserKey === null ? true : null
}
