import { group, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Hand, Thing } from '#client/scenes/kit/thing.ts'
import { leaf } from './leaf.ts'

/** What grows above the rim: its outline runs from the left of the rim to the right, and the pot closes it. */
type Foliage = { outline: string; art: string }

function snakePlant({ paint }: Hand): Foliage {
  const back = paint('leaf.moss')
  const front = paint('leaf.leaf')
  return {
    outline:
      'M28 96L14 40Q25 52 32 70L30 14Q41 32 45 42L54 2Q60 22 60 46L76 20Q76 44 70 64L90 46Q84 70 72 96',
    art: [
      leaf(back, 44, 98, 30, 14, 13),
      leaf(back, 58, 98, 76, 20, 12),
      leaf(front, 50, 98, 54, 2, 15),
      leaf(front, 38, 98, 14, 40, 12, 5),
      leaf(front, 62, 98, 90, 46, 12, -5),
      leaf(back, 52, 98, 46, 46, 9),
      stroke(paint('leaf.olive').light, 2, 'M50 34q5 3 9 -1M49 52q6 3 11 0M26 62q4 0 6 -4M72 68q3 3 6 2'),
    ].join(''),
  }
}

function rubberPlant({ paint }: Hand): Foliage {
  const dark = paint('leaf.moss')
  const fresh = paint('leaf.leaf')
  return {
    outline:
      'M40 96Q10 96 4 74Q18 66 32 72Q8 56 10 36Q26 38 38 50Q28 24 46 2Q60 14 58 38Q66 22 86 18Q88 40 70 54Q88 48 98 60Q90 84 64 86L60 96',
    art: [
      stroke(paint('wood.oak').base, 4, 'M50 100Q53 70 48 30'),
      leaf(dark, 50, 60, 86, 18, 19),
      leaf(dark, 50, 62, 10, 36, 18),
      leaf(fresh, 49, 40, 46, 1, 19),
      leaf(dark, 52, 88, 98, 60, 20, 5),
      leaf(fresh, 50, 90, 4, 74, 19, -4),
      leaf(fresh, 51, 84, 70, 52, 13),
      leaf(fresh, 50, 82, 32, 58, 12),
      shape(paint('leaf.autumn').base, 'M98 60Q90 59 86 65Q90 72 88 75Q96 69 98 60Z'),
    ].join(''),
  }
}

function geranium({ paint, pick }: Hand): Foliage {
  const green = paint('leaf.leaf')
  const bloom = paint(pick(['enamel.red', 'paper.rose', 'cloth.plum', 'cloth.mustard']))
  const blossom = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      shape(bloom.shade, 'M-13 4Q-18 -8 -6 -10Q0 -20 8 -11Q18 -10 14 2Q16 12 4 11Q-8 16 -13 4Z'),
      shape(bloom.base, 'M-13 2Q-17 -8 -6 -10Q0 -20 8 -11Q14 -9 10 -1Q10 7 1 6Q-8 11 -13 2Z'),
      shape(bloom.light, 'M-9 -2q0 -6 5 -5q4 -5 6 0q-1 5 -5 4q-4 4 -6 1Z'),
    )
  return {
    outline:
      'M26 96Q4 90 8 70Q8 58 18 54Q8 34 22 28Q30 20 38 32L40 30Q30 10 50 2Q72 2 66 26L66 34Q76 16 90 30Q98 44 84 56Q98 64 92 80Q88 94 74 96',
    art: [
      stroke(green.shade, 3.5, 'M46 80Q42 60 24 44M50 80Q54 50 51 20M54 80Q66 60 78 44'),
      shape(green.shade, 'M24 96Q4 92 9 72Q10 56 26 58Q34 44 50 54Q66 44 74 58Q94 58 92 76Q92 92 76 97Z'),
      shape(green.base, 'M26 94Q6 92 10 74Q12 60 25 62Q38 64 38 78Q38 92 26 94Z'),
      shape(green.base, 'M50 90Q36 86 38 70Q40 56 52 57Q66 60 64 74Q62 88 50 90Z'),
      shape(green.base, 'M74 92Q64 88 66 76Q68 64 78 64Q88 66 86 80Q84 92 74 92Z'),
      shape(
        green.light,
        'M14 74q2 -8 10 -7q6 4 2 10q-8 6 -12 -3ZM42 70q3 -9 10 -8q7 4 1 10q-7 5 -11 -2ZM70 74q3 -7 8 -6q4 4 0 8q-5 4 -8 -2Z',
      ),
      blossom(24, 42),
      blossom(78, 42),
      blossom(51, 18),
    ].join(''),
  }
}

