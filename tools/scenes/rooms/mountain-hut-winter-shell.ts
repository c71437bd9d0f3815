import type { Stage } from '#scenes/compose/stage.ts'
import { INK, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { floorboards } from './boards.ts'
import { fir } from './camp-site-parts.ts'
import { glow } from './lamplight.ts'
import { logs, peak } from './mountain-hut-parts.ts'

const FLOOR = 806

/** A long window, and half of it is snow already. */
function snowWindow(stage: Stage) {
  const back = stage.paint('back')
  const frame = back('enamel.red')
  const pale = back('paper.white')
  const sky = '#b9cfdb'
  const snow = '#eef2f4'
  const blue = '#b4c6d8'
  const flakes = Array.from({ length: 34 }, () => {
    const [x, y, r] = [
      stage.random.between(620, 1130),
      stage.random.between(166, 380),
      stage.random.between(2.4, 5),
    ]
    return `M${short(x)} ${short(y)}q${short(r)} ${short(-r)} ${short(r * 2)} 0q${short(-r)} ${short(r * 1.4)} ${short(-r * 2)} 0Z`
  })
  return [
    shape(INK, 'M596 130H1168V512H596Z', 0.16),
    shape(sky, 'M600 146H1146V490H600Z'),
    shape(mix(sky, snow, 0.5), 'M600 230Q760 214 900 234T1146 226V490H600Z'),
    peak(
      { lit: '#9db1c6', dark: '#8096b3' },
      { lit: '#f4f6f5', dark: '#ccd8e4' },
      { x: 740, y: 172, half: 136, base: 400 },
    ),
    peak(
      { lit: '#8ea3bd', dark: '#7088a8' },
      { lit: '#f4f6f5', dark: '#c3d1e0' },
      { x: 968, y: 190, half: 150, base: 400 },
    ),
    shape('#d5e0e8', 'M600 356Q740 320 880 350Q1020 330 1146 344V490H600Z'),
    fir(back('leaf.moss'), 664, 392, 110, 4),
    fir(back('leaf.moss'), 706, 400, 76, 4),
    fir(back('leaf.moss'), 1094, 396, 130, 5),
    shape(snow, flakes.join(''), 0.9),
    shape(snow, 'M600 388Q680 352 770 378Q860 410 950 386Q1060 356 1146 392V490H600Z'),
    shape(blue, 'M600 436Q720 410 840 430Q1000 456 1146 426V490H600Z', 0.7),
    ...[600, 864, 1128].map((x) => panel(frame.base, { x, y: 140, width: 22, height: 356 }, 1)),
    panel(frame.base, { x: 590, y: 128, width: 566, height: 26 }, 2),
    panel(frame.shade, { x: 600, y: 280, width: 540, height: 12 }, 1),
    panel(frame.light, { x: 590, y: 128, width: 566, height: 7 }, 1),
    stroke(frame.light, 3, 'M602 156V486M866 156V486M1130 156V486'),
    shape(snow, 'M622 282q60 -14 112 0ZM886 282q80 -12 130 0Z'),
    panel(back('wood.oak').deep, { x: 584, y: 512, width: 590, height: 16 }, 2, 0.3),
    panel(back('wood.pine').light, { x: 570, y: 488, width: 606, height: 26 }, 2),
    panel(back('wood.pine').shade, { x: 574, y: 506, width: 598, height: 8 }, 1),
    shape(
      pale.base,
      'M568 120H690Q676 190 626 250Q606 290 602 366Q586 380 570 366ZM1178 120H1052Q1066 190 1120 250Q1140 290 1142 366Q1160 380 1176 366Z',
    ),
    shape(
      frame.base,
      'M570 346Q586 360 603 346V334Q586 346 570 334ZM1142 346Q1160 360 1176 346V334Q1160 346 1142 334Z',
    ),
    shape(
      pale.shade,
      'M640 120Q630 190 596 250Q600 190 612 120ZM1104 120Q1112 190 1152 250Q1140 180 1134 120Z',
      0.6,
    ),
    stroke(back('brass.brass').shade, 9, 'M548 118H1196'),
    stroke(back('brass.brass').light, 3, 'M548 115H1196'),
  ].join('')
}

export function lampOver(stage: Stage, x: number, y: number) {
  const enamel = stage.paint('middle')('enamel.teal')
  const iron = stage.paint('middle')('brass.iron')
  return [
    stroke(iron.base, 4, `M${x} 60V${y - 70}`),
    glow(x, y + 30, 210, 0.1),
    shape(
      enamel.base,
      `M${x - 22} ${y - 74}Q${x} ${y - 80} ${x + 22} ${y - 74}L${x + 28} ${y - 52}Q${x + 80} ${y - 36} ${x + 96} ${y}Q${x} ${y + 12} ${x - 96} ${y}Q${x - 80} ${y - 36} ${x - 28} ${y - 52}Z`,
    ),
    shape(
      enamel.light,
      `M${x - 86} ${y - 10}Q${x - 66} ${y - 36} ${x - 26} ${y - 48}L${x - 12} ${y - 48}Q${x - 46} ${y - 30} ${x - 58} ${y - 4}Z`,
      0.8,
    ),
    shape(
      '#fff1c9',
      `M${x - 84} ${y + 3}Q${x} ${y + 14} ${x + 84} ${y + 3}Q${x + 40} ${y + 22} ${x} ${y + 22}Q${x - 40} ${y + 22} ${x - 84} ${y + 3}Z`,
    ),
  ].join('')
}

export function room(stage: Stage) {
  const back = stage.paint('back')
  const middle = stage.paint('middle')
  stage.draw(
    logs(
      back('wood.pine'),
      back('leaf.moss').shade,
      stage.random,
      { x: 0, y: 60, width: 1600, height: 560 },
      9,
    ),
    snowWindow(stage),
    // Panelling behind the bench
    panel(back('leaf.moss').shade, { x: 0, y: 606, width: 1600, height: 210 }, 0),
    ...Array.from({ length: 16 }, (_, at) =>
      panel(
        at % 3 === 1 ? back('leaf.leaf').shade : mix(back('leaf.moss').base, back('leaf.leaf').base, 0.35),
        { x: at * 100 + 3, y: 612, width: 94, height: 200 },
        1,
      ),
    ),
    panel(back('wood.oak').base, { x: 0, y: 596, width: 1600, height: 20 }, 2),
    panel(back('wood.oak').light, { x: 0, y: 596, width: 1600, height: 6 }, 1),
    floorboards(middle('wood.oak'), FLOOR, 10, 900),
    // Ceiling beams
    panel(middle('wood.walnut').deep, { x: 0, y: 0, width: 1600, height: 30 }, 0),
    panel(middle('wood.walnut').shade, { x: -4, y: 24, width: 1608, height: 46 }, 3),
    panel(middle('wood.walnut').base, { x: -4, y: 22, width: 1608, height: 34 }, 3),
    panel(middle('wood.walnut').light, { x: -4, y: 22, width: 1608, height: 7 }, 2),
    ...[220, 820, 1400].map((x) => shape(middle('wood.walnut').shade, `M${x} 0h70l14 78h-98Z`)),
    ...[220, 820, 1400].map((x) => shape(middle('wood.walnut').base, `M${x} 0h44l4 78h-62Z`)),
  )
}

/** A calendar with a mountain, a note, the hut's rules in pictures. */
export function papers(stage: Stage) {
  const back = stage.paint('back')
  const white = back('paper.white')
  const red = back('enamel.red')
  const ink = back('clay.slate')
  return [
    shape(INK, 'M1222 372h92v122h-92Z', 0.15),
    shape(white.base, 'M1214 364Q1260 360 1306 364L1304 484Q1260 488 1216 484Z'),
    shape(back('paper.sky').base, 'M1222 372H1298V424H1222Z'),
    shape(ink.base, 'M1224 424L1250 386L1266 406L1276 396L1297 424Z'),
    shape(white.light, 'M1243 396L1250 386L1257 395L1250 399Z'),
    shape(red.base, 'M1262 452h10v10h-10Z'),
    shape(
      ink.light,
      'M1226 436h10v8h-10ZM1244 436h10v8h-10ZM1262 436h10v8h-10ZM1280 436h10v8h-10ZM1226 454h10v8h-10ZM1244 454h10v8h-10ZM1280 454h10v8h-10ZM1226 470h10v7h-10ZM1244 470h10v7h-10Z',
      0.8,
    ),
    shape(white.shade, 'M1340 386l66 -8l6 76l-64 6Z'),
    shape(white.light, 'M1336 382l66 -8l6 76l-64 6Z'),
    stroke(ink.base, 3, 'M1348 396l42 -5M1350 410l46 -5M1351 424l30 -3'),
    oval(red.base, 1370, 378, 5),
  ].join('')
}
