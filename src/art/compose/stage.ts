import { mix, type Paint, paintIn } from '#art/kit/palette.ts'
import type { Hand, Thing } from '#art/kit/thing.ts'
import { thingCalled } from '#art/things/catalogue.ts'
import { randomFrom } from '#client/lib/seeded-random.ts'
import type { Box } from './box.ts'
import { chooser } from './choosing.ts'
import { filling } from './filling.ts'
import { layers } from './layers.ts'
import { type Light, type Plane, planes } from './light.ts'
import type { Put, Resting } from './orders.ts'
import { boxOf, type Placing, placed } from './placing.ts'
import { type RestingPlace, restingBox, restingPlace, type SpriteKind } from './resting-place.ts'

export type Stage = ReturnType<typeof setStage>

/**
 * One picture while it is made: what is drawn so far, what stands where, and where something could still hide.
 * All chance comes from `seed`, in the order in which the stage is asked: another order is another picture.
 */
export function setStage(seed: string, light: Light) {
  const random = randomFrom(seed)
  const { choose, note, used } = chooser(random)
  const drawing = layers<RestingPlace>()

  function paint(plane: Plane): Paint {
    const { haze } = planes[plane]
    return paintIn({
      tint: haze === 0 ? light.tint : mix(light.tint, light.haze, 0.5),
      amount: light.amount + haze,
    })
  }

  function hand(plane: Plane): Hand {
    return { ...random, paint: paint(plane) }
  }

  /** The shell of the room, and light over it: nothing hides behind these. */
  function draw(...markup: string[]) {
    drawing.addGround(markup.join(''))
  }

  /** Furniture and the like, within a box: what could hide behind it is given up. */
  function drawBefore(box: Box, ...markup: string[]) {
    drawing.add(markup.join(''), box)
  }

  function add(thing: Thing, plane: Plane, placing: Placing, look: Partial<Hand> = {}) {
    note(thing)
    const { shadows, solid } = placed(thing, { ...hand(plane), ...look }, placing)
    drawing.add(shadows + solid, boxOf(thing, placing), solid)
  }

  /** One thing by its id, exactly there. */
  function put(id: string, { x, y, plane = 'middle', scale = 1, turn = 0, ...how }: Put) {
    const thing = thingCalled(id)
    const placing: Placing = {
      x,
      y,
      pixelsPerCm: planes[plane].pixelsPerCm * scale,
      manner: how.manner ?? thing.manners[0],
      turn,
      isMirrored: how.isMirrored ?? false,
      castsShadow: how.hasWall ?? false,
      fall: how.fall,
    }
    add(thing, plane, placing, how.isLit ? { chance: () => true, ...how.look } : how.look)
  }

  /** A place where a bag or a stove could be: `x y` is the middle of its base, or its hook. */
  function rest(kind: SpriteKind, x: number, y: number, how: Resting = {}) {
    const place = restingPlace({ dim: light.dim, lean: random.between(-3, 3), ...how, kind, x, y })
    drawing.addSpot(place, restingBox(place))
  }

  return {
    random,
    paint,
    hand,
    draw,
    drawBefore,
    put,
    rest,
    ...filling({ random, choose, leavesFindable: drawing.leavesFindable, add, rest }),
    result: () => ({ ...drawing.result(), used: used() }),
  }
}
