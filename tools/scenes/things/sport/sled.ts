import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const sled: Thing = {
  id: 'sled',
  name: 'a sled',
  says: [
    'It waits for January with its rope coiled.',
    'It steers by shouting.',
    'Fast on Mill Hill. There are witnesses.',
  ],
  grid: [88, 190],
  widthCm: 46,
  manners: ['lean', 'stand'],
  stories: ['sport', 'toys'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'enamel.red', 'enamel.blue', 'leaf.leaf']))
    const runner = paint('wood.walnut')
    const iron = paint('brass.tin')
    const rope = paint('paper.kraft')
    const mended = chance(0.5)
    return {
      outline:
        'M12 30Q8 4 20 3Q28 4 28 20L60 20Q60 4 68 3Q80 4 77 30L84 184Q84 190 78 189L72 184L16 184L10 189Q4 190 4 184Z',
      art: [
        stroke(iron.shade, 3, 'M8 186L13 34Q10 6 20 6'),
        stroke(iron.shade, 3, 'M81 186L76 34Q79 6 69 6'),
        shape(
          runner.base,
          'M8 186Q4 186 5 180L12 34Q9 8 19 4Q27 4 28 20L26 32Q22 12 18 16Q17 20 19 34L15 184Q13 188 8 186Z',
        ),
        shape(
          runner.shade,
          'M80 186Q85 186 84 180L77 34Q80 8 70 4Q62 4 60 20L63 32Q66 12 70 16Q72 20 70 34L73 184Q76 188 80 186Z',
        ),
        shape(runner.light, 'M7 180L13.5 36Q12 12 19 7Q15 14 16.5 36L11 182Z'),
        stroke(runner.shade, 7, 'M17 50H72M15 108H74M13 164H75'),
        stroke(runner.base, 5.5, 'M16 49H71M14 107H73M12 163H74'),
        shape(
          wood.base,
          'M17 40Q22 34 28 38L27 178Q20 182 14 177ZM31 36Q37 31 43 35L43 180Q36 184 30 180ZM46 35Q52 31 58 36L59 180Q52 184 46 180ZM61 38Q67 34 72 40L75 177Q69 182 62 178Z',
        ),
        shape(
          wood.shade,
          'M25 37Q27 37 28 38L27 178Q25 179.5 22.5 180ZM40 33.5Q42 34 43 35L43 180Q41 182 38.5 182ZM55 33.5Q57 34.5 58 36L59 180Q57 182 54.5 182ZM69 36.5Q71 38 72 40L75 177Q73 179.5 70.5 180Z',
        ),
        shape(
          wood.light,
          'M17 40Q19 37 21 37L18 179Q16 178.5 14 177ZM31 36Q33 34 35 33.5L34 181.5Q32 181 30 180ZM46 35Q48 33.5 49.5 33L49.5 181.5Q47.5 181 46 180Z',
        ),
        oval(iron.base, 23, 49, 1.8),
        oval(iron.base, 37, 49, 1.8),
        oval(iron.base, 52, 49, 1.8),
        oval(iron.base, 66, 49, 1.8),
        oval(iron.base, 21, 163, 1.8),
        oval(iron.base, 37, 163, 1.8),
        oval(iron.base, 53, 163, 1.8),
        oval(iron.base, 68, 163, 1.8),
        stroke(rope.shade, 3, 'M18 20Q22 66 46 74Q66 66 70 20'),
        stroke(rope.light, 2.2, 'M17.5 19Q21 65 45.5 73Q66 65 69.5 19'),
        mended
          ? shape(rope.base, 'M44 118L61 116L61.5 130L44.5 132Z') +
            oval(iron.deep, 48, 122, 1.3) +
            oval(iron.deep, 57, 127, 1.3)
          : group(
              'translate(36 122) rotate(-6)',
              shape(paint('paper.white').base, 'M-4 -14L0 -5L10 -5L2 1L5 11L-4 5L-13 11L-9 1L-17 -5L-7 -5Z'),
            ),
      ].join(''),
    }
  },
}
