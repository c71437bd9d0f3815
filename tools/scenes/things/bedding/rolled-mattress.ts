import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const rolledMattress: Thing = {
  id: 'rolled-mattress',
  name: 'a rolled mattress',
  says: [
    'Tied with a good knot by someone who wanted it to stay tied.',
    'It remembers being flat.',
    'Guests have slept on it, and said that they had.',
  ],
  grid: [172, 118],
  widthCm: 90,
  manners: ['stand'],
  stories: ['home', 'camp'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const ticking = paint(pick(['paper.white', 'enamel.cream', 'clay.bone']))
    const line = paint(pick(['enamel.blue', 'cloth.rust', 'leaf.moss', 'cloth.plum']))
    const string = paint('wood.oak')
    const patch = paint(pick(['cloth.sage', 'paper.rose', 'cloth.mustard']))
    const end = paint(pick(['cloth.oat', 'paper.kraft']))
    return {
      outline: 'M4 60Q6 12 50 9L124 7Q168 14 170 60Q168 108 126 117L30 118Q8 118 14 104Q4 86 4 60Z',
      art: [
        shape(ticking.base, 'M50 9L124 7Q168 14 170 60Q168 108 126 117L50 117Z'),
        stroke(line.base, 5, 'M74 12Q118 16 120 62Q118 108 74 113M116 11Q161 16 163 60Q161 104 120 113'),
        stroke(line.base, 2.4, 'M88 11Q131 16 133 62Q131 108 88 115M106 10Q150 16 152 60Q150 106 110 115'),
        shape(
          ticking.deep,
          'M170 60Q168 108 126 117L50 117Q100 112 132 98Q156 84 158 34Q169 44 170 60Z',
          0.4,
        ),
        shape(ticking.light, 'M66 12L120 10Q140 12 152 28Q124 16 96 18Q80 16 66 12Z', 0.8),
        stroke(string.deep, 4.5, 'M98 11Q142 16 144 62Q142 108 98 114'),
        stroke(string.base, 3, 'M97 10Q141 16 143 61Q141 107 97 113'),
        shape(line.shade, 'M50 9Q98 12 100 62Q98 112 52 116L30 118Q8 118 14 104Q4 86 4 60Q6 12 50 9Z'),
        shape(end.base, 'M51 13Q94 16 96 62Q94 108 52 112L28 114Q14 114 18 103Q8 86 8 60Q10 16 51 13Z'),
        shape(
          end.shade,
          'M96 62Q94 108 52 112L28 114Q14 114 18 103Q26 108 50 104Q84 96 84 56Q83 36 76 22Q95 34 96 62Z',
          0.75,
        ),
        stroke(
          line.shade,
          4,
          'M18 103Q26 101 50 100Q82 98 83 60Q82 28 52 27Q22 28 20 58Q20 86 48 87Q68 86 69 62Q68 42 52 41Q35 42 34 58Q35 73 48 73Q56 72 56 62',
        ),
        stroke(end.light, 2.6, 'M13 58Q15 22 46 18M26.5 52Q30 34 48 33.5M41 55Q43 48 50 47.5'),
        stroke(
          line.deep,
          1.8,
          'M14 82l5 -2M34 20l2 5M66 19l-2 5M88 38l-5 3M90 66h-5M84 90l-4 -3M30 107v-4M54 107v-4',
        ),
        chance(0.6)
          ? shape(patch.base, 'M106 46L124 42L131 62L113 66Z') +
            stroke(
              line.deep,
              1.5,
              'M103 48l5 -1M106 60l5 -1M123 46l5 -1M128 57l5 -1M112 42l1 5M119 40l1 5M118 63l1 5M126 61l1 4',
            )
          : '',
        stroke(
          string.light,
          2.6,
          'M143 60Q155 49 159 57Q158 66 143 61Q133 50 128 59Q131 68 143 61L136 80M143 61L154 78',
        ),
      ].join(''),
    }
  },
}