function spiderPlant({ paint }: Hand): Foliage {
  const back = paint('leaf.moss')
  const front = paint('leaf.olive')
  return {
    outline:
      'M40 98Q4 104 1 88Q4 66 16 62L4 42Q20 24 38 44L34 8Q46 12 50 30Q60 2 76 8Q72 26 68 40Q92 22 97 46Q90 56 82 60Q100 70 98 94Q82 100 60 96',
    art: [
      leaf(back, 49, 96, 34, 8, 13, 12),
      leaf(back, 52, 96, 76, 8, 13, -14),
      leaf(front, 48, 97, 4, 42, 13, 34),
      leaf(front, 52, 97, 97, 46, 13, -34),
      leaf(back, 50, 97, 52, 22, 10),
      leaf(front, 47, 98, 1, 88, 12, 34),
      leaf(front, 53, 98, 98, 94, 12, -34),
      leaf(back, 48, 98, 24, 66, 9, 12),
      leaf(back, 52, 98, 76, 66, 9, -12),
      stroke(paint('paper.white').base, 1.8, 'M51 84Q52 56 52 34M40 76Q28 52 14 46M60 78Q76 54 88 50'),
    ].join(''),
  }
}

const pottedPlant: Thing = {
  id: 'potted-plant',
  name: 'a potted plant',
  grid: [100, 140],
  widthCm: 36,
  manners: ['stand'],
  stories: ['garden', 'home', 'kitchen'],
  weight: 'middling',
  draw(hand) {
    const { paint, pick, chance } = hand
    const plant = pick([snakePlant, rubberPlant, geranium, spiderPlant])(hand)
    const pot = paint(pick(['clay.clay', 'clay.brick', 'enamel.cream', 'enamel.blue', 'clay.slate']))
    return {
      outline: `${plant.outline}L77 94L75 107L70 134Q69 140 63 140H38Q32 140 31 134L26 107L24 94Z`,
      art: [
        plant.art,
        shape(pot.base, 'M28 104L32 135Q33 140 39 140H62Q68 140 69 135L73 104Z'),
        shape(pot.shade, 'M73 104L69 135Q68 140 62 140H50Q58 136 61 104Z'),
        shape(pot.shade, 'M28 106Q50 112 73 106V110Q50 116 28.5 111Z'),
        shape(
          pot.base,
          'M23 96Q23 92.5 27 92.5H74Q78 92.5 77.5 96L76 104Q75 107 72 107Q50 110 29 107Q25 107 25 104Z',
        ),
        shape(pot.light, 'M25 96H60L57 100Q40 102 27 101ZM34 114Q35 126 38 135L42 135Q40 124 40 114Z'),
        ...(chance(0.4) ? [stroke(pot.deep, 1.6, 'M64 107L60 116L63 121L60 128')] : []),
        ...(chance(0.4)
          ? [
              stroke(paint('wood.pine').shade, 2.5, 'M34 94V82'),
              shape(paint('paper.white').base, 'M26 71Q34 69 43 72L42 83Q34 82 27 83Z'),
              stroke(paint('paper.white').shade, 1.6, 'M30 75.5h8M30 78.5h5'),
            ]
          : []),
      ].join(''),
    }
  },
}

