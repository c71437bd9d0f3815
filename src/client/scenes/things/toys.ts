import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const rockingHorse: Thing = {
  id: 'rocking-horse',
  name: 'a rocking horse',
  grid: [160, 140],
  widthCm: 92,
  manners: ['stand'],
  stories: ['toys', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const coat = paint(pick(['paper.white', 'wood.pine', 'paper.sky', 'cloth.oat', 'clay.clay']))
    const mane = paint(pick(['wood.walnut', 'cloth.mustard', 'cloth.indigo', 'clay.brick']))
    const tack = paint(pick(['enamel.red', 'enamel.teal', 'enamel.blue']))
    const bow = paint(pick(['enamel.red', 'enamel.teal', 'wood.oak', 'enamel.mustard']))
    const brass = paint('brass.brass')
    return {
      outline:
        'M34 8Q36 -2 42 6Q58 2 66 18Q74 34 78 44Q96 50 116 46Q130 44 134 52Q152 56 152 84Q148 98 140 88Q142 76 136 70L128 82L134 112L146 106Q156 104 156 112Q130 138 80 140Q30 138 4 112Q4 104 14 106L28 114L36 86Q34 76 38 66L34 44Q24 54 12 50Q2 46 8 36L26 18Z',
      art: [
        shape(mane.shade, 'M126 46Q148 46 152 74Q154 92 146 96Q140 94 142 84Q142 64 128 60Z'),
        shape(mane.base, 'M128 46Q142 48 146 66Q148 84 143 92Q138 86 139 76Q138 62 126 58Z'),
        shape(
          coat.shade,
          'M52 84L66 88Q62 104 52 116L46 118H40Q50 104 52 84ZM106 84H120Q122 100 128 114L116 118Q108 102 106 84Z',
        ),
        shape(
          coat.base,
          'M36 66Q34 52 42 34Q48 28 60 32Q70 46 88 48Q108 50 118 46Q134 46 134 62Q134 74 128 82Q130 98 140 112L138 118H128Q118 102 114 88Q84 96 56 88Q50 90 46 96Q40 108 34 118L24 114Q34 100 36 84Q34 74 36 66Z',
        ),
        shape(
          coat.shade,
          'M134 60Q134 74 128 82Q130 98 140 112L138 118H132Q120 100 118 84Q96 92 62 86Q104 84 116 66Q124 56 122 46Q134 48 134 60Z',
        ),
        shape(
          coat.base,
          'M33 9Q35 -1 41 7Q54 4 60 18Q66 36 56 48Q46 56 40 44Q36 38 34 40Q24 50 14 50Q4 48 6 40Q10 34 18 28Q24 16 33 9Z',
        ),
        shape(
          coat.light,
          'M34 11Q38 9 40 12Q32 20 26 30Q18 36 12 42Q8 42 8 40Q12 34 20 28Q26 18 34 11ZM42 58Q42 48 50 54Q48 66 44 78Q40 70 42 58Z',
        ),
        shape(
          mane.base,
          'M40 6Q56 0 66 16Q74 32 78 46Q68 52 64 42Q62 50 56 48Q58 38 54 34Q50 38 47 32Q50 22 40 16Q36 10 40 6Z',
        ),
        shape(mane.shade, 'M60 12Q68 20 72 30L78 46Q68 52 64 42Q66 26 60 12Z'),
        stroke(tack.base, 3, 'M22 26Q26 36 34 40M13 37Q18 44 20 48M26 32Q44 48 66 54'),
        stroke(coat.deep, 3.6, 'M33 21v0'),
        stroke(coat.deep, 2, 'M11 42v0M14 46Q17 46 18 44'),
        shape(tack.base, 'M70 44Q84 52 106 46Q110 46 110 52L108 72Q92 80 78 74Z'),
        shape(tack.shade, 'M98 48Q104 47 106 46Q110 46 110 52L108 72Q100 76 92 76.5Q98 64 98 48Z'),
        shape(
          paint('wood.oak').base,
          'M68 42Q72 36 78 42Q90 48 100 42Q108 36 112 42Q112 50 102 54Q86 58 74 52Q68 48 68 42Z',
        ),
        shape(paint('wood.oak').light, 'M71 42Q73 39 76 42Q84 48 94 47Q84 51 76 48Q72 46 71 42Z'),
        stroke(brass.base, 2, 'M88 76V86M85 88Q88 93 92 88'),
        shape(bow.shade, 'M22 112L140 110L142 119H20Z'),
        shape(
          bow.base,
          'M3 108Q6 102 13 106Q44 126 80 126Q116 126 147 106Q154 102 157 108Q158 113 153 117Q120 140 80 140Q40 140 7 117Q2 113 3 108Z',
        ),
        shape(
          bow.shade,
          'M157 108Q158 113 153 117Q120 140 80 140Q56 140 36 132Q80 138 114 126Q138 116 150 104Q155 103 157 108Z',
        ),
        shape(bow.light, 'M6 108Q9 106 14 110Q44 129 76 129Q60 133 40 126Q18 118 6 108Z'),
        ...(chance(0.6) ? [stroke(coat.shade, 6, 'M117 62l2 1M127 70v0M112 71l1 -1')] : []),
        ...(chance(0.4)
          ? [
              shape(paint('paper.white').base, 'M44 76L54 74L55 84L45 86Z'),
              stroke(tack.base, 1.6, 'M47 81L52 80'),
            ]
          : []),
      ].join(''),
    }
  },
}

