import { LAMP } from '#client/scenes/kit/palette.ts'
import { oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const television: Thing = {
  id: 'television',
  name: 'an old television set',
  grid: [160, 158],
  widthCm: 64,
  manners: ['stand'],
  stories: ['home', 'music'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['wood.walnut', 'wood.oak', 'enamel.teal', 'enamel.red', 'wood.pine']))
    const leg = paint('wood.walnut')
    const tin = paint('brass.tin')
    const brass = paint('brass.brass')
    const cloth = paint(pick(['cloth.oat', 'cloth.mustard', 'paper.kraft']))
    const glass = paint('glass.bottle')
    const dark = paint('clay.slate')
    const lace = paint('paper.white')
    const on = chance(0.25)
    return {
      outline:
        'M42 5Q42 1 46 2L79 40L118 1Q123 0 122 5L88 44L142 46Q156 47 157 60L158 124Q157 137 146 139L150 156L142 158L134 140L28 140L20 158L12 157L16 139Q4 138 3 125L4 60Q5 47 18 46L70 44L42 8Z',
      art: [
        stroke(tin.base, 2.5, 'M80 46L45 5'),
        stroke(tin.shade, 2.5, 'M82 46L119 4'),
        oval(tin.light, 45, 5, 3.5),
        oval(tin.base, 119, 4.5, 3.5),
        shape(leg.shade, 'M16 134L34 134L21 157Q16 160 12 156Z'),
        shape(leg.shade, 'M128 134L146 134L150 155Q147 160 142 157Z'),
        shape(brass.shade, 'M64 46Q66 37 81 37Q96 37 98 46Z'),
        shape(
          body.base,
          'M18 46Q80 42 142 46Q156 47 157 60L158 124Q157 138 144 139Q80 142 17 139Q4 138 3 125L4 60Q5 47 18 46Z',
        ),
        shape(
          body.shade,
          'M134 45.5L142 46Q156 47 157 60L158 124Q157 138 144 139Q80 142 17 139Q6 138 4 129Q80 136 138 132Q147 130 147 120Q148 70 134 45.5Z',
        ),
        shape(
          body.light,
          'M18 46Q60 43 104 44L100 49Q50 49 20 52Q11 53 10 62L9 100Q4 100 4 84L4 60Q5 47 18 46Z',
        ),
        shape(
          dark.deep,
          'M24 56Q62 51 100 56Q108 57 109 66Q112 92 109 118Q108 126 100 127Q62 131 24 127Q16 126 15 118Q12 92 15 66Q16 57 24 56Z',
        ),
        shape(
          on ? paint('glass.clear').light : glass.shade,
          'M28 61Q62 57 97 61Q103 62 104 70Q106 92 104 114Q103 121 97 122Q62 126 28 122Q21 121 20 114Q17 92 20 70Q21 62 28 61Z',
        ),
        on
          ? shape(LAMP, 'M34 76Q62 66 92 78L96 96Q70 84 28 98Z', 0.8) +
            stroke(dark.base, 2, 'M30 84h10M52 80h20M84 88h10M36 104h24M70 100h14M44 112h12M78 112h16')
          : shape(glass.base, 'M28 61Q40 59 54 58.5L24 104L19 108Q17 90 20 70Q21 62 28 61Z') +
            shape(glass.light, 'M30 66Q38 64 44 64Q30 76 27 94Q22 90 24 74Q25 67 30 66Z', 0.7),
        shape(cloth.base, 'M118 96Q132 94 147 96Q149 110 147 124Q132 127 118 125Q116 110 118 96Z'),
        stroke(cloth.deep, 2, 'M122 103H143M122 110H143M122 117H143'),
        oval(body.deep, 133, 64, 10, 10.5),
        oval(brass.base, 132, 63, 8.5, 8.5),
        oval(brass.base, 125, 84, 4.5),
        oval(brass.base, 140, 84, 4.5),
        stroke(brass.deep, 2.2, 'M132 63L137 56.5M125 84V81M140 84L142 82'),
        chance(0.5)
          ? shape(
              lace.base,
              'M8 53Q10 47 18 46Q42 43 68 44Q67 52 60 51Q60 59 52 58Q51 66 43 64Q37 72 31 65Q23 67 21 59Q12 60 8 53Z',
            ) + stroke(lace.shade, 2.6, 'M22 53h0M32 52h0M42 51h0M52 50h0M31 59h0M42 58h0')
          : stroke(paint('paper.white').base, 4, 'M94 108L108 122M107 108L96 121'),
      ].join(''),
    }
  },
}

