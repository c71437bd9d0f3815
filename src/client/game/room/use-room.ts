import { type RefObject, useId, useRef, useState } from 'react'
import { useAnnounce } from '#client/game/announcer.ts'
import { bringTo, type Find } from '#client/game/errands/bring-to.ts'
import { canvasIn, type Point } from '#client/game/hands/use-zoom.ts'
import type { HitArea } from '#client/game/hunt/hit-area.ts'
import { playSoundOf } from '#client/game/sounds.ts'
import { useGameStore } from '#client/game/use-game.ts'
import type { Spot } from './answer.ts'
import type { DrawnThing, DrawnThings } from './drawn-things.ts'
import { thingUnder } from './thing-under.ts'
import { useDrawnThings } from './use-drawn-things.ts'

/** Half of a slip's width and its height (px), so that it stays in sight. */
const SLIP = { half: 120, height: 92 }

/** The maximum distance of a slip above the touched point (px). */
const FROM_FINGER = 72

/** Answers for something with a place of its own in the picture, which the list of drawn things does not have. */
export type AnswerFor = (place: HitArea, name: string, says: string) => void

type Room = {
  postId: string
  src: string
  /** The address of the list of drawn things. */
  things: string | undefined
  frame: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
}

/** Makes the room answer: every drawn thing can be asked, by a tap or by its name. */
export function useRoom({ postId, src, things, frame, viewport }: Room) {
  const store = useGameStore()
  const announce = useAnnounce()
  const { drawn, know } = useDrawnThings(things, frame)
  const lastTap = useRef<Point>(null)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  function ask(thing: DrawnThing, at?: Point, room = drawn) {
    if (room === null || viewport.current === null) return
    // A thing that the errand asks for has a longer answer.
    const brought = bringTo(store, src, thing.name)
    const said = { ...thing, says: brought?.says ?? thing.says }
    say(said, spotFor({ thing, drawn: room, viewport: viewport.current, touched: at }), brought?.find)
  }

  function say(thing: DrawnThing, at: Spot, find: Find | null = null) {
    store.answer(postId, thing, at, find)
    playSoundOf(thing.name)
    announce(`${thing.name}: ${thing.says}`, 'asked')
  }

  const answerFor: AnswerFor = ({ x, y, height }, name, says) =>
    say({ id: name, name, says, box: [0, 0, 0, 0], points: [] }, { x, y: y - height / 2 })

  function askIn(room: DrawnThings | null, at: Point, onNothing: (at: Point) => void) {
    const thing = room && viewport.current && thingUnder(at, room, viewport.current)
    if (thing) ask(thing, at, room)
    else onNothing(at)
  }

  /**
   * Asks the thing at a point; `onNothing` is called if there is none. A tap before the list is loaded is answered afterwards,
   * unless another tap follows or the picture moves.
   */
  async function askAt(at: Point, onNothing: (at: Point) => void) {
    lastTap.current = at
    if (drawn !== null) return askIn(drawn, at, onNothing)
    const place = viewport.current && canvasIn(viewport.current)
    const room = await know()
    if (lastTap.current !== at || place === null || viewport.current === null) return
    const { left, top, width } = canvasIn(viewport.current)
    if (left === place.left && top === place.top && width === place.width) askIn(room, at, onNothing)
  }

  return {
    drawn,
    ask,
    answerFor,
    names: things === undefined ? null : { id, isOpen, onToggle: () => setIsOpen(!isOpen) },
    askAt,
    /** Drops an unanswered tap. */
    forgetTap: () => {
      lastTap.current = null
    },
  }
}

type Slip = { thing: DrawnThing; drawn: DrawnThings; viewport: HTMLElement; touched: Point | undefined }

/**
 * Where the slip's lower edge is pinned, in percent of the picture. It is above the thing, or below it if there is no space:
 * the thing's movement must stay visible. For a touch on a large thing, the slip is above the finger and fully in sight. For a
 * question by name, the page scrolls there.
 */
function spotFor({ thing, drawn, viewport, touched }: Slip): Spot {
  const canvas = canvasIn(viewport)
  const [left, top, width, height] = thing.box
  const middle = canvas.left + ((left + width / 2) / drawn.width) * canvas.width
  const upper = canvas.top + (top / drawn.height) * canvas.height
  const lower = canvas.top + ((top + height) / drawn.height) * canvas.height
  const ceiling = touched ? Math.max(0, canvas.top) : canvas.top

  const above = touched ? Math.max(upper, touched.y - FROM_FINGER) : upper
  const below = touched ? Math.min(lower, touched.y + FROM_FINGER) : lower
  const y = above - SLIP.height >= ceiling ? above : below + SLIP.height
  const at = touched
    ? {
        x: clamp(touched.x, SLIP.half, viewport.clientWidth - SLIP.half),
        y: clamp(y, SLIP.height, viewport.clientHeight),
      }
    : { x: middle, y }
  return { x: ((at.x - canvas.left) / canvas.width) * 100, y: ((at.y - canvas.top) / canvas.height) * 100 }
}

function clamp(value: number, low: number, high: number) {
  return Math.max(low, Math.min(value, high))
}
