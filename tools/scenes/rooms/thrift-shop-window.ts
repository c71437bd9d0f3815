import type { Light } from '#scenes/compose/light.ts'
import { hangUp, lineUp } from '#scenes/compose/side-by-side.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import { INK } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { sittingCat } from './cats.ts'
import { beam } from './lamplight.ts'
import { drape, looking, mannequin } from './thrift-shop-parts.ts'
import { outside } from './thrift-shop-pavement.ts'
import { door, dusk, front, night, pavement, SHOW, upstairs, wallLamp } from './thrift-shop-street.ts'

/** The colours of what the window lights; the street has its own. */
export const afterClosing: Light = { tint: '#f3b767', amount: 0.14, haze: '#e9b878', dim: 0.12 }

/** The stage itself: a wall in plum, three steps covered in cloth. */
function showcase(stage: Stage) {
  const paint = stage.paint('middle')
  const [wall, cloth, gold, star] = [
    paint('cloth.plum'),
    paint('cloth.indigo'),
    paint('brass.brass'),
    paint('paper.white'),
  ]
  const { left, right, top, bottom } = SHOW
  const step = (y: number, inset: number, height: number) => [
    panel(cloth.light, { x: left + inset, y: y - 18, width: right - left - inset * 2, height: 24 }, 1),
    panel(cloth.base, { x: left + inset, y: y + 4, width: right - left - inset * 2, height }, 1),
    shape(
      cloth.shade,
      Array.from(
        { length: 12 },
        (_, at) =>
          `M${short(left + inset + 20 + at * ((right - left - inset * 2) / 12))} ${y + 6}q8 ${height * 0.6} -4 ${height - 4}h22q10 -${height * 0.6} 0 ${-height + 4}Z`,
      ).join(''),
      0.6,
    ),
    stroke(gold.base, 4, `M${left + inset} ${y + 10}H${right - inset}`),
  ]
  const stars = Array.from({ length: 22 }, () => {
    const [x, y] = [stage.random.between(left + 40, right - 40), stage.random.between(top + 90, 560)]
    const size = stage.random.between(4, 9)
    return `M${short(x)} ${short(y - size)}l${short(size * 0.3)} ${short(size * 0.7)}l${short(size * 0.7)} ${short(size * 0.3)}l${short(-size * 0.7)} ${short(size * 0.3)}l${short(-size * 0.3)} ${short(size * 0.7)}l${short(-size * 0.3)} ${short(-size * 0.7)}l${short(-size * 0.7)} ${short(-size * 0.3)}l${short(size * 0.7)} ${short(-size * 0.3)}Z`
  })
  return [
    panel(wall.shade, { x: left, y: top, width: right - left, height: bottom - top }, 0),
    shape(star.base, stars.join(''), 0.6),
    // A moon of cardboard for the drama.
    stroke(gold.shade, 2, `M600 ${top}V330M700 ${top}V330`),
    oval(gold.shade, 656, 466, 128),
    oval(gold.light, 650, 460, 126),
    oval(gold.base, 574, 426, 18, 16, 0.5),
    oval(gold.base, 722, 480, 28, 24, 0.4),
    oval(gold.base, 704, 386, 12, 11, 0.5),
    oval(gold.base, 590, 510, 14, 12, 0.4),
    beam({ left: 220, right: 260, y: top }, { left: 250, right: 560, y: 760 }, 0.14),
    beam({ left: 960, right: 1000, y: top }, { left: 600, right: 960, y: 760 }, 0.14),
    ...step(650, 60, 110),
    ...step(758, 26, 100),
    panel(cloth.light, { x: left, y: bottom - 26, width: right - left, height: 30 }, 0),
  ]
}

/** The awning, let down over the window; a light under it. */
function awning() {
  const [red, cream, iron] = [dusk('enamel.red'), dusk('enamel.cream'), night('brass.iron')]
  const count = 18
  const [top, bottom] = [200, 286]
  const stripes = Array.from({ length: count }, (_, at) => {
    const tones = at % 2 ? cream : red
    const far = (n: number) => short(84 + (n * 1044) / count)
    const near = (n: number) => short(44 + (n * 1124) / count)
    return [
      shape(tones.base, `M${far(at)} ${top}H${far(at + 1)}L${near(at + 1)} ${bottom}H${near(at)}Z`),
      shape(
        tones.shade,
        `M${near(at)} ${bottom}H${near(at + 1)}v26q${short(-1124 / count / 2)} 20 ${short(-1124 / count)} 0Z`,
      ),
    ].join('')
  })
  return [
    shape(INK, 'M92 286H1120V330Q600 348 92 330Z', 0.3),
    ...stripes,
    shape(INK, `M84 ${top}H1128L1132 ${top + 20}H80Z`, 0.3),
    stroke(iron.base, 6, `M44 ${bottom}L84 420M1168 ${bottom}L1130 420`),
  ].join('')
}

