import { PICTURE } from '#scenes/compose/picture.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { boards } from './boards.ts'

/** Where the glass stands on its low wall. */
const SILL = 640

/** Where the wall meets the ground. */
export const GROUND = 770

type Garden = { sky: string; far: string; near: string }

/** A gable of glass on a low brick wall, the garden grey behind it. */
export function glasshouse(stage: Stage, { sky, far, near }: Garden, frame: Dye) {
  const iron = stage.paint('back')(frame)
  const brick = stage.paint('back')('clay.brick')
  const pane = mix(sky, '#ffffff', 0.4)
  const bars = [150, 310, 470, 630, 800, 970, 1130, 1290, 1450]
  stage.draw(
    shape(sky, `M0 0H1600V${SILL + 20}H0Z`),
    shape(far, 'M0 420Q160 330 330 400T700 380T1080 400T1600 350V660H0Z'),
    shape(
      near,
      'M0 560Q130 470 260 540Q420 470 560 552Q760 500 900 556Q1100 480 1240 548Q1420 470 1600 540V660H0Z',
    ),
    // The sky on the glass.
    shape(pane, 'M40 0h150L20 640H-130Z M520 0h90L420 640h-90Z M1210 0h160L1160 640H1000Z', 0.28),
    shape(iron.shade, 'M0 372L800 20L1600 372v26L800 48L0 398Z'),
    shape(iron.base, 'M0 372L800 20L1600 372v14L800 34L0 386Z'),
    ...bars.map((x) =>
      panel(
        x % 3 ? iron.base : iron.shade,
        { x: x - 7, y: 398 - (398 - 48) * (1 - Math.abs(x - 800) / 800), width: 14, height: 800 },
        0,
      ),
    ),
    panel(iron.base, { x: -4, y: 396, width: PICTURE.width + 8, height: 16 }, 1),
    panel(iron.light, { x: -4, y: 396, width: PICTURE.width + 8, height: 5 }, 1),
    ...[190, 250, 310].map((y) =>
      shape(
        iron.base,
        `M${800 - (y - 20) * 2.27} ${y}H${800 + (y - 20) * 2.27}v7H${800 - (y - 20) * 2.27}Z`,
        0.8,
      ),
    ),
    panel(brick.shade, { x: -4, y: SILL, width: PICTURE.width + 8, height: GROUND - SILL }, 0),
    ...courses(stage, brick),
    panel(
      stage.paint('back')('clay.bone').base,
      { x: -4, y: SILL - 12, width: PICTURE.width + 8, height: 22 },
      2,
    ),
    panel(
      stage.paint('back')('clay.bone').light,
      { x: -4, y: SILL - 12, width: PICTURE.width + 8, height: 7 },
      1,
    ),
  )
}

function courses(stage: Stage, brick: { base: string; light: string; deep: string }) {
  const bricks: string[] = []
  for (let row = 0; row < 4; row++) {
    for (let x = row % 2 ? -44 : 0; x < PICTURE.width; x += 88) {
      const tone = stage.random.pick([brick.base, brick.base, brick.base, brick.light])
      bricks.push(
        panel(
          tone,
          { x: x + 3, y: SILL + 13 + row * 29, width: 82, height: 24 },
          1.5,
          tone === brick.light ? 0.5 : 1,
        ),
      )
    }
  }
  return bricks
}

/** The path of flagstones between the beds. */
export function flagstones(stage: Stage, stone: Dye, earth: Dye) {
  const flag = stage.paint('middle')(stone)
  const soil = stage.paint('middle')(earth)
  const rows = [GROUND, 850, 948, 1064, 1210]
  const stones = rows.slice(0, -1).flatMap((y, row) => {
    const height = (rows[row + 1] ?? 0) - y
    const width = 150 + row * 46
    const shift = row % 2 ? width / 2 : 0
    return Array.from({ length: 12 }, (_, at) => {
      const tone = stage.random.pick([flag.base, flag.base, flag.light, flag.shade])
      return panel(
        tone,
        { x: at * width - shift - 40, y: y + 4, width: width - 9, height: height - 7 },
        4,
        tone === flag.base ? 1 : 0.6,
      )
    })
  })
  stage.draw(panel(soil.deep, { x: -4, y: GROUND, width: PICTURE.width + 8, height: 440 }, 0), ...stones)
}

