import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import {
  backdrop,
  brows,
  bust,
  cheeks,
  ears,
  eyes,
  face,
  type Head,
  neck,
  nose,
  PORTRAIT_GRID,
  skinOf,
  smile,
  whiteHair,
} from './person.ts'

/** She listens to a waltz through the floor. */
export const agnes: SmallDrawing = {
  id: 'agnes',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'snow')
    const hair = whiteHair(paint)
    const wood = paint('wood.oak')
    const dark = paint('wood.walnut')
    const shawl = paint('cloth.plum')
    const pearl = paint('paper.white')
    const head: Head = { x: 48, top: 33, y: 60, chin: 87, rx: 20.5, jaw: 0.6 }
    return [
      backdrop(paint('paper.rose').base),
      group(
        'rotate(9 94 60)',
        stroke(dark.base, 5, 'M94 12V62'),
        shape(dark.base, 'M91 14Q87 6 94 4Q101 6 97 14Z'),
        stroke(dark.base, 3, 'M88 15H100M89 20H99'),
        shape(
          wood.base,
          'M94 44Q108 42 110 54Q111 61 106 66Q103 71 107 77Q115 84 113 96Q110 110 94 110Q78 110 75 96Q73 84 81 77Q85 71 82 66Q77 61 78 54Q80 42 94 44Z',
        ),
        shape(
          wood.shade,
          'M102 43.6Q109 45 110 54Q111 61 106 66Q103 71 107 77Q115 84 113 96Q110 110 94 110Q106 102 104 88Q98 76 99 68Q104 58 102 43.6Z',
        ),
        shape(
          wood.light,
          'M80 56Q80 46 90 46Q84 50 84 58Q86 62 84 65Q80 61 80 56ZM78 94Q77 85 83 79Q83 88 84 96Q81 100 78 94Z',
        ),
        stroke(dark.deep, 2, 'M87 72Q84 78 87 84M101 72Q104 78 101 84'),
        shape(dark.base, 'M91 40H97L98 78H90Z'),
        stroke(pearl.shade, 1, 'M93 20L92.6 92M95.4 20L95.6 92'),
        shape(dark.base, 'M89 92H99L97 106H91Z'),
      ),
      neck(skin, head, 8),
      bust(paint('paper.sky'), 48, 95, 6, 90),
      stroke(pearl.light, 4, 'M40 95v0M43 99v0M47 101v0M51 101v0M55 99v0M58 95v0'),
      shape(shawl.base, 'M34 96Q12 98 4 124H46Q44 108 34 96Z'),
      shape(shawl.shade, 'M62 96Q84 98 94 124H46Q50 108 62 96Z'),
      shape(shawl.light, 'M34 96Q16 99 8 120Q22 106 37 103Q36 99 34 96Z'),
      stroke(shawl.light, 1.6, 'M16 117Q28 108 39 108M22 123Q32 115 42 115'),
      stroke(shawl.deep, 1.6, 'M79 112Q68 106 58 108M78 121Q66 114 54 115'),
      oval(paint('brass.brass').base, 47, 115, 5),
      oval(paint('brass.brass').light, 46, 114, 2.6),
      ears(skin, head, 4.6),
      face(skin, head),
      cheeks(skin, head),
      eyes(head, 1),
      brows(hair.shade, head, { turn: 1, lift: 8, slant: 2.4, width: 2.2 }),
      nose(skin, head, 1, 8),
      smile(skin, head, { turn: 1, half: 5.5 }),
      stroke(skin.shade, 1.5, 'M38 77q-2 3 -1 6M60 77q2 3 1 6'),
      oval(pearl.light, 28, 71, 2.8),
      oval(pearl.light, 68.5, 71, 2.8),
      shape(
        hair.base,
        'M27 62Q19 60 21 52Q15 46 21 39Q18 30 27 27Q29 17 39 19Q46 12 54 17Q64 14 68 23Q77 26 75 36Q81 43 76 50Q78 59 69 62Q69 54 64 50Q66 44 58 45Q54 38 48 42Q42 37 38 44Q31 43 33 51Q28 54 27 62Z',
      ),
      shape(
        hair.shade,
        'M54 17Q64 14 68 23Q77 26 75 36Q81 43 76 50Q78 59 69 62Q69 54 64 50Q66 44 58 45Q70 34 54 17Z',
      ),
      shape(hair.light, 'M23 50Q18 45 24 39Q22 32 29 30Q31 21 40 22Q34 27 34 34Q28 37 29 44Q25 46 23 50Z'),
      stroke(hair.shade, 2, 'M28 40Q33 36 37 39M38 28Q44 24 48 29M50 35Q55 31 60 35M29 52Q26 49 28 46'),
    ].join('')
  },
}
