import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const guitar: Thing = {
  id: 'guitar',
  name: 'a guitar',
  says: [
    'Five strings, and everyone makes allowances.',
    'It knows three chords, which is most songs.',
    'It has been wet, sat on and forgiven.',
  ],
  grid: [100, 262],
  widthCm: 38,
  manners: ['lean', 'hang', 'stand'],
  stories: ['music', 'camp', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const top = paint(
      pick(['wood.pine', 'leaf.autumn', 'clay.clay', 'enamel.teal', 'enamel.red', 'wood.oak']),
    )
    const dark = paint('wood.walnut')
    const tin = paint('brass.tin')
    const bone = paint('clay.bone')
    const sticker = paint(pick(['paper.sky', 'enamel.mustard', 'paper.rose']))
    return {
      outline:
        'M42 2Q50 -1 59 2L60 8L65 10L64 15L60 15L60 23L64 25L63 30L59 31L56 42L56 118Q86 114 86 144Q84 160 82 168Q100 180 98 214Q94 260 50 261Q6 260 3 216Q1 182 18 168Q14 156 16 142Q18 116 44 119L44 42L41 31L37 30L36 25L40 23L40 15L36 15L35 10L40 8Z',
      art: [
        stroke(tin.base, 4.5, 'M38 12.5h24M38.5 20h23M39 27.5h22'),
        shape(dark.base, 'M41 2Q50 -1 59 2Q62 18 57 40L43 40Q38 18 41 2Z'),
        shape(dark.light, 'M42 4Q46 2 48 2.5L47 38L44 38Q40 18 42 4Z', 0.6),
        shape(
          top.shade,
          'M44 119Q16 114 15 142Q15 156 19 168Q2 182 3 216Q6 260 50 261Q94 260 98 214Q100 182 82 168Q86 158 86 144Q86 114 56 118Z',
        ),
        shape(
          top.base,
          'M44 121Q18 117 18 142Q18 156 22 170Q5 184 6 214Q9 256 48 257Q86 256 90 214Q92 184 75 168Q80 158 79 144Q80 118 56 121Z',
        ),
        shape(
          top.light,
          'M40 124Q24 122 22 140Q22 154 26 168Q31 166 30 160Q26 140 40 124ZM21 180Q9 192 12 216Q14 232 24 242Q18 212 28 184Q26 176 21 180Z',
        ),
        shape(top.deep, 'M66 178Q86 182 86 206Q80 216 70 206Q60 196 66 178Z', 0.75),
        oval(bone.base, 50, 172, 17, 17.5),
        oval(top.shade, 50, 172, 15, 15.5),
        oval(dark.deep, 50.5, 173, 13, 13.5),
        shape(dark.shade, 'M44 40L56 40L57 168L43 168Z'),
        stroke(
          tin.light,
          1.3,
          'M44 54h12M44 66h12M44 78h12M44 89h12M44 100h12M44 110h12M43.5 120h13M43.5 130h13M43.5 140h13M43.5 149h13',
        ),
        shape(bone.base, 'M43 38L57 38L57 42L43 42Z'),
        shape(dark.base, 'M31 222Q34 218 40 218L62 218Q68 218 70 223Q68 228 62 227L38 227Q33 228 31 222Z'),
        stroke(bone.light, 0.9, 'M46 42L44.5 221M50 42V221M54 42L55.5 221'),
        ...(chance(0.6)
          ? [
              shape(sticker.base, 'M20 206Q30 200 35 208Q38 216 31 222Q22 224 18 217Q16 210 20 206Z'),
              shape(sticker.deep, 'M25 208L28 212L33 212L29 215L30 219L26 217L22 219L23 215L20 212L24 212Z'),
            ]
          : []),
        ...(chance(0.5)
          ? [stroke(paint('enamel.red').base, 3.5, 'M44 44Q30 52 38 64Q44 70 40 82M42 45Q50 50 58 44')]
          : []),
      ].join(''),
    }
  },
}
