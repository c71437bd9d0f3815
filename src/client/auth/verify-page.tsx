import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Ghost } from '#client/ui/ghost.tsx'
import { Niche } from '#client/ui/niche.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
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
  const { view, message, confirm, canRetry } = useVerifyLink()

  return (
    <Page
      title={titles[view]}
      picture={
        <Niche>
          <Ghost pose={view === 'success' ? 'keys' : 'letter'} />
        </Niche>
      }
    >
      {view === 'working' && <p role="status">It takes a moment.</p>}
      {view === 'success' && <p role="status">The door knows you now. We take you to your account.</p>}
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
            <p>{message}</p>
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
