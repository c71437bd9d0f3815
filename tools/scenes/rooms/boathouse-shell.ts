import { PICTURE } from '#scenes/compose/picture.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { boards } from './boards.ts'

/** Where the wall meets the floor. */
export const QUAY = 780

type Sea = { sky: string; cloud: string; far: string; near: string; isRough: boolean }

export function plankWall(stage: Stage, dye: Dye) {
  stage.draw(
    boards(stage.paint('back')(dye), stage.random, { x: 0, y: 0, width: PICTURE.width, height: QUAY }, 14),
  )
}

/** The water gate: wide doors that stand open to the harbour. */
export function waterGate(stage: Stage, x: number, width: number, { sky, cloud, far, near, isRough }: Sea) {
  const frame = stage.paint('back')('wood.walnut')
  const door = stage.paint('back')('enamel.blue')
  const right = x + width
  const crest = (y: number, height: number, length: number) => {
    const count = Math.round(width / length)
    const step = width / count
    const wave = `q${short(step / 4)} ${-height} ${short(step / 2)} 0t${short(step / 2)} 0`
    return `M${x} ${y}${wave.repeat(count)}V${QUAY}H${x}Z`
  }
  const swell = isRough ? 34 : 8
  stage.draw(
    panel(sky, { x, y: 180, width, height: QUAY - 180 }, 0),
    shape(cloud, `M${x} 300q60 -50 130 -20q50 -60 130 -16q70 -30 120 22q-60 34 -160 26t-220 10Z`, 0.8),
    shape(cloud, `M${right} 230q-80 -34 -150 2q-60 -20 -110 20q70 22 150 12t110 8Z`, 0.6),
    // The mole and its light.
    shape(mix(far, INK, 0.25), `M${right - 190} 520l14 -128h34l14 128Z`),
    shape('#c9684f', `M${right - 180} 430h42l4 34h-50Z`),
    shape(mix(far, INK, 0.35), `M${right - 176} 392q16 -30 34 0Z`),
    oval(LAMP, right - 159, 400, 9, 8),
    group(
      `translate(0 0)`,
      shape(far, crest(520, swell * 0.5, 120)),
      shape(mix(far, near, 0.5), crest(590, swell * 0.8, 170)),
      shape(near, crest(670, swell, 220)),
    ),
    ...[0.2, 0.55, 0.75].map((at) =>
      stroke(mix(near, '#ffffff', 0.5), 4, `M${x + width * at} ${640 + at * 60}q20 -8 44 0`),
    ),
    // The frame of the gate, and its leaves folded back against the wall.
    panel(frame.shade, { x: x - 30, y: 150, width: 32, height: QUAY - 150 }, 2),
    panel(frame.base, { x: x - 30, y: 150, width: 18, height: QUAY - 150 }, 2),
    panel(frame.shade, { x: right - 2, y: 150, width: 32, height: QUAY - 150 }, 2),
    panel(frame.base, { x: right - 2, y: 150, width: 18, height: QUAY - 150 }, 2),
    panel(frame.shade, { x: x - 44, y: 146, width: width + 88, height: 42 }, 3),
    panel(frame.base, { x: x - 44, y: 142, width: width + 88, height: 30 }, 3),
    panel(frame.light, { x: x - 44, y: 142, width: width + 88, height: 8 }, 2),
    shape(door.shade, `M${x - 30} 190L${x - 130} 168V${QUAY + 10}L${x - 30} ${QUAY}Z`),
    shape(door.base, `M${x - 30} 190L${x - 120} 170V${QUAY + 6}L${x - 30} ${QUAY}Z`),
    shape(
      door.light,
      `M${x - 58} 184l-10 -2V${QUAY + 3}l10 -1Z M${x - 92} 176l-10 -2V${QUAY + 5}l10 -1Z`,
      0.6,
    ),
    shape(door.deep, `M${x - 34} 300l-86 -8v16l86 8Z M${x - 34} 640l-86 6v16l86 -6Z`, 0.5),
  )
}

/** Planks across, wet where the tide has been. */
export function deck(stage: Stage, dye: Dye, isWet: boolean) {
  const wood = stage.paint('middle')(dye)
  const rows = [QUAY, 826, 882, 950, 1032, 1128, 1210]
  stage.draw(
    panel(wood.shade, { x: -4, y: QUAY, width: PICTURE.width + 8, height: 440 }, 0),
    ...rows
      .slice(0, -1)
      .map((y, row) =>
        panel(
          row % 2 ? wood.base : mix(wood.base, wood.light, 0.25),
          { x: -4, y: y + 3, width: PICTURE.width + 8, height: (rows[row + 1] ?? 0) - y - 6 },
          2,
        ),
      ),
    ...rows
      .slice(1, -1)
      .flatMap((y, row) =>
        [180, 620, 1060, 1480].map((x) => oval(wood.deep, x + ((row * 137) % 120), y - 14, 4, 3, 0.6)),
      ),
    ...(isWet
      ? [
          shape('#dfeaf0', 'M240 960Q420 926 640 958Q520 1002 330 996Q240 990 240 960Z', 0.28),
          shape('#dfeaf0', 'M900 1070Q1150 1030 1390 1068Q1260 1120 1020 1112Q890 1104 900 1070Z', 0.28),
        ]
      : []),
  )
}

