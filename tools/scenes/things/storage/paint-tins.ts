import { group, oval, shape } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const paintTins: Thing = {
  id: 'paint-tins',
  name: 'a stack of paint tins',
  says: [
    'All of them are the green of the fence.',
    'A skin on each, like cold milk.',
    'The top one is the colour nobody could agree on.',
  ],
  grid: [110, 128],
  widthCm: 40,
  manners: ['stand'],
  stories: ['tools'],
  weight: 'middling',
  draw({ paint, pick, chance, shuffle }) {
    const tin = paint('brass.tin')
    const [first, second, third] = shuffle([
      'enamel.red',
      'enamel.teal',
      'enamel.mustard',
      'enamel.blue',
      'leaf.olive',
      'paper.rose',
    ] as const).map(paint)
    const colours = [first ?? tin, second ?? tin, third ?? tin] as const
    const label = paint(pick(['paper.white', 'enamel.cream', 'paper.kraft']))
    const bristle = paint('wood.oak')
    const can = (x: number, y: number, colour: typeof tin, drips: string) =>
      group(
        `translate(${x} ${y})`,
        shape(tin.base, 'M1 5V44Q2 50 25 50Q49 50 50 44V5Z'),
        shape(tin.shade, 'M50 5V44Q49 50 30 50Q40 46 40 5Z'),
        shape(tin.light, 'M4 10H9V47Q5 46 4 44Z'),
        shape(label.base, 'M1 18Q25 23 50 18V39Q25 44 1 39Z'),
        shape(colour.base, 'M10 21Q25 23.5 42 21V39.5Q25 43 10 40.5Z'),
        shape(tin.deep, 'M50 18V39Q46 41 41 41.5Q42 30 41 20Z', 0.4),
        oval(tin.light, 25.5, 5.5, 25.5, 5.5),
        shape(colour.base, `M3 5.5Q4 1.5 25 1.5Q47 1.5 48 6Q48 9 44 10${drips}Z`),
        shape(colour.light, 'M8 5Q12 3 26 3Q18 6 10 7Z'),
      )
    return {
      outline:
        'M30 32Q30 26 36 26L44 20L66 6L92 2Q98 4 96 10L72 24L80 28Q82 30 82 34V74L106 78Q109 80 109 84V122Q108 128 84 128Q64 128 58 124Q50 128 28 128Q2 128 1 122V84Q2 78 10 78H31Z',
      art: [
        can(58.5, 78, colours[1], 'Q40 12 39 22Q36 27 34 20Q33 12 26 12Q10 12 3 5.5'),
        can(0.5, 78, colours[0], 'Q30 14 22 12V28Q19 33 16 27V12Q4 9 3 5.5'),
        can(31, 28, colours[2], 'Q43 12 42 30Q40 36 37 29L36 12Q30 13 28 18Q25 20 24 13Q8 11 3 5.5'),
        shape(bristle.deep, 'M42 24L56 15L62 25L46 32Q40 32 42 24Z'),
        shape(colours[2].base, 'M40 25L49 19L54 29L45 33Q37 34 40 25Z'),
        shape(tin.light, 'M55 15L61 11L67 21L61 26Z'),
        shape(bristle.base, 'M61 11Q70 10 76 6Q88 0 95 3Q98 7 94 11Q84 14 76 15Q70 18 67 21Z'),
        shape(bristle.light, 'M63 12Q72 10 78 7Q88 2 93 4Q84 7 78 10Q70 13 64 14Z'),
        ...(chance(0.5)
          ? [shape(colours[0].base, 'M60 110q5 -3 7 1q-2 4 -5 3ZM72 116q3 -2 4 1q-1 3 -4 -1Z')]
          : []),
      ].join(''),
    }
  },
}
