import { readStored } from '#client/sessions/stored-session.ts'
import { isGuest, useSession } from '#client/sessions/use-session.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/page-paths.ts'

/**
 * A link to sign in, for a user with an account: on a new device they are a guest like any other. Its space stays reserved
 * until the session is known, so that nothing moves. A style may hide the question by its mark, if there is no space.
 */
export function BeenHere() {
  const mayComeBack = useIsGuest()

  if (mayComeBack === false) return null
  return (
    <ButtonLink look="link" to={pages.signIn} style={mayComeBack ? undefined : { visibility: 'hidden' }}>
      <span data-question>Been here before?</span> <span>Sign in</span>
    </ButtonLink>
  )
}

/** Whether the user is a guest, or nobody yet; null while that is unknown. */
export function useIsGuest(): boolean | null {
  const { account } = useSession()
  if (account !== null) return isGuest(account)
  return readStored().browserKey === null ? true : null
}
