import type { Box } from './box.ts'
import { PICTURE } from './picture.ts'

/** What may be hidden; the files of `hidden/` begin with it. */
export type SpriteKind = 'bag' | 'stove'
export type Pose = 'stand' | 'lean' | 'hang'

/** Where a hidden thing could be: the centre of its box in percent of the picture, and how it looks there. */
export type RestingPlace = {
  kind: SpriteKind
  x: number
  y: number
  pose: Pose
  /** Its turn, in degrees. */
  lean: number
  /** How much darker than drawn, 0 to 1. */
  dim: number
}

/** The boxes of hidden things, in drawing units: 15 by 20 and 12 by 12 percent of the picture. */
const spriteBoxes: Record<SpriteKind, { width: number; height: number }> = {
  bag: { width: 0.15 * PICTURE.width, height: 0.2 * PICTURE.height },
  stove: { width: 0.12 * PICTURE.width, height: 0.12 * PICTURE.height },
}

type Spot = { kind: SpriteKind; x: number; y: number; pose?: Pose; lean?: number; dim: number }

/** From the middle of its base (or its hook, when it hangs) to the centre of its box, which must be 10 to 90 %. */
export function restingPlace({ kind, x, y, pose = 'stand', lean = 0, dim }: Spot): RestingPlace {
  const half = spriteBoxes[kind].height / 2
  const centre = pose === 'hang' ? y + half : y - half
  const place = {
    kind,
    x: percent(x, PICTURE.width),
    y: percent(centre, PICTURE.height),
    pose,
    lean: Math.round(lean * 10) / 10,
    dim: Math.round(dim * 100) / 100,
  }
  for (const value of [place.x, place.y]) {
    if (value < 10 || value > 90)
      throw new Error(`A ${kind} at ${x} ${y} would have its centre at ${place.x} % ${place.y} %`)
  }
  return place
}

/** What a hidden thing fills when it rests there. */
export function restingBox({ kind, x, y }: RestingPlace): Box {
  const { width, height } = spriteBoxes[kind]
  const [centreX, centreY] = [(x / 100) * PICTURE.width, (y / 100) * PICTURE.height]
  return {
    left: centreX - width / 2,
    right: centreX + width / 2,
    top: centreY - height / 2,
    bottom: centreY + height / 2,
  }
}

/** To a tenth of a percent. */
function percent(value: number, of: number) {
  return Math.round((value / of) * 1000) / 10
}
