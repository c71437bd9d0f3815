import { PICTURE } from '#scenes/compose/picture.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { halos } from './lamplight.ts'

type View = { sky: string; far: string; near: string }

/** Sea and sky, with a headland. */
export function coast(stage: Stage, { sky, far, near }: View, horizon: number) {
  stage.draw(
    shape(sky, `M0 0H1600V${horizon + 4}H0Z`),
    shape(
      mix(sky, '#ffffff', 0.5),
      'M120 130q70 -54 150 -18q70 -50 140 0q70 -14 90 30q-180 20 -380 -12Z M1090 90q90 -50 170 -8q80 -30 130 24q-150 30 -300 -16Z',
      0.7,
    ),
    shape(far, `M0 ${horizon}H1600V${horizon + 190}H0Z`),
    shape(
      mix(far, '#ffffff', 0.35),
      `M180 ${horizon + 40}q60 -8 130 0q-60 10 -130 0Z M560 ${horizon + 74}q80 -9 170 0q-80 12 -170 0Z M1180 ${horizon + 52}q70 -8 160 0q-80 12 -160 0Z`,
    ),
    shape(
      mix(near, far, 0.35),
      `M1600 ${horizon - 150}Q1490 ${horizon - 142} 1430 ${horizon - 70}Q1340 ${horizon - 40} 1290 ${horizon + 6}H1600Z`,
    ),
  )
}

/** Grass down to the front edge. */
export function meadow(stage: Stage, dye: Dye, y: number) {
  const grass = stage.paint('middle')(dye)
  const { random } = stage
  const tufts = Array.from({ length: 46 }, () => {
    const x = random.between(0, PICTURE.width)
    const at = random.between(y + 40, 1190)
    const size = 0.6 + (at - y) / 500
    return group(
      `translate(${x.toFixed(0)} ${at.toFixed(0)}) scale(${size.toFixed(2)})`,
      shape(
        random.chance(0.5) ? grass.light : grass.shade,
        'M-16 0Q-14 -16 -20 -26Q-8 -18 -5 -2Q-4 -22 2 -34Q6 -18 5 -2Q12 -16 20 -22Q16 -10 16 0Z',
        0.8,
      ),
    )
  })
  stage.draw(
    shape(grass.base, `M0 ${y}Q420 ${y - 26} 800 ${y - 6}T1600 ${y - 14}V1204H0Z`),
    shape(
      grass.light,
      `M0 ${y + 60}Q500 ${y + 20} 980 ${y + 74}T1600 ${y + 50}V${y + 190}Q900 ${y + 150} 0 ${y + 210}Z`,
      0.35,
    ),
    ...tufts,
  )
}

/** The van from its side, the sliding door open on its inside. `y` is where the wheels stand. */
export function vanSide(stage: Stage, x: number, y: number, body: Dye, roof: Dye) {
  const paintwork = stage.paint('back')(body)
  const cream = stage.paint('back')(roof)
  const tyre = stage.paint('back')('brass.iron')
  const glass = stage.paint('back')('glass.clear')
  const chrome = stage.paint('back')('brass.tin')
  const wood = stage.paint('back')('wood.pine')
  stage.draw(
    named(
      'camper-van',
      group(
        `translate(${x} ${y})`,
        oval(INK, 560, 2, 600, 20, 0.2),
        shape(cream.shade, 'M28 -330Q40 -520 130 -560Q560 -606 1010 -562Q1090 -546 1112 -330Z'),
        shape(cream.base, 'M28 -330Q44 -516 134 -556Q540 -598 900 -566Q960 -440 950 -330Z'),
        shape(cream.light, 'M120 -536Q480 -584 840 -562Q480 -560 130 -516Z', 0.8),
        shape(
          paintwork.shade,
          'M20 -336H1116Q1136 -240 1130 -80Q1124 -46 1090 -44H40Q10 -50 8 -90Q6 -240 20 -336Z',
        ),
        shape(paintwork.base, 'M20 -336H940Q960 -180 930 -44H40Q10 -50 8 -90Q6 -240 20 -336Z'),
        shape(paintwork.light, 'M22 -330H900v16H20Z M14 -200h22q-4 60 4 140q-30 -10 -30 -40Z', 0.7),
        shape(chrome.base, 'M8 -110H1130v14H8Z'),
        shape(chrome.light, 'M8 -110H700v5H8Z'),
        // Windows, then the open side.
        shape(
          glass.shade,
          'M70 -356Q80 -490 136 -510L262 -522V-356Z M960 -356V-516Q1040 -510 1062 -470Q1080 -420 1084 -356Z',
        ),
        shape(
          glass.base,
          'M78 -362Q90 -484 140 -502L230 -510L180 -362Z M968 -362V-506Q1000 -504 1020 -494L990 -362Z',
        ),
        shape(paintwork.deep, 'M300 -530Q560 -552 880 -528V-60H300Z'),
        shape(wood.shade, 'M322 -506Q560 -528 860 -506V-76H322Z'),
        shape(wood.base, 'M322 -506Q560 -528 860 -506V-300H322Z', 0.75),
        shape(glass.shade, 'M430 -470H750V-360H430Z'),
        shape(mix(glass.base, '#f4e0b8', 0.4), 'M440 -462H740V-366H440Z'),
        ...[430, 690].map((left) =>
          shape(stage.paint('back')('cloth.mustard').base, `M${left - 10} -478h76q-6 60 -40 120h-36Z`),
        ),
        shape(wood.light, 'M322 -200H860v14H322Z'),
        shape(wood.deep, 'M322 -186H860V-76H322Z', 0.55),
        // The door, slid back, and its rail.
        shape(chrome.shade, 'M880 -300h230v10H880Z'),
        // Wheels and lamps.
        ...[210, 940].flatMap((at) => [
          oval(paintwork.deep, at, -62, 104, 88),
          oval(tyre.deep, at, -66, 86),
          oval(tyre.base, at - 4, -70, 78),
          oval(cream.base, at, -66, 46),
          oval(chrome.base, at - 3, -69, 30),
          oval(chrome.light, at - 9, -76, 10),
        ]),
        oval(chrome.base, 1112, -236, 26, 30),
        oval(LAMP, 1114, -236, 18, 22),
        shape(stage.paint('back')('clay.clay').base, 'M10 -250h22v54H10Z'),
        // A patch of filler nobody has painted.
        shape(paintwork.light, 'M1000 -190q26 -16 46 4q4 30 -24 34q-34 -6 -22 -38Z', 0.6),
      ),
    ),
  )
}

