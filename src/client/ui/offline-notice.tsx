import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './offline-notice.module.css'

export function OfflineNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.place}>
      <Notice kind="warning" action={<Button onClick={onRetry}>Retry</Button>}>
        <p>Nobody answers the door. You may be offline; what you see is what this browser remembers.</p>
      </Notice>
    </div>
  )
}
