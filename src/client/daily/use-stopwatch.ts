import { useEffect, useEffectEvent } from 'react'
import { seconds } from '#shared/time.ts'

const TICK = seconds(1)

/** A computer that slept did not look for anything. */
const LONGEST_TICK = seconds(2)

/** Counts the time in which the page is in sight; `onTick` is told how much has gone by (ms). */
export function useStopwatch(isRunning: boolean, onTick: (time: number) => void) {
  const tick = useEffectEvent(onTick)

  useEffect(() => {
    if (!isRunning) return
    let last = performance.now()
    function count() {
      const now = performance.now()
      const gone = Math.min(now - last, LONGEST_TICK)
      last = now
      if (document.visibilityState === 'visible') tick(Math.round(gone))
    }
    const timer = setInterval(count, TICK)
    return () => {
      clearInterval(timer)
      count()
    }
  }, [isRunning])
}
