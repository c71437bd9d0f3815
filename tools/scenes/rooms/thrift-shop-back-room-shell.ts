import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { glow, halos } from './lamplight.ts'

export const FLOOR = 780
const DOORWAY = { x: 96, y: 176, width: 250, height: FLOOR - 176 }

/** Through the doorway: the shop, tidy and dark, the street lamp in its window. */
function shopBeyond(stage: Stage) {
  const paint = stage.paint('back')
  const { x, y, width, height } = DOORWAY
  const dark = (dye: Dye) => mix(paint(dye).deep, '#1f2450', 0.45)
  return [
    panel(dark('cloth.indigo'), { x: x - 4, y, width: width + 8, height }, 0),
    panel(mix('#3c4786', LAMP, 0.12), { x: x + 40, y: y + 60, width: 150, height: 190 }, 2),
    oval(LAMP, x + 150, y + 120, 16),
    halos([[x + 150, y + 120]], 76, 0.4),
    stroke(dark('brass.iron'), 6, `M${x + 150} ${y + 136}V${y + 250}`),
    shape(dark('wood.walnut'), `M${x + 108} ${y + 60}h9v190h-9Z M${x + 40} ${y + 150}h150v8h-150Z`),
    panel(dark('wood.oak'), { x: x - 4, y: y + 400, width: width + 8, height: 14 }, 0),
    shape(
      dark('enamel.blue'),
      `M${x + 30} ${y + 400}v-60h30v60Z M${x + 70} ${y + 400}q0 -70 26 -72q26 2 26 72Z M${x + 140} ${y + 400}v-40h60v40Z`,
    ),
    shape(dark('clay.slate'), `M${x - 4} ${y + 560}h${width + 8}v60h${-width - 8}Z`),
    shape(LAMP, `M${x} ${FLOOR}L${x + 120} ${y + 500}H${x + width}V${FLOOR}Z`, 0.12),
  ]
}

export function shell(stage: Stage) {
  const [back, middle] = [stage.paint('back'), stage.paint('middle')]
  const [wall, frame, floor, pipe] = [
    back('clay.bone'),
    back('wood.oak'),
    middle('clay.brick'),
    back('brass.copper'),
  ]
  const { x, y, width } = DOORWAY
  const bricks = Array.from({ length: 44 }, () => {
    const row = Math.floor(stage.random.between(0, 19))
    const left = Math.floor(stage.random.between(0, 18)) * 92 + (row % 2) * 46
    return [left, row * 40 + 12] as const
  })
    .filter(([left, top]) => left > x + width + 40 || left + 80 < x - 40 || top + 28 < y - 40)
    .map(([left, top]) => `M${left} ${top}h80v28h-80Z`)
  const tiles = Array.from(
    { length: 13 },
    (_, at) => `M${short(800 + (at - 6) * 110)} ${FLOOR}L${short(800 + (at - 6) * 230)} 1204`,
  ).join('')
  stage.draw(
    panel(wall.base, { x: -4, y: -4, width: 1608, height: FLOOR + 4 }, 0),
    shape(wall.shade, bricks.join(''), 0.3),
    shape(wall.shade, `M-4 -4H1604V60Q800 110 -4 60Z M1420 -4H1604V${FLOOR}H1500Q1460 300 1420 -4Z`, 0.5),
    glow(820, 236, 640, 0.07),
    glow(820, 236, 330, 0.08),
    ...shopBeyond(stage),
    shape(frame.base, `M${x - 26} ${y - 26}h${width + 52}V${FLOOR}h-26V${y}H${x}V${FLOOR}h-26Z`),
    shape(frame.light, `M${x - 26} ${y - 26}h${width + 52}v7H${x - 19}V${FLOOR}h-7Z`),
    shape(frame.shade, `M${x + width} ${y}h9V${FLOOR}h-9Z`),
    panel(floor.base, { x: -4, y: FLOOR, width: 1608, height: 440 }, 0),
    stroke(floor.shade, 4, `${tiles}M-4 836H1604M-4 910H1604M-4 1010H1604M-4 1130H1604`),
    oval(LAMP, 820, 980, 620, 170, 0.09),
    oval(LAMP, 820, 960, 360, 96, 0.09),
    panel(back('wood.walnut').shade, { x: x + width + 26, y: FLOOR - 18, width: 1300, height: 20 }, 1),
    // Pipes under the ceiling, one wrapped in a sock where it drips.
    stroke(pipe.shade, 15, 'M-10 52H1240Q1274 52 1274 88V330'),
    stroke(pipe.light, 4, 'M-10 47H1240Q1270 47 1270 84V330'),
    panel(back('enamel.red').base, { x: 520, y: 36, width: 96, height: 34 }, 4),
    panel(back('enamel.red').light, { x: 540, y: 36, width: 14, height: 34 }, 1),
  )
}

/** Lists on the wall: what is sorted, and what is not. */
export function lists(stage: Stage) {
  const paint = stage.paint('back')
  const [paper, pen, pin] = [paint('paper.white'), paint('wood.walnut'), paint('enamel.red')]
  return [
    group(
      'translate(462 236) rotate(-2)',
      panel(INK, { x: 6, y: 6, width: 128, height: 168 }, 1, 0.16),
      panel(paper.base, { x: 0, y: 0, width: 128, height: 168 }, 2),
      stroke(pen.base, 3, 'M40 34h70M40 62h56M40 90h66M40 118h40M40 146h60'),
      stroke(
        pen.base,
        3,
        'M14 28h14v12h-14ZM14 56h14v12h-14ZM14 84h14v12h-14ZM14 112h14v12h-14ZM14 140h14v12h-14Z',
      ),
      stroke(paint('leaf.moss').base, 4, 'M14 32l6 8l14 -18'),
      oval(pin.base, 64, 6, 6),
    ),
    group(
      'translate(606 232) rotate(3)',
      panel(paint('enamel.mustard').light, { x: 0, y: 0, width: 76, height: 72 }, 1),
      stroke(pen.base, 3, 'M12 20h50M12 34h40M12 48h46'),
      oval(pin.base, 38, 4, 5),
    ),
    group(
      'translate(598 326) rotate(-4)',
      panel(paint('paper.rose').light, { x: 0, y: 0, width: 90, height: 62 }, 1),
      shape(paint('enamel.red').base, 'M45 48L26 30Q22 16 34 14Q42 14 45 24Q48 14 56 14Q68 16 64 30Z'),
      oval(pin.deep, 45, 4, 5),
    ),
  ]
}

/** The bulb, and what little it has for a shade. */
export function bulb(stage: Stage, x: number, y: number) {
  const tin = stage.paint('middle')('brass.iron')
  return [
    stroke(tin.deep, 4, `M${x} -4Q${x + 5} ${y / 2} ${x} ${y - 44}`),
    shape(tin.base, `M${x - 13} ${y - 48}h26l-2 30h-22Z`),
    halos([[x, y]], 130, 0.42),
    oval(LAMP, x, y + 4, 25, 29),
    oval('#fffaf0', x - 5, y - 3, 12, 15),
  ]
}
