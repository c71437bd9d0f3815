import { mix } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
import {
  backdrop,
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
  spectacles,
  tonesOf,
  whiteHair,
} from './person.ts'

/** Tea at four, from a pile of saucers that do not match. */
export const lou: SmallDrawing = {
  id: 'lou',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'ebony')
    const white = whiteHair(paint)
    const hair = tonesOf(mix(white.shade, paint('brass.iron').base, 0.35))
    const shirt = paint('enamel.red')
    const spot = paint('paper.rose')
    const cup = paint('paper.white')
    const trim = paint('enamel.blue')
    const frames = paint('enamel.mustard')
    const saucers = [paint('enamel.teal'), paint('paper.rose'), paint('enamel.blue')] as const
    const head: Head = { x: 50, top: 27, y: 57, chin: 88, rx: 20.5, jaw: 0.7 }
    return [
      backdrop(paint('leaf.olive').light),
      stroke(cup.light, 3, 'M88 54Q83 48 88 42Q93 36 88 30M98 56Q94 51 98 46Q102 41 99 36'),
      neck(skin, head, 10),
      bust(shirt, 50, 95, 6, 94),
      shape(shirt.light, 'M38 92L50 108L36 116L28 99Z'),
      shape(shirt.shade, 'M62 92L50 108L64 116L72 99Z'),
      shape(skin.shade, 'M42 92H58L50 107Z'),
      stroke(spot.base, 5, 'M20 112v0M30 120v0M46 118v0M60 121v0M80 110v0M76 120v0M12 122v0'),
      ears(skin, head),
      face(skin, head),
      cheeks(skin, head, 1),
      eyes(head, 1),
      nose(skin, head, 1, 9),
      smile(skin, head, { turn: 2, half: 6.5, wry: 4, up: 14 }),
      stroke(frames.light, 2.6, 'M29 68v5'),
      shape(frames.base, 'M29 72L34 79L29 86L24 79Z'),
      shape(frames.light, 'M29 72L29 86L24 79Z'),
      shape(
        hair.base,
        'M28 58Q24 44 27 34Q26 26 34 24Q36 16 45 18Q52 12 59 17Q68 15 70 24Q77 28 74 37Q76 46 72 58Q72 48 68 42Q62 39 56 40Q48 37 42 41Q34 40 32 46Q29 50 28 58Z',
      ),
      shape(hair.shade, 'M59 17Q68 15 70 24Q77 28 74 37Q76 46 72 58Q72 48 68 42Q66 40.6 63 40Q70 28 59 17Z'),
      shape(hair.light, 'M28 42Q27 30 35 27Q38 19 46 20Q40 26 38 32Q32 34 31 42Q29 44 28 42Z'),
      spectacles(frames.base, head, { turn: 1, apart: 9.6, size: 8.2, width: 2.8 }),
      shape(saucers[0].base, 'M68 114Q94 108 120 114L112 122H76Z'),
      shape(saucers[0].light, 'M68 114Q80 111 94 110.6Q86 115 84 122H76Z'),
      shape(saucers[1].base, 'M71 107Q94 102 117 107L110 114H78Z'),
      shape(saucers[1].light, 'M71 107Q82 104.6 94 104.4Q88 108 86 114H78Z'),
      shape(saucers[2].base, 'M68 99Q92 94 116 99L108 107H76Z'),
      shape(saucers[2].light, 'M68 99Q78 97 90 96.4Q84 101 83 107H76Z'),
      stroke(cup.shade, 4.4, 'M106 77Q117 74 115 83Q113 91 102 91'),
      shape(cup.base, 'M77 68Q92 72 108 68Q109 92 98 99H87Q76 92 77 68Z'),
      shape(cup.shade, 'M108 68Q109 92 98 99H91Q102 90 100 69.8Q104 69 108 68Z'),
      shape(cup.light, 'M77 68Q80 69 84 69.6Q83 86 88 98L87 99Q76 92 77 68Z'),
      shape(trim.base, 'M77.3 77Q92 81 107.6 77L106.4 84Q92 87 78.6 84Z'),
    ].join('')
  },
}
