import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const broom: Thing = {
  id: 'broom',
  name: 'a broom',
  says: [
    'It stands bristles up, which is either lucky or not.',
    'It has swept the same corner for thirty years.',
    'It was a horse on most afternoons.',
  ],
  grid: [48, 190],
  widthCm: 34,
  manners: ['lean'],
  stories: ['tools', 'home', 'kitchen'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const shaft = paint(pick(['wood.oak', 'enamel.red', 'enamel.teal', 'wood.pine']))
    const straw = paint(pick(['cloth.mustard', 'wood.pine', 'paper.kraft']))
    const band = paint(pick(['enamel.red', 'enamel.blue', 'leaf.moss']))
    return {
      outline:
        'M21 3Q24 -2 27 3L28 108Q36 112 37 128Q42 150 47 184L40 188L34 186L28 190L20 187L12 189L8 185L1 184Q7 150 11 128Q12 112 21 108Z',
      art: [
        shape(shaft.base, 'M21 4Q24 -2 27 4L28 116H20.5Z'),
        shape(shaft.shade, 'M25 1Q27 2 27 4L28 116H25Z'),
        shape(shaft.light, 'M21 8H23L22.5 60H21Z'),
        stroke(band.base, 2, 'M24 4Q30 8 27 15Q23 16 24 6'),
        shape(
          straw.base,
          'M20 110Q24 106 29 110Q36 116 37 130Q42 152 47 184L41 183L39 188L34 184L28 190L24 185L19 188L15 184L10 189L8 183L1 184Q7 152 11 130Q12 116 20 110Z',
        ),
        shape(straw.shade, 'M29 110Q36 116 37 130Q42 152 47 184L41 183L39 188L34 184L29 189Q32 150 28 112Z'),
        shape(straw.light, 'M14 134Q18 130 19 134L12 180L6 182Q10 156 14 134Z'),
        stroke(straw.shade, 1.8, 'M22 138L18 178M26 138L25 180M17 140L11 170'),
        stroke(straw.deep, 1.6, 'M33 142L38 176'),
        stroke(band.base, 3.2, 'M12 124Q24 128 36.5 124M11 132Q24 136 37.5 132'),
        stroke(band.shade, 3.2, 'M31 125.5L36.5 124M31.5 133.5L37.5 132'),
        shape(paint('brass.tin').base, 'M19 104H29L30 111Q24 113 18 111Z'),
        ...(chance(0.5) ? [shape(paint('leaf.autumn').base, 'M3 176Q10 166 18 172Q14 182 3 176Z')] : []),
        ...(chance(0.4)
          ? [
              shape(paint('cloth.oat').base, 'M20 58Q24 60 28 58V72Q24 74 20 72Z'),
              stroke(paint('cloth.oat').shade, 1.4, 'M20 63Q24 65 28 63M20 68Q24 70 28 68'),
            ]
          : []),
      ].join(''),
    }
  },
}
