import { INK, LAMP, mix } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
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
  tonesOf,
} from './person.ts'

/** Dresses the window after closing; the cat is staff. */
export const wanda: SmallDrawing = {
  id: 'wanda',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'sand')
    const hair = tonesOf(mix(paint('enamel.red').base, paint('clay.brick').base, 0.5))
    const scarf = paint('enamel.mustard')
    const dress = paint('enamel.teal')
    const frames = paint('cloth.indigo')
    const gold = paint('brass.brass')
    const collar = paint('enamel.cream')
    const cat = paint('brass.iron')
    const head: Head = { x: 52, top: 36, y: 63, chin: 91, rx: 20.5 }
    return [
      backdrop(paint('glass.clear').base),
      shape(
        cat.base,
        'M76 124Q72 92 80 82L79 66Q80 62 84 65L91 71Q95 70 99 71L106 65Q110 62 111 66L110 82Q122 96 120 124Z',
      ),
      shape(
        cat.shade,
        'M104 66L106 65Q110 62 111 66L110 82Q122 96 120 124H106Q112 100 103 88Q107 78 104 66Z',
      ),
      shape(paint('paper.rose').base, 'M82 68L87 72L83 76ZM108 68L103 72L107 76Z'),
      oval(LAMP, 89, 80, 3.6, 4),
      oval(LAMP, 101, 80, 3.6, 4),
      stroke(INK, 2, 'M89 78.5v3M101 78.5v3'),
      shape(paint('paper.white').base, 'M90 88Q95 84 100 88Q99 94 95 94Q91 94 90 88Z'),
      shape(paint('paper.rose').shade, 'M93 86H97L95 89Z'),
      stroke(cat.light, 1, 'M88 89l-8 -1M88 91l-7 2M102 89l8 -1M102 91l7 2'),
      neck(skin, head),
      bust(dress, 52, 98, 10, 94),
      shape(skin.base, 'M43 95H61L52 114Z'),
      shape(skin.shade, 'M46 95H61L52 114Q54 102 46 95Z'),
      shape(collar.light, 'M43 93L52 113L43 116L33 100Q37 96 43 93Z'),
      shape(collar.shade, 'M61 93L52 113L61 116L71 100Q67 96 61 93Z'),
      stroke(scarf.light, 2.6, 'M25 109v0M32 117v0M71 112v0M80 107v0M80 118v0M20 118v0M64 121v0'),
      ears(skin, head, 4.6),
      face(skin, head),
      cheeks(skin, head, -1),
      shape(
        hair.base,
        'M31 66Q24 44 29 30Q32 8 52 8Q72 8 75 30Q80 44 73 66Q72 54 66 49Q52 50 40 43Q33 50 31 66Z',
      ),
      shape(hair.shade, 'M60 9Q72 12 75 30Q80 44 73 66Q72 54 66 49Q74 28 60 9Z'),
      shape(hair.light, 'M31 34Q33 13 48 11Q39 18 38 33Q34 36 31 34Z'),
      stroke(hair.shade, 1.8, 'M46 26Q50 16 60 18M44 22Q48 12 56 13'),
      shape(scarf.base, 'M29 44Q26 38 30 34Q50 22 75 34Q78 38 76 44Q54 32 29 44Z'),
      shape(scarf.shade, 'M66 30Q72 31.6 75 34Q78 38 76 44Q72 41.4 68 40Q70 35 66 30Z'),
      shape(scarf.base, 'M34 36Q24 22 18 26Q19 36 34 38ZM33 38Q18 38 18 46Q27 50 35 40Z'),
      shape(scarf.shade, 'M33 38Q18 38 18 46Q22 40 34 39Z'),
      oval(scarf.light, 34, 37.4, 3.6),
      eyes(head, -1),
      nose(skin, head, -1, 8),
      shape(paint('enamel.red').base, 'M44 79Q48 76.6 51 78.4Q54 76.6 58 79Q55 85 51 85Q47 85 44 79Z'),
      shape(paint('enamel.red').shade, 'M44 79Q51 81 58 79Q55 85 51 85Q47 85 44 79Z'),
      stroke(
        frames.base,
        2.4,
        'M33 59Q42 56 48 61Q48 69 41 69.6Q35 69 33 59ZM69 59Q60 56 54 61Q54 69 61 69.6Q67 69 69 59ZM48 61Q51 59.6 54 61M33 59L29.4 57M69 59L72.6 57',
      ),
      stroke(gold.base, 2.6, 'M30 74a4.5 4.5 0 1 0 .1 0M74 74a4.5 4.5 0 1 0 .1 0'),
    ].join('')
  },
}
