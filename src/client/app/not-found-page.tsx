import { appConfig } from '#client/api/app-config.ts'
import { Ghost } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { Page } from '#client/layout/page.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { OutsideLink } from '#client/ui/outside-link.tsx'
import { pages } from '#shared/routes.ts'

export default function NotFoundPage() {
  return (
    <Page
      title={`Not Found on ${appConfig.productName}`}
      lead="The page could not be found. Either it has moved, or the map was upside down."
      picture={
        <Niche>
          <Ghost pose="lost" />
        </Niche>
      }
    >
      <Actions>
        <ButtonLink look="door" to={pages.home}>
          Home
        </ButtonLink>
        <ButtonLink to={pages.account}>Your account</ButtonLink>
        <OutsideLink href={appConfig.socialUrl}>Find us out in the street</OutsideLink>
      </Actions>
    </Page>
  )
}
