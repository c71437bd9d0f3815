import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'
import { leaf } from './leaf.ts'

const wateringCan: Thing = {
  id: 'watering-can',
  name: 'a watering can',
  grid: [150, 116],
  widthCm: 46,
  manners: ['stand'],
  stories: ['garden'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['brass.tin', 'enamel.teal', 'enamel.mustard', 'enamel.red', 'enamel.blue', 'leaf.moss']),
    )
    const rose = paint('brass.brass')
    return {
      outline:
        'M68 116Q62 114 62 108Q36 98 27 52L15 47Q1 38 4 34Q10 20 30 9L37 11L36 40Q42 66 60 76L60 54Q64 2 104 4Q148 12 143 64Q140 88 122 97L121 88Q132 80 135 62Q139 20 103 12Q77 12 72 48Q100 44 123 52L121 110Q120 116 114 116Z',
      art: [
        stroke(body.shade, 7, 'M68 54Q70 8 104 8Q143 14 139 62Q136 84 120 92'),
        stroke(body.light, 2.5, 'M71 40Q76 11 103 7Q122 9 131 26'),
        shape(body.base, 'M64 78Q43 68 36 36L26 42Q32 96 66 108Z'),
        shape(body.shade, 'M64 90Q44 80 32 45L26 42Q32 96 66 108Z'),
        shape(rose.shade, 'M25 44L37 37Q40 24 36 10L4 34Q14 42 25 44Z'),
        group('rotate(-37 20 22)', oval(rose.base, 20, 22, 20.5, 6.5), oval(rose.light, 18, 20.8, 16, 4)),
        stroke(rose.deep, 2, 'M12 28v0M19 22v0M27 16v0M17 27v0M25 21v0'),
        shape(body.base, 'M60 54Q60 96 62 109Q63 116 70 116H112Q120 116 121 109Q123 96 123 54Z'),
        shape(body.shade, 'M123 54Q123 96 121 109Q120 116 112 116H88Q106 110 107 58Z'),
        shape(body.light, 'M66 62Q66 96 69 110Q74 112 78 110Q74 90 75 64Z'),
        oval(body.deep, 91.5, 54, 31.5, 8.5),
        shape(body.light, 'M60 54Q61 46 91 45.5Q84 53 90 62.5Q62 61 60 54Z'),
        stroke(body.shade, 3, 'M61 78Q90 86 122 78'),
        ...(chance(0.5) ? [shape(paint('clay.brick').base, 'M92 116q2 -11 9 -9q6 -8 11 -1q5 1 3 10Z')] : []),
        ...(chance(0.5)
          ? [shape(paint('paper.white').base, 'M84 92q7 -8 8 0q9 -1 3 5q4 8 -4 5q-5 6 -7 -1q-8 -3 0 -9Z')]
          : []),
      ].join(''),
    }
  },
}

