import { useState } from 'react'
import { later } from '#client/lib/later.ts'
import type { StorageLoss } from '#client/lib/storage.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './offline-notice.module.css'

const OFFLINE = 'Nobody answers the door. You may be offline. Nothing is lost: try again in a moment.'

export const loadSlip = later(() => import('./offline-slip.tsx').then(({ OfflineSlip }) => OfflineSlip))

type OfflineNoticeProps = {
  isOffline: boolean
  /** A better reason why the page cannot go on. */
  problem: string | null
  /** Why what is done here is not kept. */
  loss: StorageLoss | null
  onRetry: () => Promise<void>
}

/** Always in the document, so that its text is read when it comes. */
export function OfflineNotice({ isOffline, problem, loss, onRetry }: OfflineNoticeProps) {
  const [isBusy, setBusy] = useState(false)
  const sentence = problem ?? (isOffline ? OFFLINE : null)
  const isNeeded = (sentence ?? loss) !== null
  const Slip = useNeeded(isNeeded, loadSlip)

  async function retry() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }

  return (
    <div className={isNeeded ? styles.place : undefined} role="status">
      {isNeeded && Slip && (
        <Slip
          sentence={sentence}
          loss={loss}
          mayHaveToWait={problem !== null}
          isBusy={isBusy}
          onRetry={retry}
        />
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