const camera: Thing = {
  id: 'camera',
  name: 'a box camera',
  grid: [136, 112],
  widthCm: 23,
  manners: ['stand'],
  stories: ['travel', 'home'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const skin = paint(pick(['brass.iron', 'wood.walnut', 'clay.brick', 'leaf.moss', 'enamel.blue']))
    const tin = paint('brass.tin')
    const brass = paint('brass.brass')
    const glass = paint('glass.blue')
    const strap = paint(pick(['wood.oak', 'clay.clay', 'cloth.mustard']))
    const flash = paint(pick(['brass.tin', 'brass.tin', 'enamel.cream']))
    return {
      outline:
        'M2 30Q2 2 30 1Q56 2 58 24Q64 10 80 10L112 10Q126 12 126 30L118 29L118 26Q118 18 108 17L80 17Q68 18 66 28L118 29L126 30Q134 32 134 42L135 100Q134 111 124 112L54 112Q44 111 44 102L44 92L32 92L26 56Q3 54 2 30Z',
      art: [
        stroke(strap.shade, 6, 'M62 34Q62 13 80 13L110 13Q123 14 122 34'),
        stroke(strap.base, 3, 'M61 30Q62 12 80 11.5L104 11.5'),
        shape(tin.shade, 'M24 50L37 50L47 82L47 92L33 92Z'),
        shape(tin.base, 'M24 50L30 50L40 91L33 92Z'),
        shape(
          skin.base,
          'M54 30Q90 26 126 30Q134 31 134 42L135 100Q134 111 124 112L54 112Q44 111 44 101L45 40Q46 31 54 30Z',
        ),
        shape(
          skin.shade,
          'M118 29L126 30Q134 31 134 42L135 100Q134 111 124 112L54 112Q46 111 44 104Q86 108 114 104Q124 102 124 90Z',
        ),
        shape(skin.light, 'M54 30Q80 27 100 28L97 33Q74 33 57 36Q51 37 51 46L50 66L45 66L45 40Q46 31 54 30Z'),
        shape(tin.base, 'M52 46Q88 42 122 46L121 54Q88 51 53 54Z'),
        shape(tin.shade, 'M106 45L122 46L121 54L106 52.5Z'),
        shape(glass.deep, 'M58 37Q65 35 72 37L72 43L58 43.5ZM104 36.5Q111 35.5 118 37L118 43L104 42.5Z'),
        stroke(glass.light, 2, 'M60 41L65 38M106 40.5L111 38'),
        oval(tin.shade, 88, 80, 26, 25.5),
        oval(tin.base, 86.5, 78.5, 24.5, 24.5),
        shape(tin.light, 'M63 80Q64 56 86 54Q72 62 69 84Q66 88 63 80Z'),
        oval(skin.deep, 88, 80, 17.5, 17.5),
        oval(glass.shade, 88, 80.5, 12, 12),
        shape(glass.light, 'M79 78Q80 70 88 70Q84 74 83 80Q81 82 79 78Z'),
        oval(brass.base, 124, 66, 5, 5.5),
        oval(flash.shade, 31, 30, 28.5, 29),
        oval(flash.base, 29.5, 28.5, 27, 27),
        shape(flash.light, 'M4 30Q4 4 30 3L30 28L12 46Q4 40 4 30Z'),
        oval(flash.shade, 31, 30, 12, 12),
        shape(LAMP, 'M31 22Q38 23 37 31Q35 38 30 38Q24 36 25 29Q26 22 31 22Z'),
        chance(0.5)
          ? shape(paint('paper.white').base, 'M106 92L124 88L127 102L109 106Z') +
            stroke(paint('enamel.red').base, 2, 'M112 97L121 95')
          : stroke(skin.deep, 2.2, 'M108 100L114 92L119 98L126 90'),
      ].join(''),
    }
  },
}