/** A striped awning from the roof of the van to two poles. */
export function awning(stage: Stage, from: number, to: number, y: number, one: Dye, other: Dye) {
  const stripes = 9
  const step = (to - from) / stripes
  const pole = stage.paint('middle')('wood.pine')
  const parts = [from + 10, to - 22].map((x) => panel(pole.base, { x, y: y + 90, width: 14, height: 560 }, 1))
  for (let at = 0; at < stripes; at++) {
    const tones = stage.paint('middle')(at % 2 ? one : other)
    const x = from + at * step
    const top = from + 60 + (at * (to - from - 120)) / stripes
    const topStep = (to - from - 120) / stripes
    parts.push(
      shape(
        at > stripes * 0.6 ? tones.shade : tones.base,
        `M${top.toFixed(0)} ${y}h${topStep.toFixed(0)}L${(x + step).toFixed(0)} ${y + 110}H${x.toFixed(0)}Z`,
      ),
      shape(
        tones.shade,
        `M${x.toFixed(0)} ${y + 108}h${step.toFixed(0)}v18q${(-step / 2).toFixed(0)} 34 ${(-step).toFixed(0)} 0Z`,
      ),
    )
  }
  stage.draw(...parts)
}

/** A string of bulbs between two points. */
export function bulbs(
  stage: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  isLit: boolean,
) {
  const wire = stage.paint('middle')('brass.iron')
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2] as const
  const parts = [stroke(wire.deep, 3, `M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`)]
  for (let at = 1; at < 12; at++) {
    const t = at / 12
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t ** 2 * to[0]
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t ** 2 * to[1]
    const glass = stage.paint('middle')(
      stage.random.pick(['enamel.red', 'enamel.mustard', 'enamel.teal', 'enamel.cream']),
    )
    if (isLit) parts.push(halos([[x, y + 14]], 42, 0.26))
    parts.push(
      shape(wire.base, `M${(x - 5).toFixed(0)} ${(y - 2).toFixed(0)}h10v9h-10Z`),
      oval(isLit ? mix(glass.base, LAMP, 0.55) : glass.base, x, y + 15, 10, 12),
      oval(glass.light, x - 3, y + 11, 3, 4),
    )
  }
  stage.draw(...parts)
}

