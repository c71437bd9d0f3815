import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#client/lib/browser.ts'
import { createTurns } from './turns.ts'

/** Frames are drawn first, but not for ever (ms). */
const LONGEST_REST = 250

const ask = createTurns((act) => whenIdle(act, LONGEST_REST))

/** Drawn beforehand it is there: nobody is told when an image in a document has come. */
const AT_ONCE = import.meta.env.SSR ? 'there' : 'due'

/**
 * When something heavy is to be on the page. `isDue`: it is wanted and its turn has come. `settle` is called when
 * it is there or has failed. `isThere` until it is not wanted any more.
 */
export function useTurn(isWanted: boolean, element: RefObject<HTMLElement | null>, isDueAtOnce = false) {
  const [stage, setStage] = useState<'waiting' | 'due' | 'there'>(isDueAtOnce ? AT_ONCE : 'waiting')
  const end = useRef(() => {})
  const isSettled = useRef(false)

  useEffect(() => {
    if (!isWanted) return
    // What was there before anybody could ask needs no turn.
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

/** Between its middle and the window's (px). */
function fromSight(element: HTMLElement | null) {
  if (element === null) return Number.POSITIVE_INFINITY
  const { top, bottom } = element.getBoundingClientRect()
  return Math.abs((top + bottom - window.innerHeight) / 2)
}
