import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { boards, shelf } from './boards.ts'
import { awning, cobbles } from './flea-market-ground.ts'
import { glow } from './lamplight.ts'

const STREET = 706

/** A narrow house front over the awnings: windows with shutters, some of them lit. */
function front(stage: Stage, x: number, width: number, dye: Dye, shutters: Dye) {
  const paint = stage.paint('back')
  const [wall, wood, frame, pane] = [paint(dye), paint(shutters), paint('paper.white'), paint('glass.blue')]
  const window = (at: number) => {
    const isLit = stage.random.chance(0.4)
    return [
      panel(frame.base, { x: at - 4, y: 6, width: 68, height: 122 }, 1),
      panel(isLit ? LAMP : pane.shade, { x: at + 4, y: 12, width: 52, height: 108 }, 1),
      panel(frame.base, { x: at + 27, y: 12, width: 6, height: 108 }, 0),
      panel(frame.base, { x: at + 4, y: 54, width: 52, height: 6 }, 0),
      panel(wood.base, { x: at - 36, y: 6, width: 30, height: 120 }, 1),
      panel(wood.shade, { x: at + 66, y: 6, width: 30, height: 120 }, 1),
      panel(frame.light, { x: at - 10, y: 126, width: 80, height: 10 }, 1),
    ]
  }
  return [
    panel(wall.base, { x, y: -4, width, height: STREET + 10 }, 0),
    panel(wall.shade, { x: x + width - 26, y: -4, width: 26, height: STREET + 10 }, 0, 0.5),
    ...[0.16, 0.62].flatMap((at) => window(x + width * at)),
    stroke(paint('brass.iron').shade, 9, `M${x + 8} 0V${STREET}`),
  ].join('')
}

/** The alley between the stalls, and the one lamp in it that nobody has put out. */
function alley(stage: Stage) {
  const paint = stage.paint('back')
  const [near, far, roof, iron] = [
    paint('clay.clay'),
    paint('paper.sky'),
    paint('clay.slate'),
    paint('brass.iron'),
  ]
  return [
    shape('#c9d3d3', 'M660 -4H1000V720H660Z'),
    shape(mix('#c9d3d3', '#8f9fa8', 0.5), 'M660 -4H1000V96Q830 140 660 80Z', 0.7),
    shape(far.shade, 'M790 640V330l36 -60l36 60v310Z', 0.8),
    shape(far.deep, 'M790 330l36 -96l36 96Z', 0.6),
    oval(far.light, 826, 372, 13, 13),
    shape(near.shade, 'M660 720V60L740 120L780 170V660Z'),
    shape(near.deep, 'M1000 720V40L920 110L880 180V660Z'),
    shape(
      roof.shade,
      'M650 40L744 102L790 176L776 186L730 130L650 80Z M1010 20L916 96L872 180L888 190L930 130L1010 70Z',
    ),
    ...[
      [692, 200],
      [740, 240],
      [692, 380],
      [740, 400],
    ].map(([x = 0, y = 0], at) => shape(at === 1 ? LAMP : roof.deep, `M${x} ${y}l26 12v70l-26 -6Z`, 0.8)),
    ...[
      [908, 240],
      [950, 210],
      [908, 400],
    ].map(([x = 0, y = 0], at) =>
      shape(at === 2 ? LAMP : roof.deep, `M${x + 26} ${y}l-26 12v70l26 -6Z`, 0.8),
    ),
    shape(roof.light, 'M776 660H884L1010 720H650Z'),
    glow(838, 316, 130, 0.16),
    shape(iron.deep, 'M833 690V350h10V690Z M822 690q16 -16 32 0Z'),
    shape('#fff1c9', 'M822 300h32l-6 46h-20Z'),
    shape(iron.deep, 'M816 300L838 276L860 300Z M826 346h24v8h-24Z'),
  ].join('')
}

/** Still water among the stones, with the awnings in it. */
function puddles(stage: Stage) {
  const sky = mix('#c9d3d3', '#8f9fa8', 0.3)
  const [red, teal] = [stage.paint('middle')('enamel.red'), stage.paint('middle')('enamel.teal')]
  const streaks = (dye: string, from: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      panel(dye, { x: from + at * 112, y: STREET + 20, width: 50, height: 470 }, 3, 0.13),
    )
  const pool = (cx: number, cy: number, rx: number) => [
    shape(
      sky,
      `M${cx - rx} ${cy}Q${cx - rx * 0.8} ${cy - rx * 0.2} ${cx} ${cy - rx * 0.17}Q${cx + rx * 0.9} ${cy - rx * 0.22} ${cx + rx} ${cy}Q${cx + rx * 0.7} ${cy + rx * 0.2} ${cx + rx * 0.1} ${cy + rx * 0.15}Q${cx - rx * 0.9} ${cy + rx * 0.24} ${cx - rx} ${cy}Z`,
      0.6,
    ),
    stroke(
      '#eef3f0',
      2,
      `M${cx - 24} ${cy}a24 6 0 1 0 48 0a24 6 0 1 0 -48 0M${cx - 10} ${cy}a10 3 0 1 0 20 0a10 3 0 1 0 -20 0`,
    ),
  ]
  return [
    ...streaks(red.base, 10, 7),
    ...streaks(teal.base, 930, 6),
    panel(LAMP, { x: 800, y: STREET, width: 76, height: 300 }, 8, 0.22),
    ...pool(820, 800, 90),
    ...pool(860, 1120, 190),
    ...pool(300, 1010, 120),
    ...pool(1330, 1030, 130),
  ].join('')
}