const teddyBear: Thing = {
  id: 'teddy-bear',
  name: 'a teddy bear',
  grid: [104, 122],
  widthCm: 32,
  manners: ['stand'],
  stories: ['toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const fur = paint(pick(['wood.pine', 'wood.oak', 'cloth.mustard', 'wood.drift', 'paper.rose']))
    const pale = paint('cloth.oat')
    const scarf = paint(pick(['enamel.red', 'enamel.teal', 'cloth.indigo', 'cloth.plum']))
    const patch = paint(pick(['enamel.blue', 'cloth.sage', 'cloth.rust']))
    return {
      outline:
        'M26 26Q14 20 16 10Q22 -2 36 7Q52 0 68 7Q82 -2 88 10Q90 20 78 26Q84 44 74 54Q92 62 98 80Q98 92 88 90Q100 94 102 106Q100 122 84 121Q68 124 52 119Q36 124 20 121Q4 122 2 106Q4 94 16 90Q6 92 6 80Q12 62 30 54Q20 44 26 26Z',
      art: [
        shape(fur.base, 'M26 24Q12 18 17 8Q24 -1 36 9ZM78 24Q92 18 87 8Q80 -1 68 9Z'),
        shape(fur.shade, 'M78 24Q92 18 87 8Q84 4 79 5Q86 14 74 20Z'),
        shape(pale.shade, 'M28 18Q20 14 23 10Q28 6 33 12ZM76 18Q84 14 81 10Q76 6 71 12Z'),
        shape(fur.base, 'M30 58Q52 50 74 58Q86 76 82 98Q78 116 52 117Q26 116 22 98Q18 76 30 58Z'),
        shape(fur.shade, 'M74 58Q86 76 82 98Q78 116 52 117Q66 108 70 90Q72 72 64 56Z'),
        shape(pale.base, 'M36 74Q52 62 66 74Q74 92 66 104Q52 114 38 104Q30 90 36 74Z'),
        shape(fur.base, 'M28 60Q10 66 5 82Q6 92 15 91Q26 86 33 74Z'),
        shape(fur.light, 'M26 63Q13 68 8 81Q8 84 10 84Q16 72 28 66Z'),
        shape(fur.base, 'M76 60Q94 66 99 82Q98 92 89 91Q78 86 71 74Z'),
        shape(fur.shade, 'M84 64Q95 70 99 82Q98 92 89 91Q84 89 80 85Q92 82 84 64Z'),
        shape(
          fur.base,
          'M2 106Q4 92 20 92Q36 94 38 108Q36 122 20 122Q4 121 2 106ZM66 108Q68 94 84 92Q100 92 102 106Q100 121 84 122Q68 122 66 108Z',
        ),
        shape(
          fur.shade,
          'M102 106Q100 121 84 122Q74 122 69 116Q90 120 94 95Q101 98 102 106ZM38 108Q36 122 20 122Q14 122 10 120Q30 118 31 96Q37 100 38 108Z',
        ),
        shape(
          pale.base,
          'M9 107Q10 98 20 98Q30 99 31 108Q30 117 20 117Q10 116 9 107ZM73 108Q74 99 84 98Q94 98 95 107Q94 116 84 117Q74 117 73 108Z',
        ),
        shape(fur.base, 'M24 30Q24 6 52 5Q80 6 80 30Q80 56 52 58Q24 56 24 30Z'),
        shape(fur.shade, 'M80 30Q80 56 52 58Q44 58 38 55Q70 50 70 26Q70 16 66 8Q80 14 80 30Z'),
        shape(fur.light, 'M29 30Q29 14 44 10Q34 20 35 36Q30 38 29 30Z'),
        shape(pale.base, 'M38 42Q38 32 52 31Q66 32 66 42Q64 53 52 53Q40 53 38 42Z'),
        shape(fur.deep, 'M45 36Q52 32 59 36Q58 42 52 43Q46 42 45 36Z'),
        stroke(fur.deep, 2, 'M52 42V46Q48 50 44 47M52 46Q56 50 60 47'),
        stroke(fur.deep, 5.4, 'M40 28v0'),
        ...(chance(0.4)
          ? [stroke(fur.deep, 2.2, 'M61 25L67 31M67 25L61 31')]
          : [stroke(fur.deep, 5.4, 'M64 28v0')]),
        shape(
          scarf.base,
          'M28 53Q52 62 76 53Q79 58 76 63Q66 66 60 66L66 86L54 88L50 67Q36 66 28 62Q26 57 28 53Z',
        ),
        shape(scarf.shade, 'M66 57Q72 55 76 53Q79 58 76 63Q66 66 60 66L66 86L60 87L55 65Q64 63 66 57Z'),
        ...(chance(0.6)
          ? [
              shape(patch.base, 'M26 92L38 90L40 103L29 106Z'),
              stroke(patch.deep, 1.4, 'M24 97h4M30 89v4M36 89v3M38 95l4 -1M39 101l4 -1M33 107v-4'),
            ]
          : [stroke(fur.deep, 1.5, 'M52 70V108M50 78h4M50 88h4M50 98h4')]),
      ].join(''),
    }
  },
}

