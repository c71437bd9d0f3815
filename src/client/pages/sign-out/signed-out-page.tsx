import { ownWords } from '#client/api/app-config.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { fieldsOf } from '#client/lib/fields.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { useLocation } from '#client/lib/navigation.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/page-paths.ts'

export default function SignedOutPage() {
  const { state } = useLocation()
  const { title, lead } = describeDeletion(fieldsOf(state).deletion)

  return (
    <GhostPage title={title} lead={lead} pose="waving">
      <Actions>
        <ButtonLink look="door" to={pages.signIn}>
          Sign In
        </ButtonLink>
        <ButtonLink to={pages.home}>Home</ButtonLink>
      </Actions>
    </GhostPage>
  )
}

/** What happened to the account, if its deletion caused the sign-out. */
function describeDeletion(deletion: unknown) {
  if (typeof deletion === 'object' && deletion !== null) {
    const { restsUntil } = fieldsOf(deletion)
    if (typeof restsUntil !== 'string') {
      return {
        title: 'Your account is deleted',
        lead: 'It is gone, and this browser has forgotten its key. The door is open if you ever want to start again.',
      }
    }
    return {
      title: 'Your account is closed',
      lead: `It will be deleted on ${formatExactMoment(restsUntil)}. Until then you can keep it: sign in, or use the link in our email if you have a verified address. Every browser is signed out.`,
    }
  }
  return {
    title: "You've been signed out",
    lead:
      ownWords.signedOutLead ??
      'The door is closed behind you, and this browser has forgotten its key. Come back any time.',
  }
}
