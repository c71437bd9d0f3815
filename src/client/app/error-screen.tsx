import { useRef } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { inWords, messageOf } from '#client/lib/error-log.ts'
import { later } from '#client/lib/later.ts'
import { maskSecrets } from '#client/lib/mask-secrets.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { Details } from '#client/ui/details.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { OutsideLink } from '#client/ui/outside-link.tsx'
import { pages } from '#shared/page-paths.ts'
import styles from './error-screen.module.css'

const loadGhost = later(() =>
  import('#client/drawings/tangled-ghost.tsx').then(({ TangledGhost }) => TangledGhost),
)

/**
 * The last resort. Its buttons reload the page, because the broken code must not be used again. Neither the backdrop nor Escape
 * closes it: there is nothing behind it.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // This may fail to load as well: the screen is complete without it.
  const TangledGhost = useNeeded(true, loadGhost)

  return (
    <Modal
      className={styles.dialog}
      labelledBy="error-title"
      // The dialog would focus the first link, and scroll the message out of sight on a small screen.
      initialFocus={heading}
      // Chromium closes a dialog on the second Escape whatever `cancel` says.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div className={styles.head}>
        <svg viewBox="-24 -24 172 172" width="104" height="104" aria-hidden="true">
          <path fill="var(--stone-shade)" d="M-24 148V62a86 86 0 0 1 172 0v86Z" />
          <path fill="var(--dusk)" d="M-14 148V62a76 76 0 0 1 152 0v86Z" />
          {TangledGhost && <TangledGhost />}
        </svg>
        <h1 id="error-title" ref={heading} tabIndex={-1}>
          Oops, Our Bad!
        </h1>
      </div>
      <Notice kind="error">
        <p className={styles.message}>{maskSecrets(messageOf(error))}</p>
      </Notice>
      <div className={styles.advice}>
        <p>What usually helps, easiest first:</p>
        <ol className={styles.steps}>
          <li>Refresh the page.</li>
          <li>Clear the cache of your browser, then refresh.</li>
          <li>Visit the home page and start from there.</li>
          <li>
            Still stuck? Reach out on <OutsideLink href={appConfig.socialUrl}>social media</OutsideLink>
          </li>
        </ol>
      </div>
      <Actions>
        <Button look="door" onClick={() => window.location.reload()}>
          Refresh
        </Button>
        <Button onClick={() => window.location.assign(pages.home)}>Home</Button>
      </Actions>
      <Details summary="Technical details">
        {/* A scrolling region of its own, so the keyboard must be able to reach it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what has the focus */}
        <pre className={styles.trace} tabIndex={0}>
          {detailsOf(error)}
        </pre>
      </Details>
    </Modal>
  )
}

/** Meant to be shown to a helper, so it contains no secret. */
function detailsOf(error: unknown) {
  const trace = (error instanceof Error && error.stack) || inWords(error)
  return maskSecrets(`${window.location.href}\n${new Date().toISOString()}\n\n${trace}`)
}
