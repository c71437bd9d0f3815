import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { contactShadow, group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { fir, swell } from './camp-site-parts.ts'
import { leftBoot, logs, peak } from './mountain-hut-parts.ts'

const TERRACE = 806

export function mountains(stage: Stage) {
  const back = stage.paint('back')
  const sky = '#9cc4d6'
  const low = '#eee6c6'
  const snow = { lit: '#fbf6e8', dark: '#c9d7e2' }
  const grass = back('leaf.leaf')
  const olive = back('leaf.olive')
  stage.draw(
    shape(sky, 'M0 0H1600V760H0Z'),
    swell(mix(sky, low, 0.35), 110, 760, { amp: 12, length: 700 }),
    swell(mix(sky, low, 0.7), 220, 760, { amp: 10, length: 560, start: -200 }),
    shape(
      '#fdf6e4',
      'M1130 236q30 -34 70 -18q30 -30 70 -8q40 -8 58 24q-100 14 -198 2ZM1430 120q36 -30 74 -12q40 -18 96 10v14q-90 4 -170 -12Z',
      0.9,
    ),
    peak({ lit: '#a9bac4', dark: '#8da3b6' }, snow, { x: 1120, y: 270, half: 240, base: 620 }),
    peak({ lit: '#97abb9', dark: '#7891a8' }, snow, { x: 1400, y: 206, half: 300, base: 620 }),
    peak({ lit: '#a9bac4', dark: '#8da3b6' }, snow, { x: 1592, y: 300, half: 200, base: 620 }),
    shape(
      mix(back('leaf.moss').base, '#9cb3b6', 0.45),
      'M980 510Q1100 470 1230 520Q1380 470 1600 500V760H980Z',
    ),
    shape(mix(grass.base, low, 0.15), 'M980 560Q1180 520 1340 570Q1480 540 1600 560V760H980Z'),
    shape(
      olive.light,
      'M1090 566q110 -14 210 14q-60 40 -220 26ZM1420 568q80 -16 180 0v30q-120 10 -180 -30Z',
      0.7,
    ),
    shape(low, 'M1330 572q-60 26 20 46q90 20 40 60l-14 40h24q60 -50 0 -88q-90 -30 -44 -56Z', 0.8),
    fir(back('leaf.moss'), 1080, 612, 120, 4),
    fir(back('leaf.moss'), 1124, 620, 90, 4),
    fir(back('leaf.moss'), 1540, 614, 140, 5),
    fir(back('leaf.moss'), 1500, 622, 96, 4),
    // Three cows, and the bell of one
    ...[
      [1200, 604, 1],
      [1252, 620, -1],
      [1440, 612, 1],
    ].map(([x = 0, y = 0, side = 1]) =>
      group(
        `translate(${x} ${y}) scale(${side} 1)`,
        shape(
          back('wood.walnut').base,
          'M-18 -18Q0 -22 18 -18L26 -22L30 -14L22 -10L18 -4V0H14L12 -6H-10L-12 0H-16L-18 -6Z',
        ),
        shape(back('paper.white').base, 'M-8 -19q10 -2 14 1q0 8 -8 8q-8 0 -6 -9Z'),
      ),
    ),
  )
}

export function house(stage: Stage) {
  const back = stage.paint('back')
  const wall = back('wood.oak')
  const red = back('enamel.red')
  const white = back('paper.white')
  const roof = back('wood.walnut')
  const stone = back('clay.slate')
  const pale = back('clay.bone')
  const green = back('leaf.leaf')
  const { random } = stage
  const stones = Array.from({ length: 26 }, (_, at) => {
    const x = (at % 13) * 80 + random.between(-10, 10) + (at < 13 ? 0 : 34)
    const y = at < 13 ? 614 : 712
    const [w, h] = [random.between(62, 78), random.between(78, 90)]
    return shape(
      random.pick([stone.light, pale.shade, pale.base, stone.base]),
      `M${short(x + 8)} ${y}Q${short(x + w / 2)} ${y - 5} ${short(x + w - 6)} ${y + 2}Q${short(x + w + 2)} ${short(y + h / 2)} ${short(x + w - 8)} ${short(y + h)}Q${short(x + w / 2)} ${short(y + h + 4)} ${short(x + 6)} ${short(y + h - 3)}Q${short(x - 3)} ${short(y + h / 2)} ${short(x + 8)} ${y}Z`,
      0.85,
    )
  })
  const shutter = (x: number) =>
    [
      shape(INK, `M${x + 8} 224h78v226h-78Z`, 0.2),
      panel(red.base, { x, y: 216, width: 78, height: 226 }, 2),
      shape(white.base, `M${x} 216L${x + 39} 328L${x} 440ZM${x + 78} 216L${x + 39} 328L${x + 78} 440Z`, 0.92),
      shape(red.shade, `M${x + 2} 300h74v6h-74ZM${x + 2} 372h74v6h-74Z`, 0.5),
    ].join('')
  const geranium = (x: number) =>
    [
      oval(green.base, x, 452, 26, 17),
      oval(green.light, x - 8, 446, 12, 8, 0.7),
      oval(red.base, x - 10, 438, 11, 9),
      oval(red.light, x + 8, 434, 9, 8),
      oval(back('paper.rose').base, x + 18, 444, 7, 7),
    ].join('')
  stage.draw(
    logs(wall, wall.deep, random, { x: -10, y: 60, width: 1030, height: 550 }, 9),
    panel(stone.shade, { x: -10, y: 604, width: 1036, height: 206 }, 3),
    ...stones,
    // Log ends at the corner
    ...Array.from(
      { length: 9 },
      (_, at) =>
        `${oval(wall.shade, 1022, 92 + at * 61, 24, 25)}${oval(wall.light, 1019, 90 + at * 61, 18, 19)}${oval(wall.base, 1019, 90 + at * 61, 9, 10)}`,
    ),
    // The window
    panel(white.base, { x: 334, y: 204, width: 232, height: 250 }, 2),
    panel(back('glass.blue').shade, { x: 348, y: 218, width: 204, height: 222 }, 1),
    shape(back('glass.blue').light, 'M348 218H450L348 340ZM500 218H552V240L420 440H370Z', 0.5),
    shape(white.light, 'M348 218h74q-8 70 -74 100ZM552 218h-74q8 70 74 100Z', 0.8),
    shape(white.base, 'M443 216h14v226h-14ZM346 318h208v11h-208Z'),
    shutter(248),
    shutter(574),
    panel(roof.base, { x: 330, y: 452, width: 240, height: 42 }, 2),
    panel(roof.shade, { x: 332, y: 480, width: 236, height: 14 }, 1),
    ...[356, 402, 450, 498, 544].map(geranium),
    // The door, open: one sees in as far as the coats
    panel(roof.shade, { x: 706, y: 226, width: 222, height: 580 }, 2),
    panel(mix(wall.deep, INK, 0.4), { x: 726, y: 246, width: 182, height: 560 }, 1),
    shape(LAMP, 'M820 300q26 4 30 34h-60q4 -30 30 -34Z', 0.7),
    shape(
      mix(wall.deep, LAMP, 0.2),
      'M740 420h50q10 60 4 150h-60q-4 -90 6 -150ZM830 440q40 -10 60 0q10 80 4 130h-70q-4 -60 6 -130Z',
      0.5,
    ),
    shape(back('enamel.teal').base, 'M908 246L982 268V830L908 806Z'),
    shape(back('enamel.teal').shade, 'M918 290L970 304V500L918 494ZM918 540L970 548V760L918 744Z'),
    shape(back('enamel.teal').light, 'M908 246L916 248V808L908 806Z'),
    oval(back('brass.brass').light, 970, 540, 6, 8),
    shape(white.base, 'M936 380q8 -14 14 0q6 -10 10 4q-4 14 -14 22q-10 -12 -10 -26Z'),
    // A star of the alps over the door
    shape(
      white.light,
      Array.from({ length: 8 }, (_, at) => {
        const turn = (at * Math.PI) / 4
        const [c, s] = [Math.cos(turn), Math.sin(turn)]
        return `M817 192L${short(817 + 30 * c - 8 * s)} ${short(192 + 30 * s + 8 * c)}L${short(817 + 40 * c)} ${short(192 + 40 * s)}L${short(817 + 30 * c + 8 * s)} ${short(192 + 30 * s - 8 * c)}Z`
      }).join(''),
    ),
    oval(back('brass.brass').base, 817, 192, 11),
    // The eaves
    shape(INK, 'M-10 84H1030V124Q500 110 -10 126Z', 0.25),
    shape(roof.shade, 'M-10 0H1130L1086 74H-10Z'),
    shape(roof.base, 'M-10 0H1130L1104 44H-10Z'),
    stroke(roof.deep, 3, Array.from({ length: 15 }, (_, at) => `M${20 + at * 76} 2l-14 40`).join('')),
    shape(wall.light, Array.from({ length: 10 }, (_, at) => `M${14 + at * 112} 72h34l-4 26h-26Z`).join('')),
    shape(wall.shade, Array.from({ length: 10 }, (_, at) => `M${36 + at * 112} 72h12l-4 26h-12Z`).join('')),
  )
}

export function terrace(stage: Stage) {
  const stone = stage.paint('middle')('clay.bone')
  const slate = stage.paint('middle')('clay.slate')
  const wood = stage.paint('middle')('wood.drift')
  const moss = stage.paint('middle')('leaf.olive')
  const { random } = stage
  const base = mix(stone.base, slate.base, 0.25)
  const slabs = [0, 1, 2, 3].flatMap((row) => {
    const y = [812, 888, 980, 1092][row] ?? 812
    const next = [882, 972, 1084, 1206][row] ?? 1206
    const wide = 190 + row * 46
    return Array.from({ length: 9 }, (_, at) => {
      const x = -60 + at * wide + random.between(-24, 24) + (row % 2) * -90
      const w = wide - random.between(8, 16)
      return shape(
        random.pick([mix(base, LAMP, 0.3), mix(base, stone.light, 0.4), base]),
        `M${short(x + 8)} ${y}L${short(x + w - 6)} ${y + 2}Q${short(x + w + 4)} ${(y + next) / 2} ${short(x + w + 4)} ${next - 4}L${short(x)} ${next}Q${short(x - 4)} ${(y + next) / 2} ${short(x + 8)} ${y}Z`,
        0.8,
      )
    })
  })
  const wallStones = Array.from({ length: 16 }, (_, at) => {
    const x = 1030 + (at % 8) * 76 + (at < 8 ? 0 : -30)
    const y = at < 8 ? 706 : 760
    return shape(
      random.pick([slate.light, stone.shade, stone.base]),
      `M${x + 6} ${y}Q${x + 36} ${y - 5} ${x + 66} ${y + 2}Q${x + 74} ${y + 24} ${x + 66} ${y + 46}Q${x + 34} ${y + 52} ${x + 4} ${y + 46}Q${x - 4} ${y + 22} ${x + 6} ${y}Z`,
      0.85,
    )
  })
  stage.draw(
    panel(slate.shade, { x: 1010, y: 690, width: 600, height: 126 }, 3),
    ...wallStones,
    panel(wood.base, { x: 1006, y: 672, width: 604, height: 28 }, 3),
    panel(wood.light, { x: 1006, y: 672, width: 604, height: 14 }, 3),
    panel(mix(base, INK, 0.16), { x: -4, y: TERRACE, width: 1608, height: 400 }, 0),
    ...slabs,
    shape(INK, 'M0 806H1010L1180 870Q600 852 0 870Z', 0.13),
    shape(
      moss.base,
      'M240 884q14 -12 30 -2q10 -10 22 2q-24 8 -52 0ZM1180 980q12 -12 26 -2q14 -10 24 4q-26 8 -50 -2ZM640 1090q14 -14 32 -2q-10 10 -32 2Z',
    ),
  )
}

/** The eleven boots that have no right to stand beside. */
export function bootRack(stage: Stage) {
  const wood = stage.paint('middle')('wood.pine')
  const lace = stage.paint('middle')('cloth.oat')
  const dyes: readonly [Dye, ...Dye[]] = [
    'clay.brick',
    'wood.walnut',
    'cloth.indigo',
    'clay.clay',
    'leaf.moss',
    'wood.oak',
    'enamel.blue',
    'cloth.plum',
    'enamel.mustard',
    'enamel.teal',
    'brass.iron',
  ]
  const board = (y: number) =>
    `${panel(wood.base, { x: 30, y, width: 560, height: 18 }, 2)}${panel(wood.light, { x: 30, y, width: 560, height: 6 }, 1)}${panel(wood.deep, { x: 40, y: y + 18, width: 540, height: 10 }, 1, 0.3)}`
  stage.draw(
    contactShadow(320, 856, 300, 16),
    ...[44, 552].map((x) => panel(wood.shade, { x, y: 618, width: 26, height: 238 }, 2)),
    board(624),
    board(726),
    board(836),
    ...dyes.map((dye, at) => {
      const top = at < 6
      const x = top ? 84 + at * 90 : 100 + (at - 6) * 108
      return named(
        'left-boot',
        leftBoot(stage.paint('middle')(dye), lace, x, top ? 726 : 836, top ? 0.98 : 0.94),
      )
    }),
  )
}
