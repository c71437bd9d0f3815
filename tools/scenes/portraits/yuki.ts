import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import {
  backdrop,
  brows,
  bust,
  cheeks,
  darkHair,
  ears,
  eyes,
  face,
  type Head,
  neck,
  nose,
  PORTRAIT_GRID,
  skinOf,
  smile,
} from './person.ts'

/** A good box has the shape of the next thing in it. */
export const yuki: SmallDrawing = {
  id: 'yuki',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'wheat')
    const hair = darkHair(paint)
    const pin = paint('enamel.red')
    const jacket = paint('cloth.indigo')
    const lining = paint('cloth.oat')
    const boxes = [paint('enamel.red'), paint('enamel.mustard'), paint('enamel.teal')] as const
    const cord = paint('brass.brass')
    const string = paint('enamel.cream')
    const head: Head = { x: 50, top: 30, y: 60, chin: 87, rx: 20.5, jaw: 0.52 }
    return [
      backdrop(paint('clay.bone').base),
      shape(boxes[2].base, 'M74 88H122V124H74Z'),
      shape(boxes[2].light, 'M72 84Q72 82 74 82H122V90H72Z'),
      shape(boxes[1].base, 'M80 64H112V82H80Z'),
      shape(boxes[1].shade, 'M104 64H112V82H104Z'),
      shape(boxes[1].light, 'M78 60Q78 58 80 58H112Q114 58 114 60V66H78Z'),
      shape(boxes[1].shade, 'M106 58H112Q114 58 114 60V66H106Z'),
      shape(boxes[0].base, 'M86 44H106V58H86Z'),
      shape(boxes[0].shade, 'M100 44H106V58H100Z'),
      shape(boxes[0].light, 'M84 41Q84 39 86 39H106Q108 39 108 41V46H84Z'),
      stroke(cord.base, 2.2, 'M95 39V58M95 38Q87 29 86 35Q88 39 95 38Q103 29 104 35Q102 39 95 38'),
      stroke(string.base, 2.4, 'M96 82V124M72 104H122'),
      neck(skin, head, 8),
      bust(jacket, 50, 94, 10, 92),
      shape(skin.base, 'M42 90H58L49 107Z'),
      shape(skin.shade, 'M43 90H58L49 107Q51 97 43 90Z'),
      shape(lining.base, 'M42 88L33 96L44 114L51 104Z'),
      shape(lining.shade, 'M42 88L40 90L49 107L51 104Z'),
      shape(lining.light, 'M58 88L67 96L49 124H36Z'),
      shape(lining.base, 'M63 92L67 96L49 124H43Z'),
      ears(skin, head, 5),
      face(skin, head),
      cheeks(skin, head),
      eyes(head, 0, 8.6),
      brows(hair.base, head, { lift: 8, width: 2.2 }),
      nose(skin, head, 0, 7),
      smile(skin, head, { half: 5 }),
      shape(hair.shade, 'M71 62Q78 28 50 26Q60 40 67 46Q70 52 71 62Z'),
      shape(hair.base, 'M29 62Q22 27 50 25Q78 27 71 62Q70 50 62 44Q54 40 47 32Q44 42 36 47Q30 52 29 62Z'),
      shape(hair.shade, 'M60 26.6Q78 32 71 62Q70 50 62 44Q68 36 60 26.6Z'),
      stroke(paint('brass.tin').light, 2.6, 'M48 31Q58 40 65 45Q69 49 70 56'),
      shape(hair.light, 'M31 50Q31 32 44 29Q36 36 35 46Q32 48 31 50Z'),
      stroke(pin.shade, 2.6, 'M32 22L68 8'),
      oval(hair.base, 50, 16, 12, 10),
      shape(hair.shade, 'M61 12Q64 24 51 26Q44 26 41 23Q56 23 58 9Q60 10 61 12Z'),
      shape(hair.light, 'M40 15Q42 8 50 8Q44 11 43 18Q41 18 40 15Z'),
      stroke(pin.base, 2.6, 'M32 22L40 19M60 11L68 8'),
      oval(cord.base, 69, 7.6, 3),
    ].join('')
  },
}
