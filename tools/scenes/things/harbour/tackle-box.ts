import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const tackleBox: Thing = {
  id: 'tackle-box',
  name: 'a tackle box',
  says: [
    'Flies above, worms below, sandwich between.',
    'There is a hook in it for everything, and for thumbs.',
    'The best lure is the ugly one.',
  ],
  grid: [160, 104],
  widthCm: 44,
  manners: ['stand'],
  stories: ['sea', 'sport', 'camp'],
  weight: 'middling',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const tin = paint(pick(['enamel.teal', 'leaf.olive', 'enamel.red', 'brass.tin', 'enamel.blue']))
    const tray = paint('brass.tin')
    const lure = (x: number, y: number, tones: typeof tin) => [
      shape(tones.base, `M${x} ${y}q8 -9 18 -3l6 -5v14l-6 -4q-10 6 -18 -2Z`),
      oval(tray.deep, x + 5, y - 2, 1.6),
    ]
    return {
      outline: 'M8 44L18 6Q80 -2 142 6L152 44L156 50L152 100Q80 106 8 100L4 50Z',
      art: [
        shape(tin.shade, 'M10 44L20 6Q80 -1 140 6L150 44Z'),
        shape(tin.deep, 'M18 42L26 12Q80 6 134 12L142 42Z'),
        stroke(tin.light, 2.5, 'M20 8Q80 1 140 8'),
        shape(tray.shade, 'M14 34H146L152 52H8Z'),
        shape(tray.light, 'M18 36H142L146 46H14Z'),
        stroke(tray.shade, 2.5, 'M50 36L48 46M82 36V46M112 36L114 46'),
        ...lure(22, 42, paint('enamel.red')),
        ...lure(56, 43, paint('enamel.mustard')),
        ...lure(88, 42, paint('glass.blue')),
        ...lure(118, 43, paint('leaf.leaf')),
        shape(tin.base, 'M4 50H156L152 100Q80 105 8 100Z'),
        shape(tin.shade, 'M156 50L152 100Q136 102 116 103Q126 76 124 50Z'),
        shape(tin.light, 'M4 50H156L155 56H5Z'),
        shape(tray.base, 'M68 54H92V70Q80 74 68 70Z'),
        stroke(tray.deep, 3, 'M80 60v4'),
        shape(paint('paper.white').base, 'M20 68L54 66L55 86L21 88Z'),
        shape(tin.base, 'M26 78q8 -9 17 -2l6 -5v12l-6 -4q-9 6 -17 -1Z'),
      ].join(''),
    }
  },
}
