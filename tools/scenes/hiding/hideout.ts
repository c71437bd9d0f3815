import type { Box } from '#scenes/compose/box.ts'
import type { Plane } from '#scenes/compose/light.ts'
import { PICTURE } from '#scenes/compose/picture.ts'
import { type Pose, type SpriteKind, spriteBoxes } from '#scenes/compose/resting-place.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import type { Frame } from './raster.ts'

export type Wanted = SpriteKind | 'ghost'

/** Where one thing hides: between what is drawn before and after it. */
export type Hideout = {
  wanted: Wanted
  sprite: SmallDrawing
  pose: Pose
  /** The middle of its base, or its hook, in drawing units. */
  x: number
  y: number
  plane: Plane
  /** Drawing units of the picture for one of its own. */
  scale: number
  /** Degrees, about the base or the hook. */
  lean: number
  isMirrored: boolean
  /** Its turn: all in the picture's order from there on is drawn after it. */
  at: number
}

/** Of its box, as wide and as high as it is drawn: the further back, the smaller. */
const SMALLEST = 0.55
const LARGEST = 0.7
/** A sleeping bag is about 32 cm wide. */
const BAG_CM = 32
const BAG_BOX = spriteBoxes.bag.width

/** The box of a ghost as shares of the picture's width, far away and near. */
const GHOST_CM = 14
const SMALLEST_GHOST = 0.037
const LARGEST_GHOST = 0.05
/** A ghost's box leaves it room to lean. */
const GHOST_ROOM = 1.1

/** In drawing units, what a finger needs of a picture that is 320 px wide. */
export const FINGER = (44 / 320) * PICTURE.width

/** How large a thing is drawn where a centimetre has so many units. */
export function scaleOf(wanted: Wanted, sprite: SmallDrawing, pixelsPerCm: number) {
  const [width] = sprite.grid
  if (wanted === 'ghost') {
    const share = (pixelsPerCm * GHOST_CM * GHOST_ROOM) / PICTURE.width
    return (between(share, SMALLEST_GHOST, LARGEST_GHOST) * PICTURE.width) / GHOST_ROOM / width
  }
  const share = between((pixelsPerCm * BAG_CM) / BAG_BOX, SMALLEST, LARGEST)
  return (share * spriteBoxes[wanted].width) / width
}

/** What of the picture the thing itself takes. */
export function drawnBox({ sprite, pose, x, y, scale }: Hideout): Box {
  const [width, height] = sprite.grid.map((side) => side * scale) as [number, number]
  const top = pose === 'hang' ? y : y - height
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height }
}

/** What it can be clicked by, the thing in the middle of it. */
export function frameOf(hideout: Hideout): Frame {
  const box = drawnBox(hideout)
  const { width, height } =
    hideout.wanted === 'ghost'
      ? { width: (box.right - box.left) * GHOST_ROOM, height: (box.bottom - box.top) * GHOST_ROOM }
      : spriteBoxes[hideout.wanted]
  return {
    left: (box.left + box.right - width) / 2,
    top: (box.top + box.bottom - height) / 2,
    width,
    height,
  }
}

/** The same, its middle on a tenth of a percent of the picture: that is how finely it is published. */
export function snapped(hideout: Hideout): Hideout {
  const { left, top, width, height } = frameOf(hideout)
  const shift = (centre: number, of: number) => Math.round((centre / of) * 1000) * (of / 1000) - centre
  return {
    ...hideout,
    x: hideout.x + shift(left + width / 2, PICTURE.width),
    y: hideout.y + shift(top + height / 2, PICTURE.height),
  }
}

function between(value: number, low: number, high: number) {
  return Math.min(high, Math.max(low, value))
}
