import type { Light, Plane } from '#scenes/compose/light.ts'
import { hangUp, lineUp } from '#scenes/compose/side-by-side.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { shape } from '#scenes/kit/svg.ts'
import type { Hand, Story } from '#scenes/kit/thing.ts'
import { named } from '#scenes/named/by-hand.ts'
import { floorboards } from './boards.ts'
import { pendant, wallRound } from './indoors.ts'
import { beam } from './lamplight.ts'
import { BAYS, BOARDS, counter, DOOR, door, FLOOR, rug, street, till } from './thrift-shop-blue-shell.ts'
import { clothesRail, looking, mannequin } from './thrift-shop-parts.ts'

export const cloudyDay: Light = { tint: '#cfdbe6', amount: 0.09, haze: '#c3d2dc', dim: 0.06 }

type Dyes = readonly [Dye, ...Dye[]]

const deep: Dyes = ['cloth.indigo', 'enamel.blue', 'cloth.indigo', 'clay.slate']
const blue: Dyes = ['enamel.blue', 'glass.blue', 'enamel.blue', 'cloth.indigo']
const sea: Dyes = ['enamel.teal', 'glass.blue', 'glass.bottle', 'paper.sky']
const pale: Dyes = ['paper.sky', 'glass.clear', 'glass.blue', 'paper.white']
const red: Dyes = ['enamel.red', 'clay.clay', 'enamel.mustard', 'enamel.red', 'cloth.rust']

const byBay: readonly (readonly [Dyes, Dye])[] = [
  [deep, 'cloth.indigo'],
  [blue, 'enamel.blue'],
  [sea, 'enamel.teal'],
  [pale, 'paper.sky'],
]

/** Colours of paint and cloth turn into these; brass, paper and glass stay what they are. */
function only(stage: Stage, plane: Plane, dyes: Dyes): Partial<Hand> {
  const paint = stage.paint(plane)
  function chosen(dye: Dye): Dye {
    const [family] = dye.split('.')
    if (family === 'wood') return dyes === red ? dye : 'wood.drift'
    if (dyes === red && (dye === 'paper.sky' || dye === 'glass.blue')) return 'enamel.red'
    const isColour =
      ['enamel', 'cloth', 'clay', 'leaf'].includes(family ?? '') ||
      ['paper.rose', 'paper.kraft', 'brass.copper', 'glass.amber'].includes(dye)
    if (!isColour) return dye
    const letters = [...dye].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
    return dyes[letters % dyes.length] ?? dyes[0]
  }
  return { paint: (dye) => paint(chosen(dye)) }
}

/** Shelves from wall to door: from the deepest blue to nearly none. */
function shelves(stage: Stage) {
  const paint = stage.paint('back')
  const [wood, wall] = [paint('paper.white'), paint('clay.slate')]
  const [first, last] = [BAYS[0], BAYS[4]]
  return [
    shape(INK, `M${first} 130H${last + 26}V${FLOOR + 6}H${first}Z`, 0.16),
    panel(wall.light, { x: first, y: 130, width: last - first, height: FLOOR - 130 }, 0),
    ...byBay.map(([, dye], at) =>
      panel(paint(dye).base, { x: (BAYS[at] ?? 0) + 10, y: 150, width: 284, height: FLOOR - 150 }, 0, 0.34),
    ),
    panel(wood.base, { x: first, y: 112, width: last - first + 22, height: 34 }, 2),
    panel(wood.light, { x: first - 4, y: 106, width: last - first + 30, height: 12 }, 1),
    shape(INK, `M${first} 146H${last}v14H${first}Z`, 0.16),
    ...BOARDS.flatMap((y) => [
      panel(INK, { x: first, y: y + 16, width: last - first, height: 14 }, 0, 0.16),
      panel(wood.base, { x: first, y, width: last - first, height: 17 }, 1),
      panel(wood.light, { x: first, y, width: last - first, height: 6 }, 1),
    ]),
    ...BAYS.flatMap((x) => [
      panel(wood.base, { x: x - 4, y: 140, width: 20, height: FLOOR - 134 }, 0),
      panel(wood.light, { x: x - 4, y: 140, width: 6, height: FLOOR - 134 }, 0),
      panel(wood.shade, { x: x + 11, y: 140, width: 5, height: FLOOR - 134 }, 0),
    ]),
    // What Wanda pinned up to sort by.
    ...byBay.flatMap(([, dye], at) => [
      panel(INK, { x: (BAYS[at] ?? 0) + 124, y: 106, width: 66, height: 48 }, 1, 0.16),
      panel(paint('paper.white').light, { x: (BAYS[at] ?? 0) + 118, y: 98, width: 66, height: 50 }, 1),
      panel(paint(dye).base, { x: (BAYS[at] ?? 0) + 124, y: 103, width: 54, height: 32 }, 1),
    ]),
  ]
}

const cellStories: readonly (readonly Story[])[] = [
  ['light', 'books'],
  ['music', 'home'],
  ['tea', 'kitchen'],
  ['kitchen', 'garden'],
  ['books', 'travel'],
  ['tea', 'kitchen'],
  ['toys'],
  ['home', 'clothes'],
  ['tea', 'kitchen'],
  ['toys', 'travel'],
  ['music', 'home'],
  ['light', 'camp'],
]

