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
  PORTRAIT_GRID,
  skinOf,
  tonesOf,
} from './person.ts'

/** First snow up to the sill. */
export const hugo: SmallDrawing = {
  id: 'hugo',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const beard = tonesOf(mix(paint('wood.oak').base, paint('cloth.rust').base, 0.35))
    const rock = paint('clay.slate')
    const snow = paint('paper.white')
    const wool = paint('enamel.red')
    const band = paint('enamel.cream')
    const jumper = paint('leaf.moss')
    const rope = paint('enamel.mustard')
    const head: Head = { x: 60, top: 34, y: 61, chin: 88, rx: 22, jaw: 0.8 }
    return [
      backdrop(paint('glass.blue').base),
      shape(rock.base, 'M-6 104L24 40Q28 34 33 40L50 70L84 34Q89 28 94 35L128 96V124H-6Z'),
      shape(rock.shade, 'M89 31Q92 31 94 35L128 96V124H84L92 80L84 62Z'),
      shape(rock.shade, 'M29 37Q31 37 33 40L50 70L44 104L32 80L36 62Z'),
      shape(snow.light, 'M10 69L24 40Q28 34 33 40L43 58L37 56L33 63L26 56L21 68L16 62Z'),
      shape(snow.light, 'M72 47L84 34Q89 28 94 35L106 57L100 54L96 62L89 52L83 60L79 49Z'),
      shape(
        snow.shade,
        'M89 31Q92 31 94 35L106 57L100 54L96 62L89 52ZM29 37Q31 37 33 40L43 58L37 56L33 63L29 58Z',
      ),
      neck(skin, head, 12),
      bust(jumper, 60, 96, 12, 108),
      stroke(rope.shade, 8, 'M30 98Q44 108 52 124'),
      stroke(rope.base, 5, 'M29.4 99Q43 108 50.6 124'),
      stroke(rope.shade, 1.6, 'M33 99l-3 4M38 102l-3 4M43 106l-4 4M46.6 111l-4 3M50 116l-4.6 3'),
      face(skin, head),
      cheeks(skin, head),
      shape(
        beard.base,
        'M38 58Q42 64 44 71Q52 65 60 69Q68 65 76 71Q78 64 82 58Q90 72 85 84Q86 98 74 104Q66 113 60 113Q54 113 46 104Q34 98 35 84Q30 72 38 58Z',
      ),
      shape(
        beard.shade,
        'M82 58Q90 72 85 84Q86 98 74 104Q66 113 60 113Q72 100 73 86Q75 78 73.6 69.6L76 71Q78 64 82 58Z',
      ),
      shape(beard.light, 'M37 64Q40 68 41 74Q40 88 47 99Q37 94 38 84Q34 74 37 64Z'),
      stroke(beard.shade, 1.8, 'M50 92Q51 100 56 106M60 94V108M68 92Q68 98 65 104'),
      shape(skin.lip, 'M51 78Q60 82 69 78Q67 86 60 86Q53 86 51 78Z'),
      shape(snow.light, 'M53 79Q60 81.6 67 79Q65 82 60 82Q55 82 53 79Z'),
      shape(beard.base, 'M60 71Q53 68 46 76Q52 81 60 76Q68 81 74 76Q67 68 60 71Z'),
      shape(beard.shade, 'M60 71Q67 68 74 76Q68 81 60 76Z'),
      eyes(head),
      brows(beard.shade, head, { lift: 7.5, width: 3.6 }),
      shape(skin.blush, 'M60 62Q65 65 65 69Q63 73 59 72Q55 70 56 67Q59 66 60 62Z'),
      shape(wool.base, 'M36 46Q36 17 60 16Q84 17 84 46Q60 38 36 46Z'),
      shape(wool.shade, 'M68 17.6Q84 22 84 46Q79 44 74 43Q79 28 68 17.6Z'),
      shape(wool.light, 'M38.6 38Q41 22 54 19Q46 26 45 40Q40 42 38.6 38Z'),
      stroke(band.base, 2.6, 'M42 34L47 28L52 33L57 27L62 33L67 27L72 33L77 28L81 34'),
      shape(band.base, 'M34 54Q32 44 36 42Q60 33 84 42Q88 44 86 54Q60 43 34 54Z'),
      shape(band.shade, 'M76 39.4Q80 40.4 84 42Q88 44 86 54Q80 51.4 75 50Q78 44 76 39.4Z'),
      stroke(band.shade, 1.6, 'M42 42v7M48 40v7.4M54 39v7M60 38.6v7M66 39v7M72 40v7.4'),
      oval(band.base, 60, 13, 9.5, 8.5),
      shape(band.shade, 'M67 8Q72 16 64 20.6Q59 22 55 20Q66 18 64 6Q66 6.6 67 8Z'),
      stroke(band.shade, 1.5, 'M55 10l2 2M60 8v3M56 16l3 -1'),
    ].join('')
  },
}
