import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { bunting } from './flags-and-bulbs.ts'
import { cobbles } from './flea-market-ground.ts'
import { glow } from './lamplight.ts'

const SQUARE = 690
const SUN = { x: 1012, y: 398, radius: 84 }

/** A sky that is the colour of the pans, and a sun as round as they are. */
function sunrise() {
  const { x, y, radius } = SUN
  return [
    shape('#b9a7c4', 'M0 0H1600V720H0Z'),
    shape('#dcaeb4', 'M0 130Q420 90 860 140T1600 120V720H0Z'),
    shape('#f0bfa6', 'M0 256Q420 214 900 262T1600 250V720H0Z'),
    shape('#f9d6a4', 'M0 384Q460 350 900 392T1600 374V720H0Z'),
    glow(x, y, 230, 0.2),
    oval(mix('#c2714a', '#f2a05e', 0.6), x, y, radius, radius),
    shape(
      '#ffd9a0',
      `M${x - radius + 8} ${y + 6}Q${x - radius + 6} ${y - 66} ${x - 4} ${y - radius + 8}Q${x - 60} ${y - 50} ${x - 62} ${y + 30}Q${x - 72} ${y + 26} ${x - radius + 8} ${y + 6}Z`,
      0.8,
    ),
    shape(
      '#fbe6c8',
      'M300 300q70 -18 150 -4q80 -14 130 6q-140 16 -280 -2Z M1220 218q60 -16 120 -4q70 -12 120 6q-120 16 -240 -2Z',
      0.7,
    ),
  ].join('')
}

/** Roofs, a dome, a tower, and the first of the other stalls. */
function town(stage: Stage) {
  const paint = stage.paint('back')
  const [far, near, roof, cream] = [
    paint('cloth.plum'),
    paint('clay.clay'),
    paint('clay.brick'),
    paint('enamel.cream'),
  ]
  const pale = mix(far.base, '#f0bfa6', 0.5)
  const tent = (x: number, y: number, dye: Dye) => {
    const cloth = paint(dye)
    return [
      panel(far.shade, { x: x - 70, y: y + 46, width: 140, height: 60 }, 0, 0.6),
      shape(cream.base, `M${x - 92} ${y + 50}L${x} ${y - 30}L${x + 92} ${y + 50}Z`),
      shape(
        cloth.base,
        `M${x - 92} ${y + 50}L${x} ${y - 30}L${x - 44} ${y + 50}Z M${x} ${y + 50}V${y - 30}L${x + 46} ${y + 50}Z`,
      ),
      shape(cloth.shade, `M${x - 92} ${y + 50}h184v14q-23 14 -46 0q-23 14 -46 0q-23 14 -46 0q-23 14 -46 0Z`),
      stroke(cloth.deep, 3, `M${x} ${y - 30}V${y - 52}`),
      shape(cloth.base, `M${x} ${y - 52}l20 7l-20 8Z`),
    ].join('')
  }
  return [
    shape(
      pale,
      'M0 700V520h70l40 -40l50 40h60V460h16v-50l22 -66l22 66v50h16v60h80v-40l50 -36l50 36v40h120v-70Q606 380 686 366v-32h8v32Q770 380 780 470v70h130l56 -46l60 46h70v-30h90v40h120v-90h14v-50l26 -60l26 60v50h14v90h220v160Z',
    ),
    ...[
      [246, 430],
      [1314, 470],
    ].map(([x = 0, y = 0]) => shape(far.base, `M${x} ${y}q8 -18 16 0v26h-16Z`, 0.7)),
    ...[600, 650, 700, 750].map((x) => shape(far.base, `M${x} 500q9 -20 18 0v34h-18Z`, 0.5)),
    panel(near.base, { x: -10, y: 520, width: 220, height: 180 }, 1),
    shape(roof.base, 'M-10 524V450L120 440L230 524Z'),
    panel(near.shade, { x: 1400, y: 510, width: 220, height: 190 }, 1),
    shape(roof.base, 'M1380 518L1480 430H1610V518Z'),
    ...[30, 110, 1440, 1520].map((x, at) =>
      panel(at % 2 ? LAMP : far.shade, { x, y: 560, width: 34, height: 52 }, 1),
    ),
    tent(400, 580, 'enamel.teal'),
    tent(560, 566, 'cloth.rust'),
    tent(860, 572, 'enamel.mustard'),
    tent(1160, 580, 'enamel.blue'),
    tent(1330, 566, 'cloth.rust'),
  ].join('')
}

