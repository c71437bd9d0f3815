import { randomFrom } from '#client/lib/seeded-random.ts'
import type { HitArea } from './hit-area.ts'

export type Kind = 'bag' | 'stove'

/** A position that the picture offers for a thing. In percent of the picture; `dim` is the darkness there. */
export type RestingPlace = {
  kind: Kind
  x: number
  y: number
  pose: 'stand' | 'lean' | 'hang'
  lean: number
  dim: number
  /** The thing that the picture has drawn there, if any, and the file that shows it, as large as its box. */
  sprite?: string | undefined
  drawing?: string | undefined
  /** The lines round what is visible in `drawing`, in percent of it. */
  seen?: readonly string[] | undefined
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
  /** The thing's picture and how it is placed in its light. */
  sprite: string
  lean: number
  dim: number
  /** The picture's own drawing of it, with its lean and light, and the lines round what is visible in it. */
  drawing?: string | undefined
  seen?: readonly string[] | undefined
}

/** A resting place that a kind of thing has taken. */
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

/** The usual drawing of a thing: of what its picture has not drawn itself, only the name is stored. */
export function usualDrawing(name: string) {
  const sprite = Object.keys(NAMES).find((candidate) => NAMES[candidate] === name) ?? 'bag-roll'
  return `/scenes/hidden/${sprite}.svg`
}

/** The kind of thing with this name or a part of it. */
export function kindNamed(name: string): Kind {
  return name.includes('Stove') ? 'stove' : 'bag'
}

/** Prices and qualities have their own random numbers: a redrawn picture does not change them. */
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
      ...(isDrawn && { drawing: drawn.drawing, seen: drawn.seen }),
    }
  })
}