const rakeAndSpade: Thing = {
  id: 'rake-and-spade',
  name: 'a rake and a spade',
  grid: [54, 170],
  widthCm: 46,
  manners: ['lean'],
  stories: ['garden', 'tools'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const shaft = paint(pick(['wood.pine', 'wood.oak', 'wood.drift']))
    const iron = paint('brass.iron')
    const blade = paint(pick(['brass.tin', 'clay.slate', 'leaf.moss', 'enamel.red']))
    const twine = paint('cloth.oat')
    return {
      outline:
        'M1 4Q3 1 5 5L12 12L13 2L18 12L22 2L25 12L31 2L32 12L40 4L42 20L24 25L23 42L28 38Q38 34 46 38L49 56L41 62L41 112H52V150Q50 166 38 170Q26 164 25 150L24 170H17L18 25L2 21Z',
      art: [
        stroke(shaft.base, 5.5, 'M21.5 24L20.5 167'),
        stroke(shaft.shade, 2, 'M23.2 28L22.4 166'),
        shape(
          iron.base,
          'M1 20Q0 6 3 3L5 13Q9 15 11 14L12.5 3L15 14H20L22 3L24.5 14H29L31.5 3L33 14Q36 15 38 13L41 3Q43 8 42 20Q24 26 1 20Z',
        ),
        shape(iron.light, 'M3 15Q20 19 39 15L40 18Q20 22 3 18Z'),
        shape(iron.deep, 'M18 20H25L24.5 32Q21 34 18.5 32Z'),
        stroke(shaft.base, 5.5, 'M37.5 56L38 118'),
        stroke(shaft.shade, 2, 'M39.4 58L39.8 112'),
        stroke(shaft.shade, 4.5, 'M37.5 60Q30 54 30.5 41M37.5 60Q46 54 45 41'),
        stroke(shaft.base, 5.5, 'M30 40Q38 37 45.5 40'),
        stroke(shaft.light, 2, 'M31 38.5Q37 36.5 43 38'),
        shape(
          blade.base,
          'M24.5 114Q30 111 34 113L35.5 102H41L42.5 113Q48 111 52 114L51.5 148Q50 162 38 169Q27 163 25.5 148Z',
        ),
        shape(blade.shade, 'M42.5 113Q48 111 52 114L51.5 148Q50 162 38 169L39 126Z'),
        shape(blade.light, 'M28 117L33 116.5L34.5 140Q34 150 31 153Q28 148 28 142Z'),
        shape(paint('clay.brick').deep, 'M26 152Q32 149 37 153Q44 150 50.5 153Q48 163 38 169Q29 164 26 152Z'),
        stroke(twine.shade, 3.5, 'M18 79L42 82'),
        stroke(twine.base, 3.5, 'M18 74L41 77M19 84L41 86'),
        stroke(twine.base, 1.8, 'M30 80Q27 92 31 99M30 80Q36 90 35 95'),
        ...(chance(0.5) ? [shape(paint('leaf.autumn').base, 'M8 9Q14 2 23 9Q16 17 8 9Z')] : []),
      ].join(''),
    }
  },
}

