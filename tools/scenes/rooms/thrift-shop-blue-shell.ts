import type { Stage } from '#scenes/compose/stage.ts'
import { INK, type Paint } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { foliage } from './foliage.ts'
import { sky, townHouses } from './indoors.ts'

export const FLOOR = 806
export const DOOR = { x: 1262, y: 150, width: 236, height: 600 }

/** A grey street, a bus stop's worth of people indoors. */
export function street(stage: Stage) {
  const paint = stage.paint('back')
  const { x, y, width, height } = DOOR
  return [
    sky('#d6dfe4', '#eaeef0', DOOR, 3),
    townHouses(
      paint,
      stage.random,
      { left: x - 20, right: x + width, ground: y + 470, height: 420 },
      ['clay.bone', 'paper.sky', 'enamel.cream'],
      false,
    ),
    panel(paint('clay.bone').base, { x, y: y + 466, width, height: 30 }, 0),
    panel(paint('clay.slate').light, { x, y: y + 490, width, height: height - 490 }, 0),
    stroke(paint('wood.walnut').base, 12, `M${x + 190} ${y + 476}V${y + 330}`),
    foliage(paint('leaf.moss'), stage.random, { x: x + 96, y: y + 210, width: 190, height: 170 }, 8),
  ]
}

/** The shop's door from within, a bell on its spring above it. */
export function door(stage: Stage) {
  const [wood, brass, cord] = [
    stage.paint('back')('paper.white'),
    stage.paint('back')('brass.brass'),
    stage.paint('back')('brass.iron'),
  ]
  const { x, y, width, height } = DOOR
  const [right, bottom] = [x + width, y + height]
  return [
    shape(
      wood.base,
      `M${x - 30} ${y - 30}h${width + 60}V${FLOOR}H${x - 30}Z M${x} ${y}V${bottom - 130}H${right}V${y}Z`,
    ),
    shape(wood.light, `M${x - 30} ${y - 30}h${width + 60}v8H${x - 22}V${FLOOR}h-8Z`),
    shape(wood.shade, `M${right} ${y}h10V${bottom - 130}h-10Z M${x} ${y - 8}h${width}v8h${-width}Z`),
    panel(wood.shade, { x: x + 14, y: bottom - 104, width: width - 28, height: 96 }, 2),
    panel(wood.base, { x: x + 22, y: bottom - 96, width: width - 50, height: 80 }, 2),
    panel(wood.base, { x: x + width / 2 - 6, y, width: 12, height: height - 130 }, 0),
    panel(wood.base, { x, y: y + 220, width, height: 12 }, 0),
    oval(brass.shade, x + 16, bottom - 150, 10, 12),
    oval(brass.light, x + 13, bottom - 154, 5),
    stroke(cord.base, 4, `M${x + width - 20} ${y - 50}q-30 -24 -46 4`),
    shape(
      brass.base,
      `M${x + width - 86} ${y - 16}Q${x + width - 82} ${y - 48} ${x + width - 66} ${y - 48}Q${x + width - 50} ${y - 48} ${x + width - 46} ${y - 16}Z`,
    ),
    oval(brass.shade, x + width - 66, y - 12, 6),
    group(
      `translate(${x + width / 2} ${y + 150}) rotate(3)`,
      stroke(cord.base, 2.5, 'M-26 -30L0 -58L26 -30'),
      panel(stage.paint('back')('paper.white').light, { x: -42, y: -32, width: 84, height: 54 }, 2),
      oval(stage.paint('back')('enamel.mustard').base, 0, -5, 15),
      stroke(
        stage.paint('back')('enamel.mustard').base,
        4,
        'M0 -28v4M0 14v4M-23 -5h4M19 -5h4M-16 -21l3 3M13 8l3 3M16 -21l-3 3M-13 8l-3 3',
      ),
    ),
  ]
}

export const BAYS = [-24, 270, 564, 858, 1152] as const
export const BOARDS = [286, 446, 610, 786] as const

