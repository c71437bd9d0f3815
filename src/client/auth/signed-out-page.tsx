import { ownWords } from '#client/api/app-config.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/routes.ts'

export default function SignedOutPage() {
  return (
    <GhostPage
      title="You've been signed out"
      lead={
        ownWords.signedOutLead ??
        'The door is closed behind you, and this browser has forgotten its key. Come back any time.'
      }
      pose="waving"
    >
      <Actions>
        <ButtonLink look="door" to={pages.signIn}>
          Sign In
        </ButtonLink>
        <ButtonLink to={pages.home}>Home</ButtonLink>
      </Actions>
    </GhostPage>
  )
}