const hangingPlant: Thing = {
  id: 'hanging-plant',
  name: 'a hanging plant',
  grid: [100, 150],
  widthCm: 38,
  manners: ['hang'],
  stories: ['garden', 'home', 'kitchen'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const pot = paint(pick(['clay.clay', 'enamel.cream', 'enamel.teal', 'clay.bone', 'brass.copper']))
    const green = paint(pick(['leaf.leaf', 'leaf.moss', 'leaf.olive']))
    const cord = paint(pick(['cloth.oat', 'cloth.mustard', 'paper.white']))
    const heart = (fill: string, ...places: [number, number][]) =>
      shape(
        fill,
        places.map(([x, y]) => `M${x} ${y}q-12 -7 -10 -15q2 -6 10 -2q7 -5 10 1q2 7 -10 16Z`).join(''),
      )
    return {
      outline:
        'M46 3Q48 -1 54 2Q56 8 52 11L66 42Q80 48 89 60Q98 72 98 84Q100 100 96 114Q86 120 82 108Q74 106 72 96Q66 104 54 107L57 127H43L47 106L34 98L36 122Q30 132 28 142Q20 150 12 142Q8 132 12 120Q2 112 2 100Q0 84 10 74Q8 56 28 56Q30 48 36 44L49 11Z',
      art: [
        stroke(cord.shade, 2.5, 'M51 8L72 62M50 8L50 56'),
        stroke(cord.base, 2.5, 'M49 8L28 62'),
        stroke(paint('brass.iron').base, 3, 'M50 2Q56 3 54 8Q50 12 47 8'),
        heart(green.shade, [37, 62], [64, 60]),
        heart(green.base, [49, 58]),
        shape(pot.base, 'M21 62Q21 104 50 106Q79 104 79 62Z'),
        shape(pot.shade, 'M79 62Q79 104 50 106Q42 106 37 103Q66 100 65 62Z'),
        shape(pot.light, 'M26 68Q27 86 34 95Q38 97 39 94Q32 82 33 68Z'),
        shape(pot.deep, 'M18 62Q18 57 50 57Q82 57 82 62Q82 68 50 68Q18 68 18 62Z'),
        stroke(cord.base, 2.5, 'M28 62Q30 92 48 108M72 62Q70 92 52 108M50 108L50 116'),
        stroke(cord.shade, 2.5, 'M47 117L45 126M50 117V128M53 117L56 125'),
        shape(cord.light, 'M46.5 106H53.5L53 117H47Z'),
        stroke(green.shade, 2.5, 'M30 60Q10 66 16 92Q20 110 18 134M72 60Q90 66 84 104M44 62Q40 74 42 84'),
        heart(green.shade, [26, 104], [75, 104], [88, 90]),
        heart(green.base, [22, 72], [13, 91], [24, 132], [78, 72], [86, 118], [56, 74], [43, 97]),
        heart(green.light, [12, 118], [18, 148], [37, 78]),
        ...(chance(0.5) ? [heart(paint('leaf.autumn').base, [89, 104])] : []),
      ].join(''),
    }
  },
}

