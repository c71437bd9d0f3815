import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Hand, Thing } from '#scenes/kit/thing.ts'
import { leaf } from '#scenes/things/leaf.ts'

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

export const pottedPlant: Thing = {
  id: 'potted-plant',
  name: 'a potted plant',
  says: [
    'It leans to the light, as one does.',
    'It was a cutting from a cutting from a lady in Porto.',
    'One more leaf than last week. Someone counts.',
  ],
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
