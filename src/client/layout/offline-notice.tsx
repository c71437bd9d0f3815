import { useState } from 'react'
import { later } from '#client/lib/later.ts'
import type { StorageLoss } from '#client/lib/storage.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './offline-notice.module.css'

const OFFLINE = 'Nobody is answering the door. You may be offline. Nothing is lost: try again in a moment.'

export const loadSlip = later(() => import('./offline-slip.tsx').then(({ OfflineSlip }) => OfflineSlip))

type OfflineNoticeProps = {
  isOffline: boolean
  /** A more specific reason why the page cannot go on. */
  problem: string | null
  /** Why nothing from this visit is stored. */
  loss: StorageLoss | null
  onRetry: () => Promise<void>
}

/** Always in the document, so that screen readers announce its text. */
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
      {/* Without the server the notice's component cannot load either: plain text replaces it. */}
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
