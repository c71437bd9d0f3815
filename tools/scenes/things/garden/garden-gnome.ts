import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const gardenGnome: Thing = {
  id: 'garden-gnome',
  name: 'a garden gnome',
  says: [
    'He saw who did it.',
    'He has not been moved. He has moved.',
    'Left behind by three owners, and still smiling.',
  ],
  grid: [84, 140],
  widthCm: 26,
  manners: ['stand'],
  stories: ['garden', 'toys'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const hat = paint(pick(['enamel.red', 'enamel.red', 'enamel.teal', 'cloth.mustard', 'cloth.plum']))
    const coat = paint(pick(['enamel.blue', 'leaf.moss', 'cloth.indigo', 'cloth.sage']))
    const skin = paint('paper.rose')
    const beard = paint('paper.white')
    const boot = paint('wood.walnut')
    const brass = paint('brass.brass')
    return {
      outline:
        'M43 0Q48 0 52 10L67 54Q68 60 64 62Q66 70 63 76L75 88L82 106V130H68Q70 132 74 135Q76 140 70 140H15Q10 138 14 133Q20 130 22 124Q12 118 12 104Q12 84 22 72L20 60Q14 58 18 52Q26 20 38 4Z',
      art: [
        shape(boot.shade, 'M44 122H64Q66 130 73 134Q76 140 70 140H46Z'),
        shape(boot.base, 'M24 122H42V140H15Q10 138 14 133Q24 130 24 122Z'),
        shape(coat.base, 'M22 70Q10 84 13 112Q14 126 40 126Q68 126 68 112Q70 84 60 70Z'),
        shape(coat.shade, 'M60 70Q70 84 68 112Q68 126 40 126Q56 118 56 96Q58 80 52 72Z'),
        shape(boot.deep, 'M13 106Q40 114 68.5 106L68 114Q40 122 13.5 113Z'),
        shape(brass.base, 'M35 109h10q2 5 0 9h-10q-2 -5 0 -9Z'),
        shape(coat.light, 'M20 78Q14 90 16 104L21 105Q20 90 25 78Z'),
        shape(skin.base, 'M22 58H62Q64 76 42 78Q20 76 22 58Z'),
        shape(skin.shade, 'M62 58Q64 76 46 78Q54 70 54 58Z'),
        shape(beard.base, 'M20 66Q24 70 32 69Q42 66 52 69Q60 70 64 66Q66 86 42 106Q18 88 20 66Z'),
        shape(beard.shade, 'M64 66Q66 86 42 106Q58 86 59 69Q62 69 64 66ZM34 84Q36 92 40 97Q34 92 31 84Z'),
        shape(beard.light, 'M28 70Q36 64 42 71Q48 64 56 70Q50 78 42 75Q34 78 28 70Z'),
        shape(skin.base, 'M37 66Q36 59 42 59Q49 59 48 66Q47 71 42 71Q38 71 37 66Z'),
        shape(skin.shade, 'M48 66Q47 71 42 71Q39 71 38 69Q45 69 46 61Q48 62 48 66Z'),
        stroke(boot.deep, 2.2, 'M29 63q2.5 -2 5 0M50 63q2.5 -2 5 0'),
        shape(hat.base, 'M17 60Q14 57 18 52Q26 20 40 3Q45 -1 49 4Q60 30 67 53Q70 60 64 61Q40 50 17 60Z'),
        shape(hat.shade, 'M44 1Q47 1 49 4Q60 30 67 53Q70 60 64 61Q58 57 52 56Q54 26 44 1Z'),
        shape(hat.light, 'M22 52Q28 28 38 11Q34 32 31 50Z'),
        ...(chance(0.5) ? [shape(beard.light, 'M40 3Q45 -1 49 4L52 11L46 9L42 13L37 8Z')] : []),
        shape(coat.base, 'M54 80Q62 78 68 84L73 92Q66 100 60 98Q50 92 54 80Z'),
        shape(coat.shade, 'M68 84L73 92Q66 100 60 98Q64 94 62 82Q65 82 68 84Z'),
        stroke(brass.shade, 2, 'M66 104Q66 96 72 96Q78 96 78 104'),
        shape(skin.base, 'M64 96Q66 89 74 90Q78 94 75 99Q66 102 64 96Z'),
        shape(boot.deep, 'M64 106Q64 102 72 102Q80 102 80 106V128H64Z'),
        shape(paint('glass.amber').light, 'M66.5 109H71V124H66.5ZM73 109H77.5V124H73Z'),
        shape(brass.base, 'M62 107Q64 101 72 101Q80 101 82 107ZM62 125H82L81 130H63Z'),
      ].join(''),
    }
  },
}
