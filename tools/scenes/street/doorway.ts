import { INK, LAMP } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { contactShadow, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { cat } from './cat.ts'
import { type Evening, evening, LIT } from './hours.ts'
import { ivy } from './ivy.ts'
import { litLantern } from './our-light.ts'
import { place } from './place.ts'
import { shopGlass } from './shop-window.ts'
import { silhouette, standing } from './things.ts'
import { barePatch } from './walls.ts'
import { flowerBox, sashWindow } from './windows.ts'

/** How much nearer than in the street we stand. */
const NEARER = 2.38

/** The page's own door is 480 units wide, in the middle; the pavement is the lowest 56. */
const SIZE = { width: 2800, height: 1300 }
const PAVEMENT = 56
const [LEFT, TOP] = [-SIZE.width / 2, PAVEMENT - SIZE.height]

/** The wall that our door is in, and what stands about before it. 0 0 is the pavement below the door's middle. */
export function doorway(hour: Evening['id']) {
  const e = evening(hour, 'the doorway')
  const parts = [
    '<radialGradient id="near">',
    `<stop offset="0" stop-color="${LAMP}" stop-opacity=".55"/><stop offset=".3" stop-color="${LIT.base}" stop-opacity=".24"/><stop offset="1" stop-color="${LIT.shade}" stop-opacity="0"/>`,
    '</radialGradient>',
    wall(e),
    pavement(e),
    leftWindow(e),
    place(632, -268, 2.26, shopGlass(e.near('enamel.cream'))),
    houseNumber(e),
    creeper(e),
    oval('url(#near)', -319, -477, 560),
    place(-446, -890, 1.72, litLantern(e.near('brass.iron'))),
    oval('url(#near)', 0, 22, 640, 66, 0.9),
    before(e),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} ${TOP} ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">${parts.join('')}</svg>\n`
}

function wall({ near, random }: Evening) {
  const plaster = near('clay.slate')
  const brick = near('clay.brick')
  const stone = near('clay.bone')
  const joints = Array.from(
    { length: 18 },
    (_, at) => `M${LEFT + 60 + at * 160 + random.between(-24, 24)} -84h6V0h-6Z`,
  )
  const strokes = Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(LEFT, -LEFT), random.between(TOP, -120)]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(random.between(30, 70))} -9 ${Math.round(random.between(90, 170))} 0q-60 10 -120 3Z`
  })
  return [
    shape(plaster.base, `M${LEFT} ${TOP}H${-LEFT}V0H${LEFT}Z`),
    shape(plaster.light, strokes.slice(0, 24).join(''), 0.16),
    shape(plaster.shade, strokes.slice(24).join(''), 0.4),
    ...(
      [
        [-850, -880, 70],
        [-560, -470, 44],
        [330, -250, 66],
        [900, -930, 74],
        [-1180, -320, 70],
        [1230, -420, 66],
      ] as const
    ).map(([x, y, size]) => barePatch(plaster, brick, random, x, y, size)),
    panel(stone.shade, { x: LEFT, y: -84, width: SIZE.width, height: 90 }, 2),
    panel(stone.base, { x: LEFT, y: -88, width: SIZE.width, height: 10 }, 1),
    shape(stone.deep, joints.join(''), 0.4),
  ].join('')
}

function pavement({ near, random }: Evening) {
  const stone = near('clay.slate')
  const slabs = Array.from(
    { length: 16 },
    (_, at) => `M${LEFT + at * 178 + random.between(-20, 20)} 6h${random.between(130, 168)}l8 30h-150Z`,
  )
  return [
    shape(stone.shade, `M${LEFT} 0H${-LEFT}V${PAVEMENT}H${LEFT}Z`),
    shape(stone.base, slabs.filter((_, at) => at % 3 !== 1).join(''), 0.4),
    shape(INK, `M${LEFT} 0H${-LEFT}V14H${LEFT}Z`, 0.22),
    shape(stone.deep, `M${LEFT} ${PAVEMENT - 12}H${-LEFT}V${PAVEMENT}H${LEFT}Z`),
  ].join('')
}

function leftWindow({ near, random }: Evening) {
  return place(
    -770,
    -262,
    1,
    sashWindow({
      id: 'left',
      width: 204,
      height: 270,
      trim: near('enamel.cream'),
      shutter: near('enamel.teal'),
      curtain: near('cloth.rust'),
      inside: silhouette(LIT.deep, 'table-lamp', { x: 10, y: 0, height: 170 }),
    }),
    place(0, 0, 2.1, flowerBox(near('wood.walnut'), near('leaf.leaf'), near('enamel.red'), 106, random)),
  )
}

/** Twelve, as on the letter box. */
function houseNumber({ near }: Evening) {
  const plate = near('enamel.cream')
  const figure = near('cloth.indigo').shade
  return place(
    310,
    -500,
    1,
    oval(INK, 5, 6, 46, 34, 0.25),
    oval(near('brass.brass').base, 0, 0, 46, 34),
    oval(plate.base, 0, 0, 40, 28),
    oval(plate.light, -8, -7, 24, 13, 0.6),
    stroke(figure, 6, 'M-17 -9L-10 -14V14M2 -7Q3 -15 11 -15Q20 -14 19 -6Q18 1 3 13H20'),
  )
}

function creeper({ near, random }: Evening) {
  const runners = [
    { x: -478, y: 0, toX: -452, toY: -300, width: 40 },
    { x: -456, y: -260, toX: -424, toY: -720, width: 25 },
    { x: -440, y: -380, toX: -500, toY: -470, width: 13 },
    { x: -1290, y: 0, toX: -1250, toY: -760, width: 40 },
  ]
  return place(
    0,
    0,
    1.3,
    ivy(
      near,
      random,
      runners.map(({ x, y, toX, toY, width }) => ({
        x: x / 1.3,
        y: y / 1.3,
        toX: toX / 1.3,
        toY: toY / 1.3,
        width,
      })),
    ),
  )
}

function before({ near }: Evening) {
  const wood = near('wood.oak')
  return [
    place(-340, 30, 1.9, cat(near('cloth.indigo'), near('paper.white'))),
    standing(near, 'milk-churn', { x: -600, y: 30, seed: '1', scale: NEARER * 0.9 }),
    standing(near, 'potted-plant', { x: -800, y: 34, seed: '1', scale: NEARER * 1.2 }),
    contactShadow(650, 8, 300, 14),
    shape(wood.shade, 'M470 -78h30l-8 84h-30ZM800 -78h30l12 84h-30Z'),
    panel(wood.base, { x: 430, y: -96, width: 440, height: 26 }, 2),
    panel(wood.light, { x: 430, y: -96, width: 440, height: 8 }, 1),
    standing(near, 'cactus', { x: 520, y: -92, seed: '2', scale: NEARER }),
    standing(near, 'watering-can', { x: 660, y: -92, seed: '2', scale: NEARER * 0.9 }),
    standing(near, 'boots', { x: 800, y: 24, seed: '2', scale: NEARER * 0.9 }),
    standing(near, 'potted-plant', { x: 356, y: 30, seed: '3', scale: NEARER * 1.25 }),
    standing(near, 'barrel', { x: 1080, y: 36, seed: '1', scale: NEARER * 0.9 }),
  ].join('')
}