const wheelbarrow: Thing = {
  id: 'wheelbarrow',
  name: 'a wheelbarrow',
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

const birdHouse: Thing = {
  id: 'bird-house',
  name: 'a bird house',
  grid: [90, 118],
  widthCm: 28,
  manners: ['stand', 'hang'],
  stories: ['garden', 'home'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const wall = paint(pick(['enamel.cream', 'paper.sky', 'wood.pine', 'enamel.mustard', 'paper.rose']))
    const roof = paint(pick(['clay.brick', 'enamel.teal', 'wood.walnut', 'cloth.indigo']))
    const wood = paint('wood.oak')
    return {
      outline:
        'M39 0Q45 -2 51 1L51 12L58 12L88 52Q90 58 84 58L81 57L78 110L82 112V118H8Q6 110 10 108L14 110L15 58Q4 64 3 57L36 14L39 12Z',
      art: [
        stroke(paint('brass.iron').base, 2.8, 'M45 14V10Q39 8 40 4Q44 -1 50 4'),
        shape(wall.shade, 'M40 22L66 46L80 50L77 112H56Z'),
        shape(wall.base, 'M38 20L64 50L61 113H15L14 56Z'),
        shape(wall.light, 'M18 58L24 52L25 111H18.5Z'),
        stroke(wall.shade, 1.6, 'M30 46L31 70M31 96V112M47 100V112M52 40V62'),
        shape(paint('wood.walnut').deep, 'M39 63Q50 63 50 75Q50 87 39 87Q28 87 28 75Q28 63 39 63Z'),
        ...(chance(0.5)
          ? [
              shape(paint('paper.sky').shade, 'M30 82Q28 69 38 67Q48 67 48.5 81Q44 87 39 87Q33 87 30 82Z'),
              shape(paint('cloth.rust').light, 'M34 86Q32 78 40 77Q46 79 44 86Q39 88 34 86Z'),
              shape(paint('brass.brass').base, 'M35 75L29 78.5L36 79.5Z'),
              oval(paint('brass.iron').deep, 38.5, 72.5, 1.6),
            ]
          : [stroke(paint('cloth.oat').base, 1.8, 'M30 84Q36 78 47 83M33 81L28 77M42 81L48 77')]),
        stroke(wood.shade, 4.5, 'M39 95V99'),
        stroke(wood.light, 4, 'M36 94.5L38 95'),
        shape(roof.shade, 'M36 16L52 12Q57 11 60 14L88 52Q90 57 85 58L70 59Z'),
        shape(roof.base, 'M33 16Q38 11 42 16L71 55Q72 61 66 60L38 25L9 63Q3 64 3 58Z'),
        shape(roof.light, 'M36 15Q38 13 40 16L28 33L8 58Q4 60 5 56Z'),
        stroke(roof.deep, 1.6, 'M50 26L68 24M59 39L78 38M58 14L60 25M68 25L67 38M76 38L78 50M66 49L86 50'),
        shape(wood.shade, 'M56 112L80 110Q83 111 82.5 118H56Z'),
        shape(wood.base, 'M9 112Q8 111 10 111L62 112V118H8Z'),
        ...(chance(0.4) ? [shape(roof.deep, 'M22 41l7 -8l5 4l-8 8Z')] : []),
      ].join(''),
    }
  },
}

const bucket: Thing = {
  id: 'bucket',
  name: 'a bucket',
  grid: [100, 116],
  widthCm: 32,
  manners: ['stand'],
  stories: ['garden', 'tools', 'kitchen', 'sea'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const metal = paint(pick(['brass.tin', 'enamel.blue', 'enamel.cream', 'enamel.red', 'enamel.teal']))
    const wire = paint('brass.iron')
    const grip = paint('wood.oak')
    const full = chance(0.4)
    return {
      outline: `M8 46Q16 4 40 3Q52 -1 66 4Q86 8 93 46L87 42Q80 11 52 10Q24 10 15 42${full ? 'L24 37L38 37Q36 24 60 24Q78 34 74 41L87 42' : 'Q50 32 87 42'}L93 48L90 56L80 108Q79 116 50 116Q22 116 20 108L10 56Z`,
      art: [
        stroke(wire.base, 3, 'M12 46Q20 6 52 6Q84 8 89 46'),
        stroke(grip.base, 8.5, 'M40 7.5Q52 3.5 64 8.5'),
        stroke(grip.light, 2.5, 'M40 6Q50 3 58 5'),
        shape(metal.base, 'M10 47L21 107Q23 115.5 50 115.5Q77 115.5 79 107L91 47Z'),
        shape(metal.shade, 'M91 47L79 107Q77 115.5 50 115.5Q72 108 74 52Z'),
        shape(metal.light, 'M17 58L27 105Q31 109 34 109Q27 84 27 60Z'),
        stroke(metal.shade, 2.5, 'M14 67Q50 78 87 67M19 97Q50 108 81 97'),
        oval(metal.light, 50.5, 46, 42, 9.5),
        oval(metal.deep, 50.5, 46.8, 37.5, 7),
        ...(full
          ? [
              shape(
                paint('cloth.oat').base,
                'M40 53Q30 46 38 36Q36 26 50 28Q60 22 68 32Q78 38 72 48Q64 54 52 53.8Q46 54 40 53Z',
              ),
              shape(paint('cloth.oat').shade, 'M72 48Q64 54 52 53.8Q58 46 56 40Q66 44 66 30Q78 38 72 48Z'),
              stroke(paint('cloth.oat').shade, 2, 'M42 46Q50 44 48 34'),
              shape(paint('cloth.rust').base, 'M24 52Q18 44 24 38Q34 36 42 44Q40 54 36 53.2Z'),
            ]
          : [shape(metal.shade, 'M24 46Q36 41 60 41Q48 46 40 51Q30 50 24 46Z')]),
        oval(wire.base, 12, 47, 4, 4.5),
        oval(wire.base, 89, 47, 4, 4.5),
        ...(chance(0.5)
          ? [shape(paint('clay.brick').base, 'M60 88q2 -9 9 -6q8 1 4 9q-2 7 -8 4q-6 1 -5 -7Z')]
          : [
              shape(paint('paper.white').base, 'M42 82L58 78L62 90L46 94Z'),
              stroke(paint('paper.white').deep, 1.6, 'M47 85L55 83M48 89L57 87'),
            ]),
      ].join(''),
    }
  },
}

const gnome: Thing = {
  id: 'garden-gnome',
  name: 'a garden gnome',
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

export const gardenThings: Thing[] = [wateringCan, rakeAndSpade, wheelbarrow, birdHouse, bucket, gnome]
