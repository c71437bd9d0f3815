import { useEffect, useEffectEvent } from 'react'
import { seconds } from '#shared/time.ts'

const TICK = seconds(1)

/** The time in which the computer slept does not count. */
const LONGEST_TICK = seconds(2)

/** Measures the time in which the page is visible; `onTick` gets the time since its last call (ms). */
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
