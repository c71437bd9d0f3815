import type { Stage } from '#scenes/compose/stage.ts'
import { INK, LAMP, mix, paintIn } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Hand } from '#scenes/kit/thing.ts'
import { shelf } from './boards.ts'
import { cobbles } from './flea-market-ground.ts'
import { glow } from './lamplight.ts'

const STREET = 716

/** The harbour before dawn: the last stars, roofs, a lighthouse that is still at work. */
function harbour(stage: Stage) {
  const paint = stage.paint('back')
  const [roof, hill, wall] = [paint('brass.iron'), paint('leaf.moss'), paint('paper.white')]
  const night = '#2b3168'
  const stars = [
    [420, 250],
    [520, 150],
    [620, 236],
    [706, 122],
    [860, 190],
    [1010, 132],
    [1104, 236],
    [1190, 300],
    [930, 290],
    [470, 356],
  ].map(([x = 0, y = 0], at) =>
    shape(
      '#f4ead0',
      `M${x} ${y - 7}L${x + 2} ${y - 2}L${x + 7} ${y}L${x + 2} ${y + 2}L${x} ${y + 7}L${x - 2} ${y + 2}L${x - 7} ${y}L${x - 2} ${y - 2}Z`,
      at % 3 ? 0.85 : 0.5,
    ),
  )
  return [
    shape(night, 'M270 50H1330V780H270Z'),
    shape(mix(night, '#7a6aa6', 0.5), 'M270 350Q700 300 1330 372V780H270Z'),
    shape(mix(night, '#d9897f', 0.55), 'M270 446Q760 400 1330 462V780H270Z'),
    shape(mix(night, '#f0b184', 0.75), 'M270 516Q760 484 1330 526V780H270Z'),
    ...stars,
    shape('#f4ead0', 'M1030 140q-46 4 -48 46q4 40 46 44q-24 -14 -24 -44q2 -30 26 -46Z', 0.9),
    shape(LAMP, 'M564 322L1320 196V292Z', 0.14),
    shape(LAMP, 'M556 322L280 266V352Z', 0.14),
    shape(mix(night, '#7a6aa6', 0.4), 'M270 570H1330V780H270Z'),
    shape(LAMP, 'M540 590h40l-6 8h-28Z M530 612h60l-8 8h-44Z', 0.5),
    shape(hill.deep, 'M270 580Q380 540 470 552Q560 560 640 584V600H270Z'),
    shape(hill.deep, 'M430 590Q470 500 530 478H590Q640 500 680 590Z'),
    group(
      'translate(0 -76)',
      shape(wall.base, 'M542 556L550 424h20L578 556Z'),
      shape(paint('enamel.red').base, 'M547 480h26l2 30h-30Z'),
      shape(wall.shade, 'M564 424h6L578 556h-12Z'),
      panel(roof.deep, { x: 546, y: 414, width: 28, height: 10 }, 1),
      oval(LAMP, 560, 400, 12, 13),
      glow(560, 400, 60, 0.18),
      shape(roof.deep, 'M544 388L560 370L576 388Z'),
    ),
    shape(
      roof.deep,
      'M780 640V540l50 -40l50 40v-24l40 -34l40 34v-50h16v50h60v-60l54 -40l54 40v60h40l36 -30l40 30v170H780Z',
    ),
    ...[
      [812, 560],
      [912, 546],
      [1010, 540],
      [1094, 520],
      [1096, 570],
      [1196, 580],
    ].map(([x = 0, y = 0]) => panel(LAMP, { x, y, width: 16, height: 22 }, 1, 0.85)),
    stroke(roof.deep, 5, 'M690 600V470M690 500L656 590M690 500L730 590M690 478L740 520'),
    shape(roof.deep, 'M650 596h90l-14 22h-62Z'),
  ].join('')
}

/** Six in the morning, says the railway. */
function stationClock(stage: Stage) {
  const paint = stage.paint('back')
  const [iron, face] = [paint('brass.iron'), paint('paper.white')]
  const marks = Array.from({ length: 12 }, (_, at) => {
    const turn = (at / 12) * Math.PI * 2
    return `M${short(1478 + Math.sin(turn) * 52)} ${short(170 - Math.cos(turn) * 52)}L${short(1478 + Math.sin(turn) * 59)} ${short(170 - Math.cos(turn) * 59)}`
  })
  return [
    oval(INK, 1488, 180, 80, 80, 0.3),
    oval(iron.deep, 1478, 170, 80, 80),
    oval(iron.base, 1475, 167, 76, 76),
    oval(face.base, 1478, 170, 67, 67),
    oval(LAMP, 1478, 170, 67, 67, 0.4),
    stroke(iron.deep, 4, marks.join('')),
    stroke(iron.deep, 6, 'M1478 170V122M1478 170V206'),
    oval(iron.deep, 1478, 170, 6, 6),
  ].join('')
}

/** The sign of the stall: no words, a lamp. */
function lampSign(stage: Stage) {
  const paint = stage.paint('back')
  const [iron, board, gold] = [paint('brass.iron'), paint('enamel.teal'), paint('enamel.mustard')]
  return [
    stroke(iron.deep, 8, 'M-4 96H196M60 96Q110 60 150 96'),
    stroke(iron.deep, 4, 'M70 96V126M170 96V126'),
    shape(INK, 'M42 134H214V300Q128 330 42 300Z', 0.25),
    shape(board.shade, 'M30 124H208V288Q120 318 30 288Z'),
    shape(board.base, 'M40 134H198V280Q120 306 40 280Z'),
    shape(gold.light, 'M96 156H144L166 206H74Z'),
    shape(gold.base, 'M114 210H126V222Q150 234 140 258H100Q90 234 114 222Z M92 262H148V272H92Z'),
  ].join('')
}

