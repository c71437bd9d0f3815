import type { Stage } from '#scenes/compose/stage.ts'
import { INK, LAMP, mix } from '#scenes/kit/palette.ts'
import type { Rectangle } from '#scenes/kit/panel.ts'
import { contactShadow, group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { swell, tuft } from './camp-site-parts.ts'

/** Trunks behind trunks, paler and thinner with the distance, and the crowns above. */
export function wood(stage: Stage) {
  const air = '#eee3b4'
  const bark = stage.paint('back')('wood.oak').base
  const moss = stage.paint('back')('leaf.moss').base
  const leaf = stage.paint('back')('leaf.leaf').base
  const { random } = stage
  const row = (count: number, tone: string, width: number, bottom: number) => {
    const step = 1700 / count
    return Array.from({ length: count }, (_, at) => {
      const x = -40 + (at + random.between(0.1, 0.9)) * step
      const w = width * random.between(0.7, 1.3)
      const stub = 120 + random.between(0, 200)
      const sign = random.chance(0.5) ? 1 : -1
      return shape(
        tone,
        `M${short(x)} -10L${short(x - w * 0.12)} ${bottom - 30}q${short(-w * 0.1)} 24 ${short(-w * 0.4)} 34h${short(w * 1.9)}q${short(-w * 0.4)} -12 ${short(-w * 0.4)} -34L${short(x + w)} -10ZM${short(x + w / 2)} ${short(stub)}l${short(sign * w * 1.7)} ${short(-w * 0.7)}l${short(sign * 3)} 5l${short(-sign * w * 1.5)} ${short(w)}Z`,
      )
    }).join('')
  }
  stage.draw(
    shape(air, 'M0 0H1600V640H0Z'),
    oval('#fff3cc', 330, 150, 420, 300, 0.7),
    oval('#fff8e0', 300, 130, 220, 170, 0.8),
    row(19, mix(bark, air, 0.76), 24, 400),
    swell(mix(moss, air, 0.66), 386, 660, { amp: 12, length: 300 }),
    row(12, mix(bark, air, 0.55), 36, 440),
    swell(mix(leaf, air, 0.5), 424, 660, { amp: 14, length: 380, start: -200 }),
    row(7, mix(bark, air, 0.32), 48, 490),
    swell(mix(leaf, air, 0.26), 474, 680, { amp: 12, length: 560, start: -330 }),
    crowns(stage, mix(moss, air, 0.52), mix(leaf, air, 0.5), { lowest: 96, count: 16 }),
    crowns(stage, mix(moss, air, 0.26), mix(leaf, air, 0.22), { lowest: 36, count: 19 }),
  )
}

/** The flat cushions of needles that pines have for crowns. */
function crowns(
  stage: Stage,
  dark: string,
  fair: string,
  { lowest, count }: { lowest: number; count: number },
) {
  const { random } = stage
  const clumps = Array.from({ length: count }, (_, at) => ({
    x: ((at + random.between(0, 1)) * 1700) / count - 50,
    y: random.between(-16, lowest),
    wide: random.between(80, 150),
  }))
  return clumps
    .map(({ x, y, wide }) =>
      [
        shape(
          dark,
          `M${short(x - wide)} ${short(y + 14)}q${short(wide * 0.1)} -34 ${short(wide * 0.5)} -36q${short(wide * 0.4)} -32 ${short(wide * 0.8)} -6q${short(wide * 0.6)} 0 ${short(wide * 0.7)} 40q${short(-wide * 0.3)} 22 ${short(-wide * 0.6)} 6q${short(-wide * 0.3)} 24 ${short(-wide * 0.7)} 4q${short(-wide * 0.4)} 16 ${short(-wide * 0.7)} -8Z`,
        ),
        shape(
          fair,
          `M${short(x - wide * 0.9)} ${short(y + 4)}q${short(wide * 0.1)} -22 ${short(wide * 0.4)} -24q${short(wide * 0.4)} -30 ${short(wide * 0.7)} -8q${short(-wide * 0.3)} 2 ${short(-wide * 0.5)} 18q${short(-wide * 0.3)} -4 ${short(-wide * 0.6)} 14Z`,
        ),
      ].join(''),
    )
    .join('')
}

export function ground(stage: Stage) {
  const moss = stage.paint('middle')('leaf.moss')
  const olive = stage.paint('middle')('leaf.olive')
  const needles = stage.paint('middle')('leaf.autumn')
  const floor = mix(needles.base, stage.paint('middle')('wood.oak').base, 0.62)
  stage.draw(
    shape(mix(olive.base, '#eee3b4', 0.25), 'M0 520Q400 496 800 520Q1200 540 1600 512V1200H0Z'),
    shape(mix(olive.base, floor, 0.35), 'M0 580Q300 560 640 584Q1100 612 1600 572V1200H0Z'),
    shape(floor, 'M0 700Q360 650 760 676Q1180 700 1600 660V1200H0Z'),
    shape(
      mix(floor, LAMP, 0.22),
      'M240 720Q620 676 980 716Q1260 760 1180 830Q860 890 480 850Q180 800 240 720ZM60 980Q380 930 620 990Q740 1050 560 1090Q240 1120 60 1060Z',
      0.8,
    ),
    shape(
      olive.base,
      'M0 760Q120 730 200 780Q240 830 120 850Q40 860 0 840ZM1330 740Q1480 700 1600 730V820Q1440 840 1340 800ZM0 1120Q260 1080 520 1130Q900 1180 1300 1120Q1480 1090 1600 1110V1200H0Z',
      0.9,
    ),
    shape(moss.base, 'M0 1160Q240 1128 520 1168Q900 1204 1280 1164Q1460 1140 1600 1156V1200H0Z'),
    stroke(
      mix(floor, INK, 0.25),
      3,
      Array.from(
        { length: 60 },
        () =>
          `M${short(stage.random.between(0, 1600))} ${short(stage.random.between(690, 1190))}l${short(stage.random.between(-16, 16))} ${short(stage.random.between(-4, 4))}`,
      ).join(''),
    ),
  )
}

/** It sat on the stove when everybody woke. It has moved a little since. */
export function squirrel(stage: Stage, x: number, y: number, scale: number) {
  const fur = stage.paint('middle')('clay.clay')
  const belly = stage.paint('middle')('paper.white')
  const nut = stage.paint('middle')('wood.walnut')
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    contactShadow(0, 0, 46, 7),
    shape(fur.shade, 'M22 0Q66 -10 70 -62Q72 -110 38 -116Q10 -116 14 -90Q30 -98 38 -82Q44 -58 16 -40Z'),
    shape(
      fur.light,
      'M60 -60Q62 -100 38 -107Q26 -108 20 -100Q44 -100 47 -76Q50 -52 30 -30Q56 -34 60 -60Z',
      0.7,
    ),
    shape(
      fur.base,
      'M-20 0Q-30 -34 -18 -58Q-40 -62 -42 -78Q-42 -94 -24 -98L-20 -116L-10 -100Q6 -94 4 -74Q26 -50 26 -24Q26 -4 10 0Z',
    ),
    shape(fur.light, 'M-40 -80Q-40 -92 -24 -96Q-12 -98 -6 -92Q-26 -92 -30 -76Z', 0.8),
    shape(belly.base, 'M-20 -6Q-26 -34 -16 -54Q-4 -50 -4 -28Q-6 -10 -20 -6Z'),
    shape(fur.shade, 'M-6 0Q-8 -22 8 -28Q24 -26 24 -10Q22 0 10 0Z'),
    shape(fur.shade, 'M-2 -54Q-18 -48 -30 -52L-32 -44Q-16 -38 2 -42Z'),
    shape(nut.base, 'M-44 -54Q-36 -60 -30 -52Q-30 -42 -38 -40Q-46 -44 -44 -54Z'),
    oval(INK, -27, -80, 4, 4.6),
    oval(belly.light, -28, -82, 1.4),
    oval(INK, -42, -75, 3, 2.4),
  )
}

