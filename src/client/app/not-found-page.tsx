import { appConfig, ownWords } from '#client/api/app-config.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { OutsideLink } from '#client/ui/outside-link.tsx'
import { pages } from '#shared/page-paths.ts'

export default function NotFoundPage() {
  return (
    <GhostPage
      title={`Not Found on ${appConfig.productName}`}
      lead={
        ownWords.notFoundLead ??
        'The page could not be found. Either it has moved, or the map was upside down.'
      }
      pose="lost"
    >
      <Actions>
        <ButtonLink look="door" to={pages.home}>
          Home
        </ButtonLink>
        <ButtonLink to={pages.account}>Your account</ButtonLink>
        <OutsideLink href={appConfig.socialUrl}>
          {ownWords.socialLink ?? 'Find us on social media'}
        </OutsideLink>
      </Actions>
    </GhostPage>
  )
}
