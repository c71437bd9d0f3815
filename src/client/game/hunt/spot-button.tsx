import type { CSSProperties, FocusEvent, ReactNode } from 'react'
import type { HitArea } from './hit-area.ts'
import styles from './spot-button.module.css'

type SpotButtonProps = {
  /** Where in the picture. */
  area: HitArea
  label: string
  /** There is nothing more to press. */
  isDone: boolean
  onPress: () => void
  className?: string | undefined
  children: ReactNode
}

/** Something of a picture that can be pressed: where it is drawn, and at least as large as a finger. */
export function SpotButton({ area, label, isDone, onPress, className = '', children }: SpotButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.spot} ${className}`}
      style={placed(area)}
      aria-label={label}
      aria-disabled={isDone || undefined}
      onClick={isDone ? undefined : onPress}
      onFocus={bringIn}
    >
      {children}
    </button>
  )
}

/** In a picture that one is near to, a thing may be half outside; browsers are content with that, the keyboard is not. */
function bringIn({ currentTarget }: FocusEvent<HTMLButtonElement>) {
  if (!currentTarget.matches(':focus-visible')) return
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

function placed({ x, y, width, height }: HitArea) {
  return {
    '--x': x,
    '--y': y,
    '--width': width,
    '--height': height,
    // Custom properties are styles that React's types do not list.
  } as CSSProperties
}
