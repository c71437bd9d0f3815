import { Address } from '#client/emails/address.tsx'
import { formatMoment } from '#client/lib/format-date.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { EmailKeyFacts } from '#shared/link-facts.ts'
import { pages } from '#shared/page-paths.ts'

/**
 * Names the account that the code opens, before the code is typed: somebody else may have requested the key for their own
 * account. Renders nothing for the current account.
 */
export function KeyAccount({ facts }: { facts: EmailKeyFacts | null }) {
  const { account } = useSession()
  if (facts === null) {
    return (
      <Notice kind="warning">
        <p>
          We could not find out whose account this key opens. Enter the code only if you asked for the key
          yourself.
        </p>
      </Notice>
    )
  }
  if (account?.upid === facts.upid) return null

  const { address, upid, name, createdAt, browsers } = facts
  return (
    <Notice
      kind="warning"
      action={
        <ButtonLink to={pages.signIn} state={{ email: address, showEmailInput: true }}>
          {account ? 'Use It for My Account' : 'Make a New Account'}
        </ButtonLink>
      }
    >
      <p>
        <span>{'This code lets '}</span>
        <Address>{address}</Address>
        <span>{' sign in to the account '}</span>
        <Address>{name === null ? upid : `${upid} (${name})`}</Address>
        <span>{`. That account was made on ${formatMoment(createdAt)}, and ${describeBrowsers(browsers)}.`}</span>
      </p>
      <p>
        {account
          ? 'Not your account? Then do not enter the code. To use this address for the account you are signed in to here, ask for a sign-in link.'
          : 'Not your account? Then do not enter the code. Ask for a sign-in link instead: it makes a new account for this address.'}
      </p>
    </Notice>
  )
}

function describeBrowsers(count: number) {
  if (count === 0) return 'no browser is signed in to it'
  return count === 1 ? 'one browser is signed in to it' : `${count} browsers are signed in to it`
}
