import type { Stage } from '#scenes/compose/stage.ts'
import { INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import { sky } from './indoors.ts'

/** The opening in the gable through which nets came up: its edges. */
const HATCH = { left: 520, right: 1080, top: 150, bottom: 660 }
const HORIZON = 440
const SUN = { x: 838, y: 412 }
const SEA = { far: '#d88f6f', near: '#8c5f6c' }

/** The evening beyond the hatch: a low sun, its path on the water, and one boat that comes home. */
export function eveningSea(stage: Stage) {
  const { left, right, top, bottom } = HATCH
  const [width, height] = [right - left, bottom - top]
  const glitter = [456, 474, 494, 518, 548, 584, 626].map(
    (y, at) => `M${SUN.x - 26 - at * 12} ${y}q${26 + at * 12} ${-4 - at} ${52 + at * 24} 0`,
  )
  stage.draw(
    sky('#f3a875', '#fde3ad', { x: left, y: top, width, height: HORIZON - top }, 5),
    oval('#fff1c4', SUN.x, SUN.y, 118, 118, 0.25),
    oval('#fff1c4', SUN.x, SUN.y, 82, 82, 0.35),
    oval('#fff6d8', SUN.x, SUN.y, 54),
    shape('#f7c795', `M${left} 236q70 -34 150 -12q60 -22 118 12q-130 24 -268 0Z`, 0.8),
    shape('#f9d4a4', `M${right} 292q-80 -30 -150 -6q-60 -14 -96 14q120 18 246 -8Z`, 0.8),
    panel(SEA.far, { x: left, y: HORIZON, width, height: height - (HORIZON - top) }, 0),
    shape(mix(SEA.far, SEA.near, 0.5), `M${left} 506q140 -14 280 0t280 -4V${bottom}H${left}Z`),
    shape(SEA.near, `M${left} 586q140 -20 280 2t280 -6V${bottom}H${left}Z`),
    stroke('#ffe9b8', 6, glitter.join('')),
    shape(
      mix(SEA.near, INK, 0.2),
      `M${left} ${HORIZON + 4}V386q60 -26 110 8q44 6 76 50Z M${right} ${HORIZON + 4}V404q-60 -10 -96 40Z`,
    ),
    // The boat.
    shape(mix(SEA.near, INK, 0.5), 'M636 500Q690 512 752 498L738 524H652Z'),
    shape('#fbe6c0', 'M700 494V360Q760 430 746 492Z'),
    shape('#e9b98a', 'M692 494V376Q646 440 646 488Z'),
    stroke(mix(SEA.near, INK, 0.5), 4, 'M696 504V350'),
  )
}

/** The frame of the hatch, its two leaves folded back, and the beam with the block that lifted everything up here. */
export function loftHatch(stage: Stage) {
  const { left, right, top, bottom } = HATCH
  const [frame, leaf, iron, rope] = [
    stage.paint('back')('wood.walnut'),
    stage.paint('back')('enamel.blue'),
    stage.paint('middle')('brass.iron'),
    stage.paint('middle')('cloth.oat'),
  ]
  stage.draw(
    shape(INK, `M${left} ${top}h${right - left}v18H${left + 14}V${bottom}H${left}Z`, 0.22),
    ...[left - 118, right + 18].flatMap((x) => [
      panel(leaf.shade, { x: x + 6, y: top + 8, width: 100, height: bottom - top + 6 }, 2),
      panel(leaf.base, { x, y: top, width: 100, height: bottom - top + 6 }, 2),
      stroke(leaf.shade, 3, `M${x + 34} ${top + 4}V${bottom}M${x + 68} ${top + 4}V${bottom}`),
      panel(leaf.light, { x, y: top, width: 9, height: bottom - top + 4 }, 1, 0.7),
      panel(iron.base, { x: x - 4, y: top + 64, width: 108, height: 15 }, 1),
      panel(iron.base, { x: x - 4, y: bottom - 84, width: 108, height: 15 }, 1),
    ]),
    panel(frame.shade, { x: left - 22, y: top - 22, width: 26, height: bottom - top + 40 }, 2),
    panel(frame.base, { x: left - 22, y: top - 22, width: 14, height: bottom - top + 40 }, 2),
    panel(frame.shade, { x: right - 4, y: top - 22, width: 26, height: bottom - top + 40 }, 2),
    panel(frame.light, { x: right - 4, y: top - 10, width: 6, height: bottom - top + 20 }, 1),
    panel(frame.base, { x: left - 36, y: top - 34, width: right - left + 72, height: 34 }, 2),
    panel(frame.light, { x: left - 36, y: top - 34, width: right - left + 72, height: 8 }, 1),
    panel(frame.shade, { x: left - 40, y: bottom + 2, width: right - left + 80, height: 26 }, 2),
    panel(frame.base, { x: left - 40, y: bottom - 8, width: right - left + 80, height: 22 }, 2),
    panel(frame.light, { x: left - 40, y: bottom - 8, width: right - left + 80, height: 6 }, 1),
    // Block and hook.
    stroke(iron.deep, 6, 'M980 100V178'),
    shape(frame.base, 'M962 172Q980 160 998 172L994 220Q980 230 966 220Z'),
    oval(iron.base, 980, 196, 12),
    stroke(rope.base, 6, 'M974 220V330Q974 356 988 356Q1002 354 998 336'),
    stroke(rope.shade, 5, 'M996 214Q1010 300 1052 380'),
    oval(LAMP, 980, 194, 4),
  )
}
