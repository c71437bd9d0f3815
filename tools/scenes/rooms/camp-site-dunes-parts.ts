import type { Stage } from '#scenes/compose/stage.ts'
import { INK, mix } from '#scenes/kit/palette.ts'
import { contactShadow, group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'

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