/** A stump with its rings; things stand on it at `y`. */
export function stump(stage: Stage, { x, y, width, height }: Rectangle) {
  const bark = stage.paint('middle')('wood.walnut')
  const cut = stage.paint('middle')('wood.pine')
  const h = width / 2
  return [
    contactShadow(x, y + height, h * 1.4, 16),
    shape(
      bark.base,
      `M${x - h} ${y}L${x - h * 0.96} ${y + height - 24}Q${x - h * 1.1} ${y + height} ${x - h * 1.4} ${y + height + 4}Q${x} ${y + height + 18} ${x + h * 1.4} ${y + height + 2}Q${x + h * 1.1} ${y + height - 6} ${x + h} ${y + height - 30}L${x + h} ${y}Z`,
    ),
    shape(
      bark.shade,
      `M${x + h * 0.3} ${y}L${x + h * 0.36} ${y + height + 10}Q${x + h} ${y + height + 8} ${x + h * 1.4} ${y + height + 2}Q${x + h * 1.1} ${y + height - 6} ${x + h} ${y + height - 30}L${x + h} ${y}Z`,
    ),
    stroke(
      bark.deep,
      3,
      `M${x - h * 0.6} ${y + 26}q6 30 -2 ${height - 50}M${x - h * 0.1} ${y + 30}q-8 24 4 ${height - 44}`,
    ),
    oval(cut.shade, x, y, h * 1.02, h * 0.3),
    oval(cut.light, x - 2, y - 3, h * 0.94, h * 0.25),
    oval(cut.base, x - 4, y - 3, h * 0.62, h * 0.16),
    oval(cut.light, x - 4, y - 3, h * 0.36, h * 0.09),
  ].join('')
}

