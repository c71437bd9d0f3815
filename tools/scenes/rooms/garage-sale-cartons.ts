import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK } from '#scenes/kit/palette.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'

type Carton = {
  x: number
  y: number
  width: number
  height: number
  mark?: Mark
  dye?: Dye
  isOpen?: boolean
  /** What it is called. */
  as?: 'carton' | 'box-of-lids'
}

/** What somebody wrote on a box with a thick pen. */
type Mark = keyof typeof marks | null

/** Lines about 0 0, some 100 wide. The word says nothing, and is therefore the most frequent. */
const marks = {
  misc: 'M-52 14V-12L-40 6L-28 -12V14M-12 -4V14M-12 -14v0M20 -10Q4 -14 6 -2Q22 2 18 12Q10 18 2 12M52 -8Q32 -14 32 4Q36 18 52 12',
  thisWayUp: 'M-24 16V-18M-36 -6L-24 -18L-12 -6M24 16V-18M12 -6L24 -18L36 -6M-40 24H40',
  question: 'M-14 -10Q-12 -24 2 -24Q18 -22 16 -8Q12 2 2 6V12M2 24v.1',
  crossedOut:
    'M-50 12V-12L-38 6L-26 -12V12M-10 -4V12M22 -8Q6 -12 8 -2Q24 2 20 10Q12 16 4 10M48 -6Q30 -12 30 4Q34 16 48 10M-60 6L58 -6',
  ticks: 'M-44 -12h18v18h-18ZM-40 -4l6 8l16 -20M-4 -4H44M-44 22h18M-4 22H30',
} as const

/** A box of cardboard on its base line `y`, perhaps with a mark. */
export function carton(
  stage: Stage,
  { x, y, width, height, mark = null, dye = 'paper.kraft', isOpen = false, as = 'carton' }: Carton,
) {
  const paint = stage.paint('middle')
  const [card, tape, pen] = [paint(dye), paint('clay.bone'), paint('enamel.red')]
  const depth = Math.min(26, height * 0.18)
  const [right, top] = [x + width, y - height]
  const lean = stage.random.between(-3, 3)
  const face = `M${short(x)} ${short(top + depth)}H${short(right)}L${short(right - 3 + lean * 0.4)} ${y}L${short(x + 4)} ${short(y + 1)}Z`
  const lid = `M${short(x + 16)} ${short(top)}H${short(right - 12)}L${short(right)} ${short(top + depth)}H${short(x)}Z`
  const scale = Math.min(1.2, width / 210)
  stage.drawBefore(
    { left: x, right, top, bottom: y },
    shape(INK, `M${short(x + 8)} ${y - 6}H${short(right)}l18 12H${short(x + 10)}Z`, 0.22),
    named(
      as,
      shape(card.base, face),
      shape(
        card.shade,
        `M${short(x + width * 0.8)} ${short(top + depth)}H${short(right)}L${short(right - 3 + lean * 0.4)} ${y}H${short(x + width * 0.74)}Z`,
        0.75,
      ),
      ...(isOpen
        ? [
            shape(card.deep, lid),
            shape(
              card.light,
              `M${short(x + 16)} ${short(top)}L${short(x - 22)} ${short(top - 26)}L${short(x - 34)} ${short(top + 4)}L${short(x)} ${short(top + depth)}Z`,
            ),
            shape(
              card.shade,
              `M${short(right - 12)} ${short(top)}L${short(right + 24)} ${short(top - 20)}L${short(right + 32)} ${short(top + 8)}L${short(right)} ${short(top + depth)}Z`,
            ),
          ]
        : [
            shape(card.light, lid),
            stroke(card.shade, 2, `M${short(x + 8)} ${short(top + depth / 2)}H${short(right - 6)}`),
            shape(
              tape.base,
              `M${short(x + width * 0.44)} ${short(top + depth)}h${short(width * 0.13)}v${short(height * 0.2)}l-8 -4l-8 5l${short(-width * 0.13 + 16)} -2Z`,
              0.85,
            ),
            shape(
              tape.light,
              `M${short(x + width * 0.46)} ${short(top)}h${short(width * 0.11)}l2 ${short(depth)}h${short(-width * 0.13)}Z`,
              0.85,
            ),
          ]),
      mark !== null
        ? group(
            `translate(${short(x + width * 0.4)} ${short(y - height * 0.36)}) rotate(${short(lean)}) scale(${short(scale)})`,
            stroke(pen.shade, 7, marks[mark]),
          )
        : shape(
            card.deep,
            `M${short(x + width * 0.2)} ${short(y - height * 0.5)}h${short(width * 0.24)}q4 8 0 14h${short(-width * 0.24)}q-4 -6 0 -14Z`,
            0.5,
          ),
    ),
  )
}

/** Lids, and nothing but lids. */
export function boxOfLids(stage: Stage, x: number, y: number) {
  const paint = stage.paint('middle')
  const lid = (dye: Dye, cx: number, cy: number, turn: number, size = 1) => {
    const tones = paint(dye)
    return group(
      `translate(${cx} ${cy}) rotate(${turn}) scale(${size})`,
      shape(tones.shade, 'M-62 4Q0 22 62 4L58 -6H-58Z'),
      shape(tones.base, 'M-62 2Q-56 -40 0 -42Q56 -40 62 2Q0 16 -62 2Z'),
      shape(tones.light, 'M-50 -4Q-42 -32 -8 -36Q-30 -22 -34 0Z'),
      shape(tones.shade, 'M18 -40Q56 -36 62 2Q44 8 24 9Q48 -16 18 -40Z', 0.7),
      oval(paint('brass.iron').base, 0, -48, 13, 10),
      oval(paint('brass.iron').light, -4, -51, 4, 3),
    )
  }
  carton(stage, { x: x - 150, y, width: 300, height: 170, isOpen: true, as: 'box-of-lids' })
  stage.drawBefore(
    { left: x - 140, right: x + 140, top: y - 270, bottom: y - 136 },
    named(
      'box-of-lids',
      lid('brass.tin', x - 74, y - 168, -38),
      lid('enamel.teal', x + 78, y - 166, 34),
      lid('brass.copper', x + 2, y - 196, 8, 1.1),
      lid('enamel.cream', x - 38, y - 152, -12),
      lid('enamel.red', x + 44, y - 150, 14),
      shape(paint('paper.kraft').base, `M${x - 150} ${y - 144}H${x + 150}v34H${x - 149}Z`),
    ),
  )
}
