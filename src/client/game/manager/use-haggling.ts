import { useEffect, useState } from 'react'
import { wantsStillness } from '#client/game/hands/still.ts'
import { rollPrice } from '#client/game/rules.ts'
import { pause } from '#client/lib/pauses.ts'

const TICKS = 10
const TICK = 200

/** The seller thinks aloud: ten prices, 200 ms each, then the final one. `skip` shows the final one at once. */
export function useHaggling(listed: number) {
  const [tick, setTick] = useState(() => (wantsStillness() ? TICKS : 0))
  const [shown, setShown] = useState(() => rollPrice(listed, Math.random()))
  const isFinal = tick >= TICKS

  useEffect(() => {
    if (isFinal) return
    const timer = setTimeout(() => {
      setShown(rollPrice(listed, Math.random()))
      setTick(tick + 1)
    }, pause(TICK))
    return () => clearTimeout(timer)
  }, [tick, isFinal, listed])

  return { shown, isFinal, skip: () => setTick(TICKS) }
}
