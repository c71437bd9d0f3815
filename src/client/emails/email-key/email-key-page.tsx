import { CodeForm } from '#client/emails/code-form.tsx'
import { OtherWays } from '#client/emails/other-ways.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { isLinkGone } from '#client/sessions/mailed-links/read-link-facts.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { errorCatalogue } from '#shared/errors.ts'
import { pages } from '#shared/page-paths.ts'
import { KeyAccount } from './key-account.tsx'
import { useEmailKey } from './use-email-key.ts'

const titles = {
  looking: 'Your Email Key',
  pending: 'Your Email Key',
  success: 'Email key activated',
  waiting: 'The email key will be added later',
  'no-key': 'There is no email key here',
}

export default function EmailKeyPage() {
  const { view, facts, hasFailed, code, others, isLeaving, waitsUntil, step } = useEmailKey()

  return (
    <GhostPage
      title={titles[view]}
      lead={
        view === 'pending'
          ? 'The email that brought you here also has a code of six digits. Enter it, and you are in.'
          : view === 'success' && `You are in.${isLeaving ? ' Taking you to your account…' : ''}`
      }
      pose={view === 'pending' || view === 'looking' ? 'letter' : view === 'no-key' ? 'lost' : 'keys'}
    >
      {view === 'looking' && <p role="status">This takes a moment.</p>}
      {view === 'pending' && (
        <>
          <KeyAccount facts={facts} />
          <CodeForm code={code} kind="activation" verb="Activate">
            {hasFailed && <ButtonLink to={pages.signIn}>Go to Sign In</ButtonLink>}
          </CodeForm>
        </>
      )}
      {view === 'success' && <OtherWays others={others} />}
      {waitsUntil !== null && (
        <>
          <p>{`The code was right, but this change waits. From ${formatExactMoment(waitsUntil)} on you can sign in with a link to this address, unless somebody stops it.`}</p>
          <Actions>
            <ButtonLink look="door" to={pages.home}>
              Home
            </ButtonLink>
          </Actions>
        </>
      )}
      {view === 'no-key' && (
        <>
          <Notice kind="error">
            <p>{errorCatalogue.emailKeyNotFound.sentence}</p>
          </Notice>
          <p>
            {isLinkGone
              ? 'The link has been used or replaced, or it is too old. Ask for a new email key in a browser where you are signed in.'
              : 'Open the link in the email again, or ask for a new email key in a browser where you are signed in.'}
          </p>
          <Actions>
            <ButtonLink look="door" to={pages.signIn}>
              Go to Sign In
            </ButtonLink>
          </Actions>
        </>
      )}
      {step satisfies Elements}
    </GhostPage>
  )
}
