import { signInLinkLetter } from '#server/account-protection/notices/letters.ts'
import { shownKey } from '#server/account-store/browsers/new-browser-key.ts'
import { newSecret } from '#server/account-store/browsers/one-time-secret.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { standingUpid } from '#server/account-store/browsers/refuse-ended.ts'
import type { Deps } from '#server/deps.ts'
import { letterColumns } from '#server/outbox/outbox.ts'
import { onlyRow } from '#server/platform/postgres/statement.ts'
import { limitValues, takeBack } from '#server/rate-limits/count.ts'
import { mailLimits, refuseFull } from '#server/rate-limits/limits.ts'
import { makeLink } from './queries.ts'

/**
 * Mails a sign-in link. The answer is the same for every address, known or not. `session` is read from the token only,
 * and checked by the statement.
 */
export async function askSignInLink(
  deps: Deps,
  facts: { email: string; session: Session | null; clientAddress: string },
) {
  const { email: address, session, clientAddress } = facts
  const limits = mailLimits(deps, { clientAddress, address })
  const { secret: token, hash } = newSecret(deps.random)
  const letter = signInLinkLetter(deps.config, { to: address, token })
  const made = onlyRow(
    await makeLink(deps.db).execute({
      ...limitValues(limits),
      ...letterColumns(deps, letter, { expiresInSeconds: deps.config.lifetimes.link }),
      ...shownKey({ session }),
      hash,
      address,
    }),
  )
  const upid = session ? standingUpid(session, made.visitor) : undefined
  if (made.counted < limits.length) {
    // When one limit refuses, the others must not count the mail.
    await takeBack(deps.db, limits.slice(0, made.counted))
    await refuseFull(deps.db, limits, made.counted)
  }
  deps.wakeUp.wake()
  return { message: 'Check your email for a sign-in link.', upid }
}
