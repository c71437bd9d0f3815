import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Hand, Thing } from '#scenes/kit/thing.ts'

/** Wickerwork: `rows` of staggered withies from `top` down, narrowing towards the foot. */
function wicker(left: number, right: number, top: number, rows: number) {
  let d = ''
  for (let row = 0; row < rows; row++) {
    const inset = row * 2.2
    for (let x = left + inset + (row % 2) * 8; x < right - inset - 8; x += 16)
      d += `M${Math.round(x)} ${top + row * 9}q5 4 11 0`
  }
  return d
}

export const laundryBasket: Thing = {
  id: 'laundry-basket',
  name: 'a laundry basket',
  says: [
    'The missing sock is not in here. People have looked.',
    'Wicker, and it snags. You were warned.',
    'It has never once been empty for a whole day.',
  ],
  grid: [160, 132],
  widthCm: 58,
  manners: ['stand'],
  stories: ['clothes', 'home'],
  weight: 'middling',
  draw(hand: Hand) {
    const { paint, pick, chance } = hand
    const cane = paint(pick(['wood.pine', 'paper.kraft', 'wood.oak']))
    const sheet = paint(pick(['paper.white', 'paper.sky']))
    const shirt = paint(pick(['enamel.red', 'cloth.indigo', 'cloth.sage', 'paper.rose']))
    const sock = paint(pick(['cloth.mustard', 'enamel.teal', 'cloth.plum']))
    return {
      outline:
        'M4 58Q2 48 14 46Q18 20 46 18Q58 2 82 8Q108 2 120 20Q144 22 146 46Q158 48 156 58L150 66L138 124Q136 132 126 132L34 132Q24 132 22 124L10 66Z',
      art: [
        shape(shirt.shade, 'M84 56Q80 22 104 12Q132 14 146 50Z'),
        shape(shirt.base, 'M74 56Q76 14 104 10Q120 14 128 32Q112 28 104 56Z'),
        shape(sheet.base, 'M14 54Q16 22 46 18Q58 2 82 8Q98 22 96 56Z'),
        shape(sheet.light, 'M20 48Q24 26 48 22Q60 8 78 11Q58 18 54 34Q34 34 28 52Z'),
        shape(sheet.shade, 'M82 8Q98 22 96 56L62 56Q88 40 82 8ZM46 18Q40 30 42 40Q46 28 56 22Z'),
        shape(shirt.light, 'M100 14Q88 22 90 42Q84 26 92 15Z'),
        stroke(shirt.light, 2.5, 'M108 16Q100 28 98 46M118 22Q110 32 109 48M128 30Q122 40 122 50'),
        shape(cane.base, 'M10 58L22 124Q24 132 34 132L126 132Q136 132 138 124L150 58Z'),
        stroke(cane.shade, 3, wicker(17, 146, 73, 6)),
        stroke(cane.light, 1.5, wicker(15, 100, 70, 6)),
        shape(
          cane.shade,
          'M150 58L138 124Q136 132 126 132L34 132Q27 132 24 128Q90 130 112 122Q128 108 130 58Z',
          0.6,
        ),
        shape(cane.deep, 'M46 76Q58 72 70 76Q72 84 68 86Q58 90 48 86Q44 82 46 76Z'),
        shape(cane.shade, 'M6 52Q80 70 154 52Q160 58 152 66Q80 80 8 66Q0 60 6 52Z'),
        shape(cane.base, 'M6 50Q80 66 154 50Q159 56 152 61Q80 76 8 62Q1 56 6 50Z'),
        shape(cane.light, 'M7 52Q50 62 96 61Q50 66 9 58Q5 55 7 52Z'),
        stroke(cane.shade, 2, 'M26 56l5 9M46 59l5 10M66 61l4 10M88 61l4 10M110 59l4 10M132 56l3 9'),
        shape(sock.base, 'M102 50L118 48L120 82Q122 88 130 92Q134 100 126 102Q112 102 106 92Z'),
        shape(
          sock.shade,
          'M113 49L118 48L120 82Q122 88 130 92Q134 100 126 102Q118 102 113 98Q122 96 116 86Z',
        ),
        shape(sock.light, 'M102 50L106 49.5L110 90Q108 94 106 90Z'),
        stroke(paint('paper.white').base, 3, 'M104.5 62L118 60M105 70L118.5 68'),
        chance(0.5) ? shape(paint('wood.drift').light, 'M40 46L45 46L46 66L43 68L42 60L40 68L37 66Z') : '',
      ].join(''),
    }
  },
}
