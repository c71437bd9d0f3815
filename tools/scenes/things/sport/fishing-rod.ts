import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const fishingRod: Thing = {
  id: 'fishing-rod',
  name: 'a fishing rod with its creel',
  says: [
    'The fish was this long. Longer, now.',
    'It has caught a boot, a branch and a chill.',
    'There is a float on it and an afternoon.',
  ],
  grid: [72, 240],
  widthCm: 42,
  manners: ['lean'],
  stories: ['camp', 'sport', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const cane = paint(pick(['wood.pine', 'wood.oak', 'leaf.olive']))
    const grip = paint(pick(['paper.kraft', 'clay.brick']))
    const brass = paint('brass.brass')
    const creel = paint(pick(['wood.pine', 'cloth.mustard', 'wood.oak']))
    const strap = paint(pick(['wood.walnut', 'leaf.moss', 'clay.brick']))
    const float = paint(pick(['enamel.red', 'enamel.teal']))
    const feathered = chance(0.5)
    return {
      outline:
        'M33 2L37 2L40 60L44 130Q58 140 58 170L64 172L72 182L70 234Q68 240 56 240L14 240Q2 240 2 230L0 184Q4 172 14 170L22 150L30 130Z',
      art: [
        stroke(strap.shade, 4.5, 'M10 186Q4 134 30 128Q56 126 62 186'),
        stroke(strap.base, 3.2, 'M9.5 184Q4 133.5 29 127.5Q44 126 52 140'),
        stroke(brass.light, 1.2, 'M35 4Q50 40 46 96Q44 120 42 140'),
        stroke(float.base, 6, 'M46.5 92V100'),
        stroke(paint('paper.white').base, 6, 'M46.2 98V102'),
        stroke(float.deep, 1.4, 'M47 86V90'),
        stroke(cane.shade, 3.4, 'M35 4L35.5 112'),
        stroke(cane.base, 2.6, 'M34.5 4L35 112'),
        stroke(cane.shade, 5, 'M35.5 76L36 136'),
        stroke(cane.light, 1.5, 'M34.5 20L34.5 130'),
        stroke(brass.base, 3.5, 'M34.5 30V34M35 56V60M35 84V88M35.5 110V114'),
        stroke(brass.shade, 1.6, 'M36 32q6 0 5 4q-2 2 -5 0M36 58q7 0 6 4q-2 2 -6 0M37 86q7 0 6 5q-3 2 -6 0'),
        stroke(grip.shade, 9, 'M36 126V232'),
        stroke(grip.base, 7.5, 'M35 126V232'),
        stroke(grip.light, 2.4, 'M33 126V160'),
        oval(brass.shade, 46, 147, 11.5),
        oval(brass.base, 45, 146, 11),
        oval(brass.light, 43, 144, 7),
        oval(brass.shade, 45, 146, 4.5),
        stroke(brass.shade, 3, 'M46 147L58 150M57 147V154'),

        shape(creel.base, 'M5 186Q2 214 5 232Q8 240 18 240L54 240Q66 240 67 232Q71 208 67 186Z'),
        stroke(
          creel.shade,
          2,
          'M10 203q5 3 10 0M26 203q5 3 10 0M42 203q5 3 10 0M8 221q5 3 10 0M24 221q5 3 10 0M40 221q5 3 10 0M16 212q5 3 10 0M32 212q5 3 10 0M48 212q5 3 10 0M14 231q5 3 10 0M32 231q5 3 10 0M48 230q5 3 9 0',
        ),
        shape(creel.deep, 'M67 186Q71 208 67 232Q66 240 54 240L24 240Q52 236 56 220Q58 204 56 186Z', 0.4),
        shape(creel.shade, 'M4 186Q36 198 68 186L68 191Q36 204 4 191Z'),
        shape(creel.base, 'M3 186Q5 174 20 172L52 172Q67 174 69 186Q36 198 3 186Z'),
        shape(creel.light, 'M6 184Q9 176 22 175L46 174.5Q26 178 20 187Q10 187 6 184Z'),
        shape(creel.deep, 'M46 179Q54 177 58 181Q56 185 48 184Q44 182 46 179Z'),
        shape(strap.base, 'M30 184L40 184L40 206Q35 210 30 206Z'),
        stroke(brass.base, 2.2, 'M28.5 198h13v6h-13Z'),
        feathered
          ? shape(float.base, 'M12 180Q6 172 8 164Q16 168 18 178Z') +
            shape(brass.light, 'M16 180Q16 168 24 164Q26 172 20 181Z')
          : '',
      ].join(''),
    }
  },
}
