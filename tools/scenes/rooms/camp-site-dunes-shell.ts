import type { Stage } from '#scenes/compose/stage.ts'
import { INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { glints, swell, tuft } from './camp-site-parts.ts'

export function skyAndSea(stage: Stage) {
  const back = stage.paint('back')
  const sea = back('glass.blue')
  const peach = '#f7cfa2'
  const blue = '#9fc0c6'
  stage.draw(
    shape(blue, 'M0 0H1600V400H0Z'),
    swell(mix(blue, peach, 0.35), 70, 420, { amp: 12, length: 800 }),
    swell(mix(blue, peach, 0.7), 140, 420, { amp: 10, length: 660, start: -240 }),
    swell(peach, 200, 420, { amp: 9, length: 900, start: -100 }),
    swell(mix(peach, '#f2a37c', 0.5), 262, 420, { amp: 6, length: 700, start: -300 }),
    shape(
      '#fff4dc',
      'M90 96q40 -30 92 -14q44 -26 88 4q40 -4 58 20q-120 14 -238 -10ZM1250 150q52 -28 96 -8q60 -14 96 14q-90 16 -192 -6ZM620 74q46 -22 84 -6q40 -10 70 12q-70 12 -154 -6Z',
      0.8,
    ),
    oval('#fff0c4', 1010, 338, 170, 150, 0.35),
    oval('#fff0c4', 1010, 338, 112, 100, 0.5),
    oval('#ffe08f', 1010, 338, 70, 66),
    shape(
      mix(back('clay.slate').base, peach, 0.45),
      'M1300 340Q1360 318 1420 316Q1480 296 1540 300L1600 290V346H1300Z',
    ),
    lighthouse(stage),
    shape(sea.base, 'M0 338H1600V520H0Z'),
    shape(mix(sea.base, INK, 0.16), 'M0 338H1600V356Q1200 350 800 360Q400 352 0 360Z'),
    shape(mix(sea.base, '#f7cfa2', 0.4), 'M840 340H1180Q1140 400 1240 470H780Q880 400 840 340Z', 0.7),
    glints('#fff0c4', stage.random, { x: 1010, top: 346, bottom: 446, reach: 110, count: 14 }),
    glints(mix(sea.base, INK, 0.2), stage.random, { x: 800, top: 372, bottom: 440, reach: 760, count: 18 }),
    sail(stage),
    swell('#fdf1dc', 444, 540, { amp: 7, length: 300 }),
    swell(mix(sea.base, '#f7cfa2', 0.55), 454, 560, { amp: 7, length: 300, start: -70 }),
    swell('#fdf1dc', 472, 560, { amp: 9, length: 420, start: -180 }),
  )
}

function lighthouse(stage: Stage) {
  const white = stage.paint('back')('paper.white')
  const red = stage.paint('back')('enamel.red')
  return [
    shape(white.base, 'M1452 312L1460 212H1490L1498 308Z'),
    shape(red.base, 'M1455 282L1458 252L1493 250L1496 280ZM1460 226L1461 212H1490L1491 224Z'),
    shape(white.shade, 'M1480 212H1490L1498 308H1484Z', 0.5),
    shape(red.shade, 'M1456 212H1494V206H1456ZM1460 186Q1475 168 1490 186Z'),
    shape(LAMP, 'M1464 188H1487V206H1464Z'),
  ].join('')
}

function sail(stage: Stage) {
  const white = stage.paint('back')('paper.white')
  const hull = stage.paint('back')('enamel.teal')
  return group(
    'translate(700 372)',
    shape(white.base, 'M0 -8Q-6 -60 4 -108Q40 -60 50 -14Z'),
    shape(white.shade, 'M-4 -8Q-20 -20 -38 -14Q-14 -50 -2 -88Z'),
    shape(hull.base, 'M-42 -6H58Q50 12 34 14H-22Q-36 10 -42 -6Z'),
  )
}

export function sands(stage: Stage) {
  const sand = stage.paint('middle')('paper.kraft')
  const pale = stage.paint('middle')('clay.bone')
  const wet = mix(sand.base, stage.paint('middle')('clay.slate').base, 0.3)
  const grass = stage.paint('back')('leaf.olive')
  const { random } = stage
  const tufts = (places: readonly (readonly [number, number, number])[]) =>
    places.map(([x, y, height]) => tuft(grass, random, x, y, height)).join('')
  stage.draw(
    swell(wet, 496, 640, { amp: 9, length: 520, start: -240 }),
    swell(mix(sand.base, pale.base, 0.3), 530, 1210, { amp: 8, length: 700 }),
    // The high dune on the left, the low one on the right
    tufts([
      [40, 260, 96],
      [110, 262, 80],
      [190, 276, 90],
      [276, 300, 70],
      [350, 336, 74],
      [420, 372, 60],
      [490, 424, 50],
    ]),
    shape(mix(sand.base, pale.base, 0.5), 'M0 250Q180 226 330 320Q480 420 640 560Q500 700 0 760Z'),
    shape(pale.base, 'M0 250Q180 226 330 320Q400 366 470 424Q330 420 210 480Q80 560 0 560Z'),
    shape(sand.shade, 'M330 320Q480 420 640 560Q560 620 400 660Q460 540 400 450Q370 370 330 320Z', 0.45),
    tufts([
      [60, 420, 80],
      [150, 470, 66],
      [300, 400, 60],
    ]),
    tufts([
      [1600, 480, 90],
      [1540, 500, 74],
      [1480, 520, 60],
      [1420, 540, 50],
    ]),
    shape(mix(sand.base, pale.base, 0.45), 'M1600 460Q1460 500 1330 590Q1260 660 1600 700Z'),
    shape(pale.base, 'M1600 460Q1460 500 1330 590Q1440 570 1600 590Z'),
    shape(pale.base, 'M0 740Q300 690 700 720Q1100 760 1600 700V900Q1200 860 760 890Q300 920 0 880Z', 0.65),
    shape(
      sand.shade,
      'M0 930Q260 900 560 940Q420 970 0 980ZM900 900Q1200 880 1600 930V960Q1240 930 900 900ZM300 1080Q700 1050 1100 1096Q800 1120 300 1080Z',
      0.3,
    ),
    shape(pale.light, 'M500 1000Q800 960 1180 1004Q900 1030 500 1000Z', 0.7),
    shape(
      sand.shade,
      Array.from(
        { length: 9 },
        (_, at) => `M${706 + at * 17 + (at % 2) * 26} ${560 + at * 15}q12 -7 22 0q-8 9 -22 0Z`,
      ).join(''),
      0.5,
    ),
  )
}

export function gulls(stage: Stage) {
  const white = stage.paint('back')('paper.white')
  const slate = stage.paint('back')('clay.slate')
  return [
    stroke(
      white.light,
      6,
      'M780 120q20 -22 38 2q18 -26 40 -6M900 170q14 -16 28 2q12 -18 30 -4M1210 90q16 -18 30 2q14 -20 34 -4',
    ),
    stroke(slate.base, 3, 'M812 118q4 6 8 2M924 170q3 5 7 1'),
  ].join('')
}

export function kite(stage: Stage) {
  const red = stage.paint('back')('enamel.red')
  const mustard = stage.paint('back')('cloth.mustard')
  return [
    stroke(red.shade, 2, 'M1312 214Q1240 330 1150 420Q1120 452 1096 470'),
    stroke(mustard.shade, 4, 'M1322 232Q1340 270 1316 296Q1296 320 1326 350'),
    shape(red.base, 'M1284 130L1352 118L1324 234Z'),
    shape(mustard.base, 'M1318 124L1352 118L1324 234ZM1330 268l18 -10l-2 22ZM1306 306l-16 -12l-2 20Z'),
    shape(red.light, 'M1284 130L1318 124L1310 178Z', 0.7),
    shape(red.base, 'M1284 130L1306 96L1352 118Z'),
    shape(mustard.light, 'M1306 96L1352 118L1318 124Z'),
  ].join('')
}
