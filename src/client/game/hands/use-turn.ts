import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#client/lib/browser.ts'
import { createTurns } from './turns.ts'

/** Frames are drawn first, but the rest is limited (ms). */
const LONGEST_REST = 250

const ask = createTurns((act) => whenIdle(act, LONGEST_REST))

/** Prerendered images count as loaded: a document's image may load before any listener exists. */
const AT_ONCE = import.meta.env.SSR ? 'there' : 'due'

/**
 * Controls when something heavy is put on the page. `isDue`: it is wanted and its turn has come. Call `settle` when it has
 * loaded or failed. `isThere` stays true until it is no longer wanted.
 */
export function useTurn(isWanted: boolean, element: RefObject<HTMLElement | null>, isDueAtOnce = false) {
  const [stage, setStage] = useState<'waiting' | 'due' | 'there'>(isDueAtOnce ? AT_ONCE : 'waiting')
  const end = useRef(() => {})
  const isSettled = useRef(false)

  useEffect(() => {
    if (!isWanted) return
    // An image that was loaded before needs no turn.
    if (!isSettled.current) {
      end.current = ask({
        distance: () => fromSight(element.current),
        begin: () => setStage((now) => (now === 'there' ? now : 'due')),
      })
    }
    return () => {
      end.current()
      setStage('waiting')
      isSettled.current = false
    }
  }, [isWanted, element])

  function settle() {
    isSettled.current = true
    end.current()
    setStage('there')
  }

  return { isDue: isWanted && stage !== 'waiting', isThere: isWanted && stage === 'there', settle }
}

/** From its middle to the window's (px). */
function fromSight(element: HTMLElement | null) {
  if (element === null) return Number.POSITIVE_INFINITY
  const { top, bottom } = element.getBoundingClientRect()
  return Math.abs((top + bottom - window.innerHeight) / 2)
}