const telephone: Thing = {
  id: 'telephone',
  name: 'a telephone with a dial',
  grid: [136, 104],
  widthCm: 29,
  manners: ['stand'],
  stories: ['home', 'books'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const shell = paint(
      pick(['enamel.red', 'enamel.teal', 'brass.iron', 'enamel.cream', 'enamel.mustard', 'leaf.moss']),
    )
    const brass = paint('brass.brass')
    const paper = paint('paper.white')
    const iron = paint('brass.iron')
    return {
      outline:
        'M8 20Q10 10 24 6Q68 -4 112 6Q128 10 130 22L132 38Q130 46 120 46L106 46Q100 44 100 38L104 50L122 92Q126 103 116 104L22 104Q10 103 14 92L34 50L36 38Q36 45 30 46L14 46Q6 45 5 38Z',
      art: [
        shape(shell.deep, 'M44 24L94 24L96 46L42 46Z'),
        shape(
          shell.base,
          'M42 40Q68 34 96 40Q103 42 106 54L122 92Q126 103 115 104L22 104Q10 103 14 92L32 54Q35 42 42 40Z',
        ),
        shape(shell.shade, 'M90 39Q103 41 106 54L122 92Q126 103 115 104L92 104Q106 98 101 84Q98 58 90 39Z'),
        shape(shell.light, 'M44 43Q52 40 60 40Q46 52 38 70L24 96Q18 96 19 91L36 56Q38 46 44 43Z'),
        shape(shell.shade, 'M12 99Q68 105 123 98Q122 104 115 104L22 104Q13 104 12 99Z'),
        stroke(brass.base, 4.5, 'M46 40V30M92 40V30'),
        shape(
          shell.base,
          'M7 22Q10 11 24 7Q68 -3 112 7Q128 11 130 23L131 37Q130 45 120 45L106 45Q99 44 99 35Q98 26 88 24Q68 21 50 24Q38 26 37 35Q37 44 30 45L14 45Q6 44 6 37Z',
        ),
        shape(
          shell.shade,
          'M112 7Q128 11 130 23L131 37Q130 45 120 45L106 45Q99 44 99 36Q112 36 114 24Q116 14 104 5Z',
        ),
        shape(shell.shade, 'M7 38Q20 42 36 38Q35 44 30 45L14 45Q7 44 7 38Z'),
        shape(shell.light, 'M12 24Q16 14 28 11Q52 5 78 5.5Q50 9 32 15Q20 19 18 30Q14 34 12 30Z'),
        oval(shell.deep, 69, 74, 26.5, 25.5),
        oval(brass.base, 68, 72.5, 25, 24),
        shape(brass.light, 'M44 74Q44 52 66 49Q54 58 51 76Q46 80 44 74Z'),
        stroke(
          iron.deep,
          6.5,
          'M68 54h0M77.5 56.5h0M84.5 63h0M87 72h0M84.5 81.5h0M78 88.5h0M68 91h0M58 88.5h0M51.5 82h0M49.5 72.5h0',
        ),
        oval(paper.base, 68, 72.5, 11, 10.5),
        chance(0.5)
          ? shape(paint('enamel.red').base, 'M68 67Q71 63 74 67Q75 72 68 79Q61 72 62 67Q65 63 68 67Z')
          : stroke(iron.base, 2, 'M62 70H74M63 75.5H72'),
        stroke(brass.deep, 3, 'M85 88L91 94'),
        stroke(shell.deep, 3, 'M14 46Q4 52 10 56Q16 60 8 64Q0 68 8 73Q16 78 8 82Q2 88 10 92Q14 96 18 94'),
        chance(0.45)
          ? shape(paint('paper.sky').base, 'M100 76L116 72L121 88L105 92Z') +
            stroke(iron.base, 1.6, 'M105 81L114 79M107 86L113 84.5')
          : '',
      ].join(''),
    }
  },
}

