import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const coat: Thing = {
  id: 'coat',
  name: 'a coat on a hook',
  says: [
    'There is a tram ticket in the left pocket.',
    'It waits by the door, as coats do.',
    'Good for three more winters, it says.',
  ],
  grid: [124, 200],
  widthCm: 64,
  manners: ['hang'],
  stories: ['clothes', 'home', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wool = paint(
      pick(['cloth.mustard', 'leaf.moss', 'clay.brick', 'enamel.blue', 'cloth.oat', 'cloth.plum']),
    )
    const lining = paint(pick(['cloth.rust', 'paper.sky', 'paper.rose', 'enamel.teal']))
    const horn = paint(pick(['wood.walnut', 'brass.brass', 'clay.bone']))
    const patched = chance(0.5)
    return {
      outline:
        'M62 0Q68 2 68 10Q84 12 90 24Q108 34 112 56L121 138Q121 146 112 147L104 147L108 192Q90 200 62 199Q34 200 18 193L22 146L12 147Q3 146 4 137L13 56Q16 34 36 24Q42 12 57 10Q56 2 62 0Z',
      art: [
        stroke(wool.deep, 3, 'M57 14Q56 2 62 2Q68 2 68 14'),
        shape(wool.shade, 'M88 26Q108 34 112 56L121 138Q121 146 112 147L98 147L90 60Z'),
        shape(wool.base, 'M36 26Q16 34 13 56L4 137Q3 146 12 147L28 146L36 60Z'),
        shape(wool.light, 'M34 29Q19 38 17 56L8 134Q12 136 15 135L24 60Q26 42 34 29Z'),
        shape(wool.shade, 'M5 128Q16 133 29 130L28 138Q16 141 4.5 137Z'),
        shape(wool.deep, 'M99 131Q110 134 120 129L121 138Q110 142 99.5 139Z'),
        shape(
          wool.base,
          'M36 24Q62 12 90 24Q98 60 100 120L108 192Q90 200 62 199Q34 200 18 193Q26 140 28 96Q29 56 36 24Z',
        ),
        shape(wool.shade, 'M90 24Q98 60 100 120L108 192Q96 198 78 199Q90 150 86 104Q84 60 78 34Z'),
        shape(wool.light, 'M37 34Q32 60 32 96Q30 150 24 192Q29 194 33 195Q40 150 40 104Q40 66 45 40Z'),
        shape(wool.deep, 'M60 70Q66 130 64 199L61 199Q60 130 57 70Z', 0.65),
        shape(wool.shade, 'M64 90Q70 140 70 199L64.5 199Q66 140 62 84Z', 0.6),
        shape(lining.deep, 'M44 18Q62 8 80 18L62 62Z'),
        shape(lining.base, 'M50 17Q62 11 76 17L62 48Z'),
        shape(wool.base, 'M46 12Q34 18 33 30L42 48L34 54L59 82Q61 64 58 46Q50 32 46 12Z'),
        shape(wool.light, 'M45 14Q36 20 35 30L45 47L38 53L46 62Q46 54 51 48Q45 30 45 14Z'),
        shape(wool.shade, 'M78 12Q90 18 92 30L82 48L90 54L61 82Q60 64 64 46Q74 32 78 12Z'),
        shape(wool.deep, 'M57 74L62 72L64 86L60 88Z', 0.5),
        oval(horn.deep, 52.5, 93, 4.2),
        oval(horn.base, 51.8, 92, 4),
        oval(horn.deep, 52, 120, 4.2),
        oval(horn.base, 51.3, 119, 4),
        chance(0.6)
          ? oval(horn.deep, 51, 147, 4.2) + oval(horn.base, 50.3, 146, 4)
          : stroke(horn.deep, 1.2, 'M49 145Q53 148 50 153'),
        shape(wool.shade, 'M29 132L48 134L47 146L28 144Z'),
        shape(wool.base, 'M29 131L48.5 133L48 141L28.5 139Z'),
        shape(wool.deep, 'M76 134L96 131L97 143L77 146Z', 0.8),
        patched
          ? shape(lining.base, 'M10 90L24 89L23 108L8 107Z') +
            stroke(wool.deep, 1.3, 'M8 93h4M7 100h4M22 94h4M21 101h4M14 88v4M19 87v4M13 105v4M18 106v4')
          : shape(lining.base, 'M80 133L84 122L88 128L93 119L94 131Z') +
            shape(lining.light, 'M80 133L84 122L86 126L84 132Z'),
      ].join(''),
    }
  },
}