export function blueShop(stage: Stage) {
  const [back, middle] = [stage.paint('back'), stage.paint('middle')]
  const [wall, wainscot] = [back('glass.blue'), back('cloth.indigo')]
  stage.draw(
    ...street(stage),
    wallRound(wall.light, { x: -4, y: -4, width: 1608, height: FLOOR + 4 }, DOOR),
    shape(
      wainscot.light,
      `M1152 560H${DOOR.x - 30}V${FLOOR}H1152Z M${DOOR.x + DOOR.width + 30} 560H1604V${FLOOR}H${DOOR.x + DOOR.width + 30}Z`,
    ),
    panel(back('enamel.cream').shade, { x: -4, y: 30, width: 1608, height: 10 }, 1),
    panel(back('enamel.cream').light, { x: -4, y: 0, width: 1608, height: 32 }, 1),
    ...door(stage),
    floorboards(middle('wood.drift'), FLOOR, 11, 900),
    ...shelves(stage),
    ...rug(stage),
    beam({ left: 1270, right: 1490, y: 640 }, { left: 880, right: 1400, y: 1204 }, 0.1),
    pendant(middle, 'enamel.blue', { x: 280, y: 92, from: 0, size: 0.8 }, 0.05),
    pendant(middle, 'enamel.blue', { x: 868, y: 92, from: 0, size: 0.8 }, 0.05),
  )

  byBay.forEach(([dyes], bay) => {
    const from = (BAYS[bay] ?? 0) + 24
    const look = only(stage, 'back', dyes)
    BOARDS.forEach((y, row) => {
      const stories = cellStories[(bay * 5 + row * 3) % cellStories.length] ?? ['home']
      stage.fill({
        from,
        to: from + 262,
        y: y + 2,
        room: [124, 132, 136, 148][row] ?? 130,
        plane: 'back',
        step: 0.86,
        stories,
        hasWall: true,
        look,
      })
    })
  })
  stage.rest('stove', 700, 288)
  stage.rest('stove', 400, 448)
  stage.rest('stove', 1000, 448)

  const at = (dyes: Dyes) => looking(stage, only(stage, 'middle', dyes))
  at(blue).put('straw-hat', { x: 1558, y: 210, plane: 'back', manner: 'hang', scale: 0.62, hasWall: true })
  hangUp(at(deep), { from: 1530, to: 1600, y: 400, plane: 'back', hasWall: true }, 'umbrella')
  stage.put('ladder', {
    x: 1196,
    y: 836,
    manner: 'lean',
    turn: -7,
    hasWall: true,
    scale: 0.94,
    look: only(stage, 'middle', ['enamel.mustard', 'enamel.mustard']),
  })
  at(sea).put('hat-box', { x: 1216, y: 828, scale: 0.8 })

  // The rail, from night to morning.
  stage.drawBefore(
    { left: 40, right: 620, top: 520, bottom: 1000 },
    clothesRail(middle('brass.brass'), { left: 40, right: 620, top: 524, bottom: 990 }),
  )
  const coats: readonly Dyes[] = [
    deep,
    ['cloth.indigo', 'enamel.blue'],
    blue,
    ['glass.blue', 'enamel.blue'],
    sea,
    ['paper.sky', 'glass.blue'],
  ]
  coats.forEach((dyes, place) => {
    at(dyes).put('coat', {
      x: 120 + place * 82,
      y: 526,
      manner: 'hang',
      scale: 0.82,
      turn: place % 2 ? 2 : -2,
    })
  })
  hangUp(at(blue), { from: 520, to: 600, y: 526, scale: 0.82 }, 'knitted-scarf')
  stage.rest('bag', 470, 528, { pose: 'hang' })
  stage.drawBefore(
    { left: 640, right: 850, top: 560, bottom: 960 },
    mannequin(middle, { dress: 'enamel.blue', sash: 'paper.sky', beads: 'paper.white' }, 742, 964, 1.12),
  )
  lineUp(at(pale), { from: 856, to: 1090, y: 900 }, 'wooden-chair', 'drum')
  stage.rest('bag', 966, 944)
  lineUp(at(deep), { from: -30, to: 420, y: 1006 }, 'suitcase', 'bolster', 'boots')
  lineUp(at(blue), { from: 420, to: 690, y: 1012 }, 'footstool', 'football')

  stage.drawBefore({ left: 1090, right: 1640, top: 880, bottom: 1210 }, counter(middle, 1096, 886, 540))
  stage.drawBefore(
    { left: 1120, right: 1340, top: 760, bottom: 930 },
    named('cash-register', till(middle, 1236, 926)),
  )
  lineUp(at(blue), { from: 1350, to: 1600, y: 916 }, 'telephone', 'jam-jars')
  lineUp(at(sea), { from: 1370, to: 1580, y: 942 }, 'enamel-mug', 'teapot')
  stage.rest('stove', 1430, 944)

  lineUp(at(sea), { from: 800, to: 1070, y: 1056 }, 'saucepan', 'book-stack')
  lineUp(at(blue), { from: 170, to: 780, y: 1100, scale: 1.06 }, 'duffel-bag', 'record-crate', 'accordion')
  stage.rest('bag', 336, 1148)
  stage.rest('stove', 580, 1136)
  stage.rest('bag', 880, 1152)
  lineUp(at(deep), { from: 190, to: 620, y: 1192, scale: 1.1 }, 'flashlight', 'toy-truck', 'roller-skates')
  lineUp(at(blue), { from: 640, to: 1020, y: 1194, scale: 1.1 }, 'biscuit-tin', 'oil-can', 'alarm-clock')

  // What is not blue has to wait by the door.
  lineUp(at(red), { from: 1230, to: 1620, y: 1128, scale: 0.98 }, 'kettle', 'travel-bag', 'toaster')
  stage.rest('bag', 1398, 1184)
  at(red).put('cardboard-box', { x: 1156, y: 1204, plane: 'front', scale: 0.82 })
  at(red).put('rocking-horse', { x: 1630, y: 1216, plane: 'front', scale: 0.54 })
  at(deep).put('old-trunk', { x: 10, y: 1222, plane: 'front', scale: 0.6 })
}
