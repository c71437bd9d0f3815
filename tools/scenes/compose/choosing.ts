import type { Manner, Story, Thing } from '#scenes/kit/thing.ts'
import { things } from '#scenes/things/catalogue.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'
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

/** What a room is known for, and what never got lost in it: things by their ids. */
export type Belongings = {
  /** They fit every row of the room, come first, and come more than twice. */
  often: readonly string[]
  /** Chance does not put them there. */
  never?: readonly string[]
}

/** Nothing is seen more often than this in one picture: variety is what makes rummaging fun. */
const MOST_OF_A_KIND = 2
const MOST_OF_WHAT_BELONGS = 4

/** Chooses things by story, the rarer in this picture the sooner; what belongs there is taken for rarer than it is. */
export function chooser(random: Random, { often, never = [] }: Belongings = { often: [] }) {
  const used = new Map<string, number>()

  return {
    note(thing: Thing) {
      used.set(thing.id, (used.get(thing.id) ?? 0) + 1)
    },
    used: () => used,
    choose({ manner, stories, pixelsPerCm, widest, highest, weights, isFine }: Wanted): Thing | null {
      const fitting = things.filter((thing) => {
        if (!thing.manners.includes(manner) || never.includes(thing.id)) return false
        if (thing.comesWhenNamed && !often.includes(thing.id)) return false
        const most = often.includes(thing.id) ? MOST_OF_WHAT_BELONGS : MOST_OF_A_KIND
        if ((used.get(thing.id) ?? 0) >= most) return false
        if (weights && !weights.includes(thing.weight)) return false
        const size = sizeOf(thing, pixelsPerCm)
        return size.width <= widest && size.height <= highest && (isFine?.(size) ?? true)
      })
      const inStory = fitting.filter(
        ({ id, stories: its }) => often.includes(id) || its.some((story) => stories.includes(story)),
      )
      const seen = ({ id }: Thing) => (used.get(id) ?? 0) - (often.includes(id) ? 1 : 0)
      const [best] = random
        .shuffle(inStory.length > 0 ? inStory : fitting)
        .sort((one, other) => seen(one) - seen(other))
      return best ?? null
    },
  }
}
