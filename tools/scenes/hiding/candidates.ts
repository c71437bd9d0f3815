import { areaOf, type Box, overlapOf } from '#scenes/compose/box.ts'
import type { Drawn } from '#scenes/compose/layers.ts'
import { planes } from '#scenes/compose/light.ts'
import { PICTURE } from '#scenes/compose/picture.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'
import { artOf } from './drawing.ts'
import { drawnBox, FINGER, frameOf, type Hideout, scaleOf, snapped, type Wanted } from './hideout.ts'
import { type Raster, rasterize } from './raster.ts'

/** How fine it is looked, in pixels to a drawing unit. */
const FINE = 0.5
/** How far one goes on along a board before one looks again, in drawing units. */
const STEP = 8
/** Below this line nothing is on a table: it has the whole floor beside it. */
const FLOOR = 850
/** A hidden thing stands so much further back than what hides it, on a board; on a floor there is more room. */
const BEHIND = [4]
const BEHIND_ON_FLOOR = [4, 26]
const OUT_OF_SIGHT = 1
/** Drawing units to a centimetre, in the middle of a room. */
const USUAL = planes.middle.pixelsPerCm

/** How much of it had best be covered, and how far from that is well enough. */
const BEST = { bag: 0.33, stove: 0.33, ghost: 0.46 } as const
const PLAY = 0.1

export type Candidate = { hideout: Hideout }

type Thing = Extract<Drawn, { is: 'thing' }>

/** All hideouts in a picture: beside each thing, half behind it, on the board that it stands on. */
export function candidates(
  order: readonly Drawn[],
  sprites: readonly { wanted: Wanted; sprite: SmallDrawing }[],
  random: Random,
): Candidate[] {
  const shapes = new Map<string, Raster>()
  return order.flatMap((drawn, at) => {
    if (drawn.is !== 'thing' || !isHidingPlace(drawn)) return []
    const area = surroundings(drawn.box)
    const covers = order.slice(at).flatMap((later) => (isOver(later, area) ? [later.solid] : []))
    const cover = rasterize(covers.join(''), frame(area), FINE)
    return sprites.flatMap(({ wanted, sprite }) => {
      if (isHung(sprite) !== (drawn.standing.manner === 'hang')) return []
      return howFarBehind(drawn).flatMap((behind) =>
        bestAt(drawn, { wanted, sprite, at, behind, random, cover, area, shapes }),
      )
    })
  })
}

/** One bag hangs by its loop, all else stands. */
function isHung({ id }: SmallDrawing) {
  return id === 'bag-mummy'
}

/** What lies on other things, leans, or reaches beyond the frame hides nothing. */
function isHidingPlace({ standing: { manner, y, surface, turn } }: Thing) {
  if (manner === 'lean' || Math.abs(turn) > 12) return false
  return surface !== undefined || (manner === 'stand' && y > FLOOR)
}

function howFarBehind({ standing: { manner, y } }: Thing) {
  if (manner === 'hang') return [0]
  return y > FLOOR ? BEHIND_ON_FLOOR : BEHIND
}

type Look = {
  wanted: Wanted
  sprite: SmallDrawing
  at: number
  behind: number
  random: Random
  cover: Raster
  area: Box
  shapes: Map<string, Raster>
}

