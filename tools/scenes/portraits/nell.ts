import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
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

/** Writes down what coats have in their pockets. */
export const nell: SmallDrawing = {
  id: 'nell',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'umber')
    const hair = darkHair(paint)
    const band = paint('enamel.mustard')
    const coat = paint('cloth.plum')
    const scarf = paint('enamel.teal')
    const pencil = paint('enamel.red')
    const page = paint('paper.white')
    const cover = paint('enamel.blue')
    const head: Head = { x: 60, top: 33, y: 61, chin: 89, rx: 20.5, jaw: 0.56 }
    return [
      backdrop(paint('leaf.autumn').light),
      shape(
        hair.base,
        'M60 9Q70 6 78 12Q88 13 92 22Q101 28 99 38Q104 48 98 56Q98 67 89 71Q84 79 75 77H45Q36 79 31 71Q22 67 22 56Q16 48 21 38Q19 28 28 22Q32 13 42 12Q50 6 60 9Z',
      ),
      shape(
        hair.shade,
        'M78 12Q88 13 92 22Q101 28 99 38Q104 48 98 56Q98 67 89 71Q84 79 75 77H66Q92 52 78 12Z',
      ),
      shape(hair.light, 'M24 42Q22 30 31 26Q34 16 44 16Q37 22 36 30Q27 33 27 42Q25 44 24 42Z'),
      neck(skin, head, 8),
      bust(coat, 60, 96, 14, 106),
      shape(scarf.shade, 'M44 92Q60 104 76 92Q80 99 76 106Q60 114 44 106Q40 99 44 92Z'),
      shape(scarf.base, 'M44 92Q60 104 72 95Q76 101 71 107Q58 112 44 106Q40 99 44 92Z'),
      stroke(scarf.light, 2, 'M46 99Q56 105 66 102'),
      shape(coat.light, 'M38 97L48 108L44 124H34L26 106Q30 100 38 97Z'),
      shape(coat.base, 'M82 97L72 108L76 124H86L94 106Q90 100 82 97Z'),
      stroke(coat.deep, 1.6, 'M77 102L72 109L77 124M92 107L86 112L88 124'),
      face(skin, head),
      cheeks(skin, head, 1),
      eyes(head, 1.5),
      brows(hair.base, head, { turn: 1.5 }),
      nose(skin, head, 1.5, 8),
      smile(skin, head, { turn: 1, half: 6.5, up: 13 }),
      shape(hair.base, 'M39 64Q36 40 60 36Q84 40 81 64Q80 50 68 45H52Q40 50 39 64Z'),
      shape(band.base, 'M37 50Q38 30 60 29Q82 30 83 50Q78 39 60 38.6Q42 39 37 50Z'),
      shape(band.shade, 'M70 31Q82 34 83 50Q80 43.4 73 40.6Q74 35 70 31Z'),
      shape(band.light, 'M39 44Q42 33 54 31Q46 35 43 42Q40 43 39 44Z'),
      stroke(pencil.base, 3.4, 'M82 55L101 44'),
      stroke(paint('cloth.oat').base, 3.4, 'M80 56L80.6 55.7'),
      group(
        'rotate(-9 30 106)',
        shape(cover.shade, 'M13 84H44V126H13Z'),
        shape(page.base, 'M15 82H45V126H15Z'),
        shape(page.light, 'M15 82H25L19 126H15Z'),
        stroke(paint('clay.slate').base, 1.8, 'M20 91H38M20 97H40M20 103H33'),
        stroke(cover.base, 2.2, 'M18 80v4M24 80v4M30 80v4M36 80v4M42 80v4'),
      ),
      shape(skin.base, 'M28 122Q28 112 36 112Q44 112 45 118L46 124H28Z'),
      stroke(skin.shade, 1.6, 'M33 118q3 -3 7 -1'),
    ].join('')
  },
}
