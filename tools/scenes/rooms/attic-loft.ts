import { PICTURE } from '#scenes/compose/picture.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK, LAMP, mix, type Tones } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import { boards, floorboards } from './boards.ts'
import { glow } from './lamplight.ts'

/** Where the wall of the attic meets its floor. */
export const FLOOR = 790

type Sky = { high: string; low: string }

/** Two slopes of roof and a gable of boards between them, with a tie beam to hang things from. */
export function gable(stage: Stage, { wall, floor }: { wall: Dye; floor: Dye }) {
  const back = stage.paint('back')
  const middle = stage.paint('middle')
  stage.draw(
    boards(back(wall), stage.random, { x: 0, y: 0, width: PICTURE.width, height: FLOOR }, 17),
    floorboards(middle(floor), FLOOR),
    panel(back('wood.walnut').shade, { x: -4, y: FLOOR - 22, width: PICTURE.width + 8, height: 24 }, 2),
  )
}

export function rafters(stage: Stage) {
  const near = stage.paint('middle')('wood.walnut')
  const far = stage.paint('back')('wood.walnut')
  stage.draw(
    shape(far.deep, 'M0 0H430L0 500Z M1600 0H1170L1600 500Z'),
    shape(
      far.shade,
      'M0 0H150L0 176Z M240 0h70L0 362v-82Z M1600 0H1450L1600 176Z M1360 0h-70L1600 362v-82Z',
      0.7,
    ),
    shape(near.shade, 'M386 0h64L0 524v-76Z M1150 0h64L1600 448v76Z'),
    shape(near.base, 'M386 0h34L0 488v-40Z M1150 0h38L1600 478v-30Z'),
    shape(near.light, 'M386 0h9L0 459v-11Z M1150 0h9L1600 509v13Z', 0.7),
    panel(near.shade, { x: -4, y: 60, width: PICTURE.width + 8, height: 42 }, 3),
    panel(near.base, { x: -4, y: 56, width: PICTURE.width + 8, height: 34 }, 3),
    panel(near.light, { x: -4, y: 56, width: PICTURE.width + 8, height: 8 }, 2),
    // The joiner's pegs.
    ...[210, 640, 980, 1410].map((x) => oval(near.deep, x, 76, 6, 6)),
  )
}

/** Round, in the gable; hills below the sky. */
export function roundWindow(stage: Stage, x: number, y: number, { high, low }: Sky) {
  const rim = stage.paint('back')('enamel.cream')
  const bars = stage.paint('back')('wood.walnut')
  stage.draw(
    oval(bars.deep, x + 7, y + 8, 128, 130, 0.5),
    oval(rim.shade, x, y, 126),
    oval(rim.base, x - 2, y - 3, 123),
    oval(high, x, y, 104),
    shape(low, `M${x - 103} ${y + 22}q52 -34 104 -4q54 30 101 -2q-10 86 -101 88q-88 -2 -104 -82Z`),
    shape(mix(low, INK, 0.25), `M${x - 84} ${y + 62}q40 -30 80 -10q48 22 88 0q-26 52 -84 52q-56 0 -84 -42Z`),
    shape(bars.base, `M${x - 6} ${y - 106}h12v212h-12Z M${x - 106} ${y - 6}h212v12h-212Z`),
    shape(bars.light, `M${x - 6} ${y - 106}h4v212h-4Z M${x - 106} ${y - 6}h212v4h-212Z`),
  )
}

/** A skylight in the slope of the roof. */
export function skylight(stage: Stage, { high, low }: Sky, isRaining: boolean) {
  const rim = stage.paint('back')('wood.pine')
  const drops = [560, 602, 640, 688, 730, 776, 822, 866, 902]
  stage.draw(
    shape(rim.deep, 'M508 128l430 -6l66 262l-560 8Z', 0.45),
    shape(rim.shade, 'M500 116l430 -6l66 262l-560 8Z'),
    shape(rim.base, 'M506 118l416 -5l58 248l-538 8Z'),
    shape(high, 'M528 138l176 -3l-12 206l-222 4Z M728 135l176 -3l50 206l-238 4Z'),
    shape(low, 'M492 268q90 -40 206 -8l-6 81l-222 4Z M720 262q120 -44 214 -2l20 78l-238 4Z'),
    ...(isRaining
      ? drops.map((x, at) => stroke(mix(high, '#ffffff', 0.45), 4, `M${x} ${150 + (at % 3) * 44}l-12 46`))
      : []),
    shape(rim.light, 'M500 116l430 -6l2 9l-434 6Z'),
  )
}

/** The chimney that comes up from the kitchen: the one warm place in winter. */
export function chimney(stage: Stage, x: number, width: number) {
  const brick = stage.paint('back')('clay.brick')
  const rows = 17
  const height = FLOOR / rows
  const bricks = Array.from({ length: rows * 4 }, (_, at) => {
    const row = Math.floor(at / 4)
    const left = x + ((at % 4) - (row % 2) * 0.5) * (width / 3.5)
    const from = Math.max(x + 4, left + 3)
    const to = Math.min(x + width - 4, left + width / 3.5 - 3)
    if (to - from < 12) return ''
    const tone = stage.random.pick([brick.base, brick.base, brick.light, brick.shade])
    return panel(
      tone,
      { x: from, y: row * height + 3, width: to - from, height: height - 6 },
      1.5,
      tone === brick.light ? 0.55 : 1,
    )
  })
  stage.draw(
    panel(
      stage.paint('back')('wood.walnut').deep,
      { x: x + 14, y: 0, width: width + 10, height: FLOOR },
      0,
      0.3,
    ),
    panel(brick.shade, { x, y: 0, width, height: FLOOR }, 0),
    ...bricks,
    shape(brick.deep, `M${x + width - 26} 0h26v${FLOOR}h-26Z`, 0.3),
  )
}

export function bulb(stage: Stage, x: number, y: number) {
  const tin: Tones = stage.paint('middle')('brass.iron')
  stage.draw(
    stroke(tin.deep, 4, `M${x} 84V${y - 44}`),
    glow(x, y, 300, 0.1),
    shape(tin.base, `M${x - 12} ${y - 46}h24l-2 28h-20Z`),
    oval(LAMP, x, y, 22, 26),
    oval('#fff8e2', x - 6, y - 6, 9, 11),
  )
}

/** A worn rug on the floor. */
export function rug(stage: Stage, dye: Dye, edge: Dye) {
  const cloth = stage.paint('middle')(dye)
  const border = stage.paint('middle')(edge)
  stage.draw(
    shape(border.shade, 'M250 908Q800 886 1352 906L1530 1146Q800 1176 70 1150Z'),
    shape(border.base, 'M262 912Q800 892 1340 910L1506 1134Q800 1162 94 1138Z'),
    shape(cloth.base, 'M310 930Q800 914 1292 928L1428 1112Q800 1134 170 1116Z'),
    shape(
      cloth.light,
      'M800 938l120 60l-118 82l-132 -80Z M470 950l70 46l-80 62l-86 -58Z M1130 946l84 50l-56 66l-96 -58Z',
      0.5,
    ),
  )
}
