import { useEffect, useState } from 'react'
import { dismissToast, type Toast } from '#client/lib/toasts.ts'
import { seconds } from '#shared/time.ts'
import { Glyph } from './glyph.tsx'
import { handFocusOn } from './hand-focus-on.ts'
import iconButton from './icon-button.module.css'
import styles from './toast-slip.module.css'

const READING_TIME = seconds(6)

/** Disappears by itself, but not while the pointer or the focus is on it. */
export function ToastSlip({ toast: { id, text } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(id), READING_TIME)
    return () => clearTimeout(timer)
  }, [isHeld, id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no action, it only notices that somebody is reading
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{text}</p>
      <button
        type="button"
        ref={handFocusOn}
        className={`${iconButton.icon} ${styles.dismiss}`}
        aria-label="Dismiss"
        onClick={() => dismissToast(id)}
      >
        <Glyph shape="close" />
      </button>
    </div>
  )
}