/** A copper pan on its hook: `x y` is the hook, `long` its handle. */
function copperPan(
  stage: Stage,
  {
    x,
    y,
    long,
    radius,
    dye = 'brass.copper',
  }: { x: number; y: number; long: number; radius: number; dye?: Dye },
) {
  const paint = stage.paint('middle')
  const [copper, iron, brass] = [paint(dye), paint('brass.iron'), paint('brass.brass')]
  const middle = long + radius
  return named(
    'copper-pan',
    group(
      `translate(${x} ${y}) rotate(${short(stage.random.between(-2.5, 2.5))})`,
      stroke(iron.deep, 5, 'M0 -14q-10 4 -8 14q4 8 12 4'),
      shape(iron.base, `M-9 4Q0 -6 9 4L7 ${long + 16}H-7Z`),
      shape(iron.light, `M-9 4Q-5 -3 -2 0L-3 ${long + 10}H-7Z`, 0.8),
      oval(iron.deep, 0, 12, 4, 6),
      oval(copper.shade, 0, middle, radius, radius),
      oval(copper.base, -3, middle - 3, radius * 0.95, radius * 0.95),
      oval(copper.shade, 2, middle + 2, radius * 0.8, radius * 0.8),
      oval(copper.base, 0, middle + 3, radius * 0.76, radius * 0.76),
      shape(
        copper.light,
        `M${short(-radius * 0.84)} ${middle}Q${short(-radius * 0.8)} ${short(middle - radius * 0.72)} ${short(-radius * 0.05)} ${short(middle - radius * 0.86)}Q${short(-radius * 0.56)} ${short(middle - radius * 0.5)} ${short(-radius * 0.6)} ${short(middle + radius * 0.3)}Q${short(-radius * 0.8)} ${short(middle + radius * 0.3)} ${short(-radius * 0.84)} ${middle}Z`,
      ),
      shape(
        copper.light,
        `M${short(radius * 0.2)} ${short(middle + radius * 0.62)}Q${short(radius * 0.6)} ${short(middle + radius * 0.44)} ${short(radius * 0.62)} ${short(middle)}Q${short(radius * 0.72)} ${short(middle + radius * 0.5)} ${short(radius * 0.2)} ${short(middle + radius * 0.62)}Z`,
        0.7,
      ),
      shape(iron.base, `M-13 ${long + 4}h26l5 26h-36Z`),
      oval(brass.light, -7, long + 20, 3, 3),
      oval(brass.light, 7, long + 20, 3, 3),
    ),
  )
}