const cactus: Thing = {
  id: 'cactus',
  name: 'a cactus',
  grid: [86, 116],
  widthCm: 24,
  manners: ['stand'],
  stories: ['garden', 'home'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const flesh = paint(pick(['leaf.leaf', 'leaf.moss', 'glass.bottle']))
    const pot = paint(pick(['clay.clay', 'enamel.mustard', 'enamel.cream', 'cloth.plum', 'paper.sky']))
    const bloom = paint(pick(['paper.rose', 'enamel.red', 'cloth.mustard']))
    const spines = paint('paper.white').base
    const round = chance(0.35)
    const flower = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        shape(bloom.base, 'M-2 6Q-14 2 -11 -5Q-6 -6 -4 -2Q-4 -12 1 -12Q6 -10 5 -3Q9 -8 12 -4Q13 3 3 6Z'),
        shape(bloom.light, 'M-1 4Q-5 -2 1 -8Q5 -2 2 4Z'),
      )
    const ball = [
      shape(flesh.base, 'M43 84Q8 84 10 54Q12 24 43 22Q76 24 77 54Q76 84 43 84Z'),
      shape(flesh.shade, 'M43 84Q76 84 77 54Q76 30 55 24Q70 44 62 66Q56 80 43 84Z'),
      shape(flesh.light, 'M14 58Q14 36 30 27Q20 44 22 64Q18 64 14 58Z'),
      stroke(flesh.shade, 2.5, 'M36 24Q22 50 34 80M47 24Q54 50 48 82'),
      stroke(spines, 2, 'M24 40v0M21 54v0M24 68v0M38 36v0M37 52v0M39 68v0M58 38v0M61 54v0M57 70v0M70 50v0'),
      flower(42, 20),
    ]
    const armed = [
      shape(flesh.shade, 'M52 62Q66 64 66 52V40Q66 32 72 32Q79 32 79 40V54Q78 75 54 76Z'),
      shape(flesh.base, 'M36 72Q8 72 8 50V36Q8 28 14 28Q21 28 21 36V48Q22 58 36 58Z'),
      shape(flesh.base, 'M29 84V22Q30 6 43 6Q57 6 57 22V84Z'),
      shape(flesh.shade, 'M45 6Q57 7 57 22V84H46Q52 50 45 6Z'),
      shape(
        flesh.light,
        'M33 66V24Q33 15 39 11Q36 30 38 66ZM11 48V37Q12 32 15 32V50Q15 54 18 58Q12 56 11 48Z',
      ),
      stroke(
        spines,
        2,
        'M35 22v0M42 30v0M35 42v0M42 54v0M35 64v0M50 24v0M51 46v0M50 66v0M14 42v0M19 60v0M73 42v0M70 58v0',
      ),
      flower(43, 11),
      ...(chance(0.5) ? [flower(14, 31)] : []),
    ]
    return {
      outline: round
        ? 'M34 24Q26 14 38 16Q42 4 48 14Q58 12 54 24Q78 28 78 54Q78 68 68 78L71 84L65 112Q64 116 60 116H27Q22 116 21 112L14 84L18 78Q9 68 9 54Q10 30 34 24Z'
        : 'M29 12Q38 -6 52 2Q58 8 57 22V60Q66 62 66 52V40Q66 32 72 32Q79 32 79 40V54Q78 70 66 74L71 84L65 112Q64 116 60 116H27Q22 116 21 112L14 82L28 72Q8 70 8 50V36Q6 22 16 20Q22 24 21 36V48Q22 56 29 58Z',
      art: [
        ...(round ? ball : armed),
        shape(pot.base, 'M18 88L22 111Q23 116 28 116H59Q64 116 65 111L69 88Z'),
        shape(pot.shade, 'M69 88L65 111Q64 116 59 116H44Q56 112 57 88Z'),
        shape(pot.light, 'M23 94L26.5 111Q29 113 31 112L29 94Z'),
        shape(
          pot.base,
          'M14 82Q14 78 18 78Q44 75 68 78Q73 78 72 82L71 88Q70 91 67 91Q44 94 19 91Q16 91 15 88Z',
        ),
        shape(pot.shade, 'M60 77Q73 77 72 82L71 88Q70 91 67 91L56 92Q61 86 60 77Z'),
        stroke(pot.shade, 2.5, 'M22 101L27 97L32 102L37 97L42 102L47 97L52 102L57 97L64 102'),
        ...(chance(0.4) ? [shape(pot.deep, 'M30 77l4 8l5 -3l3 3l3 -8.5Z')] : []),
      ].join(''),
    }
  },
}

export const plantThings: Thing[] = [pottedPlant, hangingPlant, cactus]
