import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { contactShadow, shape, stroke } from '#scenes/kit/svg.ts'

/** A ghost no larger than a teapot, its mouth a keyhole, with a lost key held up. */
export const ghostKey: SmallDrawing = {
  id: 'ghost-key',
  grid: [140, 150],
  shadow: contactShadow(62, 144, 46, 6),
  draw({ paint }) {
    const sheet = paint('clay.bone')
    const dusk = paint('clay.slate')
    const brass = paint('brass.brass')
    const patch = paint('clay.clay')
    return [
      // The key, by its bow, above the hand that holds it
      stroke(brass.shade, 8, 'M113 50L113 92'),
      stroke(brass.base, 5, 'M112 50L112 91'),
      shape(brass.shade, 'M114 68L128 68L128 75L121 75L121 81L128 81L128 89L114 89Z'),
      shape(brass.base, 'M113 67L126 67L126 72L119 72L119 80L126 80L126 86L113 86Z'),
      stroke(brass.shade, 9, 'M113 16C128 16 130 46 113 46C96 46 98 16 113 16Z'),
      stroke(brass.base, 5.5, 'M112 16C127 16 128 45 112 45C97 45 98 16 112 16Z'),
      stroke(brass.light, 2.5, 'M102 34C99 26 103 18 110 17'),
      // The sheet
      shape(
        sheet.base,
        'M14 136C8 108 10 84 16 62C22 32 38 12 60 12C82 12 96 30 101 60C104 84 108 110 108 134C101 143 94 131 87 137C79 144 72 133 63 138C54 144 47 132 38 138C30 143 22 141 14 136Z',
      ),
      shape(
        sheet.shade,
        'M78 17C91 27 98 42 101 60C104 84 108 110 108 134C101 143 94 131 87 137C84 140 81 140 78 138C93 104 94 50 78 17Z',
      ),
      shape(
        sheet.light,
        'M22 88C20 54 32 26 54 16C38 32 32 54 32 84C32 102 31 116 28 130C23 118 22 102 22 88Z',
      ),
      shape(sheet.shade, 'M38 138C42 120 42 110 40 100C49 110 51 124 50 140C45 143 42 136 38 138Z'),
      shape(patch.base, 'M70 108L83 104L88 117L74 122Z'),
      // The arm
      shape(
        sheet.base,
        'M92 96C100 98 104 90 104 82C108 76 118 78 119 86C121 102 110 116 94 118C88 110 88 102 92 96Z',
      ),
      shape(
        sheet.shade,
        'M119 86C121 102 110 116 94 118C92 115 90 112 90 109C104 108 113 98 114 80C117 81 119 83 119 86Z',
      ),
      // Eyes, and the keyhole
      shape(
        dusk.deep,
        'M35 58C35 46 46 46 46 58C46 70 35 70 35 58ZM66 58C66 46 77 46 77 58C77 70 66 70 66 58Z',
      ),
      shape(dusk.deep, 'M56 70A7 7 0 0 0 52 83L50 94Q56 97 63 94L60 83A7 7 0 0 0 56 70Z'),
    ].join('')
  },
}
