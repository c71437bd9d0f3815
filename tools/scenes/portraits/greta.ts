import { INK, mix } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { leaf } from '#scenes/things/leaf.ts'
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
  tonesOf,
} from './person.ts'

/** Knows what hides behind the tomatoes. */
export const greta: SmallDrawing = {
  id: 'greta',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const hair = tonesOf(mix(paint('cloth.mustard').base, paint('cloth.oat').base, 0.45))
    const straw = paint('cloth.oat')
    const ribbon = paint('enamel.red')
    const green = paint('leaf.olive')
    const fruit = paint('enamel.red')
    const shirt = paint('enamel.blue')
    const braces = paint('wood.oak')
    const head: Head = { x: 52, top: 34, y: 62, chin: 90, rx: 21 }
    return [
      backdrop(paint('leaf.moss').base),
      group(
        'translate(-7 -2)',
        stroke(paint('wood.pine').base, 3, 'M98 46V122'),
        stroke(green.light, 2.4, 'M96 122Q102 100 96 84Q94 70 100 56'),
        leaf(green, 97, 88, 118, 74, 8),
        leaf(green, 97, 72, 82, 62, 7),
        leaf(green, 99, 60, 112, 46, 8),
        leaf(green, 98, 100, 120, 98, 8),
        oval(fruit.base, 103, 108, 9, 8.4),
        shape(fruit.light, 'M96 107Q97 101 103 101Q99 104 99 109Q97 110 96 107Z'),
        shape(fruit.shade, 'M109 102Q115 110 106 116Q102 117 98 115Q108 113 109 102Z'),
        oval(paint('enamel.mustard').base, 92, 96, 7, 6.6),
        shape(paint('enamel.mustard').light, 'M87 95Q88 91 92 91Q89 94 89 97Q87 98 87 95Z'),
        stroke(green.light, 2, 'M103 99l-4 1M103 99l4 1M92 90l-3 1M92 90l3 1'),
      ),
      neck(skin, head, 9),
      bust(shirt, 52, 97, 8, 94),
      shape(shirt.light, 'M41 95L52 107L42 113L35 100Z'),
      shape(shirt.shade, 'M63 95L52 107L62 113L69 100Z'),
      stroke(shirt.light, 1.4, 'M14 114H90M46 110V122M58 110V122M24 106V122M80 106V122'),
      stroke(braces.base, 6, 'M30 102L36 124M74 102L68 124'),
      ears(skin, head, 5),
      face(skin, head),
      cheeks(skin, head, -1),
      eyes(head, -1),
      brows(hair.shade, head, { turn: -1 }),
      nose(skin, head, -1, 8),
      shape(skin.lip, 'M42 78Q51 81.6 60 78Q58 86 51 86Q44 86 42 78Z'),
      shape(paint('paper.white').light, 'M44 78.8Q51 81.4 58 78.8Q56 82 51 82Q46 82 44 78.8Z'),
      stroke(skin.shade, 1.5, 'M38 69v0M42 71v0M40 73v0M60 71v0M64 69v0'),
      shape(hair.base, 'M30 66Q28 50 34 44H44Q40 56 33 60Z'),
      shape(hair.shade, 'M74 66Q76 50 70 44H60Q66 56 71 60Z'),
      shape(
        hair.base,
        'M27 66Q34 64 34 72Q35 78 32 81Q36 86 32 91Q36 97 31 102Q33 108 28 116Q20 110 23 103Q18 98 23 92Q19 86 23 81Q20 72 27 66Z',
      ),
      stroke(hair.shade, 2, 'M24 81Q28 84 32 81M23 92Q28 95 32 91M24 103Q28 105 31 102'),
      stroke(ribbon.base, 3.4, 'M24 106Q28 109 31 105'),
      shape(straw.shade, 'M10 44Q8 38 16 38Q52 30 88 38Q96 38 94 44Q86 54 52 52Q18 54 10 44Z'),
      shape(INK, 'M28 50Q52 46 76 50Q52 60 28 50Z', 0.22),
      shape(straw.base, 'M10 43Q8 37 16 37Q52 28 88 37Q96 37 94 43Q86 50 52 48Q18 50 10 43Z'),
      shape(straw.light, 'M11 42Q10 38 17 38Q32 34 48 33.4Q30 38 22 46Q13 44 11 42Z'),
      shape(straw.base, 'M30 38Q30 13 52 12Q74 13 74 38Q52 43 30 38Z'),
      shape(straw.shade, 'M60 13Q74 16 74 38Q68 39.6 62 40.2Q68 24 60 13Z'),
      shape(straw.light, 'M33 30Q34 16 47 14.4Q40 20 39 31Q35 33 33 30Z'),
      shape(ribbon.base, 'M30 38Q30 33 30.6 29Q52 35 73.4 29Q74 33 74 38Q52 43 30 38Z'),
      shape(ribbon.shade, 'M66.6 31.2Q70 30.4 73.4 29Q74 33 74 38Q68 39.6 63 40.2Q66 36 66.6 31.2Z'),
      shape(paint('paper.white').light, 'M38 36q-4 -6 1 -7q2 -5 5 -1q5 -1 4 4q3 4 -2 5q-4 3 -8 -1Z'),
      oval(paint('enamel.mustard').base, 43, 33, 2.4),
    ].join('')
  },
}
