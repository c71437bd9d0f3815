import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const chessBox: Thing = {
  id: 'chess-box',
  name: 'a chess box',
  says: [
    'One pawn is a cork, and plays like it.',
    'The last game is still in there, at move thirty.',
    'White has lost since 1983, but is patient.',
  ],
  grid: [140, 108],
  widthCm: 42,
  manners: ['stand'],
  stories: ['toys', 'home', 'books'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'clay.brick']))
    const pale = paint(pick(['clay.bone', 'cloth.oat', 'enamel.cream']))
    const dark = paint(pick(['wood.walnut', 'brass.iron', 'clay.brick']))
    const brass = paint('brass.brass')
    const felled = chance(0.5)
    const squares = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((column) => {
        if ((row + column) % 2 === 0) return []
        const edge = (line: number, at: number) =>
          Math.round((24 - line * 4.6 + (at * (92 + line * 9.2)) / 8) * 10) / 10
        const y = 60 + row * 7
        return [
          `M${edge(row, column)} ${y}H${edge(row, column + 1)}L${edge(row + 1, column + 1)} ${y + 7}H${edge(row + 1, column)}Z`,
        ]
      }),
    )
    return {
      outline: `M22 54L36 53L32 50L36 36Q30 24 38 20V14H42V20Q52 24 45 36L50 54H67Q68 52 73 47L66 48Q60 45 65 39L72 28L76 32Q88 34 88 53${felled ? '' : 'L94 52Q92 46 97 44Q94 36 101 34Q109 36 106 44Q110 46 108 53'}L118 54L138 86V104Q138 108 134 108H6Q2 108 2 104V86Z`,
      art: [
        shape(wood.light, 'M20 55H120L138 87H2Z'),
        shape(wood.base, 'M30 55H120L138 87H12Z'),
        shape(pale.base, 'M24 60H116L129.8 81H10.2Z'),
        shape(dark.base, squares.join('')),
        shape(wood.shade, 'M2 86H138V104Q138 108 134 108H6Q2 108 2 104Z'),
        shape(wood.base, 'M2 86H112Q112 96 104 100Q54 103 2 102Z'),
        shape(wood.light, 'M2 86H138V89H2Z'),
        stroke(wood.deep, 1.6, 'M4 96Q70 98 136 96'),
        shape(brass.shade, 'M64 92H77V103Q70 106 64 103Z'),
        shape(brass.base, 'M64 92H75V100Q69 102 64 101Z'),
        shape(dark.shade, 'M30 66Q31 60 36 58L38 40H44L46 58Q51 60 52 66Q41 71 30 66Z'),
        shape(dark.base, 'M30 66Q31 60 36 58L38 40H41L40 68Q34 68 30 66Z'),
        shape(dark.shade, 'M33 41Q36 37 36 34Q30 26 38 22H44Q52 26 46 34Q46 37 49 41Q41 44 33 41Z'),
        shape(dark.light, 'M36 34Q32 27 38 24Q37 30 39 36Z'),
        stroke(dark.base, 2.8, 'M41 22V14M38 17H44'),
        shape(
          pale.shade,
          'M62 72Q62 66 66 64Q66 54 76 46Q70 46 66 48Q61 46 64 40Q68 36 72 28L75 32Q88 34 88 50Q87 58 86 64Q91 66 91 72Q76 78 62 72Z',
        ),
        shape(
          pale.base,
          'M62 72Q62 66 66 64Q66 54 76 46Q70 46 66 48Q61 46 64 40Q68 36 72 28L75 32Q84 36 82 50Q79 58 79 64Q80 70 80 75Q70 75 62 72Z',
        ),
        stroke(pale.deep, 2.4, 'M72.5 38.5v0'),
        stroke(pale.deep, 1.5, 'M67 64Q76 67 86 64M80 37Q85 42 85 50'),
        ...(felled
          ? [
              group(
                'rotate(84 108 70)',
                shape(dark.base, 'M98 80Q98 74 103 72L105 62H111L113 72Q118 74 118 80Q108 84 98 80Z'),
                shape(dark.light, 'M102 56Q102 50 108 50Q114 50 114 56Q114 62 108 62Q102 62 102 56Z'),
              ),
            ]
          : [
              shape(dark.base, 'M92 64Q92 58 97 56L99 48H105L107 56Q112 58 112 64Q102 68 92 64Z'),
              shape(dark.shade, 'M103 48H105L107 56Q112 58 112 64Q108 66 102 66.5Z'),
              shape(dark.base, 'M95 42Q95 35 102 35Q109 35 109 42Q109 49 102 49Q95 49 95 42Z'),
              shape(dark.light, 'M98 41Q98 37 102 37Q100 40 100 44Z'),
            ]),
      ].join(''),
    }
  },
}
