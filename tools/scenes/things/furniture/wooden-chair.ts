import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const woodenChair: Thing = {
  id: 'wooden-chair',
  name: 'a wooden chair',
  says: [
    'One leg is shorter. It depends where you sit.',
    'It creaks, but only during speeches.',
    'Six were made. This is the one that was not lent out.',
  ],
  grid: [92, 172],
  widthCm: 45,
  manners: ['stand'],
  stories: ['home', 'kitchen'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wood = paint(
      pick(['wood.oak', 'wood.pine', 'wood.walnut', 'enamel.teal', 'enamel.cream', 'enamel.blue']),
    )
    const seat = paint(pick(['paper.kraft', 'cloth.mustard', 'cloth.oat']))
    const pad = paint(pick(['cloth.rust', 'cloth.indigo', 'cloth.sage', 'cloth.plum']))
    const padded = chance(0.4)
    return {
      outline:
        'M14 6Q18 -2 23 6Q46 -2 69 6Q74 -2 78 6L76 82L88 96Q92 100 88 106L86 109L90 168Q86 174 81 170L78 150L74 150L72 158H68L67 150L16 152L13 170Q8 174 4 169L7 108L3 104Q2 98 8 95L17 82Z',
      art: [
        shape(wood.shade, 'M20 96H27L25 156H20ZM66 96H73L74 158H69Z'),
        stroke(wood.shade, 4, 'M22 136L71 136'),
        shape(wood.base, 'M14 8Q15 1 18.5 1Q22 1 22.5 8L25 98H17Z'),
        shape(wood.light, 'M15 8Q16 3 18 3L20.5 98H17.5Z'),
        shape(wood.base, 'M69.5 8Q70 1 74 1Q78 1 78 8L75.5 98H68Z'),
        shape(wood.shade, 'M74 1Q78 1 78 8L75.5 98H71Z'),
        shape(wood.base, 'M20 14Q46 4 71 14L70.5 31Q46 22 21 31Z'),
        shape(wood.light, 'M20 14Q46 4 71 14L71 17Q46 8 20 18Z'),
        shape(wood.base, 'M21 42Q46 34 70 42L70 52Q46 45 22 52ZM22 64Q46 58 70 64V72Q46 67 23 72Z'),
        shape(
          wood.shade,
          'M58 38Q66 40 70 42L70 52Q64 50 56 48ZM58 61Q66 62 70 64V72Q64 70 57 69ZM58 10Q66 12 71 14L70.5 31Q64 28 57 27Z',
        ),
        ...(chance(0.6) ? [shape(wood.deep, 'M46 14Q41 9 38 14Q38 19 46 24Q54 19 54 14Q51 9 46 14Z')] : []),
        shape(seat.shade, 'M5 100Q4 96 9 94L18 86Q46 83 73 86L84 94Q89 97 87 103L84 108H8Z'),
        shape(seat.base, 'M6 99L19 87Q46 84 72 87L86 99Q46 104 6 99Z'),
        stroke(seat.shade, 1.4, 'M20 88L46 95L71 88M14 93L40 97M78 93L52 97M46 95V101M30 86.5L46 91L60 86.5'),
        ...(padded
          ? [
              shape(pad.shade, 'M10 96Q8 88 22 84Q46 80 70 84Q84 88 82 96Q82 102 46 103Q10 102 10 96Z'),
              shape(pad.base, 'M11 93Q10 87 22 84Q46 80 70 84Q80 87 78 93Q60 98 44 98Q14 98 11 93Z'),
              shape(pad.light, 'M20 87Q32 83 46 83Q34 87 24 92Q16 93 20 87Z'),
            ]
          : []),
        shape(wood.base, 'M4 102Q46 107 88 102L87 111Q46 116 6 111Z'),
        shape(wood.shade, 'M66 104Q80 103 88 102L87 111Q76 113 64 113.5Z'),
        shape(wood.base, 'M7 111L17 112L13 168Q12 172 8.5 172Q4 172 4 168Z'),
        shape(wood.light, 'M8 111L11 111.5L7.5 171Q4 171 4.5 167Z'),
        shape(wood.base, 'M76 112L86 111L90 168Q90 172 86 172Q82 172 81.5 168Z'),
        shape(wood.shade, 'M81 111.5L86 111L90 168Q90 172 86 172Z'),
        stroke(wood.base, 4.5, 'M11 147Q46 150 82 147'),
        ...(chance(0.5)
          ? [stroke(paint('cloth.oat').base, 2.4, 'M80 145L87 150M79 149L87 146M80 153L86 143')]
          : []),
      ].join(''),
    }
  },
}