/** The rack: two posts, an iron rail, pans by size, with a gap where the sun comes up. */
export function panRack(stage: Stage) {
  const paint = stage.paint('middle')
  const [wood, iron, canvas, stripe] = [
    paint('wood.oak'),
    paint('brass.iron'),
    paint('paper.white'),
    paint('paper.rose'),
  ]
  const post = (x: number) => [
    panel(wood.shade, { x, y: 40, width: 28, height: 850 }, 1),
    panel(wood.base, { x, y: 40, width: 15, height: 850 }, 1),
    panel(wood.light, { x, y: 40, width: 5, height: 850 }, 0),
  ]
  const scallops = Array.from({ length: 20 }, (_, at) => {
    const tones = at % 2 ? canvas : stripe
    const x = 190 + at * 61.5
    return [
      shape(tones.light, `M${short(240 + at * 56.4)} -4h56.4L${short(x + 61.5)} 62h-61.5Z`),
      shape(tones.base, `M${x} 62h61.5v26q-31 22 -61.5 0Z`),
      shape(tones.shade, `M${x + 40} 62h21.5v26q-10 8 -21.5 10Z`, 0.6),
    ].join('')
  })
  stage.draw(
    ...post(256),
    ...post(1336),
    panel(iron.base, { x: 250, y: 138, width: 1120, height: 11 }, 1),
    panel(iron.light, { x: 250, y: 138, width: 1120, height: 4 }, 1),
    ...scallops,
    copperPan(stage, { x: 346, y: 150, long: 96, radius: 54 }),
    copperPan(stage, { x: 470, y: 150, long: 118, radius: 66 }),
    copperPan(stage, { x: 620, y: 150, long: 138, radius: 78 }),
    copperPan(stage, { x: 800, y: 150, long: 160, radius: 86 }),
    copperPan(stage, { x: 1212, y: 150, long: 128, radius: 72 }),
    copperPan(stage, { x: 1312, y: 150, long: 70, radius: 38, dye: 'brass.brass' }),
  )
}

/** The square at sunrise, up to the stall. */
export function morningSquare(stage: Stage) {
  const paint = stage.paint('middle')
  stage.draw(
    sunrise(),
    town(stage),
    cobbles(paint('wood.drift'), stage.random, SQUARE),
    shape(LAMP, `M900 ${SQUARE}H1120L1420 1204H760Z`, 0.2),
    bunting(
      [paint('enamel.teal'), paint('paper.white'), paint('cloth.rust')],
      { from: [-20, 60], to: [262, 120], sag: 40 },
      6,
    ),
    bunting(
      [paint('cloth.rust'), paint('paper.white'), paint('enamel.teal')],
      { from: [1364, 110], to: [1620, 40], sag: 44 },
      6,
    ),
  )
}

/** A dresser without its wall: shelves for plates, a cornice, doors below. */
export function dresser(stage: Stage, x: number, width: number, dye: Dye) {
  const wood = stage.paint('middle')(dye)
  const brass = stage.paint('middle')('brass.brass')
  const shelves = [452, 584]
  stage.draw(
    shape(INK, `M${x + 10} 900h${width + 30}l-10 14H${x}Z`, 0.2),
    panel(wood.shade, { x, y: 286, width, height: 430 }, 1),
    panel(wood.deep, { x: x + 16, y: 304, width: width - 32, height: 400 }, 1, 0.55),
    ...[0.26, 0.5, 0.74].map((at) =>
      panel(wood.deep, { x: x + width * at, y: 304, width: 4, height: 400 }, 0, 0.4),
    ),
    panel(wood.light, { x: x - 14, y: 268, width: width + 28, height: 16 }, 2),
    panel(wood.base, { x: x - 8, y: 282, width: width + 16, height: 18 }, 2),
    ...shelves.flatMap((y) => [
      panel(wood.base, { x: x + 8, y, width: width - 16, height: 14 }, 1),
      panel(wood.light, { x: x + 8, y, width: width - 16, height: 5 }, 1),
      panel(wood.deep, { x: x + 16, y: y + 14, width: width - 32, height: 12 }, 1, 0.4),
    ]),
    panel(wood.base, { x, y: 304, width: 16, height: 410 }, 1),
    panel(wood.shade, { x: x + width - 16, y: 304, width: 16, height: 410 }, 1),
    panel(wood.light, { x: x - 16, y: 712, width: width + 32, height: 16 }, 2),
    panel(wood.base, { x, y: 726, width, height: 176 }, 1),
    ...[0.06, 0.53].flatMap((at) => [
      panel(wood.shade, { x: x + width * at, y: 744, width: width * 0.41, height: 136 }, 3),
      panel(wood.base, { x: x + width * at + 8, y: 752, width: width * 0.41 - 12, height: 124 }, 3),
    ]),
    oval(brass.light, x + width * 0.44, 810, 6, 7),
    oval(brass.light, x + width * 0.56, 810, 6, 7),
  )
}
