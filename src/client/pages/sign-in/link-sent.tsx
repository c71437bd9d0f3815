import { Fragment } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { LetterGhost } from '#client/drawings/letter-ghost.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { spokenLifetime } from '#shared/lifetimes.ts'
import styles from './link-sent.module.css'
import type { useSignIn } from './use-sign-in.ts'

/** The title takes the focus and is read. Only a second mail has to be announced. */
export function LinkSent({ link, back }: Pick<ReturnType<typeof useSignIn>, 'link' | 'back'>) {
  return (
    <>
      <svg className={styles.ghost} data-letter viewBox="0 8 120 132" aria-hidden="true">
        <LetterGhost />
      </svg>
      <p>
        We sent a sign-in link to{' '}
        {/* Breaks at its joints, as everywhere. The component that shrinks long names is too heavy for this page. */}
        <strong className={styles.address}>
          {link.sentTo.split(/(?<=[._@])/).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the part
            <Fragment key={place}>
              <span>{part}</span>
              <wbr />
            </Fragment>
          ))}
        </strong>
        <span>{`. The link expires in ${spokenLifetime(appConfig.lifetimes.link)}.`}</span>
      </p>
      <p>Open it in this browser. If it does not arrive, check your spam folder.</p>
      <p role="status">{link.isSentAgain && 'A new link is on its way. Only the newest one works.'}</p>
      <Actions isStacked>
        <PatientButton
          isBusy={link.isBusy}
          secondsLeft={link.secondsToResend}
          until="Resend"
          onClick={link.resend}
        >
          Resend Link
        </PatientButton>
        <Button onClick={back}>Back to Sign In</Button>
      </Actions>
    </>
  )
}
