import { LAMP, mix } from '#scenes/kit/palette.ts'
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
} from './person.ts'

/** Went out for one shade and came home with four lamps. */
export const samir: SmallDrawing = {
  id: 'samir',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'bronze')
    const hair = darkHair(paint)
    const wall = paint('cloth.plum')
    const silk = paint('enamel.mustard')
    const stand = paint('brass.brass')
    const cardigan = paint('enamel.teal')
    const shirt = paint('paper.white')
    const head: Head = { x: 50, top: 30, y: 58, chin: 88, rx: 21 }
    return [
      backdrop(wall.shade),
      oval(mix(wall.base, LAMP, 0.22), 90, 48, 42),
      oval(mix(wall.base, LAMP, 0.42), 90, 50, 30),
      stroke(stand.shade, 5, 'M91 62V122'),
      stroke(stand.light, 1.6, 'M90 66V122'),
      shape(mix(silk.base, LAMP, 0.55), 'M80 28H100Q102 46 114 60Q92 67 68 60Q79 46 80 28Z'),
      shape(silk.base, 'M94 28H100Q102 46 114 60Q106 63 98 63.5Q98 46 94 28Z'),
      shape(LAMP, 'M83 30H88Q86 48 80 60Q76 60.5 72 59.5Q82 46 83 30Z'),
      stroke(silk.shade, 2.2, 'M69 61v5M75 62.6v5M81 63.6v5M87 64v5M93 64v5M99 63.6v5M105 62.6v5M112 61v5'),
      neck(skin, head),
      bust(cardigan, 50, 95, 8, 94),
      shape(shirt.base, 'M40 93Q50 98 60 93L66 104Q56 122 54 124H46Q36 112 35 104Z'),
      shape(shirt.shade, 'M55 96L60 93L66 104Q56 122 54 124H50Q56 110 55 96Z'),
      shape(cardigan.light, 'M39 93L46 124H40Q31 110 30 98Z'),
      shape(cardigan.base, 'M61 93L54 124H60Q70 110 70 98Z'),
      ears(skin, head),
      face(skin, head),
      cheeks(skin, head),
      shape(
        hair.base,
        'M28 58Q32 60 33 68Q40 71 50 69Q60 71 67 68Q68 60 72 58Q74 78 64 90Q57 97 50 97Q43 97 36 90Q26 78 28 58Z',
      ),
      shape(hair.shade, 'M72 58Q74 78 64 90Q57 97 50 97Q62 88 64 69L67 68Q68 60 72 58Z'),
      shape(hair.light, 'M29 66Q32 70 33 74Q35 84 40 91Q30 83 29 66Z', 0.7),
      shape(skin.base, 'M41 75Q50 71 59 75Q58 80 50 80Q42 80 41 75Z'),
      stroke(skin.lip, 2.2, 'M44 76Q50 79 57 75.5'),
      eyes(head, 1),
      brows(hair.base, head, { turn: 1, width: 3.4, lift: 7.5 }),
      nose(skin, head, 1),
      shape(
        hair.base,
        'M28 60Q21 34 34 27Q40 16 56 19Q74 17 76 34Q80 44 72 60Q72 48 66 42Q52 45 42 38Q34 44 31 50Q29 54 28 60Z',
      ),
      shape(hair.shade, 'M62 19Q74 19 76 34Q80 44 72 60Q72 48 66 42Q72 32 62 19Z'),
      shape(hair.light, 'M30 42Q31 31 38 28Q44 21 56 22Q44 26 41 34Q33 38 30 42Z'),
    ].join('')
  },
}
