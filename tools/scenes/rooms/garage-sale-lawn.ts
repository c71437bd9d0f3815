import type { Stage } from '#scenes/compose/stage.ts'
import { INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { bulbString } from './flags-and-bulbs.ts'
import { foliage } from './foliage.ts'
import { glow } from './lamplight.ts'

/** Where the lawn begins. */
const LAWN = 610

/** The sun between two roofs, and the sky it colours, in bands. */
function eveningSky() {
  const low = '#ffd98c'
  return [
    shape(mix('#8f7fa6', '#e59a86', 0.25), 'M0 0H1600V640H0Z'),
    shape(mix('#8f7fa6', '#e59a86', 0.75), 'M0 96Q380 60 800 110T1600 80V640H0Z'),
    shape('#eda583', 'M0 196Q420 150 860 208T1600 180V640H0Z'),
    shape('#f5be83', 'M0 292Q400 250 820 300T1600 286V640H0Z'),
    shape(low, 'M0 384Q400 350 860 388T1600 380V640H0Z'),
    shape(
      '#f7d3a0',
      'M620 150q60 -26 150 -10q80 -16 150 8q-60 16 -140 8q-90 14 -160 -6Z M1010 240q60 -18 120 -6q70 -10 130 8q-120 18 -250 -2Z',
      0.7,
    ),
    glow(566, 392, 250, 0.16),
    oval('#fff3cf', 566, 392, 74, 74),
  ].join('')
}

/** The other side of the street: roofs and trees against the light. */
function againstTheLight(stage: Stage) {
  const paint = stage.paint('back')
  const [far, near, roof, tree] = [
    paint('cloth.plum'),
    paint('clay.brick'),
    paint('wood.walnut'),
    paint('leaf.moss'),
  ]
  const pane = (x: number, y: number) => panel(LAMP, { x, y, width: 24, height: 32 }, 1)
  return [
    shape(
      mix(far.base, '#f0a983', 0.45),
      'M260 520V452l60 -46l60 46v-20l70 -52l70 52v40H640V470l64 -44l64 44v-60l14 -60l14 60v80l70 -50l80 54l60 -60l70 60h220v140H260Z',
    ),
    foliage(tree, stage.random, { x: 220, y: 420, width: 200, height: 170 }, 8),
    panel(near.base, { x: 650, y: 470, width: 250, height: 130 }, 1),
    shape(roof.base, 'M624 478L690 396H860L926 478Z'),
    shape(roof.light, 'M624 478L690 396h26L662 478Z', 0.7),
    panel(roof.shade, { x: 820, y: 366, width: 30, height: 60 }, 1),
    stroke(mix('#ffd98c', '#ffffff', 0.3), 8, 'M836 356q-10 -16 4 -32q12 -16 0 -36'),
    pane(690, 506),
    pane(780, 506),
    pane(812, 506),
    foliage(tree, stage.random, { x: 900, y: 420, width: 190, height: 190 }, 8),
    panel(near.shade, { x: 1070, y: 456, width: 260, height: 150 }, 1),
    shape(roof.shade, 'M1046 466L1110 376H1290L1354 466Z'),
    shape(roof.base, 'M1046 466L1110 376h24L1080 466Z'),
    pane(1116, 500),
    pane(1240, 500),
    foliage(tree, stage.random, { x: 1290, y: 430, width: 200, height: 180 }, 8),
  ].join('')
}

function fence(stage: Stage) {
  const paint = stage.paint('back')
  const wood = paint('paper.white')
  const grass = paint('leaf.olive')
  const pales = Array.from({ length: 36 }, (_, at) => {
    const x = 276 + at * 38
    if (at > 5 && at < 9) return ''
    return [
      shape(wood.shade, `M${x} 626V540L${x + 12} 524L${x + 24} 540V626Z`),
      shape(wood.light, `M${x} 626V540L${x + 12} 524V626Z`, 0.8),
      shape(INK, `M${x} 626h24l150 200h-34Z`, 0.08),
    ].join('')
  })
  const gate = group(
    'translate(520 626) skewY(-12)',
    ...[0, 30, 60].map((x) => shape(wood.shade, `M${x} 0V-82l11 -14l11 14V0Z`)),
    panel(wood.shade, { x: 0, y: -66, width: 84, height: 11 }, 1),
    panel(wood.shade, { x: 0, y: -28, width: 84, height: 11 }, 1),
  )
  return [
    panel(paint('clay.slate').light, { x: 240, y: 572, width: 1370, height: 40 }, 1),
    panel(grass.base, { x: -4, y: LAWN - 6, width: 1610, height: 600 }, 0),
    panel(wood.shade, { x: 276, y: 552, width: 220, height: 11 }, 1),
    panel(wood.shade, { x: 276, y: 594, width: 220, height: 11 }, 1),
    panel(wood.shade, { x: 616, y: 552, width: 990, height: 11 }, 1),
    panel(wood.shade, { x: 616, y: 594, width: 990, height: 11 }, 1),
    ...pales,
    gate,
  ].join('')
}

/** Mown stripes of lawn, gold where the sun comes through, a path of slabs from the gate to the door. */
function lawn(stage: Stage) {
  const paint = stage.paint('middle')
  const [grass, stone, leaf] = [paint('leaf.olive'), paint('clay.bone'), paint('leaf.autumn')]
  const stripes = [0, 1, 2, 3].map((at) =>
    shape(LAMP, `M${340 + at * 330} ${LAWN}h130L${at * 520 + 60} 1204H${at * 520 - 190}Z`, 0.13),
  )
  const slabs = [
    [548, 650, 74, 16],
    [520, 706, 88, 20],
    [478, 776, 104, 25],
    [420, 866, 124, 31],
    [352, 976, 146, 38],
    [270, 1104, 170, 44],
  ].map(
    ([cx = 0, cy = 0, rx = 0, ry = 0]) =>
      oval(stone.shade, cx + 4, cy + 5, rx, ry) + oval(stone.base, cx, cy, rx, ry),
  )
  const tufts = Array.from({ length: 34 }, () =>
    stroke(
      grass.shade,
      3,
      `M${short(stage.random.between(10, 1590))} ${short(stage.random.between(LAWN + 40, 1190))}q-2 -10 -8 -14m8 14q2 -12 0 -18m0 18q4 -10 10 -12`,
    ),
  )
  const leaves = Array.from({ length: 24 }, () =>
    group(
      `translate(${short(stage.random.between(700, 1600))} ${short(stage.random.between(LAWN + 30, 1190))}) rotate(${short(stage.random.between(0, 360))})`,
      shape(leaf.base, 'M-11 0Q-2 -9 11 0Q-2 8 -11 0Z'),
    ),
  )
  return [...stripes, ...slabs, ...tufts, ...leaves].join('')
}

/** The corner of the house with the kitchen window, where soup is on. */
function kitchenCorner(stage: Stage) {
  const paint = stage.paint('middle')
  const [wall, trim, sill, curtain] = [
    paint('enamel.cream'),
    paint('paper.white'),
    paint('enamel.teal'),
    paint('enamel.red'),
  ]
  const [pot, tile, plant, brick] = [
    paint('brass.copper'),
    paint('clay.brick'),
    paint('leaf.leaf'),
    paint('clay.clay'),
  ]
  const laps = Array.from({ length: 16 }, (_, at) => shape(wall.shade, `M-4 ${130 + at * 36}h252v4H-4Z`, 0.6))
  return [
    shape(wall.base, 'M-4 60H250V700H-4Z'),
    ...laps,
    panel(trim.base, { x: 232, y: 70, width: 26, height: 632 }, 1),
    panel(trim.light, { x: 250, y: 70, width: 8, height: 632 }, 1),
    panel(INK, { x: -4, y: 92, width: 260, height: 40 }, 0, 0.16),
    shape(tile.base, 'M-4 -4H226L316 84L304 104H-4Z'),
    shape(tile.shade, 'M-4 84H316L304 104H-4Z'),
    ...[20, 90, 160, 230].map((x) => stroke(tile.shade, 4, `M${x} 84L${x - 60} -4`)),
    panel(brick.shade, { x: -4, y: 664, width: 260, height: 40 }, 1),
    panel(trim.base, { x: 30, y: 180, width: 176, height: 250 }, 2),
    panel('#ffd98c', { x: 44, y: 194, width: 148, height: 222 }, 1),
    oval('#fff3cf', 118, 232, 34, 30, 0.9),
    shape(tile.base, 'M92 214Q118 190 144 214L150 232H86Z'),
    stroke(trim.shade, 3, 'M118 194V206'),
    shape(pot.base, 'M74 356H162L156 410H80Z'),
    shape(pot.light, 'M74 356h26l-6 54H80Z'),
    panel(pot.shade, { x: 66, y: 348, width: 104, height: 12 }, 3),
    stroke('#fffaf0', 7, 'M100 338q-12 -18 0 -34t0 -34M134 338q12 -18 0 -34t2 -30'),
    shape(curtain.base, 'M44 194h34q4 90 -34 132Z M192 194h-34q-4 90 34 132Z'),
    shape(curtain.shade, 'M66 194h12q4 90 -34 132v-16q26 -50 22 -116Z M192 194h-10q-2 80 10 116Z'),
    panel(trim.base, { x: 114, y: 190, width: 8, height: 226 }, 1),
    panel(trim.light, { x: 22, y: 424, width: 192, height: 16 }, 2),
    panel(sill.base, { x: 34, y: 440, width: 168, height: 46 }, 3),
    panel(sill.shade, { x: 150, y: 442, width: 50, height: 42 }, 3),
    foliage(plant, stage.random, { x: 26, y: 396, width: 184, height: 66 }, 9),
    ...[52, 88, 126, 164, 190].map((x, at) =>
      oval(at % 2 ? curtain.base : paint('enamel.mustard').base, x, 412 + (at % 3) * 10, 10, 9),
    ),
    glow(118, 330, 200, 0.06),
  ].join('')
}

/** The old tree at the right, whose branch holds the line and the bulbs. */
function oldTree(stage: Stage) {
  const paint = stage.paint('middle')
  const [bark, leaf, gold] = [paint('wood.walnut'), paint('leaf.autumn'), paint('cloth.rust')]
  return [
    shape(INK, `M1460 760L1600 800V870L1400 770Z`, 0.16),
    foliage(gold, stage.random, { x: 1290, y: -190, width: 420, height: 400 }, 13),
    shape(
      bark.base,
      'M1404 790Q1446 700 1440 520Q1436 330 1400 250Q1330 150 1180 112L1186 92Q1340 110 1430 196Q1450 100 1530 -10L1580 10Q1510 130 1520 300Q1520 560 1540 690Q1550 760 1590 800Q1500 772 1404 790Z',
    ),
    shape(
      bark.light,
      'M1404 790Q1446 700 1440 520Q1436 330 1400 250Q1330 150 1180 112Q1330 140 1416 236Q1462 340 1466 520Q1464 700 1430 786Z',
      0.75,
    ),
    shape(
      bark.shade,
      'M1520 300Q1520 560 1540 690Q1550 760 1590 800L1540 786Q1492 640 1490 420Q1486 160 1580 10Q1510 130 1520 300Z',
    ),
    oval(bark.deep, 1482, 420, 17, 26),
    foliage(leaf, stage.random, { x: 1130, y: -120, width: 320, height: 250 }, 12),
    foliage(leaf, stage.random, { x: 1400, y: -60, width: 300, height: 240 }, 10),
  ].join('')
}

/** All that the last hour of the sale has round it, and the line for clothes. */
export function eveningLawn(stage: Stage) {
  const wire = stage.paint('middle')('brass.iron')
  const post = stage.paint('middle')('wood.oak')
  stage.draw(
    eveningSky(),
    againstTheLight(stage),
    fence(stage),
    lawn(stage),
    kitchenCorner(stage),
    oldTree(stage),
    bulbString(wire, { from: [270, 112], to: [1230, 118], sag: 70 }, 13, 0.16),
    shape(INK, 'M716 706l10 -6l250 90l-20 8Z', 0.14),
    panel(post.shade, { x: 704, y: 276, width: 20, height: 428 }, 1),
    panel(post.light, { x: 704, y: 276, width: 8, height: 428 }, 1),
    panel(post.base, { x: 676, y: 284, width: 76, height: 14 }, 2),
    stroke(stage.paint('middle')('cloth.oat').base, 4, 'M714 300Q1060 326 1430 300'),
  )
}
