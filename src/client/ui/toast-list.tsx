import { later } from '#client/lib/later.ts'
import { onToasts, shownToasts } from '#client/lib/toasts.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import styles from './toast-list.module.css'

const loadSlip = later(() => import('./toast-slip.tsx').then(({ ToastSlip }) => ToastSlip))

/**
 * Reports what happened out of sight. Always in the document, so that screen readers read each report. The slips themselves are
 * rare.
 */
export function Toasts() {
  const toasts = useExternalStore(onToasts, shownToasts)
  const Slip = useNeeded(toasts.length > 0, loadSlip)

  return (
    <div className={styles.toasts} aria-live="polite">
      {Slip && toasts.map((toast) => <Slip key={toast.id} toast={toast} />)}
      {/* Still announced when the slips cannot load. */}
      {Slip === null && toasts.map(({ id, text }) => <p key={id}>{text}</p>)}
    </div>
  )
}
