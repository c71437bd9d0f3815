import { LAMP, mix } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import {
  backdrop,
  brows,
  bust,
  cheeks,
  darkHair,
  eyes,
  face,
  type Head,
  neck,
  nose,
  PORTRAIT_GRID,
  skinOf,
  smile,
} from './person.ts'

/** Her wireless gets one station, and she will not say which. */
export const ines: SmallDrawing = {
  id: 'ines',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'honey')
    const hair = darkHair(paint)
    const wood = paint('wood.oak')
    const dial = paint('brass.brass')
    const tin = paint('brass.tin')
    const phones = paint('enamel.red')
    const jumper = paint('cloth.oat')
    const stripe = paint('cloth.indigo')
    const head: Head = { x: 54, top: 29, y: 58, chin: 87, rx: 21 }
    return [
      backdrop(paint('enamel.teal').base),
      stroke(tin.shade, 2.4, 'M88 62L101 24'),
      stroke(tin.light, 2.4, 'M97 36L101 24'),
      oval(tin.light, 101, 23, 2.6),
      shape(wood.base, 'M70 64Q70 58 76 58H122V124H70Z'),
      shape(wood.light, 'M70 64Q70 58 76 58H122V62H78V80H70Z'),
      shape(mix(dial.base, LAMP, 0.75), 'M82 80a13 13 0 1 1 26 0a13 13 0 1 1 -26 0'),
      stroke(wood.deep, 2, 'M95 80L101 72M86 80h2M95 71v2M102 80h2'),
      oval(dial.shade, 95, 80, 3),
      stroke(wood.deep, 2, 'M84 102H108M84 108H108M84 114H108'),
      shape(hair.shade, 'M29 60Q26 22 54 21Q84 22 81 60L83 90Q74 94 66 90H42Q34 94 25 90Z'),
      neck(skin, head, 8),
      bust(jumper, 54, 95, 10, 98),
      stroke(stripe.base, 5, 'M20 109Q54 118 88 109M14 119.5Q54 128 94 119.5'),
      shape(jumper.base, 'M44 89Q54 95 64 89Q68 94 67 100Q54 108 41 100Q40 94 44 89Z'),
      shape(jumper.light, 'M44 89Q47 91 50 92Q46 97 47 103Q43 102 41 100Q40 94 44 89Z'),
      shape(jumper.shade, 'M58 92Q61 91 64 89Q68 94 67 100Q62 103.4 56 104.4Q60 98 58 92Z'),
      face(skin, head),
      cheeks(skin, head, -1),
      eyes(head, -1.5),
      brows(hair.base, head, { turn: -1.5, lift: 7 }),
      nose(skin, head, -1.5),
      smile(skin, head, { turn: -1, half: 5, wry: 3 }),
      shape(
        hair.base,
        'M54 21Q26 22 28 60L25 90Q34 92 37 84Q32 72 34 58Q40 56 47 47Q60 54 73 50Q77 60 75 72Q73 86 76 91Q80 92 83 90L81 60Q84 22 54 21Z',
      ),
      shape(hair.shade, 'M60 21.5Q84 24 81 60L83 90Q80 92 76 91Q73 86 75 72Q77 60 73 50Q77 34 60 21.5Z'),
      shape(hair.light, 'M32 52Q31 29 50 25Q40 33 39 48Q35 52 32 52Z'),
      stroke(phones.base, 5, 'M27 54Q26 15 54 15Q83 15 81 54'),
      stroke(phones.light, 1.8, 'M27 44Q30 15 54 14'),
      shape(phones.shade, 'M76 52Q88 48 90 62Q89 76 78 74Q74 63 76 52Z'),
      shape(hair.deep, 'M75 52Q80 52 80 63Q80 74 76 74Q72 63 75 52Z'),
      shape(phones.base, 'M32 52Q20 48 18 62Q19 76 30 74Q34 63 32 52Z'),
      shape(phones.light, 'M29 53Q21 52 20.5 62Q21 66 22 68Q22 57 29 53Z'),
      shape(hair.deep, 'M33 52Q28 52 28 63Q28 74 32 74Q36 63 33 52Z'),
    ].join('')
  },
}