export function rug(stage: Stage) {
  const [cloth, edge, light] = [
    stage.paint('middle')('enamel.blue'),
    stage.paint('middle')('cloth.indigo'),
    stage.paint('middle')('paper.sky'),
  ]
  return [
    shape(edge.shade, 'M196 930Q700 912 1130 926L1240 1160Q640 1186 60 1160Z'),
    shape(edge.base, 'M206 932Q700 916 1122 930L1224 1150Q640 1174 78 1150Z'),
    shape(cloth.base, 'M240 946Q700 930 1090 944L1170 1128Q640 1150 138 1130Z'),
    stroke(light.base, 5, 'M270 960Q700 946 1064 958L1126 1110Q640 1130 190 1112Z'),
    shape(
      light.base,
      'M660 980l110 54l-110 58l-120 -56Z M420 990l70 44l-80 48l-76 -46Z M906 986l78 44l-62 48l-84 -46Z',
      0.6,
    ),
  ]
}

/** A till with round keys and a flag that says nothing. */
export function till(paint: Paint, x: number, y: number) {
  const [body, brass, key] = [paint('clay.slate'), paint('brass.brass'), paint('paper.white')]
  const keys = Array.from({ length: 12 }, (_, at) =>
    oval(
      at === 7 ? paint('enamel.red').base : key.base,
      -44 + (at % 4) * 28 + Math.floor(at / 4) * 3,
      -78 + Math.floor(at / 4) * 20,
      10,
      8,
    ),
  )
  return group(
    `translate(${x} ${y})`,
    oval(INK, 8, 0, 104, 10, 0.18),
    shape(body.deep, 'M-92 -2V-44H96V-2Z'),
    shape(body.base, 'M-96 0L-96 -40L94 -40L94 0Q0 4 -96 0Z'),
    shape(brass.base, 'M-24 -28h48v12h-48Z'),
    shape(body.base, 'M-84 -42L-64 -96Q-50 -150 0 -152Q50 -150 60 -96L82 -42Z'),
    shape(body.shade, 'M24 -148Q54 -140 60 -96L82 -42H52Q50 -110 24 -148Z'),
    shape(body.light, 'M-58 -96Q-46 -142 -10 -148Q-36 -132 -46 -92L-64 -46H-76Z', 0.7),
    shape(brass.shade, 'M-38 -104Q-34 -134 0 -136Q34 -134 38 -104Z'),
    shape(key.light, 'M-30 -108Q-26 -128 0 -129Q26 -128 30 -108Z'),
    ...keys,
    stroke(brass.base, 6, 'M82 -60q26 -6 26 -40'),
    oval(paint('enamel.red').base, 108, -106, 9),
  )
}

/** The counter at the door; things stand from `y`. */
export function counter(paint: Paint, x: number, y: number, width: number) {
  const [wood, top] = [paint('enamel.teal'), paint('wood.oak')]
  const front = y + 62
  return [
    shape(INK, `M${x - 26} ${front}h30V1204h-60Z`, 0.16),
    panel(wood.shade, { x, y: front, width, height: 1210 - front }, 1),
    ...[0, 1].flatMap((at) => [
      panel(wood.base, { x: x + 24 + at * 250, y: front + 48, width: 220, height: 260 }, 3),
      panel(wood.light, { x: x + 24 + at * 250, y: front + 48, width: 8, height: 260 }, 1),
    ]),
    shape(top.light, `M${x + 16} ${y}H${x + width}V${front}H${x - 10}Z`),
    shape(top.base, `M${x + 120} ${y}H${x + width}V${front}H${x + 80}Z`, 0.6),
    panel(top.base, { x: x - 12, y: front, width: width + 14, height: 26 }, 2),
    panel(top.light, { x: x - 12, y: front, width: width + 14, height: 6 }, 1),
    panel(top.shade, { x: x - 10, y: front + 20, width: width + 10, height: 8 }, 1),
  ].join('')
}