const mirror: Thing = {
  id: 'standing-mirror',
  name: 'a standing mirror',
  grid: [112, 240],
  widthCm: 68,
  manners: ['stand'],
  stories: ['clothes', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'enamel.cream', 'brass.brass', 'clay.brick']))
    const glass = paint(pick(['glass.clear', 'glass.blue', 'paper.sky']))
    const brass = paint('brass.brass')
    const scarf = paint(pick(['enamel.red', 'cloth.mustard', 'cloth.plum', 'leaf.moss']))
    const draped = chance(0.5)
    return {
      outline:
        'M56 0Q64 2 66 8Q92 20 98 62L99 60Q104 54 108 60L107 212Q112 226 111 240L98 240Q98 226 100 214L99 208L12 208L11 214Q14 226 14 240L1 240Q0 226 5 212L4 60Q8 54 13 60L14 62Q20 20 46 8Q48 2 56 0Z',
      art: [
        stroke(wood.shade, 6, 'M8 206Q56 200 104 206'),
        stroke(wood.base, 7, 'M8.5 66L9 216'),
        stroke(wood.shade, 7, 'M103.5 66L103 216'),
        shape(wood.base, 'M4 208L14 208Q14 224 15 240L1 240Q0 224 4 208Z'),
        shape(wood.shade, 'M98 208L108 208Q112 224 111 240L97 240Q98 224 98 208Z'),
        oval(brass.base, 8.5, 60, 5, 6),
        oval(brass.shade, 103.5, 60, 5, 6),
        shape(wood.base, 'M44 12Q46 4 56 0Q66 4 68 12Q62 18 56 16Q50 18 44 12Z'),
        shape(
          wood.base,
          'M56 8Q86 10 96 56Q104 110 96 158Q86 200 56 201Q26 200 16 158Q8 110 16 56Q26 10 56 8Z',
        ),
        shape(
          wood.shade,
          'M70 11Q88 20 96 56Q104 110 96 158Q86 200 56 201Q40 200 29 187Q78 196 88 152Q96 108 88 58Q84 26 70 11Z',
        ),
        shape(wood.light, 'M54 10Q28 14 19 58Q13 102 17 140Q20 140 20 132Q18 96 24 60Q32 22 54 14Z'),
        shape(
          glass.base,
          'M56 17Q80 20 88 60Q95 110 88 154Q79 191 56 192Q33 191 24 154Q17 110 24 60Q32 20 56 17Z',
        ),
        shape(
          glass.light,
          'M44 22Q52 17 60 18L25 106Q21 80 24 60Q30 32 44 22ZM74 30Q80 36 83 44L36 180Q31 174 28 166Z',
        ),
        shape(
          glass.shade,
          'M88 60Q95 110 88 154Q79 191 56 192Q46 192 38 184Q72 182 80 150Q88 108 84 46Q87 52 88 60Z',
        ),
        oval(brass.base, 15, 104, 5, 4.5),
        oval(brass.shade, 97.5, 104, 5, 4.5),
        draped
          ? shape(
              scarf.base,
              'M66 10Q84 16 94 50Q100 54 101 66Q98 98 102 126L96 122L92 130L87 123L82 128Q86 92 80 66Q72 32 60 20Q58 10 66 10Z',
            ) +
            shape(scarf.shade, 'M88 34Q98 50 101 66Q98 98 102 126L96 122L92 130Q96 80 88 34Z') +
            stroke(scarf.light, 2.5, 'M68 16Q84 40 86 70M83 112L100 110')
          : stroke(glass.deep, 1.5, 'M86 132L72 140L64 136M72 140L70 152L60 158M70 152L80 164'),
        chance(0.5)
          ? shape(paint('paper.white').base, 'M24 130L40 126L44 146L28 150Z') +
            shape(paint('paper.rose').base, 'M27 133L38 130L40 139L29 142Z')
          : stroke(wood.deep, 2, 'M36 196L44 190M46 200L54 195'),
      ].join(''),
    }
  },
}