/** Brick piers of a railway, three arches of it, soot above. */
export function arches(stage: Stage) {
  const paint = stage.paint('back')
  const [brick, stone, door] = [paint('clay.brick'), paint('clay.slate'), paint('enamel.teal')]
  const isWall = (x: number, y: number) => {
    const across = (x + 26 - 800) / 520
    return y > 380 ? Math.abs(across) > 1.08 : across ** 2 + ((y - 410) / 356) ** 2 > 1.3
  }
  const courses = Array.from({ length: 130 }, () => {
    const row = Math.floor(stage.random.between(0, 24))
    const x = -20 + Math.floor(stage.random.between(0, 28)) * 60 + (row % 2) * 30
    const tone = stage.random.chance(0.55) ? brick.light : brick.deep
    return isWall(x, 4 + row * 30) ? panel(tone, { x, y: 4 + row * 30, width: 52, height: 22 }, 1, 0.26) : ''
  })
  const wedges = Array.from({ length: 17 }, (_, at) => {
    const turn = Math.PI * (1 - at / 16)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const point = (grow: number) => `${short(800 + cos * (520 + grow))} ${short(420 - sin * (354 + grow))}`
    return stroke(brick.deep, 4, `M${point(4)}L${point(40)}`)
  })
  const side = (x: number) => [
    shape(brick.deep, `M${x} 760V470Q${x + 10} 300 ${x + 130} 296Q${x + 250} 300 ${x + 260} 470V760Z`),
    shape(door.deep, `M${x + 22} 760V480Q${x + 30} 330 ${x + 130} 326Q${x + 230} 330 ${x + 238} 480V760Z`),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
      stroke(door.shade, 5, `M${x + 26} ${410 + at * 38}H${x + 234}`),
    ),
  ]
  stage.draw(
    harbour(stage),
    panel(stone.deep, { x: 270, y: 664, width: 1060, height: 90 }, 1),
    panel(stone.shade, { x: 270, y: 660, width: 1060, height: 14 }, 1),
    shape(brick.base, 'M-4 -4H1604V766H1314V420Q1300 76 800 66Q300 76 286 420V766H-4Z'),
    ...courses,
    shape(INK, 'M-4 -4H1604V40Q1100 70 800 50T-4 66Z', 0.25),
    ...side(-120),
    ...side(1452),
    shape(
      brick.light,
      'M238 760V420Q252 28 800 18Q1348 28 1362 420V760H1314V420Q1300 76 800 66Q300 76 286 420V760Z',
      0.3,
    ),
    ...wedges,
    shape(stone.base, 'M772 10h56l10 66h-76Z'),
    shape(stone.shade, 'M806 10h22l10 66h-26Z'),
    panel(stone.base, { x: 226, y: 412, width: 70, height: 26 }, 2),
    panel(stone.base, { x: 1304, y: 412, width: 70, height: 26 }, 2),
    stationClock(stage),
    lampSign(stage),
    shape(brick.deep, 'M1314 760V420Q1300 76 800 66Q1254 112 1268 436V760Z'),
    shape(brick.shade, 'M286 760V420Q300 76 800 66Q346 112 332 436V760Z'),
    cobbles(stage.paint('middle')('clay.slate'), stage.random, STREET),
  )
}

/** Where a lit lamp is, things are as by day; whether it is lit is the first thing a lamp asks of chance. */
function burning({ random }: Stage): Partial<Hand> {
  let isAsked = false
  return {
    paint: paintIn({ tint: '#ffcf86', amount: 0.16 }),
    chance(probability) {
      const isFirst = !isAsked
      isAsked = true
      return isFirst || random.chance(probability)
    },
  }
}

type Lit = { x: number; y: number; scale?: number; hung?: boolean; reach?: number; isMirrored?: boolean }

/** A lamp that burns, and the light it throws on what is behind it. */
export function lit(
  stage: Stage,
  id: string,
  { x, y, scale = 1, hung = false, reach = 130, isMirrored = false }: Lit,
) {
  const middle = hung ? y + reach * 0.85 : y - reach * 1.05
  if (reach > 0) stage.draw(glow(x, middle, reach, 0.105))
  stage.put(id, { x, y, scale, manner: hung ? 'hang' : 'stand', isMirrored, look: burning(stage) })
}

/** Posts and a beam under the arch, a counter on trestles, a shelf behind it, bulbs from pier to pier. */
export function lampStall(stage: Stage) {
  const wood = stage.paint('middle')('wood.oak')
  const post = (x: number) => [
    panel(wood.shade, { x, y: 246, width: 26, height: 640 }, 1),
    panel(wood.base, { x, y: 246, width: 13, height: 640 }, 1),
  ]
  stage.draw(
    ...post(352),
    ...post(1222),
    panel(wood.shade, { x: 316, y: 236, width: 968, height: 30 }, 2),
    panel(wood.base, { x: 316, y: 234, width: 968, height: 20 }, 2),
    panel(wood.light, { x: 316, y: 234, width: 968, height: 5 }, 1),
    shape(wood.shade, 'M378 300L440 256h24L378 330Z M1222 300L1160 256h-24L1222 330Z'),
    oval(LAMP, 800, 1010, 760, 210, 0.08),
    oval(LAMP, 800, 980, 520, 150, 0.08),
  )
}

/** What stands on the wall of the pier: a shelf on irons. */
export function pierShelf(stage: Stage, x: number, y: number, width: number) {
  stage.draw(shelf(stage.paint('middle')('wood.walnut'), { x, y, width }, 16))
}
