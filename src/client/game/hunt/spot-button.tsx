import type { CSSProperties, FocusEvent, ReactNode } from 'react'
import type { HitArea } from './hit-area.ts'
import styles from './spot-button.module.css'

type SpotButtonProps = {
  /** Its place in the picture. */
  area: HitArea
  label: string
  /** It was found: a press is answered, and changes nothing. */
  isDone: boolean
  onPress: () => void
  className?: string | undefined
  children: ReactNode
}

/** A pressable part of a picture: where it is drawn, and at least as large as a finger. */
export function SpotButton({ area, label, isDone, onPress, className = '', children }: SpotButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.spot} ${className}`}
      style={placed(area)}
      aria-label={label}
      data-done={isDone || undefined}
      onClick={onPress}
      onFocus={scrollIntoSight}
    >
      {children}
    </button>
  )
}

/** In a zoomed picture a thing may be half outside. Browsers accept that on focus, but keyboard users need all of it. */
function scrollIntoSight({ currentTarget }: FocusEvent<HTMLButtonElement>) {
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
