import { randomFrom } from '#client/lib/seeded-random.ts'
import { type Dye, mix, paintIn, type Tones } from '#client/scenes/kit/palette.ts'
import type { Hand, Thing } from '#client/scenes/kit/thing.ts'
import { thingCalled } from '#client/scenes/things/catalogue.ts'
import type { Box } from './box.ts'
import { chooser } from './choosing.ts'
import { flatTops } from './flat-tops.ts'
import { layers } from './layers.ts'
import { type Light, type Plane, planes } from './light.ts'
import type { Crowd, Put, Row } from './orders.ts'
import { PICTURE } from './picture.ts'
import { boxOf, type Placing, placed, sizeOf } from './placing.ts'
import { type Pose, type RestingPlace, restingBox, restingPlace, type SpriteKind } from './resting-place.ts'

export type Stage = ReturnType<typeof setStage>

/** One picture while it is made: what is drawn so far, what stands where, and where something could still hide. */
export function setStage(seed: string, light: Light) {
  const random = randomFrom(seed)
  const { choose, note, used } = chooser(random)
  const drawing = layers<RestingPlace>()

  function paint(plane: Plane): (dye: Dye) => Tones {
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

  function maybeMirrored(thing: Thing) {
    return random.chance(0.5) && !thing.isReadable
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
    add(thing, plane, placing, how.look)
  }

  /** Fills a row from left to right; small things get on top of things with a flat top. */
  function fill({
    plane = 'middle',
    scale = 1,
    step = 0.9,
    hasWall = false,
    rests = [],
    look = {},
    ...row
  }: Row) {
    const pixelsPerCm = planes[plane].pixelsPerCm * scale
    const { from, to, y, room, stories } = row
    let x = from
    while (x < to - 16) {
      const thing = choose({
        manner: 'stand',
        stories,
        pixelsPerCm,
        widest: to - x + 10,
        highest: room,
        isFine: (size) =>
          drawing.leavesFindable({ left: x, right: x + size.width, top: y - size.height, bottom: y }),
      })
      if (thing === null) {
        x += 40
        continue
      }
      const { width, height } = sizeOf(thing, pixelsPerCm)
      const placing: Placing = {
        x: x + width / 2,
        y: y + random.between(-3, 3),
        pixelsPerCm,
        manner: 'stand',
        turn: 0,
        isMirrored: maybeMirrored(thing),
        castsShadow: hasWall,
        fall: row.fall,
      }
      add(thing, plane, placing, look)
      pileOn(thing, plane, placing, { room: room - height, stories, look })
      x += width * step * random.between(0.92, 1.08)
    }
    rests.forEach((kind, at) => {
      rest(kind, spread(row, rests.length, at), y)
    })
  }

  function pileOn(
    under: Thing,
    plane: Plane,
    placing: Placing,
    { room, stories, look }: Pick<Row, 'room' | 'stories'> & { look: Partial<Hand> },
  ) {
    const top = flatTops[under.id]
    if (!top || room < 30 || random.chance(0.3)) return
    const { width, height } = sizeOf(under, placing.pixelsPerCm)
    const y = placing.y - height * top.at
    const thing = choose({
      manner: 'stand',
      stories,
      pixelsPerCm: placing.pixelsPerCm,
      widest: width * top.width,
      highest: room,
      weights: ['light', 'middling'],
      isFine: (size) =>
        drawing.leavesFindable({
          left: placing.x - size.width / 2,
          right: placing.x + size.width / 2,
          top: y - size.height,
          bottom: y,
        }),
    })
    if (thing === null) return
    const play = (width * top.width - sizeOf(thing, placing.pixelsPerCm).width) / 2
    const above = {
      ...placing,
      fall: undefined,
      x: placing.x + random.between(-play, play),
      y,
      isMirrored: maybeMirrored(thing),
    }
    add(thing, plane, above, look)
    pileOn(thing, plane, above, { room: room - sizeOf(thing, placing.pixelsPerCm).height, stories, look })
  }

  function crowd({ back, front, rows, room, scale = 1, ...row }: Crowd) {
    rows.forEach((rests, at) => {
      const near = rows.length === 1 ? 0 : at / (rows.length - 1)
      const larger = 1 + near * 0.22
      fill({
        step: 0.82,
        ...row,
        y: back + (front - back) * near,
        // Nearer rows are low: one looks over them.
        room: at === 0 ? room : room * (0.72 - near * 0.12),
        scale: scale * larger,
        hasWall: at === 0 && row.hasWall,
        from: row.from + random.between(-30, 30),
        rests,
      })
    })
  }

  /** Hangs things side by side on hooks along a beam, a rail, a line. */
  function hang({
    from,
    to,
    y,
    room,
    plane = 'middle',
    scale = 1,
    step = 1.06,
    stories,
    hasWall = true,
    rests = [],
    look = {},
  }: Row) {
    const pixelsPerCm = planes[plane].pixelsPerCm * scale
    let x = from
    while (x < to - 16) {
      const thing = choose({ manner: 'hang', stories, pixelsPerCm, widest: to - x + 10, highest: room })
      if (thing === null) break
      const { width } = sizeOf(thing, pixelsPerCm)
      add(
        thing,
        plane,
        {
          x: x + width / 2,
          y,
          pixelsPerCm,
          manner: 'hang',
          turn: random.between(-3, 3),
          isMirrored: maybeMirrored(thing),
          castsShadow: hasWall,
        },
        look,
      )
      x += width * step * random.between(0.92, 1.08)
    }
    rests.forEach((kind, at) => {
      rest(kind, spread({ from, to }, rests.length, at), y, { pose: 'hang' })
    })
  }

  /** Evenly, but not as with a ruler, and with the centre between 10 and 90 percent of the picture. */
  function spread({ from, to }: { from: number; to: number }, count: number, at: number) {
    const width = (to - from) / count
    const x = from + width * (at + 0.5 + random.between(-0.12, 0.12))
    return Math.min(0.895 * PICTURE.width, Math.max(0.105 * PICTURE.width, x))
  }

  /** A place where a bag or a stove could be: `x y` is the middle of its base, or its hook. */
  function rest(
    kind: SpriteKind,
    x: number,
    y: number,
    how: { pose?: Pose; lean?: number; dim?: number } = {},
  ) {
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
    fill,
    crowd,
    hang,
    rest,
    result: () => ({ ...drawing.result(), used: used() }),
  }
}
