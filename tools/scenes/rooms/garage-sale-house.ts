import type { Stage } from '#scenes/compose/stage.ts'
import { INK, mix, type Tones } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { foliage } from './foliage.ts'
import { GROUND, inside } from './garage-sale-garage.ts'

/** Weatherboards of the gable, from the ridge down, lighter edges where one laps over the next. */
function gableWall(wall: Tones) {
  const half = (y: number) => (y < 236 ? ((y + 60) / 296) * 490 : 490)
  const laps: string[] = []
  for (let y = 20; y < GROUND; y += 36) {
    const left = 740 - half(y)
    laps.push(shape(wall.shade, `M${short(left)} ${y}h${short(half(y) * 2)}v4h${short(-half(y) * 2)}Z`, 0.55))
  }
  return [
    shape(wall.base, `M740 -60L1230 236V${GROUND}H250V236Z`),
    ...laps,
    shape(wall.shade, `M1158 200h72v${GROUND - 200}h-72Z`, 0.3),
  ].join('')
}

function roofEdge(tiles: Tones, trim: Tones) {
  return [
    shape(INK, 'M740 8L232 316V276L740 -20L1248 276V316Z', 0.16),
    shape(trim.base, 'M740 -64L212 256V288L740 -30L1268 288V256Z'),
    shape(trim.shade, 'M740 -30L1268 288V274L740 -46Z'),
    shape(tiles.base, 'M740 -110L196 236L206 262L740 -62L1274 262L1284 236Z'),
    shape(tiles.shade, 'M740 -110L1284 236L1274 262L740 -62Z', 0.5),
  ].join('')
}

function roundWindow(frame: Tones, glassTone: string) {
  return [
    oval(frame.shade, 743, 110, 56, 56),
    oval(frame.light, 740, 106, 54, 54),
    oval(glassTone, 740, 106, 43, 43),
    shape('#ffffff', 'M706 96Q716 68 744 66L712 126Q704 112 706 96Z', 0.35),
    shape(frame.base, 'M736 63h8v86h-8Z M697 102h86v8h-86Z'),
  ].join('')
}

/** The main house beside the garage: bricks, a window with a box of flowers, a cat behind the glass. */
function house(stage: Stage) {
  const paint = stage.paint('back')
  const brick = paint('clay.clay')
  const shutter = paint('enamel.teal')
  const frame = paint('paper.white')
  const glassTone = paint('glass.clear')
  const cat = paint('brass.iron')
  const marks = Array.from({ length: 46 }, () => {
    const x = 1240 + Math.floor(stage.random.between(0, 8)) * 46
    const y = 20 + Math.floor(stage.random.between(0, 17)) * 40
    return panel(
      stage.random.chance(0.5) ? brick.light : brick.shade,
      { x, y, width: 38, height: 15 },
      2,
      0.4,
    )
  })
  const shutterAt = (x: number) => [
    panel(shutter.base, { x, y: 92, width: 62, height: 268 }, 2),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
      panel(shutter.shade, { x: x + 10, y: 110 + row * 29, width: 42, height: 9 }, 1),
    ),
    panel(shutter.light, { x: x + 2, y: 92, width: 6, height: 268 }, 1),
  ]
  return [
    panel(brick.base, { x: 1180, y: -10, width: 430, height: GROUND + 20 }, 0),
    ...marks,
    panel(brick.deep, { x: 1180, y: GROUND - 34, width: 430, height: 44 }, 0, 0.5),
    panel(INK, { x: 1296, y: 100, width: 250, height: 284 }, 0, 0.14),
    panel(frame.base, { x: 1318, y: 80, width: 188, height: 290 }, 2),
    panel(glassTone.shade, { x: 1332, y: 94, width: 160, height: 262 }, 1),
    shape(
      frame.light,
      'M1332 94h70q-6 76 -40 116q-20 18 -30 18Z M1492 94h-66q6 76 36 116q18 18 30 18Z',
      0.85,
    ),
    shape(
      cat.deep,
      'M1380 356Q1374 308 1394 290Q1386 268 1392 250L1404 262Q1412 258 1420 262L1432 250Q1438 268 1430 290Q1452 306 1448 356Z',
    ),
    oval(frame.light, 1404, 276, 3.5, 4.5),
    oval(frame.light, 1420, 276, 3.5, 4.5),
    shape('#ffffff', 'M1340 330L1420 100h34L1374 356h-34Z', 0.16),
    panel(frame.base, { x: 1408, y: 92, width: 9, height: 268 }, 1),
    panel(frame.base, { x: 1330, y: 210, width: 164, height: 9 }, 1),
    panel(frame.light, { x: 1308, y: 360, width: 208, height: 18 }, 2),
    ...shutterAt(1252),
    ...shutterAt(1510),
  ].join('')
}

