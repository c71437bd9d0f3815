import { linkAddress } from '#client/sessions/mailed-links/read-link-facts.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Account } from '#shared/accounts.ts'
import { maskAddress } from '#shared/masked-address.ts'

/** Says what Continue will do, before the press. */
export function ConfirmLink({ onContinue }: { onContinue: () => void }) {
  const { account } = useSession()

  return (
    <>
      <p>
        This link signs you in here as{' '}
        <span>{linkAddress ? <strong>{linkAddress}</strong> : 'whoever the mail was sent to'}</span>. One more
        tap and you are in.
      </p>
      {account && (
        <Notice kind="warning">
          <p>{describeFate(account)}</p>
        </Notice>
      )}
      <Actions>
        <Button look="door" onClick={onContinue}>
          Continue
        </Button>
      </Actions>
    </>
  )
}

/**
 * The account that requested a link gets its address if no account has it; this page cannot know that. Any other account is
 * signed out.
 */
function describeFate({ ghost, email, displayName, emails }: Account) {
  if (ghost) return 'You are a guest here so far. Unless this guest asked for the link, it is left behind.'

  const here = `You are signed in here as ${email ?? displayName}.`
  const isPerhapsOwn = Object.keys(emails).some((address) => maskAddress(address) === linkAddress)
  return isPerhapsOwn
    ? `${here} If the link is for another address, this account is signed out here.`
    : `${here} Unless this account asked for the link, it is signed out here.`
}