const toyTruck: Thing = {
  id: 'toy-truck',
  name: 'a toy truck',
  grid: [150, 88],
  widthCm: 36,
  manners: ['stand'],
  stories: ['toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const cab = paint(pick(['enamel.red', 'enamel.blue', 'enamel.teal', 'enamel.mustard']))
    const bed = paint(pick(['wood.pine', 'enamel.cream', 'enamel.mustard', 'paper.sky']))
    const tyre = paint('brass.iron')
    const hub = paint(pick(['enamel.cream', 'brass.tin', 'enamel.red']))
    const glass = paint('glass.clear')
    const block = paint(pick(['enamel.teal', 'enamel.red', 'cloth.mustard']))
    const ball = paint(pick(['cloth.rust', 'enamel.blue', 'leaf.leaf']))
    const loaded = chance(0.65)
    const wheels = 'M35 71.5v0M121 71.5v0'
    return {
      outline: `M4 34L8 30${loaded ? 'H14L16 10L36 6L40 14Q50 2 62 12Q68 20 66 30' : ''}H84V34L90 30L92 14Q93 8 99 8H118Q124 8 126 14L131 36L142 40Q149 43 149 54V66Q149 72 143 73H138Q136 88 121 88Q108 88 105 76H51Q48 88 35 88Q20 88 18 74H8Q4 74 4 70Z`,
      art: [
        ...(loaded
          ? [
              group(
                'rotate(-9 26 22)',
                shape(block.base, 'M15 10H37V36H15Z'),
                shape(block.shade, 'M32 10H37V36H15V32H32Z'),
                shape(block.light, 'M20 26L26 14L31 26H28.5L26 20L23 26Z'),
              ),
              shape(ball.base, 'M40 26Q40 9 54 8Q69 9 68 26L66 34H42Z'),
              shape(ball.shade, 'M60 10Q69 14 68 26L66 34H54Q64 24 60 10Z'),
              stroke(ball.light, 3.5, 'M42 20Q54 26 67 19'),
            ]
          : []),
        shape(tyre.base, 'M10 62H142V74H10Z'),
        shape(bed.shade, 'M4 33Q4 30 8 30H82Q86 30 86 34V68Q86 71 82 71H9Q5 71 5 67Z'),
        shape(bed.base, 'M4 33Q4 30 8 30H80V66Q44 64 5 66Z'),
        shape(bed.light, 'M4 33Q4 30 8 30H82V34H9L9 66L5 66Z'),
        stroke(bed.shade, 2.2, 'M10 44H78M10 55H78M24 36V66M62 36V66'),
        shape(
          cab.base,
          'M88 34L91 14Q92 8 98 8H117Q124 8 125.5 14L131 36L142 39Q149 42 149 54V66Q149 72 143 72H88Z',
        ),
        shape(
          cab.shade,
          'M131 36L142 39Q149 42 149 54V66Q149 72 143 72H88V64Q128 66 136 56Q138 46 131 36ZM118 8Q124 9 125.5 14L131 36L126 37Z',
        ),
        shape(cab.light, 'M94 16Q95 11 100 11H114L113 14H100Q97 14 96.5 18L95 34H91Z'),
        shape(glass.shade, 'M100 18H116Q119 18 120 21L123 36H99Z'),
        shape(glass.light, 'M100 18H110L104 36H99Z'),
        stroke(cab.shade, 1.8, 'M95 42V64H121V42Z'),
        stroke(paint('brass.brass').base, 3, 'M114 48H118'),
        shape(paint('enamel.cream').light, 'M141 46Q148 46 148.5 52Q148 57 141 56Z'),
        shape(paint('brass.tin').base, 'M134 66H149Q150 70 149 75H134Z'),
        shape(
          tyre.deep,
          'M19 72q0 -16 16 -16q16 0 16 16q0 16 -16 16q-16 0 -16 -16ZM105 72q0 -16 16 -16q16 0 16 16q0 16 -16 16q-16 0 -16 -16Z',
        ),
        stroke(tyre.base, 27, wheels),
        stroke(hub.shade, 15, wheels),
        stroke(hub.base, 11, wheels),
        stroke(tyre.deep, 3.6, wheels),
        ...(chance(0.5) ? [stroke(paint('cloth.oat').base, 2, 'M148 71Q152 80 146 86Q140 88 136 84')] : []),
        ...(chance(0.6)
          ? [
              shape(cab.deep, 'M128 44q5 -3 8 0q-1 5 -5 4Z'),
              shape(paint('brass.tin').light, 'M98 52l7 -2l-1 4l-6 2Z'),
            ]
          : []),
      ].join(''),
    }
  },
}

