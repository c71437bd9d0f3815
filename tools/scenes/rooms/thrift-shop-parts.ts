import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK, type Paint, type Tones } from '#scenes/kit/palette.ts'
import { panel, type Rectangle } from '#scenes/kit/panel.ts'
import { contactShadow, group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Hand } from '#scenes/kit/thing.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'

/** The same stage, where everything put has this look. */
export function looking(stage: Stage, look: Partial<Hand>): Stage {
  return { ...stage, put: (id, how) => stage.put(id, { ...how, look: { ...how.look, ...look } }) }
}

/** A dress on a dressmaker's figure, with a sash and beads. 190 wide, 370 high. */
export function mannequin(
  paint: Paint,
  { dress, sash, beads }: { dress: Dye; sash: Dye; beads: Dye },
  x: number,
  y: number,
  size: number,
) {
  const [linen, wood, gown, band, pearls] = [
    paint('cloth.oat'),
    paint('wood.walnut'),
    paint(dress),
    paint(sash),
    paint(beads),
  ]
  const drops = [
    [-15, -318],
    [-12, -308],
    [-6, -300],
    [2, -297],
    [10, -301],
    [15, -309],
    [17, -318],
  ] as const
  return group(
    `translate(${x} ${y}) scale(${size})`,
    contactShadow(4, 0, 64, 9),
    shape(wood.base, 'M-46 0Q-40 -12 -10 -14L10 -14Q40 -12 48 0Z'),
    shape(wood.shade, 'M-4 -60h9v50h-9Z'),
    shape(
      gown.shade,
      'M-26 -210Q-62 -120 -94 -34Q-70 -20 -48 -30Q-24 -14 2 -26Q30 -12 52 -28Q76 -18 96 -36Q62 -120 28 -210Z',
    ),
    shape(
      gown.base,
      'M-26 -212Q-62 -120 -94 -36Q-72 -24 -48 -34Q-24 -18 2 -30Q22 -20 40 -26Q34 -110 16 -212Z',
    ),
    shape(
      gown.light,
      'M-24 -206Q-56 -120 -80 -38Q-72 -32 -64 -34Q-40 -120 -14 -206Z M-2 -200Q-12 -110 -14 -30L-4 -30Q2 -110 6 -200Z',
      0.7,
    ),
    shape(gown.deep, 'M20 -200Q44 -110 56 -30L48 -30Q38 -110 14 -200Z', 0.4),
    shape(
      linen.shade,
      'M-34 -308Q-10 -318 -10 -340H12Q12 -318 36 -308Q46 -300 42 -270H-40Q-44 -300 -34 -308Z',
    ),
    shape(linen.base, 'M-34 -310Q-10 -318 -10 -340H4Q6 -316 20 -308L16 -270H-40Q-44 -300 -34 -310Z'),
    shape(gown.base, 'M-38 -300Q-20 -262 0 -288Q22 -262 40 -300Q46 -260 30 -206H-28Q-44 -260 -38 -300Z'),
    shape(gown.shade, 'M14 -272Q30 -276 40 -300Q46 -260 30 -206H10Q24 -240 14 -272Z'),
    shape(gown.light, 'M-36 -292Q-24 -266 -10 -276Q-26 -240 -22 -212L-28 -212Q-40 -256 -36 -292Z', 0.8),
    shape(band.base, 'M-30 -222Q0 -212 32 -224L30 -200Q0 -190 -28 -200Z'),
    shape(
      band.shade,
      'M12 -216Q24 -219 32 -224L30 -200Q20 -196 10 -194Z M22 -206Q40 -180 34 -136L18 -142Q20 -176 14 -200Z',
    ),
    shape(band.light, 'M14 -214a10 10 0 1 1 .1 .1Z', 0.8),
    shape(wood.base, 'M-9 -338Q-12 -352 0 -354Q14 -352 11 -338Z'),
    oval(wood.light, -1, -358, 6),
    ...drops.map(([dx, dy]) => oval(pearls.light, dx, dy, 4)),
  )
}

