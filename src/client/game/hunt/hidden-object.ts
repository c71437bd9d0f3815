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
  /** Which thing rests there, if the picture has drawn it; and the file that shows it, as large as its box. */
  sprite?: string | undefined
  drawing?: string | undefined
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
  /** What it looks like, and how it stands in its light. */
  sprite: string
  lean: number
  dim: number
  /** As the picture has drawn it, leaning and light and all. */
  drawing?: string | undefined
}

/** A place taken by a thing of a kind. */
export type Spot = HitArea & Omit<RestingPlace, 'x' | 'y'>

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

/** The drawing of a thing that somebody has: of those only the names are kept. */
export function drawingOf(name: string) {
  const sprite = Object.keys(NAMES).find((candidate) => NAMES[candidate] === name) ?? 'bag-roll'
  return `/scenes/hidden/${sprite}.svg`
}

/** What kind of thing is called so, wholly or in part. */
export function kindNamed(name: string): Kind {
  return name.includes('Stove') ? 'stove' : 'bag'
}

/** Prices and qualities have a chance of their own: a redrawn picture does not change them. */
export function asObjects(postId: string, spots: readonly Spot[]): HiddenObject[] {
  const random = randomFrom(`${postId}: what`)
  const standing = random.shuffle(['bag-roll', 'bag-sack'])
  const stove = random.pick(['stove-brass', 'stove-double', 'stove-pocket'])

  return spots.map(({ kind, pose, x, y, width, height, lean, dim, ...drawn }, index) => {
    // Only the mummy bag has a loop to hang by.
    const bag = pose === 'hang' ? 'bag-mummy' : standing[index % standing.length]
    const usual = kind === 'stove' ? stove : (bag ?? 'bag-roll')
    const isDrawn =
      drawn.drawing !== undefined && drawn.sprite?.startsWith(kind) === true && drawn.sprite in NAMES
    const sprite = isDrawn && drawn.sprite !== undefined ? drawn.sprite : usual
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
      ...(isDrawn && { drawing: drawn.drawing }),
    }
  })
}