/** A bench of slats on trestles, to pot on; what is under it lies in its shade. */
export function bench(stage: Stage, { x, y, width }: { x: number; y: number; width: number }, dye: Dye) {
  const wood = stage.paint('middle')(dye)
  const legs = [x + 26, x + width / 2 - 14, x + width - 56]
  stage.drawBefore(
    { left: x, top: y - 4, right: x + width, bottom: y + 40 },
    shape(
      stage.paint('middle')('wood.walnut').deep,
      `M${x + 10} ${y + 26}h${width - 20}v${GROUND + 40 - y}h${20 - width}Z`,
      0.28,
    ),
    ...legs.flatMap((left) => [
      panel(wood.shade, { x: left, y: y + 20, width: 28, height: GROUND + 46 - y }, 2),
      panel(wood.base, { x: left, y: y + 20, width: 13, height: GROUND + 46 - y }, 2),
    ]),
    panel(wood.shade, { x, y: y + 14, width, height: 20 }, 2),
    panel(wood.base, { x, y: y - 2, width, height: 20 }, 2),
    panel(wood.light, { x, y: y - 2, width, height: 6 }, 1),
  )
}

/** A vine that has been let, along a line; leaves of the season. */
export function vine(stage: Stage, from: number, to: number, y: number, leaves: readonly [Dye, ...Dye[]]) {
  const { random } = stage
  const stalk = stage.paint('back')('wood.oak')
  const parts = [stroke(stalk.shade, 7, `M${from} ${y}Q${(from + to) / 2} ${y + 44} ${to} ${y - 4}`)]
  for (let x = from; x < to; x += 34) {
    const tones = stage.paint('back')(random.pick(leaves))
    const share = (x - from) / (to - from)
    const hang = y + 88 * share * (1 - share) + random.between(-6, 10)
    parts.push(
      group(
        `translate(${Math.round(x)} ${Math.round(hang)}) rotate(${Math.round(random.between(-40, 40))}) scale(${random.between(0.8, 1.4).toFixed(2)})`,
        shape(tones.shade, 'M0 0Q24 4 26 24Q22 44 0 52Q-22 42 -25 24Q-22 4 0 0Z'),
        shape(tones.base, 'M0 0Q8 20 2 52Q-22 42 -25 24Q-22 4 0 0Z'),
        shape(tones.light, 'M-4 6Q-16 10 -19 24Q-12 20 -4 6Z', 0.7),
      ),
    )
  }
  stage.draw(...parts)
}

/** A shed of boards at night, its window on the dark garden. */
export function pottingShed(stage: Stage) {
  const frame = stage.paint('back')('enamel.teal')
  const line = stage.paint('back')('wood.walnut')
  stage.draw(
    boards(
      stage.paint('back')('clay.bone'),
      stage.random,
      { x: 0, y: 0, width: PICTURE.width, height: GROUND },
      15,
    ),
    panel(line.shade, { x: -4, y: 40, width: PICTURE.width + 8, height: 40 }, 3),
    panel(line.base, { x: -4, y: 36, width: PICTURE.width + 8, height: 30 }, 3),
    panel(line.deep, { x: 982, y: 118, width: 420, height: 356 }, 2, 0.5),
    panel(frame.shade, { x: 970, y: 106, width: 420, height: 356 }, 3),
    panel(frame.base, { x: 970, y: 106, width: 412, height: 346 }, 3),
    panel('#20264f', { x: 998, y: 132, width: 360, height: 300 }, 1),
    shape('#2c3668', 'M998 330q60 -60 120 -20q60 -70 130 -10q60 -30 110 14v118H998Z'),
    oval('#fdf0cb', 1290, 196, 30),
    ...[
      [1040, 170],
      [1120, 210],
      [1200, 160],
      [1076, 250],
      [1330, 270],
    ].map(([x = 0, y = 0]) => oval('#fdf0cb', x, y, 3)),
    panel(frame.base, { x: 1170, y: 128, width: 14, height: 308 }, 1),
    panel(frame.base, { x: 996, y: 270, width: 364, height: 14 }, 1),
    panel(frame.light, { x: 966, y: 452, width: 428, height: 14 }, 2),
  )
}

/** Seeds in paper, propped against what stands there. One of them says only 'trust me'. */
export function seedPackets(stage: Stage, x: number, y: number) {
  const paper = stage.paint('middle')('paper.white')
  const packet = (left: number, turn: number, dye: Dye) =>
    group(
      `translate(${left} ${y}) rotate(${turn})`,
      panel(paper.base, { x: -22, y: -62, width: 44, height: 62 }, 1),
      panel(paper.shade, { x: -22, y: -62, width: 44, height: 10 }, 1),
      oval(stage.paint('middle')(dye).base, 0, -30, 12, 14),
      stroke(stage.paint('middle')('leaf.moss').base, 3, 'M0 -42q4 -8 12 -6M-12 -8h24'),
    )
  const box = { left: x - 40, right: x + 70, top: y - 66, bottom: y }
  stage.drawBefore(box, packet(x + 44, 9, 'enamel.red'), packet(x, -7, 'enamel.mustard'))
}
