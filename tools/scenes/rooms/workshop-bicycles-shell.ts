import type { Stage } from '#scenes/compose/stage.ts'
import { INK } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { thingCalled } from '#scenes/things/catalogue.ts'
import { type Dyeing, dyed } from './dyed.ts'
import { foliage } from './foliage.ts'
import { calendar, pendant, sky, townHouses, wallRound, windowFrame } from './indoors.ts'
import { beam } from './lamplight.ts'
import { screwdriver, spanner, sprocket, wheel } from './workshop-parts.ts'

const FLOOR = 800
const WINDOW = { x: 84, y: 150, width: 500, height: 420 }

/** The street: houses in the last sun, a tree, a lamp, and somebody who cycles home. */
function street(stage: Stage) {
  const paint = stage.paint('back')
  const { x, y, width, height } = WINDOW
  const ground = y + height - 74
  const [road, kerb, rider, iron] = [
    paint('clay.slate'),
    paint('clay.bone'),
    paint('cloth.plum'),
    paint('brass.iron'),
  ]
  return [
    sky('#a9cbd0', '#f6d9a4', { x, y, width, height: height - 60 }, 5),
    townHouses(
      paint,
      stage.random,
      { left: x - 10, right: x + width, ground, height: 280 },
      ['paper.rose', 'enamel.cream', 'clay.clay', 'paper.sky'],
      false,
    ),
    panel(kerb.base, { x, y: ground, width, height: 24 }, 0),
    panel(kerb.shade, { x, y: ground + 18, width, height: 8 }, 0),
    panel(road.light, { x, y: ground + 26, width, height: 60 }, 0),
    stroke(paint('wood.walnut').base, 15, `M${x + 80} ${ground + 18}q4 -80 -4 -130`),
    foliage(paint('leaf.autumn'), stage.random, { x: x - 20, y: y + 110, width: 190, height: 160 }, 8),
    stroke(iron.base, 8, `M${x + 306} ${ground + 20}V${ground - 190}q0 -24 30 -20`),
    oval(paint('brass.brass').light, x + 338, ground - 202, 15, 11),
    group(
      `translate(${x + 420} ${ground + 36})`,
      wheel(paint, -34, 0, 25),
      wheel(paint, 36, 0, 25),
      stroke(
        paint('enamel.red').base,
        5,
        'M-34 0L-20 -30L20 -30L36 0M-20 -30L0 2L20 -30M-22 -36L-16 -30M20 -30L16 -46',
      ),
      stroke(iron.shade, 10, 'M-18 -40L8 -22L0 2'),
      shape(rider.base, 'M-30 -40Q-28 -84 -6 -86Q10 -84 6 -66L-6 -38Z'),
      stroke(rider.shade, 9, 'M-2 -74L4 -56L18 -50'),
      stroke(paint('enamel.mustard').base, 6, 'M-6 -86q-16 4 -34 -2'),
      oval(paint('clay.bone').base, 2, -97, 11, 12),
      shape(paint('enamel.mustard').shade, 'M-10 -100Q-8 -114 4 -113Q16 -112 14 -102Z'),
    ),
  ]
}

/** The board with a place for every tool. One place is empty. */
function pegboard(stage: Stage) {
  const paint = stage.paint('back')
  const [board, tin, red] = [paint('wood.pine'), paint('brass.tin'), paint('enamel.red')]
  const holes = Array.from(
    { length: 8 * 12 },
    (_, at) => `M${716 + (at % 12) * 40} ${272 + Math.floor(at / 12) * 40}h0.1`,
  ).join('')
  const ghost = { ...tin, base: board.shade, shade: board.shade, light: board.shade, deep: board.shade }
  const spanners = [118, 108, 98, 88, 78].map((length, at) => [
    spanner(ghost, 736 + at * 40, 288, length + 8),
    at === 3 ? '' : spanner(tin, 733 + at * 40, 285, length, at % 2 ? 2 : -1),
  ])
  return [
    panel(INK, { x: 702, y: 252, width: 476, height: 316 }, 1, 0.18),
    panel(board.base, { x: 690, y: 240, width: 476, height: 316 }, 2),
    panel(board.light, { x: 690, y: 240, width: 476, height: 8 }, 1),
    stroke(board.shade, 6, holes),
    ...spanners.flat(),
    ...[0, 1, 2, 3].map((at) =>
      screwdriver(
        paint,
        (['enamel.red', 'enamel.mustard', 'enamel.teal', 'cloth.plum'] as const)[at] ?? 'enamel.red',
        726 + at * 30,
        420,
        92 - at * 6,
      ),
    ),
    sprocket(tin, 890, 446, 30),
    sprocket(paint('brass.brass'), 946, 476, 22),
    stroke(
      paint('brass.iron').shade,
      7,
      'M968 288q-22 96 14 160q24 30 36 -6q10 -70 -14 -150q-16 -24 -36 -4Z',
    ),
    stroke(paint('brass.tin').light, 3, 'M968 292q-20 92 14 152q20 26 30 -6'),
    wheel(paint, 1094, 334, 66, 'clay.brick'),
    stroke(red.base, 9, 'M1050 440v74q24 22 48 0v-74'),
    stroke(red.light, 3, 'M1048 442v70'),
    stroke(tin.shade, 8, 'M1130 430v96M1114 436h32'),
    panel(paint('paper.white').base, { x: 900, y: 506, width: 62, height: 44 }, 2),
    stroke(paint('paper.white').shade, 3, 'M908 518h42M908 528h30M908 538h38'),
    oval(red.base, 930, 508, 5),
  ]
}