const spinningTop: Thing = {
  id: 'spinning-top',
  name: 'a spinning top',
  grid: [100, 116],
  widthCm: 22,
  manners: ['stand'],
  stories: ['toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['enamel.red', 'enamel.blue', 'enamel.teal']))
    const band = paint(pick(['enamel.mustard', 'enamel.cream', 'paper.rose']))
    const star = paint(pick(['paper.white', 'enamel.mustard', 'paper.sky']))
    const steel = paint('brass.tin')
    const wood = paint('wood.oak')
    return {
      outline:
        'M40 6Q40 0 52 1Q64 0 65 7Q64 12 56 13L57 30Q86 40 97 56Q100 62 96 67Q84 88 58 104L53 115Q50 117 47 114L43 103Q14 88 3 68Q0 62 4 57Q16 40 48 30L48 13Q40 12 40 6Z',
      art: [
        stroke(steel.shade, 5, 'M52.5 12L51.5 34'),
        stroke(steel.light, 1.8, 'M51.5 14L50.5 30'),
        stroke(steel.deep, 1.6, 'M50 18l5 2M50 23l5 2M50 28l5 2'),
        shape(wood.base, 'M40 7Q40 1 52 1Q65 1 65 7Q64 13 52 13Q41 13 40 7Z'),
        shape(wood.light, 'M43 6Q45 3 53 3.5Q47 6 45 9Q43 8 43 6Z'),
        shape(steel.shade, 'M42 100H60L54 114Q51 118 48 114Z'),
        shape(body.base, 'M4 66Q22 78 50 78Q78 78 96 66Q86 88 58 104Q50 107 43 104Q14 88 4 66Z'),
        shape(body.shade, 'M96 66Q86 88 58 104Q54 106 48 105Q74 92 80 73Q90 70 96 66Z'),
        shape(band.base, 'M9 75Q28 84 50 84Q72 84 91 75Q88 80 84 84Q68 92 50 92Q32 92 16 84Z'),
        shape(band.shade, 'M78 80.5Q86 78 91 75Q88 80 84 84Q79 87 73 88.5Z'),
        shape(band.base, 'M3 58Q2 52 50 52Q98 52 97 58Q100 63 96 67Q80 78 50 78Q20 78 4 67Q0 62 3 58Z'),
        shape(band.shade, 'M97 58Q100 63 96 67Q88 73 74 75.5Q84 68 82 56Z'),
        shape(body.base, 'M4 58Q16 40 48 31Q54 30 60 32Q88 42 96 58Q80 68 50 68Q20 68 4 58Z'),
        shape(body.shade, 'M60 32Q88 42 96 58Q88 64 72 66.5Q80 46 60 32Z'),
        shape(body.light, 'M10 57Q22 43 44 36Q30 46 26 61Q14 60 10 57Z'),
        shape(
          star.base,
          'M40 48l2.5 5l6 0.5l-4.5 3.5l2 5.5l-6 -3l-5.5 3l1.5 -5.5l-4.5 -4l6 -0.5ZM63 46l2 4.5l5 0.5l-4 3l1.5 5l-5 -2.5l-4.5 2.5l1 -5l-3.5 -3.5l5 -0.5Z',
        ),
        stroke(star.shade, 2, 'M12 70v0M24 73.5v0M37 75v0M50 75.5v0M63 75v0M76 73v0M88 69v0'),
        ...(chance(0.6)
          ? [shape(steel.base, 'M62 96q6 -7 10 -4q-2 6 -9 8Z'), shape(band.deep, 'M8 60q5 -1 7 3q-4 3 -8 1Z')]
          : []),
      ].join(''),
    }
  },
}

