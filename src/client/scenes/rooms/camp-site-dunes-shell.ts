import type { Stage } from '#client/scenes/compose/stage.ts'
import { INK, LAMP, mix } from '#client/scenes/kit/palette.ts'
import { contactShadow, group, oval, shape, short, stroke } from '#client/scenes/kit/svg.ts'
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

/** Striped cloth between poles, a little blown out by the wind. */
export function windbreak(
  stage: Stage,
  { x, y, height }: { x: number; y: number; height: number },
  fields: readonly number[],
) {
  const pole = stage.paint('middle')('wood.pine')
  const red = stage.paint('middle')('enamel.red')
  const white = stage.paint('middle')('paper.white')
  const teal = stage.paint('middle')('enamel.teal')
  const poles: string[] = []
  const cloth: string[] = []
  let left = x
  fields.forEach((width, field) => {
    const right = left + width
    const rise = field % 2 === 0 ? -14 : 16
    const at = (u: number, v: number) =>
      `${short(left + width * u)} ${short(y - height * v + (field % 2 === 0 ? rise * u : rise * (u - 1)) + 20 * u * (1 - u))}`
    const stripe = (from: number, to: number, tone: string) =>
      shape(
        tone,
        `M${at(from, 0.98)}L${at(to, 0.98)}Q${at((from + to) / 2 + 0.03, 0.5)} ${at(to, 0.06)}L${at(from, 0.06)}Q${at(from + 0.03, 0.5)} ${at(from, 0.98)}Z`,
      )
    const tones = [red, white, teal, white, red, white]
    cloth.push(
      ...tones.map((tone, at) =>
        stripe(at / 6, (at + 1) / 6 + 0.01, field % 2 === 0 ? tone.base : tone.shade),
      ),
    )
    cloth.push(
      shape(
        white.light,
        `M${at(0, 0.99)}Q${at(0.5, 0.97)} ${at(1, 0.99)}L${at(1, 0.95)}Q${at(0.5, 0.93)} ${at(0, 0.95)}Z`,
        0.6,
      ),
    )
    poles.push(`M${at(0, 1.12)}L${at(0, -0.06)}`)
    if (field === fields.length - 1) poles.push(`M${at(1, 1.12)}L${at(1, -0.06)}`)
    left = right
  })
  return [
    shape(INK, `M${x} ${y}H${left}l60 40H${x + 60}Z`, 0.13),
    ...cloth,
    stroke(pole.shade, 13, poles.join('')),
    stroke(pole.light, 4, poles.join('')),
  ].join('')
}

/** A whole tree that the sea has had for years: a pale trunk, roots in the air. Things stand along its back, at `y`. */
export function driftTree(stage: Stage) {
  const wood = stage.paint('middle')('wood.drift')
  return [
    shape(INK, 'M120 866Q500 838 1080 878Q1180 890 1040 904Q500 920 150 892Z', 0.16),
    shape(
      wood.base,
      'M180 806Q90 760 74 690Q60 668 76 660Q92 664 96 694Q116 740 170 764Q150 700 176 640Q176 622 190 626Q202 634 194 654Q180 710 214 756Q250 730 262 676Q272 660 282 670Q286 700 250 770Z',
    ),
    shape(
      wood.base,
      'M120 850Q110 780 200 752Q300 736 460 760Q760 790 1060 796Q1120 800 1124 822Q1120 846 1050 852Q700 880 420 874Q220 886 120 850Z',
    ),
    shape(
      wood.light,
      'M140 800Q160 764 220 760Q320 748 460 770Q760 800 1060 804Q1100 806 1112 816Q760 818 440 794Q260 776 140 800Z',
    ),
    shape(
      wood.shade,
      'M124 852Q300 858 520 850Q820 844 1122 826Q1118 846 1050 852Q700 880 420 874Q220 886 124 852Z',
    ),
    shape(wood.base, 'M180 800Q150 790 130 826Q96 850 64 846Q50 852 60 864Q100 872 144 852Z'),
    stroke(
      wood.shade,
      3,
      'M230 790Q420 788 600 816M520 806Q760 832 980 826M300 830Q420 842 560 838M700 812q40 8 90 6',
    ),
    oval(wood.deep, 640, 826, 15, 9, 0.6),
    oval(wood.deep, 1114, 824, 10, 20, 0.45),
  ].join('')
}

