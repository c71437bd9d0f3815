import { randomFrom } from '#client/lib/seeded-random.ts'
import type { HitArea } from './hit-area.ts'

export type Kind = 'bag' | 'stove'

/** Where a picture says that a thing could rest. In percent of the picture; `dim` is how dark it is there. */
export type RestingPlace = {
  kind: Kind
  x: number
  y: number
  pose: 'stand' | 'lean' | 'hang'
  lean: number
  dim: number
}

export type HiddenObject = {
  id: string
  name: string
  /** The centre, in percent of the picture. */
  x: number
  y: number
  width: number
  height: number
  price: number
  quality: number
  quantity: number
  /** The drawing, and how it stands in its light. */
  sprite: string
  lean: number
  dim: number
}

/** A place taken by a thing of a kind. */
export type Spot = HitArea & Pick<RestingPlace, 'kind' | 'pose' | 'lean' | 'dim'>

export const KINDS = {
  bag: { width: 15, height: 20, price: [45, 75], quality: [3, 5] },
  stove: { width: 12, height: 12, price: [30, 60], quality: [4, 5] },
} as const

const NAMES: Record<string, string> = {
  'bag-roll': 'Rolled Sleeping Bag',
  'bag-sack': 'Army Sleeping Bag',
  'bag-mummy': 'Mummy Sleeping Bag',
  'stove-brass': 'Brass Portable Stove',
  'stove-double': 'Two-Burner Portable Stove',
  'stove-pocket': 'Pocket Portable Stove',
}

/** Prices and qualities have a chance of their own: a redrawn picture does not change them. */
export function asObjects(postId: string, spots: readonly Spot[]): HiddenObject[] {
  const random = randomFrom(`${postId}: what`)
  const standing = random.shuffle(['bag-roll', 'bag-sack'])
  const stove = random.pick(['stove-brass', 'stove-double', 'stove-pocket'])

  return spots.map(({ kind, pose, x, y, width, height, lean, dim }, index) => {
    // Only the mummy bag has a loop to hang by.
    const bag = pose === 'hang' ? 'bag-mummy' : standing[index % standing.length]
    const sprite = kind === 'stove' ? stove : (bag ?? 'bag-roll')
    const {
      price: [cheapest, dearest],
      quality: [worst, best],
    } = KINDS[kind]
    return {
      id: `${postId}/${kind}-${index + 1}`,
      name: NAMES[sprite] ?? sprite,
      x,
      y,
      width,
      height,
      price: random.whole(cheapest, dearest),
      quality: random.whole(worst, best),
      quantity: 1,
      sprite,
      lean,
      dim,
    }
  })
}