const tinRobot: Thing = {
  id: 'tin-robot',
  name: 'a tin robot',
  grid: [96, 132],
  widthCm: 26,
  manners: ['stand'],
  stories: ['toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const tin = paint(pick(['brass.tin', 'enamel.blue', 'enamel.teal', 'enamel.red', 'clay.slate']))
    const trim = paint(pick(['enamel.red', 'enamel.mustard', 'enamel.cream']))
    const brass = paint('brass.brass')
    const steel = paint('brass.iron')
    const lens = paint(pick(['glass.amber', 'glass.clear', 'enamel.red']))
    return {
      outline:
        'M46 0Q52 0 51 6L50 12H66Q72 12 72 18L78 22V34L72 38V44L78 50Q90 50 94 62L95 82Q94 94 86 94Q78 92 79 84L80 72L76 94L70 100L72 120L80 126V132H52V118H44V132H16V126L24 120L26 100L20 94L16 72L17 84Q18 92 10 94Q2 94 1 82L2 62Q6 50 18 50L24 44V38L18 34V22L24 18Q24 12 30 12H47L46 6Z',
      art: [
        stroke(steel.base, 2.6, 'M48.5 14V6'),
        oval(trim.base, 48.5, 4, 3.8),
        stroke(tin.shade, 9, 'M20 58Q9 58 8 70V82M76 58Q87 58 88 70V82'),
        stroke(tin.deep, 1.8, 'M4 68h8M4 74h8M84 68h8M84 74h8'),
        stroke(brass.base, 4, 'M4 92Q1 84 8 82Q15 84 12 92M84 92Q81 84 88 82Q95 84 92 92'),
        shape(steel.base, 'M28 98H44V122H28ZM52 98H68V122H52Z'),
        shape(steel.light, 'M28 98H33V122H28ZM52 98H57V122H52Z'),
        shape(trim.shade, 'M26 119H44V132H16V128Q17 122 26 119ZM52 119H70Q79 122 80 128V132H52Z'),
        shape(trim.base, 'M26 119H42V128H17Q18 122 26 119ZM52 119H66V128H52Z'),
        shape(
          brass.shade,
          'M17 24Q17 22 20 22H25V35H20Q17 35 17 33ZM72 22H76Q79 22 79 24V33Q79 35 76 35H72Z',
        ),
        shape(tin.base, 'M24 18Q24 12 30 12H66Q72 12 72 18V40Q72 46 66 46H30Q24 46 24 40Z'),
        shape(tin.shade, 'M60 12H66Q72 12 72 18V40Q72 46 66 46H30Q26 46 25 43Q58 44 62 34Z'),
        shape(tin.light, 'M27 20Q27 15 32 15H54V18H34Q31 18 31 21V34H27Z'),
        stroke(steel.deep, 14, 'M38 27v0M58 27v0'),
        stroke(lens.base, 9.6, 'M38 27v0M58 27v0'),
        stroke(lens.light, 2.6, 'M36.5 25.5v0M56.5 25.5v0'),
        shape(steel.deep, 'M36 37H60V42H36Z'),
        stroke(trim.light, 1.6, 'M41 38V41M46 38V41M51 38V41M56 38V41'),
        shape(steel.base, 'M38 46H58V52H38Z'),
        shape(tin.base, 'M18 56Q18 50 26 50H70Q78 50 78 56L75 94Q74 101 66 101H30Q22 101 21 94Z'),
        shape(tin.shade, 'M66 50H70Q78 50 78 56L75 94Q74 101 66 101H30Q24 101 22 97Q60 98 64 88Z'),
        shape(tin.light, 'M22 58Q22 54 28 54H58V57H29Q27 57 27 60L29 88H25Z'),
        shape(steel.deep, 'M32 62Q32 60 34 60H62Q64 60 64 62L63 78Q63 80 61 80H35Q33 80 33 78Z'),
        shape(trim.light, 'M36 63H60L59 77H37Z'),
        stroke(steel.base, 1.4, 'M39 75Q40 66 48 66Q56 66 57 75'),
        stroke(trim.shade, 2.4, 'M48 75L53 69'),
        stroke(trim.base, 4.6, 'M36 89v0'),
        stroke(brass.base, 4.6, 'M48 89v0'),
        stroke(lens.base, 4.6, 'M60 89v0'),
        ...(chance(0.5) ? [shape(tin.deep, 'M66 36l5 -3v8l-4 2Z')] : []),
        ...(chance(0.6) ? [shape(paint('clay.brick').base, 'M22 90q5 -2 6 4l-1 6q-4 -1 -5 -5Z')] : []),
      ].join(''),
    }
  },
}