/** A bicycle hung up by its front wheel. */
function hungBicycle(stage: Stage, x: number, y: number, scale: number, dyeing: Dyeing) {
  const { paint } = dyed(stage, 'back', dyeing)
  const { art, outline } = thingCalled('bicycle').draw({ ...stage.hand('back'), ...(paint && { paint }) })
  const stance = `scale(${scale}) rotate(-90) translate(-188 -58)`
  return [
    group(`translate(${x + 14} ${y + 10}) ${stance}`, shape(INK, outline, 0.12)),
    group(`translate(${x} ${y}) ${stance}`, art),
    stroke(stage.paint('back')('brass.iron').deep, 7, `M${x + 4} ${y - 26}v22q14 16 26 0`),
  ].join('')
}

export function shell(stage: Stage) {
  const [back, middle] = [stage.paint('back'), stage.paint('middle')]
  const [plaster, dado, floor, beamWood] = [
    back('enamel.cream'),
    back('enamel.teal'),
    middle('clay.slate'),
    middle('wood.walnut'),
  ]
  const dadoBoards = Array.from({ length: 27 }, (_, at) => `M${at * 62 - 8} 596h5v204h-5Z`).join('')
  stage.draw(
    ...street(stage),
    wallRound(plaster.base, { x: -4, y: -4, width: 1608, height: FLOOR }, WINDOW),
    shape(plaster.shade, 'M600 84Q640 300 620 590H700L690 90Z', 0.18),
    // Plaster that came off, and the bricks behind it.
    shape(
      back('clay.brick').light,
      'M1190 150q30 -26 66 -8q34 -6 30 24q16 24 -12 32q-30 20 -62 4q-34 -10 -22 -52Z',
      0.55,
    ),
    stroke(plaster.base, 4, 'M1190 172h92M1216 148v24M1250 172v28M1196 196h70'),
    shape(dado.base, 'M-4 594H1604V804H-4Z'),
    shape(dado.shade, dadoBoards),
    panel(dado.light, { x: -4, y: 586, width: 1608, height: 12 }, 1),
    windowFrame(back('wood.oak'), WINDOW, 3, 2),
    shape(floor.light, `M-4 ${FLOOR}H1604V1204H-4Z`),
    shape(floor.base, `M-4 ${FLOOR}H1604V${FLOOR + 34}Q800 ${FLOOR + 60} -4 ${FLOOR + 30}Z`, 0.5),
    stroke(floor.base, 4, 'M0 960H1600M470 800L300 1200M1090 800L1250 1200'),
    shape(
      floor.shade,
      'M180 1040q60 -34 150 -14q60 28 -30 40q-100 10 -120 -26Z M900 900q70 -18 110 4q10 26 -60 24q-60 -4 -50 -28Z',
      0.4,
    ),
    panel(dado.deep, { x: -4, y: FLOOR - 22, width: 1608, height: 24 }, 1),
    ...pegboard(stage),
    panel(beamWood.shade, { x: -4, y: 46, width: 1608, height: 42 }, 3),
    panel(beamWood.base, { x: -4, y: 40, width: 1608, height: 34 }, 3),
    panel(beamWood.light, { x: -4, y: 40, width: 1608, height: 7 }, 2),
    ...[90, 420, 690, 1180, 1560].map((at) => oval(beamWood.deep, at, 60, 5)),
    hungBicycle(stage, 1330, 116, 2.5, {
      'enamel.teal': 'enamel.mustard',
      'leaf.moss': 'enamel.mustard',
      'cloth.plum': 'enamel.mustard',
      'enamel.blue': 'enamel.mustard',
      'enamel.red': 'enamel.mustard',
    }),
    hungBicycle(stage, 1496, 108, 2.56, {
      'enamel.teal': 'enamel.red',
      'leaf.moss': 'enamel.red',
      'cloth.plum': 'enamel.red',
      'enamel.blue': 'enamel.red',
      'enamel.mustard': 'enamel.red',
    }),
    calendar(back, 640, 380, 'enamel.red'),
    pendant(middle, 'enamel.teal', { x: 930, y: 178, from: 80, size: 1.1 }),
    beam({ left: 100, right: 580, y: 560 }, { left: 520, right: 1240, y: 1204 }, 0.13),
  )
}
