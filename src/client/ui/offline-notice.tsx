import { useState } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './offline-notice.module.css'

const OFFLINE = 'Nobody answers the door. You may be offline. Nothing is lost: try again in a moment.'

type OfflineNoticeProps = {
  isOffline: boolean
  /** Another reason why the page cannot go on. */
  problem: string | null
  onRetry: () => Promise<void>
}

/** Always in the document, so that its text is read when it comes. */
export function OfflineNotice({ isOffline, problem, onRetry }: OfflineNoticeProps) {
  const [isBusy, setBusy] = useState(false)
  const said = isOffline ? OFFLINE : problem

  async function retry() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }

  return (
    <div className={said ? styles.place : undefined} role="status">
      {said && (
        <Notice
          kind="warning"
          action={
            <Button isBusy={isBusy} onClick={retry}>
              Retry
            </Button>
          }
        >
          <p>{said}</p>
        </Notice>
      )}
    </div>
  )
}