/** The inside, looking at the kitchen side: cupboards above, a counter, cupboards below, a window between. */
export function galley(stage: Stage, { sky, far, near }: View) {
  const wall = stage.paint('back')('clay.bone')
  const wood = stage.paint('back')('wood.pine')
  const front = stage.paint('back')('enamel.teal')
  const floor = stage.paint('middle')('wood.oak')
  const roof = stage.paint('back')('enamel.cream')
  const tap = stage.paint('back')('brass.brass')
  stage.draw(
    panel(wall.base, { x: -4, y: 0, width: PICTURE.width + 8, height: 900 }, 0),
    shape(roof.shade, 'M0 0H1600V120Q800 30 0 120Z'),
    shape(roof.base, 'M0 0H1600V92Q800 4 0 92Z'),
    // The rounded window.
    shape(wood.shade, 'M470 230q0 -36 36 -36h600q36 0 36 36v216q0 36 -36 36H506q-36 0 -36 -36Z'),
    shape(sky, 'M492 240q0 -26 26 -26h576q26 0 26 26v196q0 26 -26 26H518q-26 0 -26 -26Z'),
    shape(far, 'M492 352h628v84q0 26 -26 26H518q-26 0 -26 -26Z'),
    shape(near, 'M492 420q140 -40 300 -10q180 26 328 -14v40q0 26 -26 26H518q-26 0 -26 -26Z'),
    shape('#ffffff', 'M560 214h80l-120 248h-10q-18 0 -18 -26v-70Z', 0.2),
    ...[478, 1046].map((x) =>
      shape(stage.paint('back')('cloth.rust').base, `M${x} 196h88q-4 140 -62 268h-26Z`),
    ),
    ...[478, 1046].map((x) =>
      shape(stage.paint('back')('cloth.rust').shade, `M${x + 52} 196h36q-4 140 -62 268h-8q36 -130 34 -268Z`),
    ),
    panel(tap.shade, { x: 456, y: 188, width: 700, height: 10 }, 1),
    // Open shelves left and right, with a rail so that nothing leaves at the first bend.
    ...[0, 1180].flatMap((x) => [
      panel(wood.shade, { x, y: 130, width: 420, height: 470 }, 2),
      panel(wood.deep, { x: x + 14, y: 146, width: 392, height: 440 }, 1, 0.55),
    ]),
    // The counter and what is under it.
    panel(front.shade, { x: -4, y: 640, width: PICTURE.width + 8, height: 260 }, 0),
    ...[0, 1, 2, 3, 4].flatMap((at) => [
      panel(front.base, { x: at * 322 + 8, y: 664, width: 304, height: 224 }, 2),
      panel(front.light, { x: at * 322 + 8, y: 664, width: 304, height: 7 }, 1, 0.7),
      oval(tap.shade, at * 322 + 280, 760, 12),
      oval(tap.base, at * 322 + 278, 758, 9),
    ]),
    panel(wood.shade, { x: -4, y: 622, width: PICTURE.width + 8, height: 30 }, 1),
    panel(wood.base, { x: -4, y: 600, width: PICTURE.width + 8, height: 34 }, 2),
    panel(wood.light, { x: -4, y: 600, width: PICTURE.width + 8, height: 9 }, 1),
    panel(floor.base, { x: -4, y: 888, width: PICTURE.width + 8, height: 330 }, 0),
    ...[940, 1004, 1084].map((y) => shape(floor.shade, `M0 ${y}H1600v4H0Z`)),
  )
}

export function galleyShelf(stage: Stage, x: number, y: number, width: number) {
  const wood = stage.paint('back')('wood.pine')
  const rail = stage.paint('back')('brass.brass')
  stage.draw(
    panel(wood.base, { x, y, width, height: 16 }, 1),
    panel(wood.light, { x, y, width, height: 5 }, 1),
    stroke(rail.base, 4, `M${x + 4} ${y - 26}H${x + width - 4}`),
  )
}

/** A box to sit on, with a lid of upholstery. One sits at `y`. */
export function boxBench(stage: Stage, { x, y, width }: { x: number; y: number; width: number }, dye: Dye) {
  const wood = stage.paint('middle')('wood.pine')
  const cloth = stage.paint('middle')(dye)
  stage.drawBefore(
    { left: x, right: x + width, top: y - 12, bottom: y + 190 },
    panel(INK, { x: x + 10, y: y + 176, width, height: 24 }, 2, 0.18),
    panel(wood.shade, { x, y: y + 24, width, height: 166 }, 2),
    panel(wood.base, { x: x + 10, y: y + 40, width: width - 20, height: 138 }, 2),
    panel(wood.light, { x: x + 10, y: y + 40, width: width - 20, height: 7 }, 1),
    oval(wood.deep, x + width / 2, y + 66, 22, 8),
    panel(cloth.shade, { x: x - 6, y: y + 6, width: width + 12, height: 34 }, 6),
    panel(cloth.base, { x: x - 6, y: y - 10, width: width + 12, height: 36 }, 7),
    panel(cloth.light, { x: x - 2, y: y - 10, width: width + 4, height: 9 }, 3, 0.7),
    ...[0.25, 0.5, 0.75].map((at) => oval(cloth.deep, x + width * at, y + 14, 5)),
  )
}
