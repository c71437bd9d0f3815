import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK } from '#scenes/kit/palette.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'

/** The one thing without a price, sitting in the other. `x y` is where it sits. */
export function dogInChair(stage: Stage, x: number, y: number) {
  const paint = stage.paint('middle')
  const [fur, white, dark, scarf] = [
    paint('wood.pine'),
    paint('paper.white'),
    paint('wood.walnut'),
    paint('enamel.red'),
  ]
  stage.drawBefore(
    { left: x - 96, right: x + 96, top: y - 280, bottom: y },
    named(
      'dog',
      group(
        `translate(${x} ${y}) scale(1.18)`,
        oval(INK, 8, -4, 92, 12, 0.22),
        stroke(fur.shade, 20, 'M68 -22Q112 -34 100 -84'),
        shape(
          fur.base,
          'M-78 -6Q-92 -58 -54 -96Q-46 -140 0 -142Q46 -140 54 -96Q92 -58 78 -6Q60 4 0 3Q-60 4 -78 -6Z',
        ),
        shape(fur.shade, 'M22 -138Q46 -130 54 -96Q92 -58 78 -6Q62 2 34 3Q62 -60 22 -138Z'),
        shape(white.base, 'M-30 -136Q0 -150 30 -136Q40 -84 18 -52Q0 -40 -18 -52Q-40 -84 -30 -136Z'),
        shape(fur.base, 'M-36 -84Q-26 -90 -14 -84L-8 -12Q-8 2 -26 3Q-44 2 -40 -14Z'),
        shape(fur.base, 'M36 -84Q26 -90 14 -84L8 -12Q8 2 26 3Q44 2 40 -14Z'),
        shape(fur.shade, 'M36 -84Q30 -88 24 -87L26 3Q44 2 40 -14Z'),
        shape(
          white.base,
          'M-42 -14Q-26 -22 -8 -12Q-6 4 -26 5Q-46 4 -42 -14Z M42 -14Q26 -22 8 -12Q6 4 26 5Q46 4 42 -14Z',
        ),
        stroke(white.shade, 2.5, 'M-32 -6v8M-20 -6v8M20 -6v8M32 -6v8'),
        shape(
          scarf.base,
          'M-44 -132Q0 -112 44 -132L50 -116Q28 -104 22 -102L6 -72Q-4 -90 -14 -101Q-34 -106 -50 -116Z',
        ),
        shape(scarf.shade, 'M10 -118Q30 -122 44 -132L50 -116Q28 -104 22 -102L6 -72Z'),
        shape(fur.base, 'M-56 -184Q-54 -232 0 -234Q54 -232 56 -184Q58 -128 0 -122Q-58 -128 -56 -184Z'),
        shape(fur.shade, 'M30 -226Q54 -218 56 -184Q58 -132 14 -123Q48 -150 30 -226Z'),
        shape(fur.light, 'M-44 -196Q-40 -226 -4 -228Q-30 -214 -34 -186Q-42 -180 -44 -196Z'),
        shape(
          white.base,
          'M-7 -232Q0 -236 7 -232L12 -182Q34 -172 32 -146Q20 -122 0 -122Q-20 -122 -32 -146Q-34 -172 -12 -182Z',
        ),
        shape(white.shade, 'M12 -182Q34 -172 32 -146Q20 -124 4 -122Q22 -144 12 -182Z'),
        shape(
          dark.base,
          'M-50 -222Q-84 -220 -82 -176Q-80 -142 -64 -140Q-46 -146 -44 -184Q-42 -204 -30 -224Q-40 -228 -50 -222Z',
        ),
        shape(
          dark.shade,
          'M50 -222Q84 -220 82 -176Q80 -142 64 -140Q46 -146 44 -184Q42 -204 30 -224Q40 -228 50 -222Z',
        ),
        shape(dark.light, 'M-56 -214Q-76 -206 -74 -172Q-62 -184 -56 -214Z', 0.6),
        oval(INK, -24, -186, 6.5, 8),
        oval(INK, 24, -186, 6.5, 8),
        oval('#ffffff', -26, -189, 2.2, 2.6),
        oval('#ffffff', 22, -189, 2.2, 2.6),
        shape(INK, 'M-15 -170Q0 -180 15 -170Q14 -156 0 -154Q-14 -156 -15 -170Z'),
        stroke(INK, 3, 'M0 -154v7M-16 -146Q-6 -138 0 -147Q6 -138 16 -146'),
        shape(scarf.light, 'M-7 -140Q0 -136 7 -140Q8 -124 0 -123Q-8 -124 -7 -140Z'),
      ),
    ),
  )
}

