import { TOO_MANY_KEYS } from '#client/api/refusal.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { pages } from '#shared/routes.ts'

/** Why no key was made. Where the ring is full the way on is to the keys themselves. */
export function KeyProblem({ sentence }: { sentence: string }) {
  const toKeys = isRingFull(sentence) && <ButtonLink to={pages.account}>Go to Your Keys</ButtonLink>
  return (
    <Notice kind="error" action={toKeys}>
      <p>{sentence}</p>
    </Notice>
  )
}

/** The same for somebody who is not in, and can delete none from here. */
export function DoorProblem({ sentence }: { sentence: string }) {
  return (
    <Notice kind="error">
      <p>{sentence}</p>
      {isRingFull(sentence) && (
        <p>
          You can do that in any browser where you are signed in. If you have a recovery email, a link to it
          opens the door all the same.
        </p>
      )}
    </Notice>
  )
}

function isRingFull(sentence: string) {
  return sentence === TOO_MANY_KEYS
}
