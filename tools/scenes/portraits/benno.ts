import { LAMP, mix } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
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
  PORTRAIT_GRID,
  skinOf,
  whiteHair,
} from './person.ts'

/** Nearly seventy-five, with one of three yellow torches. */
export const benno: SmallDrawing = {
  id: 'benno',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const hair = whiteHair(paint)
    const night = paint('cloth.indigo')
    const jumper = paint('paper.sky')
    const torch = paint('enamel.mustard')
    const lens = paint('brass.tin')
    const glow = mix(torch.base, LAMP, 0.6)
    const head: Head = { x: 50, top: 20, y: 54, chin: 86, rx: 22, jaw: 0.8 }
    return [
      backdrop(night.base),
      shape(mix(night.base, night.light, 0.45), 'M78 76L46 -10H136L104 76Z'),
      shape(mix(glow, night.light, 0.12), 'M81 76L66 -10H114L101 76Z'),
      neck(skin, head, 11),
      bust(jumper, 50, 96, 6, 94),
      shape(jumper.light, 'M36 90Q50 98 64 90L67 101Q50 110 33 101Z'),
      shape(jumper.base, 'M54 95Q60 94 64 90L67 101Q61 105 54 106Z'),
      stroke(jumper.shade, 1.6, 'M40 95v8M46 97v8M52 97v8M58 95.6v8'),
      ears(skin, head, 7),
      face(skin, head),
      cheeks(skin, head),
      shape(skin.light, 'M36 40Q36 27 48 24Q42 30 41 40Q38 44 36 40Z'),
      shape(hair.base, 'M31 60Q20 58 21 48Q18 40 26 36Q30 34 32 38Q30 46 33 52Z'),
      shape(hair.light, 'M24 52Q20 42 27 38Q26 46 28 54Q26 55 24 52Z'),
      shape(hair.shade, 'M69 60Q80 58 79 48Q82 40 74 36Q70 34 68 38Q70 46 67 52Z'),
      shape(
        hair.base,
        'M28 58Q33 60 34 68Q42 62 50 67Q58 62 66 68Q67 60 72 58Q77 70 71 78Q74 86 66 90Q64 98 56 97Q50 102 44 97Q36 98 34 90Q26 86 29 78Q23 70 28 58Z',
      ),
      shape(
        hair.shade,
        'M72 58Q77 70 71 78Q74 86 66 90Q64 98 56 97Q50 102 44 97Q60 92 62 80Q64 74 63 66.4L66 68Q67 60 72 58Z',
      ),
      shape(hair.light, 'M28 62Q32 64 33 70Q33 82 38 90Q30 86 31 78Q26 72 28 62Z'),
      shape(skin.base, 'M43 75Q50 72 57 75Q56 80 50 80Q44 80 43 75Z'),
      stroke(skin.lip, 2.2, 'M45 75.5Q50 79.5 56 75'),
      stroke(hair.light, 4.6, 'M49 68Q42 68 39 73'),
      stroke(hair.base, 4.6, 'M51 68Q58 68 61 73'),
      eyes(head, 1),
      brows(hair.base, head, { turn: 1, lift: 8, slant: 2, width: 4.4 }),
      shape(skin.blush, 'M50 56Q56 60 56 65Q54 69 49 68Q45 66 46 62Q49 60 50 56Z'),
      group(
        'translate(-6 -8)',
        shape(torch.base, 'M84 82H110L105 94L104 138H90L89 94Z'),
        shape(torch.shade, 'M103 82H110L105 94L104 138H98L100 94Z'),
        shape(torch.light, 'M84 82H91L93 94L93 138H90L89 94Z'),
        shape(LAMP, 'M83 80Q97 75 111 80Q112 84 110 86Q97 82 84 86Q82 84 83 80Z'),
        shape(lens.shade, 'M94 98H100V106H94Z'),
        shape(skin.base, 'M84 112Q88 107 104 110Q110 112 109 118L108 138H84Q81 118 84 112Z'),
        shape(skin.shade, 'M104 110Q110 112 109 118L108 138H98Q106 124 104 110Z'),
        stroke(skin.shade, 1.6, 'M86 116Q94 114 102 116'),
      ),
    ].join('')
  },
}