/** A blanket laid on the ground: bands in perspective, a fringe at its near edge. */
export function spreadCloth(
  stage: Stage,
  { x, y, width, depth }: { x: number; y: number; width: number; depth: number },
  dyes: readonly Dye[],
) {
  const paint = stage.paint('middle')
  const slant = 54
  const rows = 6
  const edge = (at: number) => {
    const near = at / rows
    return {
      left: x + slant * (1 - near),
      right: x + width - slant * (1 - near),
      y: y + depth * near ** 1.25,
    }
  }
  const bands = Array.from({ length: rows }, (_, at) => {
    const tones = paint(dyes[at % dyes.length] ?? 'cloth.oat')
    const [far, near] = [edge(at), edge(at + 1)]
    return [
      shape(
        tones.base,
        `M${short(far.left)} ${short(far.y)}H${short(far.right)}L${short(near.right)} ${short(near.y + 1)}H${short(near.left)}Z`,
      ),
      at % 2 === 1
        ? stroke(
            tones.shade,
            3,
            Array.from(
              { length: 9 },
              (_, zig) =>
                `${zig === 0 ? 'M' : 'L'}${short(far.left + ((far.right - far.left) * zig) / 8)} ${short(zig % 2 ? far.y + 5 : near.y - 5)}`,
            ).join(''),
          )
        : '',
    ].join('')
  })
  stage.drawBefore(
    { left: x, right: x + width, top: y, bottom: y + depth },
    shape(
      INK,
      `M${x + slant} ${y}H${x + width - slant + 8}L${x + width + 12} ${y + depth + 8}H${x + 6}Z`,
      0.16,
    ),
    ...bands,
  )
}

/** Where the sale is: an arrow of cardboard on a stick. */
export function cardboardArrow(stage: Stage, x: number, y: number) {
  const paint = stage.paint('middle')
  const [card, stick, red] = [paint('paper.kraft'), paint('wood.pine'), paint('enamel.red')]
  stage.drawBefore(
    { left: x - 90, right: x + 90, top: y - 250, bottom: y },
    group(
      `translate(${x} ${y})`,
      oval(INK, 10, 0, 40, 8, 0.2),
      shape(stick.shade, 'M-7 -230h14l2 230h-16Z'),
      shape(stick.base, 'M-7 -230h7l1 230h-8Z'),
      group(
        'translate(0 -170) rotate(-5)',
        shape(card.shade, 'M-82 -34L26 -38L28 -60L92 2L30 62L28 38L-80 36Z'),
        shape(card.base, 'M-86 -38L22 -42L24 -64L88 -2L26 58L24 34L-84 32Z'),
        shape(card.light, 'M-86 -38L22 -42L22 -36L-80 -31L-78 26L-84 32Z', 0.7),
        stroke(red.base, 9, 'M-60 -4Q-40 -18 -24 -2T14 -4T52 -2'),
      ),
    ),
  )
}

/** Three balloons on strings; `x y` is where they are tied. */
export function balloons(stage: Stage, x: number, y: number) {
  const paint = stage.paint('middle')
  const one = (dye: Dye, cx: number, cy: number) => {
    const rubber = paint(dye)
    return [
      stroke(
        paint('paper.white').shade,
        2,
        `M${cx} ${cy + 56}Q${short((cx + x) / 2 + 8)} ${short((cy + y) / 2 + 30)} ${x} ${y}`,
      ),
      shape(rubber.shade, `M${cx - 7} ${cy + 60}L${cx} ${cy + 48}L${cx + 7} ${cy + 60}Z`),
      oval(rubber.base, cx, cy, 42, 52),
      shape(
        rubber.shade,
        `M${cx + 18} ${cy - 46}Q${cx + 42} ${cy - 30} ${cx + 42} ${cy}Q${cx + 36} ${cy + 44} ${cx} ${cy + 52}Q${cx + 38} ${cy + 6} ${cx + 18} ${cy - 46}Z`,
      ),
      shape(
        rubber.light,
        `M${cx - 28} ${cy - 8}Q${cx - 24} ${cy - 36} ${cx - 4} ${cy - 40}Q${cx - 16} ${cy - 26} ${cx - 18} ${cy - 4}Z`,
      ),
    ].join('')
  }
  stage.draw(
    named(
      'balloons',
      one('enamel.teal', x - 56, y - 170),
      one('enamel.mustard', x + 46, y - 190),
      one('enamel.red', x - 2, y - 232),
    ),
  )
}