/** A curtain gathered to one side; its outer edge is at `x`. A negative width falls to the left. */
export function drape(tones: Tones, { x, y, width, height, tie }: Rectangle & { tie: number }) {
  const w = (share: number) => short(x + width * share)
  const knot = y + height * tie
  const fold = (from: number, to: number, low: number) =>
    `M${w(from)} ${y}Q${w(from * 0.86)} ${short(y + height * 0.34)} ${w(0.2 * low)} ${short(knot)}L${w(0.2 * low + 0.07)} ${short(knot)}Q${w(to * 0.9)} ${short(y + height * 0.34)} ${w(to)} ${y}Z`
  return [
    shape(
      tones.base,
      `M${x} ${y}H${w(1)}Q${w(0.9)} ${short(y + height * 0.4)} ${w(0.3)} ${short(knot)}Q${w(0.5)} ${short(y + height * 0.84)} ${w(0.46)} ${short(y + height)}H${x}Z`,
    ),
    shape(tones.shade, fold(0.24, 0.38, 0.5) + fold(0.56, 0.68, 0.9) + fold(0.84, 0.92, 1.2)),
    shape(tones.light, fold(0.1, 0.17, 0.3) + fold(0.44, 0.5, 0.76) + fold(0.74, 0.79, 1.06), 0.7),
    shape(
      tones.shade,
      `M${w(0.12)} ${short(knot)}Q${w(0.2)} ${short(y + height * 0.84)} ${w(0.16)} ${short(y + height)}H${w(0.24)}Q${w(0.3)} ${short(y + height * 0.84)} ${w(0.2)} ${short(knot)}Z`,
    ),
    shape(
      tones.deep,
      `M${x} ${short(knot - 12)}Q${w(0.2)} ${short(knot + 6)} ${w(0.34)} ${short(knot - 8)}L${w(0.33)} ${short(knot + 10)}Q${w(0.2)} ${short(knot + 24)} ${x} ${short(knot + 10)}Z`,
    ),
  ].join('')
}

/** A rail on two stands: clothes hang from `top`. */
export function clothesRail(
  tones: Tones,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
) {
  const stand = (x: number) => [
    oval(INK, x + 6, bottom, 46, 7, 0.18),
    panel(tones.shade, { x: x - 6, y: top, width: 12, height: bottom - top }, 0),
    panel(tones.light, { x: x - 6, y: top, width: 4, height: bottom - top }, 0),
    stroke(tones.shade, 9, `M${x - 38} ${bottom - 2}Q${x} ${bottom - 16} ${x + 38} ${bottom - 2}`),
  ]
  return [
    ...stand(left + 14),
    ...stand(right - 14),
    panel(tones.base, { x: left, y: top - 5, width: right - left, height: 12 }, 1),
    panel(tones.light, { x: left, y: top - 5, width: right - left, height: 4 }, 1),
    oval(tones.base, left, top, 9),
    oval(tones.base, right, top, 9),
  ].join('')
}

/** A sack tied at the neck, something poking out. `width` is that of its foot; it is nearly as high. */
export function sack(paint: Paint, random: Random, dye: Dye, x: number, y: number, width: number) {
  const [cloth, string] = [paint(dye), paint('cloth.oat')]
  const s = Math.round(width) / 100
  const peek = random.pick<() => string>([
    () =>
      shape(
        paint('enamel.red').base,
        'M-4 -78L-10 -110Q-12 -126 -26 -128L-36 -118Q-30 -108 -24 -104L-18 -78Z',
      ) + stroke(paint('paper.white').base, 5, 'M-22 -98L-8 -102M-20 -88L-6 -91'),
    () =>
      shape(paint('paper.sky').base, 'M-14 -80L-22 -112L6 -118L10 -82Z') +
      stroke(paint('paper.sky').shade, 3, 'M-10 -108L2 -110M-8 -100L3 -102'),
    () => stroke(paint('wood.oak').base, 6, 'M4 -80L16 -124Q20 -136 32 -130'),
    () => '',
  ])
  const hasPatch = random.chance(0.4)
  return group(
    `translate(${short(x)} ${short(y)}) scale(${random.chance(0.5) ? -s : s} ${s})`,
    contactShadow(4, 0, 54, 6),
    peek(),
    shape(cloth.shade, 'M-14 -76Q-22 -94 -30 -98Q-12 -106 -2 -98Q10 -108 26 -98Q16 -90 12 -76Z'),
    shape(
      cloth.base,
      'M-13 -78Q-44 -64 -52 -30Q-56 -4 -44 0Q0 6 46 0Q58 -8 50 -36Q42 -66 12 -78Q0 -72 -13 -78Z',
    ),
    shape(
      cloth.shade,
      'M12 -78Q42 -66 50 -36Q58 -8 46 0Q20 4 4 3Q34 -10 34 -34Q30 -60 8 -76Z M-6 -74Q-14 -50 -10 -30Q-20 -48 -10 -76Z',
    ),
    shape(cloth.light, 'M-16 -74Q-40 -62 -46 -32Q-46 -18 -42 -12Q-34 -18 -34 -34Q-30 -58 -12 -72Z', 0.8),
    hasPatch
      ? shape(paint('cloth.mustard').base, 'M-22 -34L2 -36L4 -14L-20 -12Z') +
          stroke(paint('wood.walnut').base, 2, 'M-26 -30l8 2M-25 -18l8 1M-2 -32l8 0M0 -18l8 1')
      : '',
    stroke(string.shade, 6, 'M-14 -78Q0 -72 13 -78'),
    stroke(string.base, 3.5, 'M12 -78q14 4 12 18M12 -78q6 10 2 20'),
  )
}