/** A rowing boat, pulled up for the night; its near side comes before what is in it. */
export function boat(stage: Stage) {
  const hull = stage.paint('middle')('enamel.blue')
  const rim = stage.paint('middle')('enamel.cream')
  const wood = stage.paint('middle')('wood.oak')
  return {
    behind: [
      contactShadow(1330, 768, 330, 22),
      shape(wood.deep, 'M1040 596Q1300 650 1700 606L1690 680H1110Z'),
      shape(wood.base, 'M1040 590Q1300 632 1700 590L1700 612Q1300 656 1048 604Z'),
    ].join(''),
    before: [
      shape(hull.base, 'M1028 592Q1060 640 1100 652Q1360 690 1700 650V776H1180Q1070 740 1028 592Z'),
      shape(hull.shade, 'M1072 690Q1380 744 1700 706V776H1180Q1112 750 1072 690Z'),
      shape(
        rim.base,
        'M1028 592Q1060 632 1100 644Q1360 682 1700 642V660Q1360 700 1096 662Q1046 644 1028 592Z',
      ),
      shape(hull.light, 'M1072 664Q1092 670 1110 676L1150 740Q1100 716 1072 664Z', 0.6),
      stroke(hull.deep, 3, 'M1060 668Q1360 728 1700 686M1092 716Q1380 762 1700 736'),
      shape(rim.shade, 'M1250 700l46 4l-2 22l-45 -5Z'),
      shape(wood.shade, 'M1172 776Q1130 800 1180 806H1640V770Z', 0.4),
    ].join(''),
  }
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

/** One that stands about and looks as if it had paid for breakfast. */
export function gull(stage: Stage, x: number, y: number) {
  const white = stage.paint('middle')('paper.white')
  const wing = stage.paint('middle')('clay.slate')
  const bill = stage.paint('middle')('enamel.mustard')
  return group(
    `translate(${x} ${y})`,
    contactShadow(4, 0, 34, 5),
    stroke(bill.shade, 4, 'M0 -22V-1M14 -22V-1'),
    shape(
      white.base,
      'M-36 -84Q-34 -104 -16 -104Q4 -102 4 -80Q44 -66 62 -34Q20 -14 -12 -26Q-32 -38 -28 -66Z',
    ),
    shape(wing.base, 'M-4 -66Q36 -66 70 -30Q34 -26 10 -34Q-8 -44 -4 -66Z'),
    shape(wing.deep, 'M44 -48L82 -26L52 -30Z'),
    shape(bill.base, 'M-34 -90L-58 -80L-34 -78Z'),
    oval(INK, -22, -90, 3.4),
  )
}

/** What has sunk into the sand does not float on it. */
export function drift(stage: Stage, x: number, y: number, width: number) {
  const sand = stage.paint('middle')('paper.kraft')
  const pale = stage.paint('middle')('clay.bone')
  const half = width / 2
  stage.drawBefore(
    { left: x - half, right: x + half, top: y - 16, bottom: y + 10 },
    shape(
      mix(sand.base, pale.base, 0.55),
      `M${x - half} ${y + 6}Q${x - half * 0.4} ${y - 16} ${x} ${y - 10}Q${x + half * 0.5} ${y - 20} ${x + half} ${y + 6}Q${x} ${y + 14} ${x - half} ${y + 6}Z`,
    ),
    shape(
      pale.light,
      `M${x - half * 0.8} ${y}Q${x - half * 0.3} ${y - 14} ${x + half * 0.1} ${y - 9}Q${x - half * 0.2} ${y - 4} ${x - half * 0.8} ${y}Z`,
      0.8,
    ),
  )
}
