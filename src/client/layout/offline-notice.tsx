import { useState } from 'react'
import { RETRY, useSecondsLeft } from '#client/api/waits.ts'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import styles from './offline-notice.module.css'

const OFFLINE = 'Nobody answers the door. You may be offline. Nothing is lost: try again in a moment.'

type OfflineNoticeProps = {
  isOffline: boolean
  /** A better reason why the page cannot go on. */
  problem: string | null
  onRetry: () => Promise<void>
}

/** Always in the document, so that its text is read when it comes. */
export function OfflineNotice({ isOffline, problem, onRetry }: OfflineNoticeProps) {
  const [isBusy, setBusy] = useState(false)
  const secondsLeft = useSecondsLeft(RETRY)
  const said = problem ?? (isOffline ? OFFLINE : null)

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
            <PatientButton isBusy={isBusy} secondsLeft={problem ? secondsLeft : 0} onClick={retry}>
              Retry
            </PatientButton>
          }
        >
          <p>{said}</p>
        </Notice>
      )}
    </div>
  )
}
