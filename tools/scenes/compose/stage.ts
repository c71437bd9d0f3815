import { asUsual, formFor } from '#scenes/kit/hand.ts'
import { mix, type Paint, paintIn } from '#scenes/kit/palette.ts'
import type { Hand, Thing } from '#scenes/kit/thing.ts'
import type { Named } from '#scenes/named/by-hand.ts'
import { coloured, watched } from '#scenes/named/coloured.ts'
import { inventory } from '#scenes/named/inventory.ts'
import { thingCalled } from '#scenes/things/catalogue.ts'
import { randomFrom } from '../../../src/client/lib/seeded-random.ts'
import type { Box } from './box.ts'
import { type Belongings, chooser } from './choosing.ts'
import { filling } from './filling.ts'
import { layers } from './layers.ts'
import { type Light, type Plane, planes } from './light.ts'
import type { Put, Resting } from './orders.ts'
import { boxOf, type Placing, placed, type Surface } from './placing.ts'
import { restingBox, type SpriteKind } from './resting-place.ts'

export type Stage = ReturnType<typeof setStage>

/** Markup as it is, or with a name. */
type Part = string | Named

/** What of a picture does not change while it is made. */
type Setting = { id: string; light: Light; belongs?: Belongings }

/**
 * One picture while it is made: what is drawn so far, what stands where, and where something could still hide.
 * All chance comes from its id, in the order in which the stage is asked: another order is another picture.
 */
export function setStage({ id: seed, light, belongs }: Setting) {
  const random = randomFrom(seed)
  const { choose, note, used } = chooser(random, belongs)
  const drawing = layers()
  const shown = inventory(seed)

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

  function shownByHand(parts: readonly Part[]) {
    for (const part of parts) shown.addByHand(part)
    return parts.map((part) => (typeof part === 'string' ? part : part.markup)).join('')
  }

  /** The shell of the room, and light over it: nothing hides behind these. */
  function draw(...parts: Part[]) {
    drawing.addGround(shownByHand(parts))
  }

  /** Furniture and the like, within a box: what could hide behind it is given up. */
  function drawBefore(box: Box, ...parts: Part[]) {
    drawing.addFurniture(shownByHand(parts), box)
  }

  function add(thing: Thing, plane: Plane, placing: Placing, look: Partial<Hand> = {}, surface?: Surface) {
    note(thing)
    // Who says in which colours a thing comes means those, and no others.
    const form = look.paint ? asUsual : formFor(`${seed} ${thing.id} ${used().get(thing.id)}`)
    const drawer = watched({ ...hand(plane), ...look, form })
    const { shadows, solid, outline, stance } = placed(thing, drawer.hand, placing)
    drawing.addThing({ shadows, solid }, boxOf(thing, placing), { ...placing, plane, surface })
    shown.add(coloured(thing, drawer.body(), paint(plane)), outline, stance)
  }

  /** One thing by its id, exactly there. */
  function put(id: string, { x, y, plane = 'middle', scale = 1, turn = 0, surface, ...how }: Put) {
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
    add(thing, plane, placing, how.isLit ? { chance: () => true, ...how.look } : how.look, surface)
  }

  /** Room for a bag or a stove: `x y` is the middle of its base, or its hook. Rows of chance leave it to be seen. */
  function rest(kind: SpriteKind, x: number, y: number, { pose = 'stand' }: Resting = {}) {
    random.between(-3, 3)
    drawing.addSpot(restingBox(kind, x, y, pose))
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
    result: () => ({ ...drawing.result(), paint, used: used(), named: shown.result() }),
  }
}
