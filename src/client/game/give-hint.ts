import { seconds } from '#shared/time.ts'
import { hasNoProjectLeft } from './errands/errand-rules.ts'
import { firstNeeded, type Host, regionOf } from './hints.ts'
import {
  lookNear,
  NO_PROJECT_TO_HINT_AT,
  NOTHING_LEFT_HERE,
  NOTHING_MORE_TO_FIND,
  NOTHING_NEEDED,
} from './manager-words.ts'
import { isComplete } from './rules.ts'
import { type GameState, projectOf } from './state.ts'

export const HINT_PAUSE = seconds(30)

/** The picture to look at, and the middle of the region, in percent. */
export type Hint = { postId: string; x: number; y: number }

type Shown = { host: Host; element: HTMLElement }

export function giveHint(state: GameState, shown: readonly Shown[]): { words: string; hint: Hint | null } {
  const project = projectOf(state)
  if (project === null)
    return { words: hasNoProjectLeft(state) ? NOTHING_MORE_TO_FIND : NO_PROJECT_TO_HINT_AT, hint: null }
  if (isComplete(project)) return { words: NOTHING_NEEDED, hint: null }

  const find = firstNeeded(state, nearestFirst(shown))
  if (find === null) return { words: NOTHING_LEFT_HERE, hint: null }
  const { x, y, words } = regionOf(find.object)
  const { postId, sellerName } = find.host
  return { words: lookNear(words, sellerName), hint: { postId, x, y } }
}

/** A hint to something near is better than one at the other end of the feed. */
function nearestFirst(shown: readonly Shown[]) {
  const middle = window.innerHeight / 2
  return shown
    .map(({ host, element }) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { host, distance: Math.abs((top + bottom) / 2 - middle) }
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ host }) => host)
}
