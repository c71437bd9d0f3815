import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './offline-notice.module.css'

/** Always in the document, so that its text is read when it comes. */
export function OfflineNotice({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  return (
    <div className={isOffline ? styles.place : undefined} role="status">
      {isOffline && (
        <Notice kind="warning" action={<Button onClick={onRetry}>Retry</Button>}>
          <p>Nobody answers the door. You may be offline; what you see is what this browser remembers.</p>
        </Notice>
      )}
    </div>
  )
}