/** A plank on two trestles; things stand between `y` and `y + 26`. */
export function plank(
  stage: Stage,
  { x, y, width, legs }: { x: number; y: number; width: number; legs: number },
) {
  const wood = stage.paint('middle')('wood.pine')
  const cloth = stage.paint('middle')('enamel.red')
  const white = stage.paint('middle')('paper.white')
  const front = y + 26
  const trestle = (left: number) =>
    `M${left} ${front}l-26 ${legs}M${left + 70} ${front}l26 ${legs}M${left - 10} ${front + legs * 0.55}h90`
  const check = Array.from(
    { length: 9 },
    (_, at) => `M${x + width * 0.34 + at * 40} ${y - 4}h18l4 ${30}h-19Z`,
  )
  return [
    contactShadow(x + width / 2 + 20, front + legs, width * 0.5, 16),
    stroke(wood.shade, 14, trestle(x + 80) + trestle(x + width - 150)),
    stroke(wood.base, 5, trestle(x + 77) + trestle(x + width - 153)),
    shape(wood.base, `M${x + 16} ${y - 6}L${x + width - 12} ${y - 4}L${x + width} ${front}H${x}Z`),
    shape(wood.shade, `M${x} ${front}H${x + width}l-2 17H${x + 3}Z`),
    stroke(wood.shade, 2, `M${x + 12} ${y + 8}H${x + width - 8}`),
    shape(
      white.base,
      `M${x + width * 0.32} ${y - 6}H${x + width * 0.72}L${x + width * 0.73} ${front + 3}q0 20 -4 34L${x + width * 0.31} ${front + 40}Q${x + width * 0.315} ${front + 14} ${x + width * 0.31} ${front}Z`,
    ),
    shape(cloth.base, check.join(''), 0.5),
    shape(
      cloth.base,
      `M${x + width * 0.312} ${front + 12}H${x + width * 0.728}v10H${x + width * 0.312}Z`,
      0.5,
    ),
    shape(white.shade, `M${x + width * 0.312} ${front}H${x + width * 0.729}v4H${x + width * 0.312}Z`, 0.7),
  ].join('')
}

function mushroom(stage: Stage, x: number, y: number, size: number) {
  const cap = stage.paint('middle')('enamel.red')
  const stalk = stage.paint('middle')('paper.white')
  return group(
    `translate(${x} ${y}) scale(${size})`,
    contactShadow(2, 0, 14, 3),
    shape(stalk.base, 'M-5 0Q-3 -12 -5 -20H5Q3 -10 7 0Z'),
    shape(cap.base, 'M-18 -18Q-16 -36 0 -37Q17 -36 18 -19Q0 -14 -18 -18Z'),
    shape(cap.light, 'M-16 -20Q-13 -33 0 -35Q-8 -30 -9 -20Z'),
    shape(stalk.light, 'M-4 -30q5 -2 6 2q-5 4 -6 -2ZM7 -26q4 0 4 4q-5 0 -4 -4ZM-13 -23q3 -4 5 0q-1 4 -5 0Z'),
  )
}

export function undergrowth(stage: Stage) {
  for (const [x, y, size] of [
    [300, 850, 1.3],
    [330, 862, 0.9],
    [1040, 968, 0.8],
    [1010, 960, 1.2],
  ] as const)
    stage.draw(mushroom(stage, x, y, size))
  for (const [x, y, height] of [
    [230, 770, 70],
    [690, 716, 60],
    [900, 700, 46],
    [1580, 880, 110],
    [1380, 790, 60],
    [60, 1010, 90],
  ] as const)
    stage.draw(tuft(stage.paint('middle')('leaf.leaf'), stage.random, x, y, height))
}
