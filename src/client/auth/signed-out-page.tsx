import { Ghost } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { Page } from '#client/layout/page.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/routes.ts'

export default function SignedOutPage() {
  return (
    <Page
      title="You've been signed out"
      lead="The door is closed behind you, and this browser has forgotten its key. Come back any time."
      picture={
        <Niche>
          <Ghost pose="waving" />
        </Niche>
      }
    >
      <Actions>
        <ButtonLink look="door" to={pages.signIn}>
          Sign In
        </ButtonLink>
        <ButtonLink to={pages.home}>Home</ButtonLink>
      </Actions>
    </Page>
  )
}