/** The best hideout to the left of a thing, and the best to its right. */
function bestAt(thing: Thing, look: Look): Candidate[] {
  const { wanted, sprite, at, behind, random, cover, area, shapes } = look
  const { x, y, pixelsPerCm, plane, manner } = thing.standing
  const hideout: Hideout = {
    wanted,
    sprite,
    pose: manner === 'hang' ? 'hang' : 'stand',
    x,
    y: y - behind * (pixelsPerCm / USUAL),
    plane,
    scale: scaleOf(wanted, sprite, pixelsPerCm),
    lean: Math.round(random.between(-5, 5)),
    isMirrored: random.chance(0.5),
    at,
  }
  const shape = shapeOf(hideout, shapes)
  const reach = (thing.box.right - thing.box.left) / 2 + 140
  return [-1, 1].flatMap((side) => {
    let found: { hideout: Hideout; miss: number } | null = null
    for (let off = 0; off <= reach; off += STEP) {
      const tried = snapped({ ...hideout, x: x + side * off })
      if (!isRoomFor(tried, thing)) continue
      const miss = Math.abs(coveredShare(shape, cover, area, drawnBox(tried)) - BEST[wanted])
      if (miss < PLAY && (found === null || miss < found.miss)) found = { hideout: tried, miss }
    }
    return found === null ? [] : [found]
  })
}

/** Whether the board goes so far, the thing is not too high for it, and what is clicked is in the picture. */
function isRoomFor(hideout: Hideout, { standing: { surface }, box }: Thing) {
  const { left, right, top, bottom } = drawnBox(hideout)
  const overhang = (right - left) * 0.12
  if (surface && (left + overhang < surface.from || right - overhang > surface.to)) return false
  const room = Math.max((surface?.room ?? 0) * 1.08, (box.bottom - box.top) * 1.15)
  if (hideout.y < FLOOR && bottom - top > room) return false
  return isInside(hideout)
}

function isInside(hideout: Hideout) {
  const { left, top, width, height } = frameOf(hideout)
  const [x, y] = [left + width / 2, top + height / 2]
  const halfX = Math.max(width, FINGER, 0.2 * PICTURE.width) / 2
  const halfY = Math.max(height, FINGER, 0.2 * PICTURE.height) / 2
  return x >= halfX && x <= PICTURE.width - halfX && y >= halfY && y <= PICTURE.height - halfY
}

/** The thing alone, from above and from the left as far as it goes. */
function shapeOf(hideout: Hideout, shapes: Map<string, Raster>) {
  const name = `${hideout.sprite.id} ${hideout.scale.toFixed(3)} ${hideout.isMirrored}`
  const known = shapes.get(name)
  if (known) return known
  const plain = { ...hideout, x: 0, y: 0, lean: 0 }
  const drawn = rasterize(
    artOf(plain, () => ({ base: '#000', light: '#000', shade: '#000', deep: '#000' })),
    frame(drawnBox(plain)),
    FINE,
  )
  shapes.set(name, drawn)
  return drawn
}

/** Which share of a shape, with its corner at that of the box, is under the cover. */
function coveredShare(shape: Raster, cover: Raster, area: Box, box: Box) {
  const fromX = Math.round((box.left - area.left) * FINE)
  const fromY = Math.round((box.top - area.top) * FINE)
  let [all, hidden] = [0, 0]
  for (let y = 0; y < shape.height; y++) {
    for (let x = 0; x < shape.width; x++) {
      const solid = shape.pixels[(y * shape.width + x) * 4 + 3] ?? 0
      if (solid === 0) continue
      const [overX, overY] = [x + fromX, y + fromY]
      if (overX < 0 || overY < 0 || overX >= cover.width || overY >= cover.height) return OUT_OF_SIGHT
      all += solid
      hidden += (solid * (cover.pixels[(overY * cover.width + overX) * 4 + 3] ?? 0)) / 255
    }
  }
  return hidden / all
}

/** As far round a thing as something half behind it could reach. */
function surroundings({ left, right, top, bottom }: Box): Box {
  return { left: left - 240, right: right + 240, top: top - 200, bottom: Math.max(bottom + 20, top + 260) }
}

function isOver(drawn: Drawn, area: Box): drawn is Exclude<Drawn, { is: 'ground' }> {
  return drawn.is !== 'ground' && areaOf(drawn.box) > 0 && overlapOf(drawn.box, area) > 0
}

function frame({ left, top, right, bottom }: Box) {
  return { left, top, width: right - left, height: bottom - top }
}
