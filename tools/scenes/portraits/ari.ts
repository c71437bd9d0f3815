import { LAMP, mix } from '#scenes/kit/palette.ts'
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
  tonesOf,
} from './person.ts'

/** Sells tries with keys that open nothing yet. */
export const ari: SmallDrawing = {
  id: 'ari',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'honey')
    const hair = tonesOf(mix(paint('wood.walnut').base, paint('wood.walnut').deep, 0.35))
    const hood = paint('enamel.red')
    const tin = paint('brass.tin')
    const body = paint('enamel.teal')
    const key = paint('brass.brass')
    const teeth = paint('paper.white')
    const head: Head = { x: 50, top: 36, y: 67, chin: 92, rx: 22.5, jaw: 0.66 }
    return [
      backdrop(paint('enamel.mustard').base),
      group(
        'translate(-3 -4)',
        stroke(body.shade, 2.6, 'M94 46V36'),
        oval(hood.base, 94, 34, 3.6),
        stroke(body.shade, 8, 'M79 96Q72 98 74 112M109 96Q116 98 114 112'),
        shape(body.base, 'M78 92H110L108 134H80Z'),
        shape(body.shade, 'M102 92H110L108 134H98Z'),
        shape(tin.shade, 'M74 58H78V72H74ZM110 58H114V72H110Z'),
        shape(tin.base, 'M78 50Q78 46 82 46H106Q110 46 110 50V80Q110 84 106 84H82Q78 84 78 80Z'),
        shape(tin.shade, 'M102 46H106Q110 46 110 50V80Q110 84 106 84H86Q102 80 102 46Z'),
        shape(tin.light, 'M81 52Q81 49 84 49H96V52H86Q84 52 84 55V70H81Z'),
        oval(body.deep, 87, 62, 5.6),
        oval(body.deep, 101, 62, 5.6),
        oval(LAMP, 87, 62, 3.6),
        oval(LAMP, 101, 62, 3.6),
        shape(body.deep, 'M85 73H103V78H85Z'),
        stroke(LAMP, 1.8, 'M89 74v3M94 74v3M99 74v3'),
        stroke(tin.shade, 6, 'M94 84V92'),
      ),
      shape(hood.shade, 'M26 92Q30 82 50 84Q70 82 74 92Q72 102 50 104Q28 102 26 92Z'),
      neck(skin, head, 8),
      bust(hood, 50, 99, 12, 88),
      shape(hood.light, 'M25 94Q28 90 34 90Q40 98 48 104Q36 106 28 101Q24 98 25 94Z'),
      shape(hood.shade, 'M75 94Q72 90 66 90Q60 98 52 104Q64 106 72 101Q76 98 75 94Z'),
      stroke(teeth.shade, 1.6, 'M43 100Q45 108 50 110M57 100Q55 108 50 110'),
      stroke(key.base, 2.4, 'M50 109a3.6 3.6 0 1 0 .1 0M50 117V124'),
      ears(skin, head, 6.6),
      face(skin, head),
      cheeks(skin, head),
      eyes(head, 1, 9.5),
      brows(hair.base, head, { turn: 1, lift: 8.5, apart: 9.5, slant: 0 }),
      nose(skin, head, 1, 6),
      shape(skin.lip, 'M40 78Q51 81 62 77Q60 88 51 88Q42 88 40 78Z'),
      shape(
        teeth.light,
        'M42 78.7Q45.6 79.6 49.6 79.6V83Q44.6 83 42 78.7ZM52.6 79.5Q57 79 60.6 77.6Q58 83 52.6 83Z',
      ),
      group(
        'translate(-17 8) rotate(-24 52 70) scale(.8)',
        shape(paint('paper.white').light, 'M60 75Q66 73 72 75Q74 78 72 81Q66 83 60 81Q58 78 60 75Z'),
        shape(paint('paper.rose').shade, 'M64 75.6H68V80.4H64Z'),
      ),
      shape(
        hair.base,
        'M27 68Q20 56 24 48Q18 46 16 40Q23 41 26 38Q24 30 27 24Q33 31 38 29Q40 20 48 17Q48 24 54 26Q62 20 70 24Q65 28 68 33Q76 32 81 38Q75 41 76 48Q80 58 73 68Q72 56 68 52Q62 56 57 49Q50 56 44 50Q38 58 33 54Q29 58 27 68Z',
      ),
      shape(
        hair.shade,
        'M62 23Q66 22.4 70 24Q65 28 68 33Q76 32 81 38Q75 41 76 48Q80 58 73 68Q72 56 68 52Q65 54 62 53.4Q70 40 62 23Z',
      ),
      shape(hair.light, 'M28 56Q24 48 30 42Q30 36 36 34Q42 32 46 24Q47 32 41 38Q36 42 36 50Q30 50 28 56Z'),
    ].join('')
  },
}