/** A beam across the room, to hang things from. */
export function hangingBeam(stage: Stage, y: number, from = -4, to = PICTURE.width + 4) {
  const wood = stage.paint('middle')('wood.walnut')
  stage.draw(
    panel(wood.shade, { x: from, y, width: to - from, height: 40 }, 3),
    panel(wood.base, { x: from, y: y - 4, width: to - from, height: 30 }, 3),
    panel(wood.light, { x: from, y: y - 4, width: to - from, height: 7 }, 2),
  )
}

/** A rowing boat upside down on trestles; low things stand on its keel's side. */
export function upturnedBoat(stage: Stage, x: number, y: number, dye: Dye) {
  const hull = stage.paint('middle')(dye)
  const wood = stage.paint('middle')('wood.oak')
  stage.drawBefore(
    { left: x, top: y - 190, right: x + 700, bottom: y + 30 },
    named(
      'rowing-boat',
      oval(INK, x + 350, y + 26, 350, 18, 0.18),
      ...[x + 120, x + 520].flatMap((left) => [
        shape(wood.shade, `M${left} ${y - 30}h86l34 60h-24l-30 -44h-40l-28 44h-26Z`),
        shape(wood.base, `M${left} ${y - 30}h50l-44 60h-26Z`),
      ]),
      shape(
        hull.shade,
        `M${x} ${y - 40}Q${x + 40} ${y - 170} ${x + 350} ${y - 186}Q${x + 640} ${y - 180} ${x + 700} ${y - 60}Q${x + 690} ${y - 30} ${x + 660} ${y - 26}H${x + 40}Q${x + 6} ${y - 26} ${x} ${y - 40}Z`,
      ),
      shape(
        hull.base,
        `M${x} ${y - 40}Q${x + 40} ${y - 170} ${x + 350} ${y - 186}Q${x + 560} ${y - 184} ${x + 640} ${y - 120}Q${x + 420} ${y - 60} ${x + 20} ${y - 28}Z`,
      ),
      shape(
        hull.light,
        `M${x + 60} ${y - 110}Q${x + 180} ${y - 176} ${x + 360} ${y - 180}Q${x + 240} ${y - 158} ${x + 80} ${y - 92}Z`,
        0.7,
      ),
      stroke(hull.deep, 4, `M${x + 20} ${y - 66}Q${x + 330} ${y - 130} ${x + 680} ${y - 84}`),
      stroke(hull.deep, 4, `M${x + 50} ${y - 104}Q${x + 340} ${y - 168} ${x + 640} ${y - 128}`),
      // A mended plank.
      shape(wood.base, `M${x + 440} ${y - 100}l96 6l-4 30l-96 -4Z`),
      ...[448, 524].map((at) => oval(wood.deep, x + at, y - 82, 3)),
    ),
  )
}

/** A net with floats, hung in swags. */
export function net(stage: Stage, from: number, to: number, y: number) {
  const cord = stage.paint('back')('cloth.sage')
  const parts: string[] = []
  const step = (to - from) / 14
  for (let at = 0; at <= 14; at++) {
    const x = from + at * step
    const drop = 120 + 50 * Math.sin(at * 0.9)
    parts.push(
      stroke(
        cord.shade,
        3,
        `M${x.toFixed(0)} ${y}q${step.toFixed(0)} ${(drop / 2).toFixed(0)} 0 ${drop.toFixed(0)}`,
      ),
    )
    parts.push(
      stroke(
        cord.base,
        3,
        `M${x.toFixed(0)} ${y}q${(-step).toFixed(0)} ${(drop / 2).toFixed(0)} 0 ${drop.toFixed(0)}`,
      ),
    )
    if (at % 3 === 1) {
      const float = stage.paint('back')(
        stage.random.pick(['clay.clay', 'enamel.mustard', 'glass.bottle', 'glass.blue']),
      )
      parts.push(
        oval(float.shade, x, y + drop, 17),
        oval(float.base, x - 2, y + drop - 2, 14),
        oval(float.light, x - 6, y + drop - 6, 5),
      )
    }
  }
  stage.draw(...parts)
}