export function shopWindow(stage: Stage) {
  stage.draw(
    ...upstairs(stage),
    ...front(),
    ...door(),
    ...pavement(stage),
    ...showcase(stage),
    ...wallLamp(1548, 330),
  )
  const { left, right, top, bottom } = SHOW
  const paint = stage.paint('middle')
  const lit = { areLampsLit: true } as const

  hangUp(stage, { ...lit, from: 226, to: 520, y: 326, scale: 0.72 }, 'paper-lantern', 'paper-lantern')
  hangUp(stage, { ...lit, from: 790, to: 1010, y: 326, scale: 0.72 }, 'marionette', 'paper-lantern')
  lineUp(stage, { ...lit, from: 190, to: 540, y: 646, scale: 0.74 }, 'suitcase-stack', 'gramophone')
  lineUp(stage, { ...lit, from: 760, to: 1040, y: 646, scale: 0.72 }, 'film-projector', 'dolls-house')
  stage.put('armchair', {
    x: 650,
    y: 768,
    scale: 0.76,
    hasWall: true,
    look: { chance: (probability) => probability > 0.45 },
  })
  stage.draw(
    named(
      'sitting-cat',
      sittingCat(
        { coat: paint('clay.slate'), bib: paint('paper.white'), eye: paint('leaf.olive').light },
        650,
        482,
        0.9,
      ),
    ),
    mannequin(paint, { dress: 'enamel.red', sash: 'brass.brass', beads: 'paper.white' }, 392, 770, 1.06),
  )
  lineUp(stage, { ...lit, from: 790, to: 1090, y: 752, scale: 0.8 }, 'hat-box', 'globe', 'accordion')
  lineUp(stage, { ...lit, from: 116, to: 310, y: 754, scale: 0.8 }, 'travel-bag', 'typewriter')
  lineUp(stage, { ...lit, from: 470, to: 530, y: 754, scale: 0.8 }, 'candlestick')
  const late = looking(stage, { paint: night })
  lineUp(late, { from: 800, to: 990, y: 62, scale: 0.42 }, 'cactus', 'potted-plant', 'cactus')
  lineUp(late, { from: 1310, to: 1440, y: 62, scale: 0.42 }, 'potted-plant', 'garden-gnome')
  stage.rest('stove', 648, 780, { dim: 0.1 })
  stage.rest('bag', 868, 772, { dim: 0.1 })
  lineUp(
    stage,
    { ...lit, from: 126, to: 500, y: 850, scale: 0.86 },
    'tin-robot',
    'table-lamp',
    'teapot',
    'book-stack',
  )
  lineUp(stage, { ...lit, from: 520, to: 800, y: 851, scale: 0.86 }, 'alarm-clock', 'camera', 'telephone')
  lineUp(stage, { ...lit, from: 816, to: 1090, y: 850, scale: 0.86 }, 'trumpet', 'mantel-clock', 'teddy-bear')
  stage.rest('stove', 440, 858, { dim: 0.1 })
  stage.rest('stove', 972, 860, { dim: 0.1 })
  stage.draw(
    drape(paint('enamel.red'), { x: left, y: top + 40, width: 150, height: bottom - top - 40, tie: 0.56 }),
    drape(paint('enamel.red'), { x: right, y: top + 40, width: -150, height: bottom - top - 40, tie: 0.56 }),
    shape(
      '#ffffff',
      `M180 ${bottom}L420 ${top}h90L270 ${bottom}Z M760 ${bottom}L1000 ${top}h36L796 ${bottom}Z`,
      0.06,
    ),
    awning(),
    panel(
      night('enamel.teal').light,
      { x: left - 12, y: bottom - 8, width: right - left + 24, height: 18 },
      1,
    ),
    panel(
      night('enamel.teal').base,
      { x: left - 12, y: bottom + 6, width: right - left + 24, height: 14 },
      1,
    ),
  )
  outside(stage)
}
