import type { Stage } from '#scenes/compose/stage.ts'
import { INK, type Paint } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { floorboards } from './boards.ts'
import { foliage } from './foliage.ts'
import { calendar, sky, townHouses, wallRound, windowFrame } from './indoors.ts'

const FLOOR = 816
const WINDOW = { x: 900, y: 130, width: 580, height: 430 }

/** Gardens behind the house, a church, the first sun. */
function gardens(stage: Stage) {
  const paint = stage.paint('back')
  const { x, y, height } = WINDOW
  return [
    sky('#bfe0e2', '#fff0c2', WINDOW, 5),
    oval('#fff6d8', x + 120, y + 120, 54, 54, 0.7),
    oval('#fffbe9', x + 120, y + 120, 36),
    shape(paint('clay.slate').light, `M${x + 396} ${y + 330}V${y + 150}l26 -96l26 96v180Z`),
    shape(paint('clay.slate').base, `M${x + 422} ${y + 54}l26 96v180h-26Z`, 0.6),
    townHouses(
      paint,
      stage.random,
      { left: x - 10, right: x + 360, ground: y + height - 30, height: 230 },
      ['enamel.cream', 'paper.rose', 'clay.bone'],
      false,
    ),
    foliage(paint('leaf.olive'), stage.random, { x: x + 380, y: y + 220, width: 260, height: 220 }, 9),
    foliage(paint('leaf.autumn'), stage.random, { x: x - 90, y: y + 250, width: 230, height: 210 }, 8),
    foliage(paint('leaf.leaf'), stage.random, { x: x + 150, y: y + 330, width: 250, height: 140 }, 8),
  ]
}

/** Moulds, templates and drawings on the wall, each on its nail. */
function templates(paint: Paint) {
  const [pine, paper, line] = [paint('wood.pine'), paint('paper.white'), paint('wood.walnut')]
  const half = 'M0 0Q-30 2 -32 22Q-32 40 -22 48Q-16 56 -26 66Q-42 76 -38 100Q-34 122 0 124Z'
  const mould = (x: number, y: number, size: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      shape(INK, 'M6 8Q-24 10 -26 30Q-26 48 -16 56Q-10 64 -20 74Q-36 84 -32 108Q-28 130 6 132Z', 0.16),
      shape(pine.base, half),
      shape(pine.light, 'M-6 4Q-26 6 -28 22Q-28 36 -20 44Q-24 24 -6 10Z'),
      oval(line.deep, -12, 14, 3.5),
      oval(line.shade, -14, 96, 7),
    )
  return [
    group(
      'translate(566 132) rotate(-2)',
      panel(INK, { x: 8, y: 8, width: 214, height: 260 }, 1, 0.14),
      panel(paper.light, { x: 0, y: 0, width: 214, height: 260 }, 2),
      stroke(
        line.base,
        2.5,
        'M107 40Q62 40 60 74Q60 96 74 106Q84 122 68 134Q46 150 52 190Q62 222 107 222Q152 222 162 190Q168 150 146 134Q130 122 140 106Q154 96 154 74Q152 40 107 40Z M107 20V244 M30 74H184M36 190H178',
      ),
      stroke(paint('enamel.red').base, 2, 'M60 66v16M154 66v16M52 182v16M162 182v16'),
      stroke(line.base, 2.5, 'M90 116q-6 14 0 26M124 116q6 14 0 26'),
      oval(line.deep, 107, 8, 4),
    ),
    mould(548, 260, 0.9, 4),
    mould(848, 400, 0.9, -3),
  ]
}

export function shell(stage: Stage) {
  const [back, middle] = [stage.paint('back'), stage.paint('middle')]
  const [wall, wood, trim] = [back('cloth.sage'), back('wood.oak'), back('enamel.cream')]
  const leaves = Array.from(
    { length: 17 * 6 },
    (_, at) => [(at % 17) * 98 + (Math.floor(at / 17) % 2) * 48, 60 + Math.floor(at / 17) * 92] as const,
  )
    .filter(
      ([x, y]) =>
        x < WINDOW.x - 50 ||
        x > WINDOW.x + WINDOW.width + 30 ||
        y < WINDOW.y - 40 ||
        y > WINDOW.y + WINDOW.height,
    )
    .map(([x, y]) => `M${x} ${y}q12 -16 24 0q-12 12 -24 0Z`)
    .join('')
  stage.draw(
    ...gardens(stage),
    wallRound(wall.base, { x: -4, y: -4, width: 1608, height: FLOOR }, WINDOW),
    shape(wall.light, leaves, 0.4),
    shape(trim.base, `M-4 640H1604V${FLOOR}H-4Z`),
    shape(trim.shade, Array.from({ length: 20 }, (_, at) => `M${at * 84 - 4} 652h5v160h-5Z`).join(''), 0.7),
    panel(trim.light, { x: -4, y: 630, width: 1608, height: 16 }, 1),
    panel(trim.shade, { x: -4, y: 644, width: 1608, height: 6 }, 1),
    windowFrame(trim, WINDOW, 4, 2, 13),
    floorboards(middle('wood.pine'), FLOOR, 10, 1000),
    panel(trim.shade, { x: -4, y: FLOOR - 22, width: 1608, height: 22 }, 1),
    ...templates(back),
    calendar(back, 1556, 330, 'leaf.moss'),
    // The rail the fiddles hang on, across the whole room.
    panel(back('wood.walnut').shade, { x: -4, y: 54, width: 1608, height: 18 }, 1),
    panel(wood.base, { x: -4, y: 48, width: 1608, height: 16 }, 1),
    panel(wood.light, { x: -4, y: 48, width: 1608, height: 5 }, 1),
  )
}
