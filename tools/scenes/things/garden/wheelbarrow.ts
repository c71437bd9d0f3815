import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'
import { leaf } from '#scenes/things/leaf.ts'

export const wheelbarrow: Thing = {
  id: 'wheelbarrow',
  name: 'a wheelbarrow',
  says: [
    'The wheel sings. Oil has been tried.',
    'It has carried leaves, bricks, and once a bride.',
    'It leans on nothing and goes where it is pushed.',
  ],
  grid: [180, 110],
  widthCm: 135,
  manners: ['stand'],
  stories: ['garden'],
  weight: 'heavy',
  draw({ paint, pick }) {
    const tray = paint(pick(['enamel.teal', 'enamel.red', 'enamel.mustard', 'leaf.moss', 'enamel.blue']))
    const wood = paint('wood.oak')
    const iron = paint('brass.iron')
    const leaves = () => [
      shape(paint('leaf.autumn').shade, 'M32 42Q36 24 54 22Q60 10 78 12Q100 6 110 18Q124 22 128 42Z'),
      shape(paint('leaf.autumn').base, 'M34 42Q38 28 54 26Q62 14 78 16Q88 12 94 22Q82 36 60 42Z'),
      leaf(paint('cloth.mustard'), 54, 40, 82, 12, 13),
      leaf(paint('clay.clay'), 88, 40, 122, 20, 12),
      leaf(paint('leaf.olive'), 52, 42, 34, 22, 11),
      leaf(paint('enamel.red'), 74, 42, 96, 26, 10),
      leaf(paint('cloth.mustard'), 112, 34, 96, 8, 10),
    ]
    const pumpkins = () => [
      shape(paint('leaf.autumn').base, 'M36 44Q30 24 46 18Q60 12 76 18Q90 26 84 46Z'),
      shape(
        paint('leaf.autumn').shade,
        'M84 46Q90 26 76 18Q70 16 66 16Q76 26 74 46ZM56 16Q48 28 52 46H56Q54 28 62 16Z',
      ),
      shape(paint('leaf.autumn').light, 'M40 40Q36 28 46 21Q42 32 44 42Z'),
      stroke(paint('leaf.olive').shade, 4.5, 'M60 17Q60 9 66 6'),
      shape(paint('leaf.olive').base, 'M86 46Q82 30 94 26Q108 20 120 27Q130 34 126 46Z'),
      shape(
        paint('leaf.olive').shade,
        'M126 46Q130 34 120 27Q112 24 110 25Q118 34 114 46ZM100 25Q94 34 96 46H100Q98 34 106 25Z',
      ),
      stroke(paint('wood.oak').base, 4, 'M107 25Q106 18 101 15'),
    ]
    const sacks = () => [
      shape(
        paint('paper.kraft').shade,
        'M84 46Q80 20 92 16Q96 12 92 6Q104 10 108 4Q110 12 112 15Q130 24 126 46Z',
      ),
      shape(paint('cloth.oat').base, 'M34 46Q32 24 48 20Q64 12 82 22Q98 30 92 46Z'),
      shape(paint('cloth.oat').shade, 'M92 46Q98 30 82 22Q76 19 72 18Q84 30 76 46Z'),
      shape(paint('leaf.moss').base, 'M52 42Q50 32 56 25Q64 30 62 42Z'),
      stroke(paint('cloth.rust').base, 3, 'M92 15Q102 19 112 15'),
    ]
    return {
      outline:
        'M18 38L34 38Q38 26 54 22Q60 10 78 12Q102 6 110 18Q124 22 128 37L139 37L142 42L134 60L173 38Q181 42 178 50L136 83L140 104H149V110H117L110 86L65 90Q62 110 43 110Q20 108 20 87Q22 68 38 64Z',
      art: [
        ...pick([leaves, pumpkins, sacks])(),
        stroke(iron.shade, 4.5, 'M110 80L120 106H132'),
        stroke(wood.shade, 5.5, 'M46 84L112 74L174 42'),
        shape(tray.base, 'M16 40Q16 36 22 36L138 38Q143 38 141 43L124 76Q122 80 116 80H62Q54 80 50 75Z'),
        shape(tray.shade, 'M141 43L124 76Q122 80 116 80H62Q54 80 50 75L47 71Q84 74 108 68Q118 58 122 44Z'),
        shape(tray.light, 'M24 42Q22 39 27 39L90 40Q90 44 84 44L32 46L46 66Q42 66 40 63Z'),
        stroke(iron.base, 5, 'M128 72L134 107H146'),
        stroke(wood.base, 6, 'M44 88L122 82L170 51'),
        stroke(wood.light, 2, 'M60 85L120 80L146 64'),
        stroke(paint('clay.brick').base, 7.5, 'M162 56L174.5 48'),
        shape(iron.deep, 'M43 64Q66 64 66 87Q66 110 43 110Q20 110 20 87Q20 64 43 64Z'),
        shape(iron.light, 'M43 71Q58 71 58.5 87Q58 102 43 102Q28 102 28 87Q28 71 43 71Z'),
        stroke(iron.base, 2.5, 'M43 73V101M29 87H57M33 77L53 97M53 77L33 97'),
        shape(tray.base, 'M43 80Q50 80 50 87Q50 93 43 93Q37 93 37 87Q37 80 43 80Z'),
        shape(paint('clay.brick').shade, 'M92 80q-3 -9 5 -9q7 -5 10 2q7 1 5 7Z'),
      ].join(''),
    }
  },
}
