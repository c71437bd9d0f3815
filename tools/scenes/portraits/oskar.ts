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
  spectacles,
} from './person.ts'

/** Under one of the two umbrellas from the attic that are not his. */
export const oskar: SmallDrawing = {
  id: 'oskar',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const hair = paint('wood.walnut')
    const silk = paint('enamel.blue')
    const pale = paint('enamel.cream')
    const cardigan = paint('cloth.rust')
    const shirt = paint('paper.white')
    const bow = paint('enamel.mustard')
    const head: Head = { x: 58, top: 32, y: 62, chin: 92, rx: 23, jaw: 0.8 }
    return [
      backdrop(paint('paper.kraft').light),
      group(
        'rotate(8 62 40)',
        stroke(hair.base, 4, 'M90 44V122'),
        shape(
          silk.shade,
          'M12 52Q16 8 62 4Q108 8 112 52Q106 45 95 52Q84 45 73 52Q62 45 51 52Q40 45 29 52Q18 45 12 52Z',
        ),
        shape(silk.base, 'M12 52Q16 8 62 4Q92 14 95 52Q84 45 73 52Q62 45 51 52Q40 45 29 52Q18 45 12 52Z'),
        shape(
          pale.base,
          'M29 52Q34 14 62 4Q54 18 51 52Q40 45 29 52ZM73 52Q70 18 62 4Q90 14 95 52Q84 45 73 52Z',
        ),
        shape(pale.shade, 'M86 47.5Q82 18 62 4Q90 14 95 52Q91 48.5 86 47.5Z'),
        shape(silk.light, 'M14 46Q20 12 56 5Q30 16 25 47.6Q18 46 14 46Z'),
      ),
      neck(skin, head, 11),
      bust(cardigan, 58, 97, 10, 106),
      shape(shirt.base, 'M46 95Q58 101 70 95L74 102L62 124H54L42 102Z'),
      shape(shirt.shade, 'M66 97L70 95L74 102L62 124H57Q66 112 66 97Z'),
      shape(cardigan.light, 'M45 95L55 124H48L36 99Z'),
      shape(bow.base, 'M58 103L46 97Q43 103 46 111L58 106Z'),
      shape(bow.shade, 'M58 103L70 97Q73 103 70 111L58 106Z'),
      oval(bow.light, 58, 104.5, 3.6),
      ears(skin, head, 6.5),
      face(skin, head),
      cheeks(skin, head),
      eyes(head),
      nose(skin, head, 0, 9),
      shape(hair.base, 'M35 62Q29 52 34 42Q37 35 44 33Q39 44 39 54Q38 60 35 62Z'),
      shape(hair.shade, 'M81 62Q87 52 82 42Q79 35 72 33Q77 44 77 54Q78 60 81 62Z'),
      stroke(hair.base, 2.4, 'M45 35Q56 28 70 33M48 38Q58 32 69 36'),
      shape(
        hair.base,
        'M58 76Q50 71 43 78Q38 82 35 79Q37 88 46 87Q54 86 58 81Q62 86 70 87Q79 88 81 79Q78 82 73 78Q66 71 58 76Z',
      ),
      shape(hair.shade, 'M58 76Q66 71 73 78Q78 82 81 79Q79 88 70 87Q62 86 58 81Z'),
      shape(hair.light, 'M44 79Q50 74 55 77Q48 79 44 84Q40 84 39 82Q42 82 44 79Z'),
      brows(hair.base, head, { lift: 11, slant: 2, width: 3 }),
      spectacles(hair.deep, head, { size: 7.6 }),
    ].join('')
  },
}
