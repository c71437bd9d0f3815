import { later } from '#client/lib/later.ts'
import { onToasts, shownToasts } from '#client/lib/toasts.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import styles from './toast-list.module.css'

const loadSlip = later(() => import('./toast-slip.tsx').then(({ ToastSlip }) => ToastSlip))

/** What happened out of sight. Always in the document, so that what comes is read; the slips themselves are rare. */
export function Toasts() {
  const toasts = useExternalStore(onToasts, shownToasts)
  const Slip = useNeeded(toasts.length > 0, loadSlip)

  return (
    <div className={styles.toasts} aria-live="polite">
      {Slip && toasts.map((toast) => <Slip key={toast.id} toast={toast} />)}
      {/* Said all the same where the slips cannot be fetched. */}
      {Slip === null && toasts.map(({ id, text }) => <p key={id}>{text}</p>)}
    </div>
  )
}
