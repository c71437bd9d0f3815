import { shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const rope: Thing = {
  id: 'rope',
  name: 'a coil of rope',
  says: [
    'Enough of it for one good idea.',
    'It ties, it tows, it smells of tar.',
    'Coiled clockwise, as it should be. Someone checks.',
  ],
  grid: [96, 130],
  widthCm: 34,
  manners: ['hang', 'stand'],
  stories: ['tools', 'sea', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const hemp = paint(pick(['paper.kraft', 'cloth.oat', 'cloth.mustard', 'enamel.blue', 'cloth.rust']))
    const tail = paint(pick(['enamel.red', 'enamel.teal', 'paper.white']))
    const loop = (cx: number, cy: number, rx: number, ry: number) =>
      `M${cx} ${cy - ry}A${rx} ${ry} 0 1 1 ${cx - 1} ${cy - ry}`
    const twist = (cx: number, cy: number, rx: number, ry: number, count: number) => {
      const marks = Array.from({ length: count }, (_, at) => {
        const turn = ((at + 0.5) / count) * Math.PI * 2 - Math.PI / 2
        const across = turn + 0.7
        const x = cx + Math.cos(turn) * rx
        const y = cy + Math.sin(turn) * ry
        return `M${short(x - Math.cos(across) * 3)} ${short(y - Math.sin(across) * 3)}l${short(Math.cos(across) * 6)} ${short(Math.sin(across) * 6)}`
      })
      return stroke(hemp.deep, 1.3, marks.join(''))
    }
    return {
      outline:
        'M48 0Q59 0 59 12L60 30Q94 40 93 82Q92 96 84 108L92 122Q92 130 84 128L76 118Q64 130 47 130Q3 128 2 80Q3 40 37 30L38 12Q38 0 48 0Z',
      art: [
        stroke(hemp.shade, 7, 'M43 40Q38 4 48 4Q59 4 53 40'),
        stroke(hemp.light, 2, 'M42 22Q41 6 47 4'),
        stroke(hemp.shade, 9.5, loop(48, 80, 40, 45)),
        twist(48, 80, 40, 45, 16),
        stroke(hemp.base, 9.5, loop(46, 76, 31, 38)),
        stroke(hemp.light, 2.4, 'M14 82Q13 52 32 43'),
        twist(46, 76, 31, 38, 13),
        stroke(hemp.shade, 8, 'M74 104Q84 110 88 124'),
        stroke(tail.base, 8.5, 'M87 120L88 124'),
        stroke(hemp.base, 9.5, loop(50, 71, 22, 31)),
        shape(hemp.shade, 'M50 107Q77 104 77 71Q77 56 68 47L64 52Q69 60 68 73Q66 96 50 97Z', 0.7),
        twist(50, 71, 22, 31, 9),
        shape(hemp.shade, 'M36 30Q48 25 60 30L62 54Q48 60 34 54Z'),
        shape(hemp.base, 'M36 30Q46 26 54 28L55 56Q44 58 34 54Z'),
        stroke(hemp.deep, 1.6, 'M36 36Q48 41 60 35M35 43Q48 48 61 42M35 50Q48 55 62 49'),
        shape(hemp.light, 'M38 31Q42 29 46 29L46 34Q41 34 38 33Z'),
        ...(chance(0.4) ? [stroke(paint('enamel.red').base, 10, 'M17 100L20 104')] : []),
      ].join(''),
    }
  },
}
