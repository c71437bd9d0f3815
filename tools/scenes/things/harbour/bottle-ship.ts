import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const bottleShip: Thing = {
  id: 'bottle-ship',
  name: 'a ship in a bottle',
  says: [
    'It sails on Thursdays, when nobody is in.',
    'Built through the neck, with patience and one hairpin.',
    'The weather in there has been good for years.',
  ],
  grid: [180, 96],
  widthCm: 46,
  manners: ['stand'],
  stories: ['sea', 'toys', 'travel'],
  weight: 'light',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const glass = paint(pick(['glass.clear', 'glass.blue']))
    const wood = paint('wood.walnut')
    const hull = paint(pick(['enamel.red', 'wood.oak', 'enamel.blue']))
    const sail = paint('paper.white')
    return {
      outline:
        'M6 46Q8 14 46 12H100Q124 14 138 32H166V30H178V56H166V54H138Q124 72 112 74L120 92H28L36 74Q8 74 6 46Z',
      art: [
        shape(wood.base, 'M34 70H114L122 92Q76 96 26 92Z'),
        shape(wood.shade, 'M34 70H114L116 76Q76 82 32 76Z'),
        shape(glass.light, 'M6 44Q8 12 46 10H100Q124 12 138 32H166V54H138Q124 76 100 76H46Q8 76 6 44Z'),
        shape(paint('glass.blue').base, 'M10 56Q30 50 50 56T92 56T126 58Q114 72 98 74H48Q16 72 10 56Z'),
        shape(hull.base, 'M36 50H94Q98 52 88 64H48Q38 62 36 50Z'),
        shape(hull.shade, 'M38 56H94L88 64H48Q42 62 38 56Z'),
        stroke(wood.deep, 2.4, 'M50 50V20M66 50V16M80 50V24M94 50L108 42'),
        shape(
          sail.base,
          'M44 26Q52 32 44 46H56Q62 34 56 26ZM60 22Q68 32 60 46H74Q80 34 74 22ZM78 28Q84 36 78 46H88Q92 36 88 28Z',
        ),
        shape(sail.shade, 'M52 26H56Q62 34 56 46H52Q58 36 52 26ZM70 22H74Q80 34 74 46H70Q76 34 70 22Z'),
        shape(glass.light, 'M20 26Q30 16 48 16H96Q60 20 34 26Q22 32 18 44Q14 34 20 26Z', 0.9),
        shape(glass.shade, 'M138 32H166V54H138Q146 44 138 32Z', 0.6),
        shape(paint('wood.pine').base, 'M164 30H178V56H164Z'),
        shape(paint('wood.pine').shade, 'M172 30H178V56H172Z'),
      ].join(''),
    }
  },
}
