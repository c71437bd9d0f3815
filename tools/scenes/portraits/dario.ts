import { INK, mix } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import {
  backdrop,
  brows,
  bust,
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

/** Eleven oars, two boats. */
export const dario: SmallDrawing = {
  id: 'dario',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'chestnut')
    const hair = darkHair(paint)
    const oar = paint('wood.pine')
    const tip = paint('enamel.red')
    const oilskin = paint('enamel.mustard')
    const jumper = paint('cloth.indigo')
    const head: Head = { x: 50, top: 31, y: 60, chin: 90, rx: 21, jaw: 0.78 }
    return [
      backdrop(paint('paper.sky').base),
      shape(paint('enamel.blue').base, 'M0 84H120V124H0Z'),
      stroke(paint('glass.blue').light, 2.4, 'M4 94H14M98 92H112M106 102H118'),
      group(
        'rotate(5 94 60)',
        stroke(oar.base, 6, 'M94 56V126'),
        stroke(oar.light, 2, 'M92.4 60V126'),
        shape(oar.base, 'M84 26Q84 16 94 16Q104 16 104 26V50Q103 62 96 70H92Q85 62 84 50Z'),
        shape(oar.shade, 'M98 16.4Q104 18 104 26V50Q103 62 96 70H94Q99 60 99 48Z'),
        shape(tip.base, 'M84 34V26Q84 16 94 16Q104 16 104 26V34Q94 38 84 34Z'),
        shape(tip.shade, 'M98 16.4Q104 18 104 26V34Q101.6 35 99 35.6Z'),
        shape(tip.light, 'M86 32V26Q86 20 91 18.6Q88 24 89 33Z'),
        shape(oar.light, 'M86 38H89V50Q90 58 92 66Q86 60 86 50Z'),
      ),
      neck(skin, head, 11),
      bust(oilskin, 50, 96, 4, 96),
      shape(jumper.base, 'M37 90Q50 98 63 90L67 102L58 124H42L33 102Z'),
      shape(jumper.light, 'M37 90Q44 94.6 50 95L48 103Q40 103 34 99Z'),
      shape(jumper.shade, 'M57 94Q60 92.6 63 90L67 102L58 124H52Q60 108 57 94Z'),
      shape(oilskin.light, 'M36 94L44 124H36L24 104Q28 98 36 94Z'),
      shape(oilskin.base, 'M64 94L56 124H64L76 104Q72 98 64 94Z'),
      stroke(paint('brass.iron').base, 4, 'M34 118v0'),
      ears(skin, head),
      face(skin, head),
      shape(
        mix(skin.shade, INK, 0.3),
        'M29 62Q33 74 40 74Q45 71 50 72Q55 71 60 74Q67 74 71 62Q71 78 64 86Q57 91.6 50 91.6Q43 91.6 36 86Q29 78 29 62Z',
      ),
      shape(skin.base, 'M42 78Q50 74.6 58 78Q56 83 50 83Q44 83 42 78Z'),
      stroke(skin.lip, 2.3, 'M43 79Q49 82.6 57 77.6'),
      eyes(head, 1),
      brows(hair.base, head, { turn: 1, width: 3.4, lift: 7.4, slant: 0.5 }),
      nose(skin, head, 1, 9),
      shape(
        hair.base,
        'M29 60Q24 52 28 46Q21 40 28 34Q26 24 36 24Q40 15 49 19Q58 13 64 21Q74 20 74 30Q81 35 76 43Q79 52 71 60Q71 52 67 49Q63 51 60 45Q54 50 49 44Q44 50 39 45Q37 51 33 50Q30 54 29 60Z',
      ),
      shape(hair.shade, 'M64 21Q74 20 74 30Q81 35 76 43Q79 52 71 60Q71 52 67 49Q65 50 63 49Q74 36 64 21Z'),
      shape(hair.light, 'M28 42Q24 38 31 35Q29 28 37 28Q42 20 49 22Q44 27 42 32Q36 33 35 39Q30 39 28 42Z'),
    ].join('')
  },
}