const marionette: Thing = {
  id: 'marionette',
  name: 'a marionette',
  grid: [100, 190],
  widthCm: 36,
  manners: ['hang'],
  stories: ['toys', 'music'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const coat = paint(pick(['enamel.red', 'cloth.indigo', 'leaf.moss', 'cloth.mustard', 'cloth.plum']))
    const other = paint(pick(['cloth.oat', 'paper.sky', 'cloth.mustard']))
    const wood = paint(pick(['paper.kraft', 'clay.bone']))
    const bar = paint('wood.oak')
    const thread = paint('cloth.oat')
    const shoe = paint('wood.walnut')
    const cheek = paint('cloth.rust')
    return {
      outline:
        'M46 3Q50 -1 54 3V11L90 10Q95 14 91 19L53 21L52 33Q66 24 80 30Q88 26 90 33Q88 40 82 38L72 44Q72 66 68 76Q72 80 70 86L84 98Q94 100 96 108Q92 116 84 114L72 102L76 122Q74 128 68 132L78 158L90 166Q93 174 86 177L72 178L60 140L50 132L40 148L38 174L41 186Q38 190 32 189L18 187Q14 182 20 178L27 174L29 148L36 132Q28 128 26 122L30 104L22 110Q20 118 14 118Q5 116 8 106L32 84Q30 78 36 76L34 72L22 72Q17 68 22 64L32 60Q28 44 46 36L48 22L11 22Q5 17 10 12L46 11Z',
      art: [
        stroke(thread.shade, 1.2, 'M13 20L11 104M87 18L90 100M30 18L34 150M70 18L70 146'),
        shape(bar.shade, 'M47 3Q50 0 53 3V30Q50 33 47 30Z'),
        shape(bar.base, 'M10 13L90 11Q94 14 90 18L11 21Q7 17 10 13Z'),
        shape(bar.light, 'M11 14L70 12.5L68 15L12 17Z'),
        stroke(other.base, 9, 'M44 126Q32 138 34 152L32 176'),
        stroke(other.shade, 9, 'M56 126Q62 136 68 148L74 164'),
        stroke(wood.deep, 2, 'M30 150h8M65 149l7 -3'),
        shape(shoe.base, 'M27 174H38L39 184Q39 189 33 188L18 186Q16 182 21 179Z'),
        shape(shoe.shade, 'M69 164L79 160L88 166Q92 172 86 175L72 176Z'),
        stroke(coat.shade, 9.5, 'M64 88Q74 92 82 104'),
        stroke(coat.base, 9.5, 'M36 88Q24 94 17 106'),
        shape(wood.base, 'M10 104Q16 100 21 106Q22 114 15 117Q7 117 8 110Z'),
        shape(wood.shade, 'M80 104Q86 98 92 103Q95 111 88 114Q80 113 80 104Z'),
        shape(coat.base, 'M36 82Q50 76 64 82Q70 104 74 122Q66 132 50 131Q34 132 27 122Q32 104 36 82Z'),
        shape(coat.shade, 'M64 82Q70 104 74 122Q66 132 50 131Q62 112 58 80Z'),
        shape(
          other.base,
          'M27 122Q29 116 33 121Q37 127 41 121Q46 128 50 122Q55 128 59 121Q63 127 67 121Q71 116 74 122Q68 134 50 133Q32 134 27 122Z',
        ),
        stroke(other.light, 4.6, 'M50 94v0M50 106v0'),
        shape(
          other.light,
          'M32 82Q36 74 42 80Q46 74 50 80Q55 74 59 80Q65 74 69 82Q66 90 60 86Q55 92 50 86Q45 92 40 86Q34 90 32 82Z',
        ),
        shape(wood.base, 'M32 60Q32 40 50 40Q68 40 68 60Q68 80 50 80Q32 80 32 60Z'),
        shape(wood.shade, 'M60 43Q68 48 68 60Q68 80 50 80Q46 80 43 79Q62 74 60 43Z'),
        shape(wood.light, 'M48 62Q34 62 22 66Q20 70 24 71Q38 72 50 70Z'),
        shape(wood.shade, 'M24 71Q38 72 50 70V67Q38 69 22 68.5Q22 71 24 71Z'),
        stroke(shoe.deep, 3.8, 'M40 57v0M55 57v0'),
        stroke(shoe.deep, 1.8, 'M37 51Q40 49 43 50.5M53 50.5Q56 49 59 51M44 75Q50 77 56 73'),
        oval(cheek.base, 60, 66, 4, 3.2, 0.7),
        shape(coat.base, 'M30 54Q34 36 52 34Q66 24 84 32Q78 38 72 42Q70 46 70 53Q50 44 30 54Z'),
        shape(coat.shade, 'M56 33Q68 25 84 32Q78 38 72 42Q70 46 70 53Q64 50 58 49Q64 42 56 33Z'),
        oval(other.base, 84, 33, 4.5),
        stroke(thread.shade, 1.2, 'M50 20V36'),
        ...(chance(0.5)
          ? [
              shape(other.base, 'M38 104L46 102L47 112L39 114Z'),
              stroke(other.deep, 1.2, 'M37 107h3M45 105h3M41 115v-3'),
            ]
          : []),
        ...(chance(0.4) ? [stroke(thread.base, 1.6, 'M70 132Q78 136 74 142Q70 146 76 150')] : []),
      ].join(''),
    }
  },
}

export const toyThings: Thing[] = [rockingHorse, teddyBear, toyTruck, spinningTop, tinRobot, marionette]
