import type { Hand, Thing } from '#scenes/kit/thing.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'
import type { Box } from './box.ts'
import type { Wanted } from './choosing.ts'
import { flatTops } from './flat-tops.ts'
import { type Plane, planes } from './light.ts'
import type { Crowd, Resting, ThingRow } from './orders.ts'
import { PICTURE } from './picture.ts'
import { maybeMirrored, type Placing, type Surface, sizeOf } from './placing.ts'
import type { SpriteKind } from './resting-place.ts'

/** What a stage lends to whoever fills it. */
type Help = {
  random: Random
  choose: (wanted: Wanted) => Thing | null
  leavesFindable: (box: Box) => boolean
  add: (thing: Thing, plane: Plane, placing: Placing, look?: Partial<Hand>, surface?: Surface) => void
  rest: (kind: SpriteKind, x: number, y: number, how?: Resting) => void
}

/** What is left of a row beyond this is air. */
const LEFT_OVER = 16
/** Where nothing fits, one looks again a little further on. */
const GAP = 40

/** Rows of things that chance chooses. All measures are in drawing units. */
export function filling({ random, choose, leavesFindable, add, rest }: Help) {
  /** Fills a row from left to right; small things get on top of things with a flat top. */
  function fill({
    plane = 'middle',
    scale = 1,
    step = 0.9,
    hasWall = false,
    rests = [],
    look = {},
    ...row
  }: ThingRow) {
    const pixelsPerCm = planes[plane].pixelsPerCm * scale
    const { from, to, y, room, stories } = row
    let x = from
    while (x < to - LEFT_OVER) {
      const thing = choose({
        manner: 'stand',
        stories,
        pixelsPerCm,
        widest: to - x + 10,
        highest: room,
        isFine: (size) => leavesFindable({ left: x, right: x + size.width, top: y - size.height, bottom: y }),
      })
      if (thing === null) {
        x += GAP
        continue
      }
      const { width, height } = sizeOf(thing, pixelsPerCm)
      const placing: Placing = {
        x: x + width / 2,
        y: y + random.between(-3, 3),
        pixelsPerCm,
        manner: 'stand',
        turn: 0,
        isMirrored: maybeMirrored(thing, random),
        castsShadow: hasWall,
        fall: row.fall,
      }
      add(thing, plane, placing, look, { from, to, room })
      pileOn(thing, plane, placing, { room: room - height, stories, look })
      x += width * step * random.between(0.92, 1.08)
    }
    rests.forEach((kind, at) => {
      rest(kind, spread(row, rests.length, at), y)
    })
  }

  /** Small things on top of a thing, and smaller ones on top of those, as long as there is room. */
  function pileOn(
    under: Thing,
    plane: Plane,
    placing: Placing,
    { room, stories, look }: Pick<ThingRow, 'room' | 'stories'> & { look: Partial<Hand> },
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
        leavesFindable({
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
      isMirrored: maybeMirrored(thing, random),
    }
    add(thing, plane, above, look)
    pileOn(thing, plane, above, { room: room - sizeOf(thing, placing.pixelsPerCm).height, stories, look })
  }

  /** Fills rows one before the other. */
  function crowd({ back, front, rows, room, nearRoom, scale = 1, ...row }: Crowd) {
    rows.forEach((rests, at) => {
      const near = rows.length === 1 ? 0 : at / (rows.length - 1)
      const larger = 1 + near * 0.22
      fill({
        step: 0.82,
        ...row,
        y: back + (front - back) * near,
        // Nearer rows are low: one looks over them.
        room: at === 0 ? room : (nearRoom ?? room * (0.72 - near * 0.12)),
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
  }: ThingRow) {
    const pixelsPerCm = planes[plane].pixelsPerCm * scale
    let x = from
    while (x < to - LEFT_OVER) {
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
          isMirrored: maybeMirrored(thing, random),
          castsShadow: hasWall,
        },
        look,
        { from, to, room },
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

  return { fill, crowd, hang }
}