/** A box that has been taped up, a scribble on its side. */
export function tapedBox(
  paint: Paint,
  random: Random,
  { x, y, width, height, mark }: Rectangle & { mark: number },
) {
  const [card, tape, pen] = [
    paint(random.pick(['paper.kraft', 'paper.kraft', 'wood.pine', 'clay.bone'])),
    paint('cloth.oat'),
    paint('wood.walnut'),
  ]
  const depth = Math.min(26, height * 0.16)
  const left = x - width / 2
  const bulge = random.between(-3, 4)
  const marks: readonly (() => string)[] = [
    () =>
      shape(
        paint('enamel.red').base,
        `M${short(x - 20)} ${short(y - height * 0.36)}l20 16l20 -16q6 -16 -10 -18q-8 0 -10 8q-2 -8 -10 -8q-16 2 -10 18Z`,
        0.8,
      ),
    () => stroke(pen.base, 4, `M${short(x - width * 0.26)} ${short(y - height * 0.4)}q20 -10 30 0t30 -2`),
    () =>
      panel(
        paint('paper.white').light,
        { x: x - width * 0.3, y: y - height * 0.56, width: width * 0.34, height: height * 0.28 },
        1,
      ) +
      stroke(
        pen.base,
        3,
        `M${short(x - width * 0.25)} ${short(y - height * 0.46)}h${short(width * 0.22)}m${short(-width * 0.22)} 10h${short(width * 0.14)}`,
      ),
    () =>
      stroke(
        pen.shade,
        4,
        `M${short(x - 14)} ${short(y - height * 0.26)}v-26m-10 10l10 -10l10 10M${short(x + 16)} ${short(y - height * 0.26)}v-26m-10 10l10 -10l10 10`,
      ),
  ]
  return [
    contactShadow(x + 4, y, width * 0.54, 7),
    shape(
      card.light,
      `M${short(left + 8)} ${short(y - height)}L${short(left + width - 6)} ${short(y - height)}L${short(left + width)} ${short(y - height + depth)}L${short(left)} ${short(y - height + depth)}Z`,
    ),
    shape(
      card.base,
      `M${short(left)} ${short(y - height + depth)}H${short(left + width)}Q${short(left + width + bulge)} ${short(y - height / 2)} ${short(left + width - 3)} ${y}Q${short(x)} ${y + 3} ${short(left + 2)} ${y}Q${short(left - bulge)} ${short(y - height / 2)} ${short(left)} ${short(y - height + depth)}Z`,
    ),
    shape(
      card.shade,
      `M${short(left + width * 0.76)} ${short(y - height + depth)}H${short(left + width)}Q${short(left + width + bulge)} ${short(y - height / 2)} ${short(left + width - 3)} ${y}L${short(left + width * 0.8)} ${y + 1}Z`,
      0.8,
    ),
    shape(
      tape.light,
      `M${short(x - 13)} ${short(y - height)}h24l2 ${short(depth)}v22l-6 5l-7 -4l-7 5l-6 -5v-23Z`,
      0.9,
    ),
    marks[mark % marks.length]?.() ?? '',
  ].join('')
}
