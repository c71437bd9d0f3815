import { useAccount } from '#client/cache/use-account.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { formatMoment } from '#client/lib/format-date.ts'
import { isGuest } from '#client/sessions/use-session.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/accounts.ts'
import { pages } from '#shared/page-paths.ts'
import { useRestriction } from './use-restriction.ts'

export default function RestrictPage() {
  const { account } = useAccount()
  const { restrict, lift, doing, problem, step } = useRestriction()
  // The frame waits for the account. It is null only while signing out.
  if (account === null) return null
  const since = account.restrictedAt

  return (
    <GhostPage title="Restrict Account" lead="Pause: keep everything, change nothing." pose="asleep">
      <div role="status">
        {since !== null && (
          <Notice kind="info">
            <p>{`Your account has been restricted since ${formatMoment(since)}.`}</p>
          </Notice>
        )}
      </div>
      <Section title="What it does">
        <p>
          A restricted account stays as it is: we keep it, and do nothing with it until you lift the
          restriction. You can still sign in.
        </p>
        <p>
          You can still look at the account, its keys, its journal and its footprint, download your data,
          delete the account and sign out. Nothing else works: you cannot change names, addresses or keys, and
          feature keys are switched off. We email you only when the restriction starts and ends, and when you
          ask for a link or a code.
        </p>
      </Section>
      <Section title="How it ends">
        <p>{describeEnd(account)}</p>
      </Section>
      {since === null && (
        <Section title="What else you can do">
          <p>
            <Link to={pages.email}>Change or remove your email</Link>, and we stop writing to it. Or sign out
            on your <Link to={pages.account}>account page</Link>, and this browser stops using the account.
          </p>
        </Section>
      )}
      <Problem says={problem} />
      <Actions>
        {since === null ? (
          <Button look="door" isBusy={doing !== null} onClick={restrict}>
            Restrict Account
          </Button>
        ) : (
          <Button look="door" isBusy={doing !== null} onClick={lift}>
            Lift the Restriction
          </Button>
        )}
        <ButtonLink to={pages.account}>Back to Account</ButtonLink>
      </Actions>
      {step satisfies Elements}
    </GhostPage>
  )
}

/** What this account will need to lift the restriction. */
function describeEnd(account: Account) {
  if (isGuest(account)) {
    return 'You can lift it here with one press, whenever you like. You have no passkey and no verified email yet, so we cannot check that it is you: anybody who uses this browser can lift it.'
  }
  const hasPasskey = account.keys.some(({ type }) => type === 'passkey')
  const methods = [hasPasskey && 'your passkey', !account.ghost && 'an emailed code']
    .filter(Boolean)
    .join(' or ')
  return `You can lift it here, whenever you like. To be sure it is you, we ask for ${methods}.`
}
