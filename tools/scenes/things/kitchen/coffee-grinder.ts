import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const coffeeGrinder: Thing = {
  id: 'coffee-grinder',
  name: 'a coffee grinder',
  says: [
    'It does half a pot and then wants to talk.',
    'There are four beans left in it, and they are loyal.',
    'One can hear it two floors up, which is the idea.',
  ],
  grid: [102, 132],
  widthCm: 19,
  manners: ['stand'],
  stories: ['kitchen', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.oak', 'wood.walnut', 'wood.pine', 'enamel.red', 'enamel.blue']))
    const metal = paint(pick(['brass.brass', 'brass.copper', 'brass.tin']))
    const iron = paint('brass.iron')
    const knob = paint(pick(['wood.walnut', 'clay.brick']))
    const open = chance(0.5)
    return {
      outline:
        'M4 132Q2 126 6 120H13L14 80Q5 77 8 70L20 61L24 58Q26 37 42 34V25Q48 20 80 17Q78 5 84 2Q92 -1 97 4Q101 10 97 22L54 30V34Q70 38 71 58L78 61L92 70Q94 77 86 79L88 120H96Q99 126 97 132Z',
      art: [
        shape(iron.base, 'M42 38L42.5 26Q47 21 52 26L53 38Z'),
        stroke(iron.base, 6, 'M47 27Q66 17 88 22'),
        stroke(iron.light, 1.8, 'M50 24.5Q66 17.5 82 19.5'),
        shape(knob.base, 'M82 21Q84 14 81 9Q81 1 89 1Q98 2 97 10Q94 15 96 21Q89 25 82 21Z'),
        shape(knob.shade, 'M89 1Q98 2 97 10Q94 15 96 21Q93 23 90 23Q94 10 89 1Z'),
        shape(wood.light, 'M8 71Q14 62 21 61H77Q85 62 92 71Z'),
        shape(metal.base, 'M23 65Q23 37 47 35Q70 37 72 65Q47 72 23 65Z'),
        shape(metal.shade, 'M72 65Q70 37 52 35.5Q63 46 57 68Q66 67.5 72 65Z'),
        shape(metal.light, 'M28 62Q29 45 42 39Q36 48 36 64Z'),
        shape(iron.deep, 'M43 66Q41 48 52 46Q62 48 62 66Q52 69 43 66Z'),
        stroke(paint('wood.walnut').base, 5, 'M47 63l2 -2M54 65l3 -1M51 57l2 2M57 57l1 -1'),
        shape(wood.base, 'M7 70H93Q95 77 89 80H12Q5 78 7 70Z'),
        shape(wood.shade, 'M68 70H93Q95 77 89 80H66Z'),
        shape(wood.base, 'M14 80H86L88 121H13Z'),
        shape(wood.shade, 'M68 80H86L88 121H67Z'),
        shape(wood.deep, 'M14 80H86L86.3 84Q50 86 14 84Z', 0.6),
        shape(wood.light, 'M16 85H21Q20 100 20 118H15Z'),
        shape(wood.deep, 'M25 90Q44 88 64 90Q66 102 65 115Q44 116 24 115Q23 102 25 90Z'),
        group(
          open ? 'translate(0 3)' : 'translate(0 0)',
          shape(wood.base, 'M26 92Q44 90.5 62 92Q63 102 62 113Q44 114 26 113Z'),
          shape(wood.light, 'M26 92Q44 90.5 62 92L61 96Q44 94 30 96Q29 104 30 113H26Z'),
          oval(metal.shade, 45, 104.5, 5, 5),
          oval(metal.base, 44, 103, 4, 4),
        ),
        shape(wood.base, 'M6 120Q50 118 95 120Q99 126 97 132H4Q2 126 6 120Z'),
        shape(wood.shade, 'M68 119H95Q99 126 97 132H66Z'),
        shape(wood.light, 'M6 120Q36 118.5 68 119L67.8 123H6Z'),
        ...(chance(0.5)
          ? [
              group(
                'rotate(-8 78 100)',
                shape(paint('paper.white').base, 'M72 93Q78 92 83 94L82 105Q77 106 73 104Z'),
              ),
            ]
          : []),
      ].join(''),
    }
  },
}