/** Sky, hills, the neighbours' roof, a hedge and a white fence: what is left of the garage. */
function street(stage: Stage) {
  const paint = stage.paint('back')
  const [hill, hedge, autumn] = [paint('leaf.olive'), paint('leaf.moss'), paint('leaf.autumn')]
  const [fence, roof, wall, trunk] = [
    paint('paper.white'),
    paint('clay.brick'),
    paint('paper.rose'),
    paint('wood.walnut'),
  ]
  const pales = Array.from({ length: 10 }, (_, at) => {
    const x = -12 + at * 34
    return [
      shape(fence.base, `M${x} ${GROUND + 12}V588L${x + 11} 572L${x + 22} 588V${GROUND + 12}Z`),
      shape(fence.shade, `M${x + 15} 580L${x + 22} 588V${GROUND + 12}h-7Z`),
    ].join('')
  })
  return [
    shape('#b9dde4', 'M0 0H1600V720H0Z'),
    shape('#dcebdf', 'M0 250Q160 210 330 262V720H0Z', 0.8),
    shape('#ffffff', 'M150 196q8 -30 42 -26q16 -34 54 -16q34 2 34 34q26 4 24 26H136q-10 -14 14 -18Z', 0.75),
    shape(hill.base, 'M-10 470Q90 372 210 430Q270 392 340 420V720H-10Z', 0.8),
    foliage(paint('leaf.olive'), stage.random, { x: 190, y: 380, width: 150, height: 170 }, 7),
    panel(wall.base, { x: 30, y: 476, width: 170, height: 130 }, 1),
    panel(wall.shade, { x: 150, y: 476, width: 50, height: 130 }, 1),
    shape(roof.base, 'M6 486L58 404H176L222 486Z'),
    shape(roof.light, 'M6 486L58 404h18L30 486Z'),
    shape(roof.shade, 'M146 404h26l48 82h-40Z', 0.7),
    panel(roof.shade, { x: 138, y: 376, width: 24, height: 44 }, 1),
    stroke(paint('paper.white').light, 9, 'M150 366q-10 -18 4 -32q12 -14 2 -30'),
    panel(paint('glass.clear').shade, { x: 70, y: 508, width: 44, height: 50 }, 1),
    foliage(hedge, stage.random, { x: -60, y: 530, width: 230, height: 150 }, 8),
    foliage(hedge, stage.random, { x: 110, y: 548, width: 230, height: 140 }, 8),
    panel(fence.shade, { x: -10, y: 612, width: 340, height: 12 }, 1),
    panel(fence.shade, { x: -10, y: 664, width: 340, height: 12 }, 1),
    ...pales,
    shape(
      trunk.base,
      'M28 720Q52 560 40 430Q30 300 -20 200L16 190Q52 260 66 330Q84 270 136 236L146 252Q92 300 84 400Q84 600 112 724Z',
    ),
    shape(trunk.shade, 'M66 330Q84 270 136 236L146 252Q92 300 84 400Q84 600 112 724H80Q66 520 66 330Z'),
    foliage(autumn, stage.random, { x: -170, y: -150, width: 440, height: 400 }, 15),
    foliage(paint('enamel.mustard'), stage.random, { x: 66, y: 130, width: 200, height: 150 }, 7),
  ].join('')
}

/** The drive, the lawn on both sides of it, and the leaves of the night. */
function drive(stage: Stage) {
  const paint = stage.paint('middle')
  const [stone, grass] = [paint('clay.bone'), paint('leaf.leaf')]
  const fallen = [paint('leaf.autumn'), paint('enamel.mustard'), paint('cloth.rust')] as const
  const leaves = Array.from({ length: 34 }, () => {
    const [x, y] = [stage.random.between(10, 1590), stage.random.between(GROUND + 16, 1190)]
    const size = 0.6 + (y - GROUND) / 500
    return group(
      `translate(${short(x)} ${short(y)}) rotate(${short(stage.random.between(0, 360))}) scale(${short(size)})`,
      shape(stage.random.pick(fallen).base, 'M-9 0Q-2 -8 9 0Q-2 7 -9 0Z'),
    )
  })
  const tufts = Array.from({ length: 20 }, () => {
    const isLeft = stage.random.chance(0.5)
    const x = isLeft ? stage.random.between(0, 120) : stage.random.between(1330, 1600)
    return stroke(
      grass.shade,
      3,
      `M${short(x)} ${short(stage.random.between(GROUND + 40, 1190))}q-2 -10 -8 -14m8 14q2 -12 0 -18m0 18q4 -10 10 -12`,
    )
  })
  return [
    panel(grass.base, { x: -4, y: GROUND - 4, width: 1610, height: 500 }, 0),
    shape(
      grass.light,
      `M0 ${GROUND - 4}H240L100 900Q40 940 0 930Z M1240 ${GROUND}H1600V800Q1400 830 1280 770Z`,
      0.5,
    ),
    ...tufts,
    shape(stone.base, `M300 ${GROUND - 4}H1180L1500 1204H-40Z`),
    shape(stone.light, `M300 ${GROUND - 4}H640L440 1204H-40Z`, 0.5),
    stroke(stone.shade, 4, `M740 ${GROUND}L738 1204M192 840H1266M90 1000H1370`),
    stroke(stone.shade, 3, 'M960 760l-26 30l12 22l-30 34M420 900l34 18l8 30l30 10'),
    shape(paint('brass.iron').base, 'M560 790Q640 772 690 796Q716 818 640 824Q560 826 560 790Z', 0.18),
    ...leaves,
  ].join('')
}

/** What is outdoors and behind everything else, up to the open garage. */
export function morningHouse(stage: Stage) {
  const paint = stage.paint('back')
  stage.draw(
    street(stage),
    house(stage),
    gableWall(paint('enamel.cream')),
    roundWindow(paint('paper.white'), mix('#b9dde4', INK, 0.2)),
    roofEdge(paint('clay.brick'), paint('paper.white')),
    drive(stage),
    inside(stage),
  )
}