const projector: Thing = {
  id: 'film-projector',
  name: 'a film projector',
  grid: [156, 160],
  widthCm: 50,
  manners: ['stand'],
  stories: ['home', 'travel', 'music'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['enamel.teal', 'clay.slate', 'leaf.moss', 'enamel.red', 'enamel.cream', 'wood.oak']),
    )
    const tin = paint(pick(['brass.tin', 'brass.brass']))
    const iron = paint('brass.iron')
    const film = paint('wood.walnut')
    const lit = chance(0.4)
    return {
      outline:
        'M4 40Q4 4 40 3Q70 5 76 32Q84 16 112 15Q152 18 154 56Q152 84 130 94L132 146Q140 148 140 160L24 160Q24 148 32 146L32 120L26 118L22 122L4 124Q1 110 4 94L22 96L26 100L34 98L34 78Q6 72 4 40Z',
      art: [
        shape(iron.base, 'M24 160Q23 149 34 147L130 147Q141 149 140 160Z'),
        shape(iron.shade, 'M108 147L130 147Q141 149 140 160L104 160Q112 154 108 147Z'),
        shape(iron.base, 'M36 92L52 60L60 62L62 92ZM100 92L106 66L116 66L124 92Z'),
        stroke(film.deep, 3.5, 'M8 50Q20 84 42 100M152 62Q150 92 128 108'),
        shape(
          body.base,
          'M40 88Q84 84 124 88Q131 89 131 97L132 142Q131 150 123 150L42 150Q34 150 33 142L33 97Q33 89 40 88Z',
        ),
        shape(
          body.shade,
          'M114 87L124 88Q131 89 131 97L132 142Q131 150 123 150L42 150Q36 150 34 144Q80 146 110 143Q119 141 119 132Z',
        ),
        shape(
          body.light,
          'M40 88Q66 86 88 86L85 91Q60 91 45 94Q40 95 40 104L39 126L33 126L33 97Q33 89 40 88Z',
        ),
        shape(iron.base, 'M22 100L36 97L36 121L22 118Z'),
        shape(tin.base, 'M4 94L24 97L24 121L4 124Q0 110 4 94Z'),
        shape(tin.shade, 'M2 112L24 110L24 121L4 124Q2 118 2 112Z'),
        oval(lit ? LAMP : paint('glass.blue').light, 4.5, 109, 3.5, 14),
        stroke(body.deep, 3.5, 'M96 100H120M96 107H120M96 114H120'),
        oval(body.deep, 62, 118, 17.5, 17),
        oval(tin.base, 60.5, 116.5, 15.5, 15.5),
        shape(lit ? LAMP : tin.light, 'M60 108Q69 108 69 117Q68 125 60 125Q52 124 52 116Q53 108 60 108Z'),
        ...[
          { x: 40, y: 40, size: 36 },
          { x: 115, y: 54, size: 38.5 },
        ].flatMap(({ x, y, size }) => [
          oval(tin.shade, x + 0.5, y + 0.5, size, size),
          oval(tin.base, x - 1, y - 1, size - 2, size - 2),
          oval(film.base, x, y, size - 7, size - 7),
          shape(tin.base, `M${x - 5} ${y - 30}h10l2 24l20 12l-5 8l-22 -11l-22 11l-5 -8l20 -12Z`),
          oval(tin.light, x - 1, y - 1, 9, 9),
          oval(iron.deep, x, y, 4, 4),
        ]),
        chance(0.5)
          ? shape(paint('paper.white').base, 'M86 124L106 121L109 136L89 139Z') +
            stroke(iron.base, 1.8, 'M91 128L102 126.5M92 133L100 132')
          : shape(
              paint('enamel.red').base,
              'M98 122L101 128L108 128L103 133L105 139L99 136L93 140L94 133L89 129L96 128Z',
            ),
      ].join(''),
    }
  },
}

export const machineThings: Thing[] = [television, camera, telephone, mirror, projector]
