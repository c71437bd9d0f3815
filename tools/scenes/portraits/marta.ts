import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
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

/** Mends everything: on the blue chair that may be for sale, the tape measure round her neck. */
export const marta: SmallDrawing = {
  id: 'marta',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const hair = whiteHair(paint)
    const chair = paint('enamel.blue')
    const blouse = paint('cloth.rust')
    const tape = paint('enamel.mustard')
    const needle = paint('enamel.red')
    const head: Head = { x: 60, top: 31, y: 59, chin: 87, rx: 22 }
    return [
      backdrop(paint('cloth.mustard').light),
      stroke(chair.base, 6, 'M31 46V118M89 46V118'),
      stroke(chair.shade, 2, 'M33 50V118M91 50V118'),
      shape(chair.base, 'M12 36Q14 30 22 34L26 120H15ZM98 34Q106 30 108 36L105 120H94Z'),
      shape(chair.shade, 'M104 33Q108 32 108 36L105 120H100Z'),
      shape(chair.base, 'M13 37Q60 14 107 37Q110 46 105 56Q60 38 15 56Q10 46 13 37Z'),
      shape(chair.light, 'M13 37Q60 14 104 35Q60 21 18 42Q15 46 15 52Q11 45 13 37Z'),
      stroke(hair.shade, 3, 'M54 26L44 34M70 26L78 34'),
      neck(skin, head),
      bust(blouse, 60, 94, 16, 104),
      shape(blouse.deep, 'M50 94L60 110L70 94L60 100Z'),
      shape(blouse.light, 'M47 92L50 94L59 110L50 112L43 97Z'),
      shape(blouse.base, 'M73 92L70 94L61 110L70 112L77 97Z'),
      stroke(tape.base, 5.5, 'M46 95Q38 108 41 122M74 95Q84 106 80 122'),
      stroke(tape.shade, 1.4, 'M39 104l3.4 1M38 110l3.4 .4M38.4 116h3M80 104l3 -1.4M81 110l3 -.4M80.6 116h3'),
      ears(skin, head),
      face(skin, head),
      cheeks(skin, head),
      eyes(head),
      brows(hair.shade, head),
      nose(skin, head, 0, 9),
      smile(skin, head, { half: 7 }),
      stroke(skin.shade, 1.5, 'M48 75q-2.4 3 -1 6M72 75q2.4 3 1 6'),
      shape(hair.shade, 'M82 60Q88 30 60 28Q76 36 79 46Z'),
      shape(hair.base, 'M37 60Q30 27 60 26Q90 27 83 60Q82 46 68 41Q58 37 52 34Q52 44 42 47Q38 52 37 60Z'),
      shape(hair.light, 'M38 52Q36 30 58 28Q46 34 43 45Q39 47 38 52Z'),
      shape(hair.shade, 'M83 60Q82 46 68 41Q58 37 52 34Q70 34 78 42Q84 48 83 60Z'),
      stroke(needle.shade, 3, 'M44 8L78 26'),
      oval(hair.base, 61, 17, 13.5, 12),
      shape(hair.shade, 'M74 14Q77 28 62 29Q52 29 50 24Q68 26 70 8Q73 10 74 14Z'),
      stroke(hair.shade, 1.6, 'M52 18Q56 9 64 11Q69 14 65 18'),
      stroke(needle.base, 3, 'M44 8L50 11M73 23.5L79 26.5'),
      oval(needle.base, 43, 7.5, 3.2),
    ].join('')
  },
}
