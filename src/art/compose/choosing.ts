import type { Manner, Story, Thing } from '#art/kit/thing.ts'
import { things } from '#art/things/catalogue.ts'
import type { Random } from '#client/lib/seeded-random.ts'
import { type Size, sizeOf } from './placing.ts'

/** What one looks for to put somewhere. */
export type Wanted = {
  manner: Manner
  stories: readonly Story[]
  pixelsPerCm: number
  /** In drawing units; what is larger does not fit. */
  widest: number
  highest: number
  weights?: readonly Thing['weight'][]
  isFine?: (size: Size) => boolean
}

/** Nothing is seen more often than this in one picture: variety is what makes rummaging fun. */
const MOST_OF_A_KIND = 2

/** Chooses things by story, the rarer in this picture the sooner. */
export function chooser(random: Random) {
  const used = new Map<string, number>()

  return {
    note(thing: Thing) {
      used.set(thing.id, (used.get(thing.id) ?? 0) + 1)
    },
    used: () => used,
    choose({ manner, stories, pixelsPerCm, widest, highest, weights, isFine }: Wanted): Thing | null {
      const fitting = things.filter((thing) => {
        if (!thing.manners.includes(manner) || (used.get(thing.id) ?? 0) >= MOST_OF_A_KIND) return false
        if (weights && !weights.includes(thing.weight)) return false
        const size = sizeOf(thing, pixelsPerCm)
        return size.width <= widest && size.height <= highest && (isFine?.(size) ?? true)
      })
      const inStory = fitting.filter((thing) => thing.stories.some((story) => stories.includes(story)))
      const [best] = random
        .shuffle(inStory.length > 0 ? inStory : fitting)
        .sort((one, other) => (used.get(one.id) ?? 0) - (used.get(other.id) ?? 0))
      return best ?? null
    },
  }
}
