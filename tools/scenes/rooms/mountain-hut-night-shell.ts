import type { Stage } from '#scenes/compose/stage.ts'
import { INK, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { contactShadow, oval, shape, short, stroke } from '#scenes/kit/svg.ts'

export const FLOOR = 800

export function stormWindow(stage: Stage) {
  const back = stage.paint('back')
  const frame = back('wood.pine')
  const night = '#2c3560'
  const snow = '#c3cde2'
  const drift = Array.from({ length: 46 }, () => {
    const [x, y, long] = [
      stage.random.between(480, 690),
      stage.random.between(196, 400),
      stage.random.between(10, 34),
    ]
    return `M${short(x)} ${short(y)}l${short(long)} ${short(long * 0.34)}`
  })
  return [
    shape(INK, 'M452 170H756V464H452Z', 0.25),
    panel(night, { x: 462, y: 180, width: 272, height: 258 }, 0),
    shape(
      mix(night, snow, 0.2),
      'M462 250Q560 214 640 262Q700 290 734 270V330Q640 350 560 310Q500 290 462 310Z',
    ),
    shape(mix(night, INK, 0.5), 'M462 400L520 330L556 372L600 300L662 384L700 350L734 388V438H462Z'),
    stroke(snow, 3, drift.join('')),
    shape(snow, 'M462 410Q520 376 590 402Q660 420 734 380V438H462Z'),
    shape('#e5eaf2', 'M462 410Q520 376 590 402Q660 420 734 380V392Q660 432 590 414Q520 390 462 422Z'),
    shape(
      snow,
      'M474 196q30 -2 40 0q-30 8 -40 40ZM722 196q-30 -2 -36 0q30 10 36 36ZM606 330q40 -4 60 4q-40 2 -60 20Z',
      0.8,
    ),
    ...[452, 592, 722].map((x) => panel(frame.base, { x, y: 172, width: 20, height: 276 }, 1)),
    panel(frame.base, { x: 446, y: 164, width: 302, height: 22 }, 2),
    panel(frame.shade, { x: 462, y: 300, width: 272, height: 12 }, 1),
    panel(frame.light, { x: 446, y: 164, width: 302, height: 6 }, 1),
    panel(frame.light, { x: 430, y: 440, width: 334, height: 24 }, 2),
    panel(frame.shade, { x: 434, y: 456, width: 326, height: 9 }, 1),
    shape(
      back('cloth.rust').base,
      'M436 156H530Q520 260 476 310Q462 380 470 432L436 430ZM762 156H672Q682 260 724 310Q738 380 732 432L764 430Z',
    ),
    shape(
      back('cloth.rust').shade,
      'M490 156Q484 250 446 300Q454 230 452 156ZM716 156Q722 250 756 300Q748 230 746 156Z',
      0.7,
    ),
    shape(
      back('cloth.oat').base,
      'M464 330Q474 316 482 306L498 316Q482 330 472 344ZM736 330Q726 316 718 306L702 316Q718 330 728 344Z',
    ),
    stroke(back('brass.brass').shade, 8, 'M418 152H782'),
  ].join('')
}

/** Two beds, one above the other. Things lie on them at `upper` and `lower`. */
export function bunk(
  stage: Stage,
  { x, width, upper, lower }: { x: number; width: number; upper: number; lower: number },
) {
  const wood = stage.paint('middle')('wood.pine')
  const far = stage.paint('back')('wood.oak')
  const sheet = stage.paint('middle')('cloth.oat')
  const blanket = [stage.paint('middle')('cloth.indigo'), stage.paint('middle')('enamel.red')] as const
  const stripe = stage.paint('middle')('cloth.mustard')
  const right = x + width
  const bed = (y: number, cover: (typeof blanket)[number]) =>
    [
      shape(
        sheet.base,
        `M${x + 10} ${y - 14}Q${x + width / 2} ${y - 22} ${right} ${y - 14}V${y + 18}H${x + 10}Z`,
      ),
      shape(
        cover.base,
        `M${x + 90} ${y - 20}Q${x + width * 0.6} ${y - 32} ${right} ${y - 20}V${y + 40}Q${x + width * 0.7} ${y + 30} ${x + width * 0.5} ${y + 42}Q${x + 200} ${y + 34} ${x + 96} ${y + 42}Z`,
      ),
      shape(stripe.base, `M${x + 130} ${y - 22}h22l4 62h-24ZM${x + 190} ${y - 24}h14l3 62h-16Z`, 0.9),
      shape(
        cover.light,
        `M${x + 90} ${y - 20}Q${x + width * 0.6} ${y - 32} ${right} ${y - 20}V${y - 14}Q${x + width * 0.6} ${y - 24} ${x + 90} ${y - 12}Z`,
        0.7,
      ),
      panel(wood.base, { x: x - 4, y: y + 22, width: width + 10, height: 44 }, 2),
      panel(wood.light, { x: x - 4, y: y + 22, width: width + 10, height: 7 }, 1),
      panel(wood.shade, { x: x, y: y + 54, width, height: 12 }, 1),
    ].join('')
  return {
    behind: [
      panel(far.deep, { x, y: upper - 190, width: width + 20, height: FLOOR - upper + 220 }, 0),
      ...Array.from({ length: 6 }, (_, at) =>
        panel(far.shade, { x: x + 6 + at * 92, y: upper - 186, width: 86, height: FLOOR - upper + 200 }, 1),
      ),
      bed(upper, blanket[0]),
      bed(lower, blanket[1]),
    ].join(''),
    before: [
      panel(wood.shade, { x: x - 22, y: upper - 210, width: 40, height: FLOOR - upper + 290 }, 2),
      panel(wood.base, { x: x - 22, y: upper - 210, width: 26, height: FLOOR - upper + 290 }, 2),
      panel(wood.light, { x: x - 22, y: upper - 210, width: 7, height: FLOOR - upper + 290 }, 1),
      oval(wood.base, x - 3, upper - 218, 25, 18),
      oval(wood.light, x - 9, upper - 224, 12, 8),
    ].join(''),
  }
}

/** A round table with a cloth, half a game on it. Things stand on it at `y`. */
export function cardTable(stage: Stage, x: number, y: number) {
  const wood = stage.paint('middle')('wood.oak')
  const cloth = stage.paint('middle')('leaf.moss')
  const edge = stage.paint('middle')('cloth.mustard')
  return [
    contactShadow(x + 10, y + 196, 250, 30),
    shape(
      wood.shade,
      `M${x - 34} ${y + 60}L${x - 24} ${y + 170}Q${x - 130} ${y + 180} ${x - 140} ${y + 204}Q${x - 40} ${y + 190} ${x} ${y + 196}Q${x + 60} ${y + 190} ${x + 150} ${y + 206}Q${x + 130} ${y + 180} ${x + 30} ${y + 170}L${x + 38} ${y + 60}Z`,
    ),
    shape(
      wood.base,
      `M${x - 34} ${y + 60}L${x - 24} ${y + 170}Q${x - 130} ${y + 180} ${x - 140} ${y + 204}Q${x - 40} ${y + 186} ${x - 4} ${y + 190}L${x} ${y + 60}Z`,
    ),
    oval(wood.shade, x, y + 22, 292, 66),
    oval(wood.base, x, y + 12, 292, 66),
    oval(wood.light, x - 6, y + 8, 284, 60, 0.7),
    oval(cloth.base, x, y + 10, 250, 52),
    oval(cloth.light, x - 20, y + 4, 200, 38, 0.3),
    stroke(
      edge.base,
      4,
      `M${x - 236} ${y + 10}A236 47 0 0 0 ${x + 236} ${y + 10}A236 47 0 0 0 ${x - 236} ${y + 10}`,
    ),
  ].join('')
}
