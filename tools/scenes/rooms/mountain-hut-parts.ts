import { type Plane, planes } from '#scenes/compose/light.ts'
import { sizeOf } from '#scenes/compose/placing.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import { INK, type Tones } from '#scenes/kit/palette.ts'
import { panel, type Rectangle } from '#scenes/kit/panel.ts'
import { contactShadow, group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { thingCalled } from '#scenes/things/catalogue.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'

/** A wall of squared logs, one on the other, with moss between. */
export function logs(
  tones: Tones,
  joint: string,
  random: Random,
  { x, y, width, height }: Rectangle,
  count: number,
) {
  const high = height / count
  const parts = [panel(tones.shade, { x, y, width, height }, 0)]
  for (let at = 0; at < count; at++) {
    const top = y + at * high
    parts.push(
      panel(
        random.pick([tones.base, tones.base, tones.shade]),
        { x, y: top + 3, width, height: high - 6 },
        2,
      ),
    )
    parts.push(shape(tones.light, `M${x} ${short(top + 4)}h${width}v7h${-width}Z`, 0.35))
    parts.push(
      shape(
        joint,
        `M${x} ${short(top + high - 4)}q${width / 4} 3 ${width / 2} 0t${width / 2} 0v6h${-width}Z`,
        0.6,
      ),
    )
    const knot = x + random.between(0.04, 0.96) * width
    parts.push(
      shape(tones.deep, `M${short(knot)} ${short(top + high * 0.5)}q8 -9 20 0q-2 9 -10 9q-9 0 -10 -9Z`, 0.35),
    )
    const grain = x + random.between(0.04, 0.8) * width
    parts.push(stroke(tones.deep, 1.6, `M${short(grain)} ${short(top + high * 0.66)}q60 -8 140 2`))
  }
  return parts.join('')
}

/** A mountain with a lit and a shaded side, and old snow on it. */
export function peak(
  rock: { lit: string; dark: string },
  snow: { lit: string; dark: string },
  { x, y, half, base }: { x: number; y: number; half: number; base: number },
) {
  const tall = base - y
  const p = (u: number, v: number) => `${short(x + u * half)} ${short(y + v * tall)}`
  return [
    shape(
      rock.lit,
      `M${p(0, 0)}L${p(-0.3, 0.26)}L${p(-0.42, 0.3)}L${p(-0.72, 0.66)}L${p(-1, 1)}H${short(x + half * 0.2)}L${p(0.02, 0.5)}Z`,
    ),
    shape(
      rock.dark,
      `M${p(0, 0)}L${p(0.22, 0.2)}L${p(0.36, 0.26)}L${p(0.66, 0.62)}L${p(1, 1)}H${short(x - half * 0.1)}L${p(0.1, 0.62)}L${p(-0.04, 0.34)}Z`,
    ),
    shape(
      snow.lit,
      `M${p(0, 0)}L${p(-0.3, 0.26)}L${p(-0.36, 0.28)}L${p(-0.3, 0.42)}L${p(-0.2, 0.3)}L${p(-0.16, 0.54)}L${p(-0.08, 0.36)}L${p(-0.02, 0.46)}Z`,
    ),
    shape(
      snow.dark,
      `M${p(0, 0)}L${p(0.22, 0.2)}L${p(0.34, 0.25)}L${p(0.24, 0.36)}L${p(0.17, 0.28)}L${p(0.12, 0.5)}L${p(0.05, 0.34)}L${p(-0.03, 0.48)}L${p(-0.04, 0.34)}Z`,
    ),
  ].join('')
}

/** Where a thing belongs: its outline, painted on the wall behind its peg. */
export function itsShadow(
  stage: Stage,
  fill: string,
  id: string,
  {
    x,
    y,
    plane = 'back',
    scale = 1,
    turn = 0,
  }: { x: number; y: number; plane?: Plane; scale?: number; turn?: number },
) {
  const thing = thingCalled(id)
  const { width } = sizeOf(thing, planes[plane].pixelsPerCm * scale)
  const size = width / thing.grid[0]
  const { outline } = thing.draw(stage.hand(plane))
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size.toFixed(3)}) translate(${-thing.grid[0] / 2} 0)`,
    shape(fill, outline, 0.42),
  )
}

/** A board with pegs, to hang things from at `y`. */
export function pegRail(tones: Tones, { x, y, width }: Omit<Rectangle, 'height'>, pegs: number) {
  const places = Array.from({ length: pegs }, (_, at) => x + ((at + 0.5) * width) / pegs)
  return [
    panel(tones.deep, { x: x + 6, y: y - 8, width, height: 34 }, 2, 0.22),
    panel(tones.base, { x, y: y - 20, width, height: 32 }, 2),
    panel(tones.light, { x, y: y - 20, width, height: 6 }, 1),
    panel(tones.shade, { x: x + 2, y: y + 6, width: width - 4, height: 6 }, 1),
    shape(
      tones.deep,
      places.map((at) => `M${short(at - 7)} ${y - 4}q7 -9 14 0q1 14 -7 16q-8 -2 -7 -16Z`).join(''),
    ),
    shape(
      tones.light,
      places.map((at) => `M${short(at - 5)} ${y - 5}q5 -6 10 0q0 5 -5 6q-5 -1 -5 -6Z`).join(''),
    ),
  ].join('')
}

/** A bench of one thick board; things stand along it at `y`, and under it. */
export function bench(tones: Tones, { x, y, width, height }: Rectangle) {
  const leg = (at: number) =>
    shape(tones.shade, `M${short(at)} ${y + 18}h34l8 ${height - 18}h-24l-6 -26q-4 -8 -10 0l-6 26h-16Z`)
  return [
    contactShadow(x + width / 2 + 12, y + height, width * 0.5, 12),
    leg(x + 30),
    leg(x + width - 84),
    panel(tones.base, { x, y: y - 8, width, height: 26 }, 2),
    panel(tones.light, { x: x + 4, y: y - 8, width: width - 10, height: 12 }, 2),
    panel(tones.shade, { x: x + 3, y: y + 12, width: width - 6, height: 8 }, 1),
    stroke(
      tones.shade,
      2,
      `M${x + 60} ${y - 2}h${short(width * 0.3)}M${short(x + width * 0.5)} ${y}h${short(width * 0.2)}`,
    ),
  ].join('')
}

/** A cat that has found the warm place. `x y` is the middle of its base. */
export function sleepingCat(fur: Tones, pale: Tones, x: number, y: number, scale: number) {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    contactShadow(4, 0, 62, 7),
    shape(fur.base, 'M-58 0Q-70 -30 -46 -50Q-10 -70 30 -58Q66 -44 64 -10Q62 0 50 0Z'),
    shape(fur.shade, 'M20 -60Q66 -46 64 -10Q62 0 50 0H0Q46 -12 20 -60Z'),
    shape(fur.light, 'M-52 -40Q-16 -66 26 -58Q-6 -58 -34 -40Z', 0.7),
    shape(
      fur.base,
      'M-64 -22Q-68 -40 -60 -52L-56 -40Q-46 -44 -38 -42L-30 -54Q-22 -40 -26 -24Q-30 -6 -46 -4Q-60 -6 -64 -22Z',
    ),
    shape(pale.base, 'M-50 -12Q-46 -18 -40 -12Q-40 -6 -46 -5Q-51 -6 -50 -12Z'),
    stroke(INK, 2, 'M-58 -24q5 4 10 0M-42 -24q5 4 10 0'),
    shape(fur.shade, 'M56 -4Q30 -18 -14 -10Q-34 -8 -30 2Q0 6 50 2Z'),
    stroke(fur.deep, 2.4, 'M-4 -58q6 8 4 16M12 -60q6 8 5 17M28 -56q6 8 5 16'),
  )
}

/** Five cards of one of the packs, face up, letterless. */
export function cards(
  paper: Tones,
  red: Tones,
  dark: Tones,
  places: readonly (readonly [number, number, number])[],
) {
  return places
    .map(([x, y, turn], at) => {
      const pip = at % 2 === 0 ? red.base : dark.deep
      return group(
        `translate(${x} ${y}) rotate(${turn}) scale(1 .62)`,
        shape(INK, 'M-14 -20H20V26H-14Z', 0.15),
        shape(paper.light, 'M-16 -22Q0 -24 16 -22Q18 0 16 22Q0 24 -16 22Q-18 0 -16 -22Z'),
        at % 3 === 2
          ? shape(red.base, 'M-11 -17H11V17H-11Z')
          : shape(pip, 'M0 -10Q8 -2 8 3Q4 8 0 4Q-4 8 -8 3Q-8 -2 0 -10ZM-12 -18h5v5h-5ZM7 13h5v5h-5Z'),
      )
    })
    .join('')
}

/** One boot of a pair that was lost, `x y` the middle of its sole. They are all left ones. */
export function leftBoot(tones: Tones, lace: Tones, x: number, y: number, scale: number) {
  return group(
    `translate(${short(x)} ${y}) scale(${scale})`,
    contactShadow(0, 0, 42, 5),
    shape(tones.deep, 'M-38 0V-12H40Q44 -4 38 0H0V-5H-16V0Z'),
    shape(tones.base, 'M-34 -12Q-38 -50 -30 -86H8Q8 -60 12 -46Q40 -42 40 -12Z'),
    shape(tones.shade, 'M-4 -86H8Q8 -60 12 -46Q40 -42 40 -12H16Q14 -36 -2 -48Z'),
    shape(tones.light, 'M-32 -20Q-35 -54 -28 -82H-20Q-27 -50 -24 -20Z', 0.8),
    shape(lace.base, 'M-33 -90Q-10 -96 11 -90V-78Q-10 -74 -34 -78Z'),
    stroke(lace.light, 3, 'M-6 -70L10 -66M-4 -58L12 -54M2 -48L18 -42'),
  )
}

/** A stove of iron, with its pipe; it is the house's own. `x y` is the middle of its feet. */
export function ironStove(stage: Stage, { x, y, pipeTo }: { x: number; y: number; pipeTo: number }) {
  const iron = stage.paint('middle')('brass.iron')
  const brass = stage.paint('middle')('brass.brass')
  const fire = stage.paint('middle')('enamel.mustard')
  const red = stage.paint('middle')('enamel.red')
  return [
    contactShadow(x + 6, y, 170, 18),
    shape(iron.base, `M${x - 30} ${y - 370}V${pipeTo}H${x + 30}V${y - 370}Z`),
    shape(iron.light, `M${x - 22} ${y - 370}V${pipeTo}H${x - 8}V${y - 370}Z`, 0.6),
    shape(iron.deep, `M${x + 12} ${y - 370}V${pipeTo}H${x + 30}V${y - 370}Z`, 0.7),
    ...[pipeTo + 130, y - 430].map((at) => panel(iron.shade, { x: x - 36, y: at, width: 72, height: 18 }, 2)),
    group(
      `translate(${x} ${y})`,
      shape(iron.deep, 'M-116 -40L-134 0H-108L-88 -36ZM116 -40L134 0H108L88 -36Z'),
      shape(iron.base, 'M-130 -350Q0 -362 130 -350Q144 -200 132 -36Q0 -24 -132 -36Q-144 -200 -130 -350Z'),
      shape(iron.shade, 'M60 -354L130 -350Q144 -200 132 -36Q90 -30 50 -30Q80 -190 60 -354Z'),
      shape(iron.light, 'M-122 -340Q-134 -200 -124 -50L-106 -48Q-116 -200 -104 -342Z', 0.5),
      shape(iron.deep, 'M-152 -372Q0 -390 152 -372L148 -346Q0 -358 -148 -346Z'),
      shape(iron.light, 'M-150 -372Q0 -388 150 -372Q0 -376 -150 -366Z', 0.6),
      shape(iron.deep, 'M-92 -304Q0 -314 92 -304Q98 -220 92 -150Q0 -140 -92 -150Q-98 -220 -92 -304Z'),
      shape(red.base, 'M-74 -290Q0 -298 74 -290Q78 -220 74 -166Q0 -160 -74 -166Q-78 -220 -74 -290Z'),
      shape(
        fire.base,
        'M-72 -172Q-74 -214 -52 -240Q-46 -214 -32 -212Q-34 -254 -6 -278Q-4 -236 16 -224Q28 -236 26 -258Q60 -220 70 -172Q0 -158 -72 -172Z',
      ),
      shape(
        '#ffe9b0',
        'M-40 -170Q-42 -196 -28 -212Q-20 -196 -8 -198Q-10 -218 4 -236Q10 -206 26 -196Q40 -186 38 -170Q0 -162 -40 -170Z',
      ),
      stroke(iron.deep, 7, 'M-38 -300V-156M0 -304V-154M38 -300V-156'),
      shape(iron.deep, 'M-92 -128Q0 -120 92 -128V-66Q0 -58 -92 -66Z'),
      shape(iron.base, 'M-84 -120Q0 -112 84 -120V-74Q0 -66 -84 -74Z'),
      stroke(brass.base, 8, 'M-24 -96H24M96 -240V-206'),
      stroke(brass.light, 3, 'M-24 -98H20M94 -240V-210'),
      oval(brass.base, 0, -328, 16, 9),
    ),
  ].join('')
}
