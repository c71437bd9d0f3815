import { mix } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import {
  backdrop,
  brows,
  bust,
  cheeks,
  eyes,
  face,
  type Head,
  neck,
  nose,
  PORTRAIT_GRID,
  skinOf,
  tonesOf,
} from './person.ts'

/** At the window of the van, which looks at the sea. */
export const pilar: SmallDrawing = {
  id: 'pilar',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'bronze')
    const hair = tonesOf(mix(paint('wood.walnut').base, paint('wood.walnut').deep, 0.6))
    const wall = paint('enamel.red')
    const frame = paint('enamel.cream')
    const sky = paint('glass.clear')
    const sea = paint('enamel.blue')
    const curtain = paint('enamel.mustard')
    const kerchief = paint('enamel.teal')
    const top = paint('paper.white')
    const wood = paint('wood.oak')
    const stripe = paint('cloth.rust')
    const head: Head = { x: 60, top: 31, y: 60, chin: 88, rx: 20.5 }
    return [
      backdrop(wall.base),
      shape(frame.shade, 'M0 100H120V106H0Z'),
      shape(frame.base, 'M10 46Q10 8 44 6H76Q110 8 110 46V78Q110 92 96 92H24Q10 92 10 78Z'),
      shape(frame.light, 'M10 46Q10 8 44 6H70V9Q14 9 13 48V78L10 80Z'),
      shape(sky.base, 'M16 48Q16 14 46 12H74Q104 14 104 48V76Q104 86 94 86H26Q16 86 16 76Z'),
      shape(sea.base, 'M16 54H104V76Q104 86 94 86H26Q16 86 16 76Z'),
      shape(top.light, 'M93 33Q92 44 86 51H93ZM95 30Q102 40 102 51H95Z'),
      shape(wood.base, 'M85 52.6H103Q102 58 98 58H90Q86 58 85 52.6Z'),
      stroke(sea.light, 2, 'M94 63H100M96 72H101M90 80H95'),
      shape(curtain.base, 'M16 48Q16 22 34 14.6Q36 50 27 86H26Q16 86 16 76Z'),
      shape(curtain.shade, 'M30 17Q32 15.4 34 14.6Q36 50 27 86H26Q24 86 22 85Q32 50 30 17Z'),
      shape(curtain.light, 'M16 48Q16 30 24 22Q24 50 18 81Q16 79 16 76Z'),
      shape(
        hair.shade,
        'M36 52Q26 54 28 64Q20 70 27 78Q22 88 32 92Q36 100 46 96L60 90L74 96Q84 100 88 92Q98 88 93 78Q100 70 92 64Q94 54 84 52Z',
      ),
      neck(skin, head, 8),
      bust(top, 60, 95, 18, 102),
      shape(skin.base, 'M49 93Q60 106 71 93L74 97Q60 114 46 97Z'),
      shape(skin.shade, 'M54 95Q64 104 71 93L74 97Q66 107 58 107Q60 100 54 95Z'),
      stroke(stripe.base, 4, 'M35 106Q42 112 60 113Q78 112 85 106M24 115Q40 121 60 121Q80 121 96 115'),
      face(skin, head),
      cheeks(skin, head, 1),
      eyes(head, 1.5),
      brows(hair.base, head, { turn: 1.5, lift: 7.5, width: 3 }),
      nose(skin, head, 1.5, 8.5),
      shape(skin.lip, 'M51 76Q61 79 71 75Q69 84 61 84Q53 84 51 76Z'),
      shape(top.light, 'M53 76.8Q61 79 69 76Q67 80 61 80Q55 80 53 76.8Z'),
      shape(
        hair.base,
        'M42 44Q33 50 36 58Q28 62 32 70Q26 77 33 82Q31 90 39 91Q44 86 41 80Q45 74 40 68Q43 60 40 56Q44 50 46 44Z',
      ),
      shape(
        hair.base,
        'M78 44Q87 50 84 58Q92 62 88 70Q94 77 87 82Q89 90 81 91Q76 86 79 80Q75 74 80 68Q77 60 80 56Q76 50 74 44Z',
      ),
      shape(hair.light, 'M40 48Q36 53 38 58Q32 63 35 69Q33 66 32 68Q27 62 36 58Q34 52 40 48Z'),
      shape(kerchief.base, 'M36 52Q34 20 60 19Q86 20 84 52Q76 40 60 39Q44 40 36 52Z'),
      shape(kerchief.shade, 'M68 20.6Q86 24 84 52Q80 45.6 74 42.4Q78 30 68 20.6Z'),
      shape(kerchief.light, 'M38 46Q38 25 57 22Q47 28 45 41Q41 43 38 46Z'),
      shape(kerchief.base, 'M62 24Q54 8 46 12Q46 22 60 26ZM62 24Q72 6 80 11Q79 21 64 26Z'),
      shape(kerchief.shade, 'M62 24Q72 12 80 11Q79 21 64 26Z'),
      oval(kerchief.shade, 62, 24, 4.6),
      oval(kerchief.base, 61.4, 23.4, 3.8),
      stroke(top.base, 2.4, 'M50 34v0M60 31v0M70 34v0M44 42v0M56 36v0M66 36.6v0M76 41v0'),
      stroke(paint('brass.brass').base, 2.2, 'M41 70a4 4 0 1 0 .1 0M79 70a4 4 0 1 0 .1 0'),
    ].join('')
  },
}
