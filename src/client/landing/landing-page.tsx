import { appConfig, hasPage, ownWords } from '#client/api/app-config.ts'
import { Logo } from '#client/drawings/logo.tsx'
import { LegalText } from '#client/layout/legal-text.tsx'
import { useHeading } from '#client/layout/use-heading.ts'
import { isGuest, useSession } from '#client/sessions/use-session.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { OutsideLink } from '#client/ui/outside-link.tsx'
import { pages } from '#shared/page-paths.ts'
import styles from './landing-page.module.css'
import { Street } from './street.tsx'
import { useKnock } from './use-knock.ts'

/** In five seconds a stranger knows what this is. */
function Lead({ hasGame }: { hasGame: boolean }) {
  if (ownWords.lead || !hasGame)
    return (
      <p className={styles.lead}>
        {ownWords.lead ?? 'Knock once and you are in, as a guest, no password needed.'}
      </p>
    )
  return (
    <p className={styles.lead}>
      Rummage World is a{' '}
      <b>
        free <span>hidden-object</span> game
      </b>
      : rooms full of things with a past. Knock once and you are in, as a guest, no password needed.
    </p>
  )
}

export default function LandingPage() {
  const { productName, productTagline, socialUrl } = appConfig
  const heading = useHeading(productName)
  const { account, accountId } = useSession()
  const { isOpening, knock, into } = useKnock()
  const hasGame = hasPage(pages.rummageWorld)
  const mayComeBack = account ? isGuest(account) : accountId === null

  return (
    <div className={styles.page}>
      <main className={styles.evening} id="main">
        <div className={styles.words}>
          <div className={styles.head}>
            <h1 className={styles.name} ref={heading} tabIndex={-1}>
              <Logo size={48} />
              <span>{productName}</span>
            </h1>
            {/* As on other pages, but repeated here: a separate file would weigh more than the line. */}
            <ButtonLink
              look="link"
              to={pages.signIn}
              style={mayComeBack ? undefined : { visibility: 'hidden' }}
            >
              <span>Been here before?</span> <span>Sign in</span>
            </ButtonLink>
          </div>
          <p className={styles.tagline}>{productTagline}</p>
          <Lead hasGame={hasGame} />
        </div>
        <div className={styles.picture}>
          <Street onKnock={hasGame ? knock : null} isOpening={isOpening} />
        </div>
        <div className={styles.welcome}>
          <Actions>
            {hasGame && (
              <ButtonLink look="door" {...into}>
                {ownWords.comeIn ?? 'Come in'}
              </ButtonLink>
            )}
            <ButtonLink to={pages.account}>Your account</ButtonLink>
          </Actions>
        </div>
      </main>
      <footer className={styles.doorstep}>
        <p className={styles.signOff}>
          {ownWords.signOff ??
            'Mind the ghost, wipe your feet, stay as long as you like. We leave the lamp on.'}
        </p>
        <OutsideLink href={socialUrl}>{ownWords.socialLink ?? 'Find us on social media'}</OutsideLink>
        <p className={styles.legal}>
          <LegalText />
        </p>
      </footer>
    </div>
  )
}
