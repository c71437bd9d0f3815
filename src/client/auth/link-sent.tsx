import { appConfig } from '#client/lib/app-config.ts'
import { Button } from '#client/ui/button.tsx'
import { Ghost } from '#client/ui/ghost.tsx'
import { spokenLifetime } from '#shared/lifetimes.ts'
import styles from './link-sent.module.css'

/** Its title takes the focus and says it; nothing here needs to announce itself. */
export function LinkSent({ email, back }: { email: string; back: () => void }) {
  return (
    <>
      <svg className={styles.ghost} viewBox="0 8 120 132" aria-hidden="true">
        <Ghost pose="letter" />
      </svg>
      <p>
        We sent a sign-in link to <strong className={styles.address}>{email}</strong>. The link expires in{' '}
        {spokenLifetime(appConfig.lifetimes.link)}.
      </p>
      <p>Open it in this browser. If it does not arrive, look among the unwanted mail.</p>
      <Button onClick={back}>Back to Sign In</Button>
    </>
  )
}
