import { Page } from '#client/layout/page.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Ghost } from '#client/ui/ghost.tsx'
import { Niche } from '#client/ui/niche.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { pages } from '#shared/routes.ts'
import { useVerifyLink } from './use-verify-link.ts'

const titles = {
  working: 'Verifying your email...',
  confirm: 'One knock to go',
  success: 'Email verified successfully!',
  failed: 'This link opens no door',
}

const CONFIRM_WHY =
  'This browser did not ask for the link. Mail programs open links on their own, so we wait for a person: press Continue to sign in here.'

export default function VerifyPage() {
  const { view, problem, confirm, canRetry } = useVerifyLink()

  return (
    <Page
      title={titles[view]}
      picture={
        <Niche>
          <Ghost pose={view === 'success' ? 'keys' : 'letter'} />
        </Niche>
      }
    >
      <p role="status">
        {view === 'working' && 'It takes a moment.'}
        {view === 'success' && 'The door knows you now. We take you to your account.'}
      </p>
      {view === 'confirm' && (
        <>
          <p>{CONFIRM_WHY}</p>
          <Actions>
            <Button look="door" onClick={confirm}>
              Continue
            </Button>
          </Actions>
        </>
      )}
      {view === 'failed' && (
        <>
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
          {!canRetry && (
            <p>Links work once and not for long. Ask for a new one and open it in this browser.</p>
          )}
          <Actions>
            {canRetry && (
              <Button look="door" onClick={confirm}>
                Try Again
              </Button>
            )}
            <ButtonLink look={canRetry ? 'quiet' : 'door'} to={pages.signIn}>
              Back to Sign In
            </ButtonLink>
          </Actions>
        </>
      )}
    </Page>
  )
}
