import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const dollsHouse: Thing = {
  id: 'dolls-house',
  name: "a doll's house",
  says: [
    'The rent is low and the ceilings are lower.',
    'Someone has papered the hall with stamps.',
    'There is a light on upstairs. There should not be.',
  ],
  grid: [136, 156],
  widthCm: 64,
  manners: ['stand'],
  stories: ['toys', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wall = paint(pick(['enamel.cream', 'paper.rose', 'paper.sky', 'enamel.mustard']))
    const roof = paint(pick(['clay.brick', 'enamel.teal', 'cloth.indigo', 'wood.walnut']))
    const papers = [
      paint('cloth.sage'),
      paint('paper.rose'),
      paint('paper.sky'),
      paint('cloth.mustard'),
    ] as const
    const wood = paint('wood.oak')
    const red = paint('enamel.red')
    const lamp = paint('brass.brass')
    return {
      outline:
        'M66 2Q70 -1 74 3L92 18V8H106V30L132 56Q136 62 130 63L128 62V144L134 148V156H2V148L9 144V62L6 63Q0 62 4 56Z',
      art: [
        shape(roof.shade, 'M92 7H107V36L92 26Z'),
        shape(wall.shade, 'M90 5H109V11H90Z'),
        shape(wall.base, 'M9 58L69 8L128 58V148H9Z'),
        shape(wall.shade, 'M121 52L128 58V148H121Z'),
        shape(wood.deep, 'M42 56L69 30L96 56Z'),
        shape(papers[3].shade, 'M46 56L69 34L92 56Z'),
        shape(lamp.light, 'M64 44Q64 38 69 38Q74 38 74 44V56H64Z'),
        shape(papers[0].base, 'M16 62H66V98H16Z'),
        shape(papers[1].base, 'M72 62H121V98H72Z'),
        shape(papers[2].base, 'M16 104H66V143H16Z'),
        shape(papers[3].base, 'M72 104H121V143H72Z'),
        shape(
          wood.deep,
          'M16 62H66V66H20V98H16ZM72 62H121V66H76V98H72ZM16 104H66V108H20V143H16ZM72 104H121V108H76V143H72Z',
          0.4,
        ),
        shape(wood.base, 'M16 93H66V98H16ZM72 93H121V98H72ZM16 138H66V143H16ZM72 138H121V143H72Z'),
        // A bed, a bath, a table with its lamp, a stove.
        shape(wood.shade, 'M22 76H26V94H22ZM57 82H60V94H57Z'),
        shape(red.base, 'M26 84Q44 80 58 86V92H26Z'),
        shape(paint('paper.white').base, 'M26 79Q35 77 37 84Q32 87 26 86Z'),
        shape(paint('paper.white').base, 'M82 80H112Q113 92 104 93H90Q82 92 82 80Z'),
        shape(paint('paper.white').shade, 'M112 80Q113 92 104 93H96Q105 90 104 80Z'),
        stroke(lamp.shade, 2, 'M108 79V73Q108 70 104 71'),
        shape(wood.shade, 'M28 124H54V127H43V138H39V127H28Z'),
        shape(lamp.light, 'M36 119L39 112H44L47 119Z'),
        stroke(wood.deep, 1.6, 'M41.5 119V124'),
        shape(roof.deep, 'M86 116H104V138H86ZM98 104H102V116H98Z'),
        shape(lamp.base, 'M90 128H100V134H90Z'),
        chance(0.5)
          ? shape(red.shade, 'M108 138L109 128H117L118 138Z')
          : stroke(wood.shade, 2.4, 'M110 138V130H118V138M110 130V121'),
        chance(0.5) ? shape(wood.shade, 'M50 69H60V77H50ZM101 68') : oval(lamp.base, 54, 73, 4),
        shape(roof.shade, 'M66 3Q70 -1 74 3L132 55Q137 62 130 64L124 63L69 17L62 10Z'),
        shape(roof.base, 'M64 5Q69 -1 74 5L78 12Q74 18 69 15L13 63L6 64Q-1 62 5 55Z'),
        shape(roof.light, 'M66 5Q68 3 70 5L8 59Q5 58 7 55Z'),
        stroke(roof.deep, 1.6, 'M24 42L29 48M38 30L43 36M52 18L57 24M88 20L83 26M103 33L97 38M117 46L111 51'),
        shape(wood.shade, 'M4 146H134V156H2V150Z'),
        shape(wood.base, 'M4 146H118Q110 152 104 153H2V150Z'),
        ...(chance(0.5)
          ? [
              shape(paint('paper.white').base, 'M122 66L130 64L134 84L127 87L121 84Z'),
              stroke(red.base, 1.8, 'M125 76L130 75M126 80L131 79'),
            ]
          : []),
      ].join(''),
    }
  },
}
