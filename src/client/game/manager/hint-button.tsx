import { useEffect, useState } from 'react'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import { seconds } from '#shared/time.ts'

const LIGHTBULB =
  'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4'

/** One hint every half minute. `onHint` is called when a hint was given and leads to a picture. */
export function HintButton({ onHint }: { onHint: () => void }) {
  const store = useGameStore()
  const nextHint = useGame((table) => table.nextHint)
  const left = useSecondsUntil(nextHint)

  function ask() {
    store.askForHint()
    if (store.table().hint) onHint()
  }

  return (
    <Button icon={<Glyph path={LIGHTBULB} size={18} />} disabled={left > 0} onClick={ask}>
      {left > 0 ? `Hint (${left} s)` : 'Hint'}
    </Button>
  )
}

function useSecondsUntil(time: number) {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    setNow(Date.now())
    if (time <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= time) clearInterval(timer)
    }, seconds(1))
    return () => clearInterval(timer)
  }, [time])

  return Math.max(0, Math.ceil((time - now) / seconds(1)))
}
