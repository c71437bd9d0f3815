import { type ComponentProps, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import styles from './patient-button.module.css'

type PatientButtonProps = ComponentProps<typeof Button> & {
  /** Seconds until it may be pressed again. Meanwhile it stays in place and keeps the focus. */
  secondsLeft: number
  /** The purpose of a wait that is not a refusal: 'Resend' in 24 s. */
  until?: string
}

/** A button that may have to wait. The time left is counted beside it, and only its start and end are read aloud. */
export function PatientButton({ secondsLeft, until, ...button }: PatientButtonProps) {
  const id = useId()
  const isWaiting = secondsLeft > 0
  const rest = describeWait(secondsLeft)
  const words = until === undefined ? `Please wait ${rest}` : `${until} in ${rest}`
  const spoken = useBothEnds(isWaiting, words)

  return (
    <div className={styles.place}>
      <Button {...button} isHeld={isWaiting} aria-describedby={isWaiting ? id : undefined} />
      {isWaiting && (
        <span className={styles.rest} id={id} aria-live="off">
          {words}
        </span>
      )}
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </div>
  )
}

/** The text for screen readers: once that there is a wait, and once that it is over. */
function useBothEnds(isWaiting: boolean, words: string) {
  const [spoken, setSpoken] = useState('')
  const wasWaiting = useRef(isWaiting)
  const speak = useEffectEvent(() => setSpoken(isWaiting ? words : 'You can try again now.'))

  useEffect(() => {
    if (wasWaiting.current !== isWaiting) speak()
    wasWaiting.current = isWaiting
  }, [isWaiting])

  return spoken
}

/** The wait in everyday words: '24 s', '3 minutes', '5 hours'. Rounded up. */
function describeWait(secondsLeft: number) {
  if (secondsLeft <= 60) return `${secondsLeft} s`
  const minutes = Math.ceil(secondsLeft / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