/** One stall: back wall of boards in the dry dark, two shelves, posts, the awning above. */
function stall(
  stage: Stage,
  { x, width, hem }: { x: number; width: number; hem: number },
  shelves: readonly number[],
) {
  const paint = stage.paint('middle')
  const [wood, board] = [paint('wood.walnut'), paint('wood.oak')]
  return [
    boards(
      paint('wood.walnut'),
      stage.random,
      { x, y: hem - 40, width, height: STREET - hem + 50 },
      Math.round(width / 92),
    ),
    panel(INK, { x, y: hem - 40, width, height: 120 }, 0, 0.22),
    ...shelves.map((y) => shelf(board, { x: x + 16, y, width: width - 32 }, 16)),
    ...[x - 6, x + width - 14].flatMap((at) => [
      panel(wood.shade, { x: at, y: hem - 30, width: 22, height: 600 }, 1),
      panel(wood.light, { x: at, y: hem - 30, width: 7, height: 600 }, 1),
    ]),
  ].join('')
}

export const LEFT = { x: 24, width: 706, hem: 292 }
export const RIGHT = { x: 942, width: 700, hem: 330 }

/** The wet street with two stalls that face it. */
export function rainyStalls(stage: Stage) {
  stage.draw(
    front(stage, -10, 350, 'paper.rose', 'leaf.moss'),
    front(stage, 340, 340, 'enamel.cream', 'clay.slate'),
    front(stage, 990, 310, 'cloth.sage', 'enamel.cream'),
    front(stage, 1300, 310, 'clay.clay', 'glass.blue'),
    alley(stage),
    cobbles(stage.paint('middle')('clay.slate'), stage.random, STREET),
    puddles(stage),
    stall(stage, LEFT, [452, 600]),
    stall(stage, RIGHT, [476, 618]),
  )
}

/** The awnings, with what the rain does on them. */
export function awnings(stage: Stage) {
  const paint = stage.paint('middle')
  const cream = paint('enamel.cream')
  const under = (left: number, right: number, y: number) =>
    Array.from(
      { length: 9 },
      (_, at) =>
        `M${short(left + ((right - left) * (at + stage.random.next())) / 9)} ${short(y + stage.random.between(0, 22))}v${short(stage.random.between(8, 16))}`,
    )
  const drips = [...under(0, 740, 314), ...under(920, 1590, 352)]
  stage.draw(
    awning({ cloth: paint('enamel.red'), stripe: cream }, { x: -70, y: 140, width: 838, drop: 120 }),
    awning({ cloth: paint('enamel.teal'), stripe: cream }, { x: 898, y: 188, width: 770, drop: 110 }),
    stroke('#eef3f0', 3, drips.join('')),
  )
}

/** Slanting lines over all of it, and rings where they end. */
export function rainfall(stage: Stage) {
  const lines = Array.from({ length: 190 }, () => {
    const [x, y, length] = [
      stage.random.between(-20, 1640),
      stage.random.between(-40, 1160),
      stage.random.between(30, 70),
    ]
    const isDry = y > 230 && y < 700 && (x < 740 || x > 930)
    return isDry
      ? ''
      : `M${Math.round(x)} ${Math.round(y)}l${Math.round(-length * 0.2)} ${Math.round(length)}`
  })
  stage.draw(`<g opacity="0.5">${stroke('#eef3f0', 2, lines.join(''))}</g>`)
}

/** Left open to dry, which it will not. */
export function openUmbrella(stage: Stage, x: number, y: number) {
  const paint = stage.paint('middle')
  const [red, wood, tin] = [paint('enamel.mustard'), paint('wood.walnut'), paint('brass.tin')]
  stage.drawBefore(
    { left: x - 240, right: x + 240, top: y - 350, bottom: y },
    named(
      'open-umbrella',
      group(
        `translate(${x} ${y}) rotate(-14) scale(1.4)`,
        oval(INK, 10, -2, 150, 14, 0.2),
        stroke(wood.base, 9, 'M10 -120L70 20Q82 44 104 32'),
        shape(
          red.shade,
          'M-172 -56Q-150 -200 -20 -232Q130 -214 168 -96Q130 -104 100 -78Q60 -96 18 -66Q-30 -84 -72 -50Q-126 -76 -172 -56Z',
        ),
        shape(red.base, 'M-172 -56Q-150 -200 -20 -232Q-80 -150 -72 -50Q-126 -76 -172 -56Z'),
        shape(red.light, 'M-20 -232Q-56 -150 -72 -50Q-30 -84 18 -66Q24 -160 -20 -232Z'),
        shape(red.base, 'M-20 -232Q24 -160 18 -66Q60 -96 100 -78Q74 -180 -20 -232Z'),
        stroke(tin.shade, 3, 'M-20 -232Q-80 -150 -72 -50M-20 -232Q24 -160 18 -66M-20 -232Q74 -180 100 -78'),
        stroke(tin.base, 6, 'M-20 -232L-26 -250'),
        shape('#eef3f0', 'M-120 -130q-4 -18 14 -26q6 14 -14 26Z M-52 -160q-4 -16 8 -24q8 12 -8 24Z', 0.6),
      ),
    ),
  )
}
