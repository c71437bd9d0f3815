import { TOO_MANY_KEYS } from '#client/api/refusal.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { pages } from '#shared/page-paths.ts'

/** Why no key was made. If the account has too many keys, a link leads to them. */
export function KeyProblem({ sentence }: { sentence: string }) {
  const toKeys = sentence === TOO_MANY_KEYS && <ButtonLink to={pages.account}>Go to Your Keys</ButtonLink>
  return (
    <Notice kind="error" action={toKeys}>
      <p>{sentence}</p>
    </Notice>
  )
}
