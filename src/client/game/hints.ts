import type { HiddenObject } from '#client/game/hunt/hidden-object.ts'
import { priceBounds, taskFor } from './rules.ts'
import { type GameState, isBought, projectOf } from './state.ts'

/** A picture on the page that hides things. */
export type Host = { postId: string; sellerName: string; objects: readonly HiddenObject[] }

type Find = { host: Host; object: HiddenObject }

/** The first thing in these pictures that is needed, affordable and not yet bought. */
export function firstNeeded(state: GameState, hosts: readonly Host[]): Find | null {
  const project = projectOf(state)
  if (project === null) return null

  for (const host of hosts) {
    const object = host.objects.find(
      (candidate) =>
        !isBought(state, candidate.id) &&
        taskFor(project, candidate) !== null &&
        priceBounds(candidate.price).low <= state.cashBalance,
    )
    if (object) return { host, object }
  }
  return null
}

const THIRD = 100 / 3

/** The region of a hint: small enough to help, and large enough that something is left to find. */
export function regionOf({ x, y }: { x: number; y: number }) {
  const column = Math.min(2, Math.floor(x / THIRD))
  const row = Math.min(2, Math.floor(y / THIRD))
  return {
    words: WORDS[row]?.[column] ?? 'middle',
    // Between the thing and the middle of its ninth, so that the thing is never at the edge of the light.
    x: (x + (column + 0.5) * THIRD) / 2,
    y: (y + (row + 0.5) * THIRD) / 2,
  }
}

const WORDS = [
  ['top left', 'top', 'top right'],
  ['left side', 'middle', 'right side'],
  ['bottom left', 'bottom', 'bottom right'],
]
