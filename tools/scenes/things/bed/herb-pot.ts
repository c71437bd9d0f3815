import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const herbPot: Thing = {
  id: 'herb-pot',
  name: 'a pot of herbs',
  says: [
    'Thyme, mostly. It takes what it needs.',
    'Rub a leaf and think of lunch.',
    'The cook steals from it, and it grows back.',
  ],
  grid: [96, 110],
  widthCm: 27,
  manners: ['stand'],
  stories: ['garden', 'kitchen'],
  weight: 'light',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const pot = paint(pick(['clay.clay', 'enamel.cream', 'enamel.blue', 'enamel.teal', 'clay.bone']))
    const leaf = paint(pick(['leaf.leaf', 'leaf.moss', 'cloth.sage', 'leaf.olive']))
    const bloom = paint(pick(['cloth.plum', 'paper.rose', 'paper.white', 'glass.blue']))
    const sprigs = [-34, -20, -8, 6, 20, 34].map((lean, at) => {
      const tip = 16 + (at % 3) * 9
      return [
        stroke(leaf.shade, 2.6, `M48 70Q${48 + lean * 0.4} 46 ${48 + lean} ${tip}`),
        stroke(
          leaf.base,
          6.5,
          `M${46 + lean * 0.5} 52l-5 -4M${50 + lean * 0.6} 44l5 -4M${46 + lean * 0.8} 34l-5 -3M${50 + lean * 0.9} 27l5 -4`,
        ),
        oval(bloom.base, 48 + lean, tip - 2, 4.5, 6),
      ].join('')
    })
    return {
      outline: 'M16 66Q0 30 14 12Q30 0 48 12Q70 0 84 14Q96 32 80 66L74 108Q48 114 22 108Z',
      art: [
        shape(leaf.deep, 'M20 66Q14 44 30 40Q48 30 66 40Q82 46 76 66Z'),
        ...sprigs,
        shape(leaf.base, 'M22 66Q18 50 32 50Q48 42 62 50Q78 50 74 66Z'),
        shape(leaf.light, 'M28 62Q28 52 38 52Q34 60 36 66Z'),
        shape(pot.base, 'M16 64Q48 58 80 64L74 108Q48 113 22 108Z'),
        shape(pot.shade, 'M80 64L74 108Q66 110 54 110.5Q64 90 62 62Z'),
        shape(pot.light, 'M22 70L27 104L32 105L28 69Z'),
        stroke(pot.shade, 3, 'M20 78Q48 84 77 78'),
      ].join(''),
    }
  },
}
