import { useState } from 'react'
import { useNeeded } from '#client/lib/use-needed.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './offline-notice.module.css'

const OFFLINE = 'Nobody answers the door. You may be offline. Nothing is lost: try again in a moment.'

const LOSSES = {
  refused:
    'This browser keeps nothing for us. No account is made, and what you do is lost when you leave. Allow cookies and site data for this address, then press Retry.',
  full: 'This browser has no room left for us. What you do from now on is lost when you leave. Make room on this device, then press Retry.',
}

export const loadSlip = () => import('./offline-slip.tsx').then(({ OfflineSlip }) => OfflineSlip)

type OfflineNoticeProps = {
  isOffline: boolean
  /** A better reason why the page cannot go on. */
  problem: string | null
  /** Why what is done here is not kept. */
  loss: keyof typeof LOSSES | null
  onRetry: () => Promise<void>
}

/** Always in the document, so that its text is read when it comes. */
export function OfflineNotice({ isOffline, problem, loss, onRetry }: OfflineNoticeProps) {
  const [isBusy, setBusy] = useState(false)
  const sentence = problem ?? (isOffline ? OFFLINE : loss && LOSSES[loss])
  const Slip = useNeeded(sentence !== null, loadSlip)

  async function retry() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }

  return (
    <div className={sentence ? styles.place : undefined} role="status">
      {sentence && Slip && (
        <Slip sentence={sentence} mayHaveToWait={problem !== null} isBusy={isBusy} onRetry={retry} />
      )}
      {/* The server that is away cannot bring the slip either: then it is said without. */}
      {sentence && Slip === null && (
        <>
          <p>{sentence}</p>
          <Button isBusy={isBusy} onClick={retry}>
            Retry
          </Button>
        </>
      )}
    </div>
  )
}
