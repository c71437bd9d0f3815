import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const pictureFrame: Thing = {
  id: 'picture-frame',
  name: 'a picture in a frame',
  says: [
    'Nobody remembers who painted it. Everybody remembers the lake.',
    'It hides a patch on the wallpaper, and does it well.',
    'Hung straight this morning. You see how it goes.',
  ],
  grid: [112, 140],
  widthCm: 36,
  manners: ['hang', 'stand'],
  stories: ['home', 'books', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const frame = paint(pick(['brass.brass', 'wood.walnut', 'wood.oak', 'enamel.cream', 'leaf.moss']))
    const mount = paint('paper.white')
    const sky = paint(pick(['paper.sky', 'paper.rose', 'cloth.mustard', 'cloth.indigo']))
    const motif = pick<readonly string[]>([
      [
        oval(paint('enamel.cream').base, 68, 55, 8),
        shape(paint('leaf.olive').base, 'M26 90Q44 66 60 84Q72 70 86 86V112H26Z'),
        shape(paint('leaf.moss').base, 'M26 100Q52 86 86 104V112H26Z'),
        shape(paint('leaf.moss').deep, 'M36 98L42 68L48 96Z'),
      ],
      [
        shape(paint('enamel.teal').base, 'M26 92Q56 86 86 92V112H26Z'),
        shape(
          paint('enamel.teal').light,
          'M30 100Q38 96 46 100Q38 103 30 100ZM58 104Q68 100 80 104Q68 107 58 104Z',
        ),
        shape(paint('clay.brick').base, 'M36 86Q56 92 78 84Q74 98 66 98H46Q38 96 36 86Z'),
        shape(mount.light, 'M54 50Q38 64 38 82H54Z'),
        shape(mount.shade, 'M58 54Q72 64 74 80L58 82Z'),
      ],
      [
        shape(paint('cloth.plum').base, 'M30 112Q30 92 50 88H64Q82 92 82 112Z'),
        shape(paint('cloth.plum').shade, 'M82 112Q82 92 64 88Q72 98 70 112Z'),
        shape(
          paint('clay.clay').light,
          'M44 64Q44 52 56 52Q68 52 68 66Q68 80 61 84L62 92Q56 96 51 92L51 84Q44 78 44 64Z',
        ),
        shape(
          paint('wood.walnut').base,
          'M42 72Q36 46 52 44Q52 36 60 38Q66 38 64 45Q76 50 70 72Q70 60 60 56Q48 58 42 72Z',
        ),
        // Somebody with a face: brows, eyes that look at us, a nose, and nearly a smile.
        stroke(paint('wood.walnut').deep, 1.3, 'M48.5 64.5Q51 62.8 53.5 64M58.8 64Q61.3 62.8 63.6 64.5'),
        stroke(paint('wood.walnut').deep, 2.6, 'M51.2 67.6v0.6M61 67.6v0.6'),
        stroke(paint('clay.clay').base, 1.3, 'M56.6 67.5L57.6 72.5L55.6 72.8'),
        stroke(paint('clay.brick').base, 1.6, 'M52.4 76.6Q56.4 79.4 60.2 76.4'),
        oval(paint('paper.rose').base, 48.6, 72.4, 2.2, 1.5, 0.7),
        oval(paint('paper.rose').base, 63.4, 72.4, 2, 1.5, 0.7),
      ],
    ])
    return {
      outline: 'M6 138Q0 70 5 16Q28 10 48 12Q46 2 56 0Q66 2 64 12Q88 10 107 15Q112 70 106 138Q56 142 6 138Z',
      art: [
        stroke(paint('brass.iron').base, 4, 'M51 14Q48 3 56 2.5Q64 3 61 14'),
        shape(frame.base, 'M6 138Q0 70 5 15Q56 9 107 15Q112 70 106 138Q56 142 6 138Z'),
        shape(frame.shade, 'M107 15Q112 70 106 138Q56 142 6 138L22 120H90V32Z'),
        shape(frame.light, 'M6 130Q2 70 7 18Q50 12 100 16L96 19Q50 17 12 22Q9 70 11 126Z'),
        shape(frame.deep, 'M18 28Q56 25 94 28Q96 76 93 125Q56 127 19 125Q16 76 18 28Z'),
        shape(mount.base, 'M20 30Q56 28 92 30Q93 76 91 123Q56 125 21 123Q19 76 20 30Z'),
        shape(sky.base, 'M27 40Q56 38 85 40Q86 76 85 112Q56 113 27 112Q26 76 27 40Z'),
        shape(sky.light, 'M27 40Q56 38 85 40V50Q50 48 27 74Z', 0.6),
        ...motif,
        shape(mount.deep, 'M20 30Q56 28 92 30V34Q56 32 24 34L24 123H21Q19 76 20 30Z', 0.35),
        stroke(frame.light, 3, 'M13 132h.1M100 22h.1'),
        stroke(frame.deep, 3, 'M99 131h.1M13 24h.1'),
        ...(chance(0.45)
          ? [stroke(paint('glass.clear').light, 1.8, 'M90 50L76 58L72 74L54 84M76 58L68 48')]
          : []),
        ...(chance(0.35)
          ? [
              shape(paint('enamel.mustard').light, 'M78 118L102 114L104 128L81 131Z'),
              stroke(paint('clay.brick').base, 2.5, 'M85 122L98 120M86 126.5L94 125.3'),
            ]
          : []),
      ].join(''),
    }
  },
}
