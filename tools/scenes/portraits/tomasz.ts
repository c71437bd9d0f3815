import { INK, mix } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
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
  tonesOf,
} from './person.ts'

/** Had all the parts, and five of the same spanner. */
export const tomasz: SmallDrawing = {
  id: 'tomasz',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'snow')
    const hair = tonesOf(mix(paint('leaf.autumn').base, paint('cloth.rust').base, 0.5))
    const iron = paint('brass.iron')
    const tin = paint('brass.tin')
    const cap = paint('enamel.cream')
    const band = paint('enamel.teal')
    const jersey = paint('enamel.red')
    const head: Head = { x: 60, top: 34, y: 62, chin: 90, rx: 20.5, jaw: 0.7 }
    const spokes = Array.from({ length: 16 }, (_, at) => {
      const turn = (at * Math.PI) / 8
      return `M60 54L${Math.round(60 + 41 * Math.cos(turn))} ${Math.round(54 + 41 * Math.sin(turn))}`
    })
    return [
      backdrop(paint('cloth.sage').light),
      stroke(iron.base, 6, 'M16 54a44 44 0 1 1 88 0a44 44 0 1 1 -88 0'),
      stroke(tin.base, 3, 'M20.5 54a39.5 39.5 0 1 1 79 0a39.5 39.5 0 1 1 -79 0'),
      stroke(iron.light, 2, 'M14.5 50Q17 17 50 10'),
      stroke(tin.shade, 1.4, spokes.join('')),
      neck(skin, head),
      bust(jersey, 60, 97, 18, 102),
      shape(jersey.light, 'M49 93Q60 101 71 93L73 100Q60 108 47 100Z'),
      shape(jersey.shade, 'M64 97Q68 96 71 93L73 100Q69 103 62 104Z'),
      stroke(band.light, 5.5, 'M24 115Q60 120 96 115'),
      stroke(jersey.deep, 1.8, 'M60 105V122'),
      ears(skin, head),
      face(skin, head),
      cheeks(skin, head, -1),
      shape(
        hair.base,
        'M39 62Q42 72 46 74Q52 71 58 72.5Q66 71 73 74Q78 72 81 62Q82 80 74 88Q67 95 60 95Q53 95 46 88Q38 80 39 62Z',
      ),
      shape(hair.shade, 'M81 62Q82 80 74 88Q67 95 60 95Q71 89 73 74Q78 72 81 62Z'),
      shape(skin.base, 'M51 79Q59 75 68 79Q66 84 59 84Q52 84 51 79Z'),
      stroke(skin.lip, 2.2, 'M53 80Q59 84 66 80'),
      eyes(head, -1.5),
      brows(hair.shade, head, { turn: -1.5 }),
      nose(skin, head, -1.5),
      stroke(hair.base, 1.5, 'M46 68v0M50 70v0M49 66.5v0M69 69v0M73 67v0'),
      shape(hair.base, 'M38 60Q36 50 40 44H46Q42 52 42 62ZM82 60Q84 50 80 44H74Q78 52 78 62Z'),
      shape(cap.base, 'M37 49Q35 20 60 19Q85 20 83 49Q60 40 37 49Z'),
      shape(cap.shade, 'M68 20.5Q85 24 83 49Q79 47 74 45.6Q78 30 68 20.5Z'),
      shape(band.base, 'M55 19.3Q60 18.6 66 19.6L67 44Q60 43 54 44Z'),
      shape(band.light, 'M55 19.3Q57 19 59 19L58 43.4L54 44Z'),
      shape(band.base, 'M36 51Q60 38 84 51Q86 45 83 42Q60 31 37 42Q34 45 36 51Z'),
      shape(band.shade, 'M84 51Q86 45 83 42Q77 39 71 37.5Q76 42 75 47Q80 48.5 84 51Z'),
      shape(INK, 'M38 50.5Q60 40 82 50.5Q60 45 38 50.5Z', 0.25),
      shape(band.light, 'M36 48Q36 44 39 43Q50 37.6 60 37Q46 41 36 48Z'),
    ].join('')
  },
}
