import { INK } from '#scenes/kit/palette.ts'
import { contactShadow, group, shape, short } from '#scenes/kit/svg.ts'
import type { Hand, Manner, Thing } from '#scenes/kit/thing.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'
import type { Box } from './box.ts'
import type { Plane } from './light.ts'

/** Where and how one thing is put, in drawing units. `x y` is the middle of its base, or its hook. */
export type Placing = {
  x: number
  y: number
  pixelsPerCm: number
  manner: Manner
  /** Degrees, clockwise, about the base or the hook. */
  turn: number
  isMirrored: boolean
  /** There is a wall or the like close behind, to cast a shadow on. */
  castsShadow: boolean
  /** A low sun throws a long shadow. */
  fall?: Fall | undefined
}

/** How a thing came to stand or hang where it is: what else could be beside it, on the same board or rail. */
export type Standing = Placing & {
  plane: Plane
  /** From where to where its board, rail or floor goes, and how high a thing on it may be, if that is known. */
  surface?: Surface | undefined
}

export type Surface = { from: number; to: number; room?: number }

/** As shares of the height of what throws the shadow: to the right, and towards the eye. */
export type Fall = readonly [number, number]

/** In drawing units. */
export type Size = { width: number; height: number }

/** How large a thing is in a picture where a centimetre has so many drawing units. */
export function sizeOf({ grid, widthCm }: Thing, pixelsPerCm: number): Size {
  const width = widthCm * pixelsPerCm
  return { width, height: (width * grid[1]) / grid[0] }
}

/** What a thing fills where it is put; a turn of a few degrees is left out of account. */
export function boxOf(thing: Thing, { x, y, pixelsPerCm, manner }: Placing): Box {
  const { width, height } = sizeOf(thing, pixelsPerCm)
  const top = manner === 'hang' ? y : y - height
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height }
}

/** Every second thing is seen from its other side, if it bears no figure. */
export function maybeMirrored(thing: Thing, random: Random) {
  return random.chance(0.5) && !thing.isReadable
}

/** A thing where it is put, as markup: what it throws on its surroundings, and the thing itself; and the path round it. */
export function placed(thing: Thing, hand: Hand, placing: Placing) {
  const { x, y, manner, turn, isMirrored, castsShadow, pixelsPerCm, fall: sun } = placing
  const { width, height } = sizeOf(thing, pixelsPerCm)
  const scale = width / thing.grid[0]
  const { art, outline } = thing.draw(hand)
  const top = manner === 'hang' ? 0 : -thing.grid[1]
  const stance = [
    `translate(${short(x)} ${short(y)})`,
    turn === 0 ? '' : `rotate(${short(turn)})`,
    `scale(${fine(isMirrored ? -scale : scale)} ${fine(scale)})`,
    `translate(${short(-thing.grid[0] / 2)} ${top})`,
  ]
  const fall = Math.min(16, 4 + height * 0.03)

  const shadows = [
    sun && manner !== 'hang'
      ? group(
          [stance[0], `matrix(1 0 ${fine(-sun[0])} ${fine(-sun[1])} 0 0)`, ...stance.slice(1)].join(' '),
          shape(INK, outline, 0.19),
        )
      : '',
    castsShadow
      ? group(`translate(${short(fall)} ${short(fall * 0.6)}) ${stance.join(' ')}`, shape(INK, outline, 0.15))
      : '',
    manner === 'hang' ? '' : contactShadow(x + width * 0.03, y, width * 0.5, Math.max(4, width * 0.045)),
  ].join('')
  return { shadows, solid: group(stance.join(' '), art), outline, stance }
}

/** Scales need more than `short` leaves of them. */
function fine(value: number) {
  return String(Math.round(value * 1000) / 1000)
}
