import { group, oval, shape, short, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const kettle: Thing = {
  id: 'kettle',
  name: 'a kettle',
  grid: [120, 110],
  widthCm: 24,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['enamel.red', 'enamel.teal', 'enamel.cream', 'enamel.blue', 'brass.copper']))
    const grip = paint('wood.walnut')
    return {
      outline:
        'M24 108Q12 106 12 86Q10 60 30 46Q34 4 64 6Q92 8 92 44L98 52L114 36Q120 38 118 44L102 84Q100 108 90 108Z',
      art: [
        stroke(body.deep, 5, 'M32 50Q30 12 62 10Q92 12 88 50'),
        stroke(grip.base, 9, 'M46 14Q62 8 78 15'),
        stroke(grip.light, 3, 'M47 12Q60 7 72 11'),
        shape(body.shade, 'M92 78L112 38Q119 37 118 43L103 84Q98 92 90 94Z'),
        shape(body.base, 'M24 108Q11 106 12 84Q12 46 58 44Q102 46 103 84Q104 106 92 108Z'),
        shape(body.shade, 'M92 108Q104 106 103 84Q102 56 80 48Q92 72 84 94Q80 104 68 108Z'),
        shape(body.light, 'M20 88Q18 58 44 50Q30 62 29 84Q28 94 30 100Q22 98 20 88Z'),
        shape(body.shade, 'M38 46Q40 37 58 37Q76 37 78 46Q58 51 38 46Z'),
        oval(grip.base, 58, 35, 6, 5),
        oval(grip.light, 56.5, 33, 2.5, 2),
        ...(chance(0.6) ? [shape(body.deep, 'M70 96q6 -6 9 1q-1 6 -6 5q-5 -1 -3 -6Z')] : []),
      ].join(''),
    }
  },
}

const teapot: Thing = {
  id: 'teapot',
  name: 'a teapot',
  grid: [134, 104],
  widthCm: 27,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'home'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['clay.brick', 'enamel.teal', 'enamel.mustard', 'paper.sky', 'clay.bone', 'cloth.plum']),
    )
    const glaze = paint(pick(['paper.white', 'paper.rose', 'enamel.cream']))
    const leaf = paint('leaf.olive')
    const mended = paint('wood.pine')
    const knob = chance(0.4) ? mended : body
    const flower = [
      stroke(leaf.base, 3, 'M58 84Q62 72 59 58M60 76Q68 76 72 69M60 72Q52 71 48 65'),
      oval(glaze.light, 53, 54, 6, 5.5),
      oval(glaze.light, 65, 54, 6, 5.5),
      oval(glaze.base, 59, 48, 6, 6),
      oval(glaze.base, 59, 59, 5.5, 5),
      oval(paint('brass.brass').base, 59, 54, 3.5),
    ]
    const band = [
      shape(glaze.base, 'M28 66Q64 77 105 65Q106 71 105 76Q64 87 28.5 77Q27.5 72 28 66Z'),
      stroke(body.shade, 4, 'M38 74.5h.1M50 77h.1M62 78h.1M75 77.7h.1M88 75.5h.1M99 73h.1'),
    ]
    return {
      outline:
        'M42 104Q30 96 27 86Q17 76 16 56Q14 42 3 36Q5 27 19 29Q30 36 33 47Q38 37 46 31Q50 21 60 17Q56 2 66 2Q76 2 73 17Q84 21 88 31L98 40Q130 32 130 56Q130 80 104 85Q100 98 92 104Z',
      art: [
        stroke(body.shade, 9, 'M97 46Q125 36 125 57Q124 76 99 79'),
        stroke(body.base, 4, 'M98 43Q124 35 123 55'),
        shape(body.base, 'M42 88Q18 82 16 56Q14 42 3 36Q5 27 19 29Q31 36 34 52Q36 60 44 62Z'),
        shape(body.light, 'M3 36Q5 27 19 29Q24 32 27 38Q20 32 12 34Q20 44 21 56Q15 42 3 36Z'),
        shape(body.base, 'M46 99Q26 90 27 66Q31 32 66 31Q101 32 106 64Q108 88 88 99Q66 104 46 99Z'),
        ...(chance(0.5) ? flower : band),
        shape(body.shade, 'M88 99Q108 88 106 64Q103 44 88 36Q98 58 90 78Q84 94 62 101.5Q78 102 88 99Z', 0.8),
        shape(body.light, 'M33 72Q33 48 52 38Q44 50 42 66Q41 78 43 86Q34 82 33 72Z'),
        shape(body.deep, 'M44 96Q66 102 90 96Q94 100 92 104H42Q40 100 44 96Z'),
        shape(body.deep, 'M42 35Q66 43 91 35Q90 39 88 40Q66 46 45 40Z'),
        shape(body.base, 'M42 35Q47 18 66 17Q86 18 91 35Q66 43 42 35Z'),
        shape(body.shade, 'M91 35Q86 18 70 17.5Q80 26 77 39Q86 38 91 35Z'),
        shape(body.light, 'M48 34Q52 24 62 20Q56 27 55 36Z'),
        shape(knob.shade, 'M61 19Q56 4 66 2Q77 4 72 19Q66 21 61 19Z'),
        oval(knob.base, 65, 8.5, 5.5, 6),
        oval(knob.light, 63.5, 6.5, 2.2, 2.5),
      ].join(''),
    }
  },
}

const coffeeGrinder: Thing = {
  id: 'coffee-grinder',
  name: 'a coffee grinder',
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

const enamelMug: Thing = {
  id: 'enamel-mug',
  name: 'an enamel mug',
  grid: [112, 94],
  widthCm: 15,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const pale = chance(0.35)
    const body = paint(
      pale ? 'paper.white' : pick(['enamel.teal', 'enamel.red', 'enamel.mustard', 'leaf.moss', 'clay.slate']),
    )
    const rim = paint(
      pale ? pick(['enamel.blue', 'enamel.red', 'enamel.teal']) : pick(['brass.iron', 'enamel.cream']),
    )
    const inside = paint('paper.white')
    return {
      outline:
        'M12 84Q5 56 4 16Q6 2 44 2Q82 2 84 16V24Q110 22 109 46Q108 70 80 72Q78 82 76 85Q72 94 44 94Q16 94 12 84Z',
      art: [
        stroke(body.shade, 10, 'M80 31Q104 27 103.5 47Q102 65 78 66'),
        stroke(body.base, 4.5, 'M80 28.5Q104 25 102 46'),
        shape(body.base, 'M4 16Q5 60 12 85Q16 94 44 94Q72 94 76 85Q83 60 84 16Z'),
        shape(body.shade, 'M84 16Q83 60 76 85Q72 94 44 94Q60 88 64 66Q68 44 66 22Z'),
        shape(body.light, 'M10 30Q15 32 19 32Q18 60 25 84Q18 82 16 76Q11 56 10 30Z'),
        ...(chance(0.55)
          ? [
              stroke(
                pale ? rim.base : inside.light,
                2.6,
                'M30 44h.1M42 56h.1M34 70h.1M52 40h.1M56 62h.1M46 78h.1M70 48h.1M66 76h.1M28 58h.1M61 33h.1',
              ),
            ]
          : [shape(rim.base, 'M7 60Q44 72 80 59L79 66Q44 79 8.5 67Z')]),
        oval(rim.base, 44, 16, 40, 14),
        oval(rim.light, 42.5, 14.8, 38, 12.5),
        oval(inside.shade, 44, 17, 35.5, 11),
        ...(chance(0.6)
          ? [
              shape(paint('wood.walnut').deep, 'M10 20Q22 13 44 13Q66 13 78 20Q70 28 44 28Q18 28 10 20Z'),
              shape(paint('wood.walnut').base, 'M17 20Q28 16 40 16Q28 19 24 23Q20 22 17 20Z'),
            ]
          : [shape(inside.deep, 'M78 20Q79 9 52 6.5Q66 14 58 27.5Q74 25 78 20Z', 0.5)]),
        shape(rim.deep, 'M60 84Q66 80 70 84Q71 90 66 91Q60 90 60 84Z'),
        ...(chance(0.5) ? [shape(rim.deep, 'M22 28Q28 26 29 31Q27 36 23 34Z')] : []),
      ].join(''),
    }
  },
}

const crockery: Thing = {
  id: 'crockery',
  name: 'a stack of plates and bowls',
  grid: [150, 104],
  widthCm: 29,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance, between, shuffle }) {
    const glazes = shuffle(['clay.bone', 'paper.sky', 'enamel.cream', 'paper.white', 'paper.rose'] as const)
    const plates = [100, 90, 80, 70].map((y, at) => {
      const tone = paint(glazes[at] ?? 'clay.bone')
      return group(
        `translate(${short(between(-3, 3))} ${y})`,
        shape(tone.shade, 'M6 -13Q14 0 46 4H104Q136 0 144 -13Z'),
        shape(tone.base, 'M6 -13Q10 -4 40 0Q70 2 98 1Q92 -8 98 -13Z'),
        shape(tone.light, 'M5 -15Q75 -6 145 -15Q146 -10 141 -9Q75 -1 9 -9Q4 -10 5 -15Z'),
      )
    })
    const bowl = paint(pick(['enamel.teal', 'clay.clay', 'enamel.mustard', 'enamel.blue', 'clay.slate']))
    const small = paint(pick(['paper.white', 'enamel.cream', 'paper.rose']))
    return {
      outline:
        'M46 104Q14 100 8 88Q2 82 6 76Q0 70 6 65Q2 54 12 52L44 56Q36 46 32 28L40 26Q38 12 40 7Q60 0 108 7Q110 14 108 26L118 28Q114 46 106 56L138 52Q148 54 144 64Q150 70 144 76Q148 82 142 88Q136 100 104 104Z',
      art: [
        ...plates,
        oval(paint('clay.slate').deep, 75, 57, 40, 5, 0.3),
        shape(bowl.base, 'M32 25Q36 54 56 60H94Q114 54 118 25Q75 34 32 25Z'),
        shape(bowl.shade, 'M118 25Q114 54 94 60H70Q92 52 96 28.5Z'),
        shape(bowl.light, 'M37 34Q41 50 53 56Q46 44 46 35Z'),
        stroke(small.base, 3, 'M36 42Q75 51 114 41.5'),
        shape(bowl.deep, 'M32 25Q75 36 118 25Q119 21 75 16Q31 21 32 25Z'),
        shape(small.base, 'M40 8Q43 28 56 31Q76 33 94 31Q106 27 109 8Z'),
        shape(small.shade, 'M109 8Q106 27 94 31Q84 32 72 32Q90 27 92 10Z'),
        oval(small.light, 74.5, 9, 35, 8),
        oval(small.shade, 75, 10, 31, 6),
        shape(small.deep, 'M106 10Q104 5 84 4.2Q96 9 88 15Q104 14 106 10Z', 0.5),
        ...(chance(0.6) ? [shape(bowl.deep, 'M52 14.5L56 10L60 15.8Q57 20 54 18Z')] : []),
      ].join(''),
    }
  },
}

const jug: Thing = {
  id: 'jug',
  name: 'a jug',
  grid: [98, 122],
  widthCm: 19,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'home', 'garden'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['clay.bone', 'enamel.blue', 'enamel.cream', 'clay.clay', 'paper.sky', 'enamel.teal']),
    )
    const deco = paint(pick(['enamel.blue', 'enamel.red', 'paper.white', 'enamel.mustard']))
    const stripes = [
      shape(deco.base, 'M11 66Q42 76 76 65L78 72Q42 83 9.3 73Z'),
      stroke(deco.base, 3, 'M10 82.5Q42 92 78 81'),
    ]
    const dots = [
      stroke(
        deco.base,
        8,
        'M26 66h.1M46 70h.1M66 67h.1M16 80h.1M36 86h.1M57 86h.1M27 100h.1M47 104h.1M68 98h.1M47 53h.1M31 48h.1',
      ),
    ]
    return {
      outline:
        'M18 120Q6 106 7 86Q8 60 22 42Q20 26 3 13Q10 2 40 2Q68 2 70 14V24Q98 22 96 48Q94 74 78 86Q78 110 70 120Q44 124 18 120Z',
      art: [
        stroke(body.shade, 9, 'M66 31Q92 26 90 49Q88 68 72 76'),
        stroke(body.base, 4, 'M68 28Q90 25 88.5 46'),
        shape(
          body.base,
          'M18 120Q5 106 7 84Q9 60 22 42Q20 24 3 13Q36 20 70 14Q66 30 67 42Q80 60 81 84Q82 108 70 120Q44 124 18 120Z',
        ),
        ...(chance(0.5) ? stripes : dots),
        shape(
          body.shade,
          'M70 120Q82 108 81 84Q80 60 67 42Q66 30 70 14Q60 17 52 17.5Q52 36 58 46Q70 70 62 96Q56 114 42 122Q58 122.5 70 120Z',
          0.85,
        ),
        shape(
          body.light,
          'M14 88Q14 66 27 47Q28 34 22 21L30 21Q34 34 33 47Q24 66 23 84Q22 100 25 108Q15 100 14 88Z',
        ),
        shape(body.light, 'M3 13Q10 2 40 2Q68 2 71 13Q64 22 40 21Q18 21 3 13Z'),
        shape(body.deep, 'M9 13Q18 6 40 6Q62 6 65 13Q58 18 40 17.5Q20 17 9 13Z'),
        shape(body.shade, 'M9 13Q18 6 40 6Q26 9 22 16Q14 15 9 13Z'),
        ...(chance(0.5)
          ? [stroke(body.deep, 1.5, 'M50 20l3 8l-4 6l4 8')]
          : [shape(paint('clay.clay').base, 'M54 20L58 17L62 19.5Q59 25 56 24Z')]),
      ].join(''),
    }
  },
}

const thermos: Thing = {
  id: 'thermos',
  name: 'a thermos flask',
  grid: [62, 160],
  widthCm: 12,
  manners: ['stand'],
  stories: ['camp', 'travel', 'kitchen', 'tea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['enamel.red', 'enamel.blue', 'leaf.moss', 'enamel.mustard', 'cloth.plum']))
    const cup = paint(pick(['enamel.cream', 'enamel.red', 'clay.bone', 'enamel.teal']))
    const tin = paint('brass.tin')
    const check = paint(pick(['paper.white', 'cloth.indigo', 'enamel.cream']))
    return {
      outline:
        'M4 150V64Q5 54 12 48L11 8Q12 2 30 2Q48 2 49 8V14Q62 12 61 27Q60 42 49 42V48Q57 54 58 64V150Q57 160 31 160Q5 160 4 150Z',
      art: [
        stroke(cup.shade, 5, 'M48 18Q58 15 58 27Q57 38 48 38'),
        shape(tin.base, 'M4 70Q4 54 14 47Q31 52 48 47Q58 54 58 70Z'),
        shape(tin.shade, 'M58 70Q58 54 48 47Q42 49 37 49.5Q44 56 44 70Z'),
        shape(tin.light, 'M9 68Q9 56 17 50L22 51Q16 57 16 68Z'),
        shape(cup.base, 'M11 7Q30 13 49 7L48.5 47Q30 54 11.5 47Z'),
        shape(cup.shade, 'M49 7L48.5 47Q42 49.5 34 50.5Q38 28 36 10Z'),
        shape(cup.light, 'M14 12L20 13L20.5 46L15 44Z'),
        oval(cup.light, 30, 7.5, 19, 5.5),
        shape(body.base, 'M4 68Q31 76 58 68V148Q58 156 31 156Q4 156 4 148Z'),
        shape(check.base, 'M4 82Q31 90 58 82V90Q31 98 4 90ZM4 118Q31 126 58 118V126Q31 134 4 126Z', 0.75),
        stroke(check.light, 1.5, 'M5 104Q31 112 57 104M5 140Q31 148 57 140M27 74V154'),
        shape(check.base, 'M13 71.5L20 73V155L13 153.5ZM38 73.5L45 72.5V154.5L38 155.5Z', 0.55),
        shape(body.shade, 'M58 68V148Q58 156 31 156Q44 148 44 120V72Q52 71 58 68Z', 0.7),
        shape(body.light, 'M8 76L12 77V146L8 143Z', 0.8),
        shape(tin.shade, 'M4 146Q31 155 58 146V151Q57 160 31 160Q5 160 4 151Z'),
        shape(tin.light, 'M4 146Q14 150 24 150.5V156Q8 155 4 151Z'),
        ...(chance(0.5) ? [shape(body.deep, 'M30 98Q38 94 41 101Q40 110 33 109Q27 106 30 98Z', 0.45)] : []),
      ].join(''),
    }
  },
}

const fryingPan: Thing = {
  id: 'frying-pan',
  name: 'a frying pan',
  grid: [100, 176],
  widthCm: 27,
  manners: ['hang'],
  stories: ['kitchen', 'camp'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const pan = paint(pick(['brass.iron', 'brass.copper', 'clay.slate', 'brass.iron']))
    const grip = paint(pick(['wood.walnut', 'wood.oak', 'brass.iron']))
    const rust = paint('clay.clay')
    return {
      outline: 'M41 84L42 10Q43 0 50 0Q58 0 59 10L59 84Q100 92 99 128Q98 175 49 176Q2 174 1 126Q1 92 41 84Z',
      art: [
        shape(pan.shade, 'M44 92L45 62H56L57 92Z'),
        shape(pan.light, 'M44 92L45 62H48L47.5 92Z'),
        shape(grip.base, 'M44 70Q40 40 42 10Q43 0 50 0Q58 0 59 10Q61 40 57 70Q50 73 44 70Z'),
        shape(grip.shade, 'M50 0Q58 0 59 10Q61 40 57 70L51 71.5Q54 30 50 0Z'),
        shape(grip.light, 'M44 12Q44 40 46.5 66Q42 40 44 12Z'),
        oval(grip.deep, 50.5, 10, 3.5, 5),
        shape(pan.base, 'M50 83Q99 84 99 129Q98 175 49 176Q2 174 1 127Q3 84 50 83Z'),
        shape(pan.light, 'M50 83Q99 84 99 129Q93 90 50 89Q10 92 8 130Q9 150 20 163Q2 150 1 127Q3 84 50 83Z'),
        shape(pan.deep, 'M50 91Q91 92 91 130Q90 167 50 168Q10 166 9 129Q11 92 50 91Z'),
        shape(pan.shade, 'M50 99Q86 99 90 134Q88 166 50 168Q18 166 16 132Q18 99 50 99Z'),
        shape(pan.base, 'M30 158Q60 164 80 134Q82 150 68 158Q48 167 30 158Z', 0.8),
        stroke(pan.light, 2, 'M37 93h.1M44 91.5h.1M57 91.5h.1M64 93h.1'),
        ...(chance(0.5)
          ? [shape(rust.shade, 'M26 118Q34 108 42 116Q50 122 42 130Q36 138 28 132Q22 126 26 118Z', 0.6)]
          : []),
        ...(chance(0.5)
          ? [
              stroke(paint('paper.white').shade, 1.5, 'M50 12Q62 24 68 40'),
              shape(paint('paper.kraft').light, 'M64 40L71 37L78 43L76 62L63 61Z'),
              stroke(paint('clay.brick').base, 2.5, 'M67 50H73M67 55H71'),
            ]
          : []),
      ].join(''),
    }
  },
}

const biscuitTin: Thing = {
  id: 'biscuit-tin',
  name: 'a biscuit tin',
  grid: [132, 92],
  widthCm: 24,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'home'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const tin = paint(pick(['enamel.blue', 'enamel.red', 'leaf.moss', 'cloth.plum', 'enamel.teal']))
    const gold = paint('brass.brass')
    const pale = paint('paper.white')
    const thread = paint(pick(['cloth.rust', 'paper.rose', 'cloth.sage']))
    const hill = paint(pick(['leaf.olive', 'cloth.sage', 'leaf.autumn']))
    const ajar = chance(0.5)
    return {
      outline: 'M6 80V36Q1 32 3 20Q10 2 66 2Q122 2 129 20Q131 32 126 36V80Q122 92 66 92Q10 92 6 80Z',
      art: [
        shape(tin.base, 'M6 30H126V80Q122 92 66 92Q10 92 6 80Z'),
        shape(tin.shade, 'M126 30V80Q122 92 66 92Q98 86 100 66V30Z'),
        shape(tin.light, 'M11 40L18 42V83L11 79Z'),
        shape(gold.base, 'M6 76Q16 87 66 87Q116 87 126 76V80Q122 92 66 92Q10 92 6 80Z'),
        shape(gold.shade, 'M126 76V80Q122 92 66 92Q98 90 102 84Q120 82 126 76Z'),
        shape(gold.base, 'M34 62Q36 42 66 42Q94 42 97 62Q94 82 66 83Q37 82 34 62Z'),
        shape(paint('paper.sky').light, 'M38 62Q41 46 66 46Q90 46 93 62Q90 78 66 79Q41 78 38 62Z'),
        shape(hill.base, 'M39 66Q52 56 66 65Q80 58 92.5 66Q86 78 66 79Q44 78 39 66Z'),
        shape(pale.base, 'M57 69V60H71V69Q64 71 57 69Z'),
        shape(paint('clay.brick').base, 'M55 61L64 53L73 61Z'),
        stroke(gold.light, 3, 'M24 52h.1M24 62h.1M24 72h.1M107 52h.1M107 62h.1M107 72h.1'),
        shape(tin.deep, 'M6 34Q20 46 66 46Q112 46 126 34V30H6Z', 0.6),
        ...(ajar
          ? [
              stroke(thread.base, 2.5, 'M98 38Q106 46 101 56Q97 66 104 74Q110 82 104 87'),
              shape(pale.light, 'M14 34L23 38L26 66L17 64Z'),
              stroke(pale.deep, 1.5, 'M18 44L22 45M18.5 50L21 50.5M19 56L23 57'),
            ]
          : []),
        group(
          ajar ? 'rotate(-2.5 66 24)' : 'rotate(0)',
          shape(gold.base, 'M3 20V31Q14 43 66 43Q118 43 129 31V20Z'),
          shape(gold.shade, 'M129 20V31Q118 43 66 43Q96 40 101 30V24Z'),
          shape(gold.light, 'M7 26L15 29V36L7 33Z'),
          oval(gold.light, 66, 20, 63, 18),
          oval(tin.base, 66, 20.5, 58, 15.5),
          shape(tin.light, 'M12 20Q20 8 52 6Q30 12 26 27Q14 25 12 20Z'),
          stroke(pale.base, 2.5, 'M44 22Q54 16 66 21Q78 26 90 19M66 21Q66 14 72 11M60 19Q56 26 60 30'),
          oval(paint('paper.rose').base, 73, 12, 5, 3.5),
          oval(paint('paper.rose').base, 60, 29, 5, 3.5),
        ),
      ].join(''),
    }
  },
}

const kitchenScale: Thing = {
  id: 'kitchen-scale',
  name: 'a kitchen scale',
  grid: [120, 136],
  widthCm: 26,
  manners: ['stand'],
  stories: ['kitchen', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance, between }) {
    const body = paint(pick(['enamel.teal', 'enamel.cream', 'enamel.red', 'paper.sky', 'enamel.mustard']))
    const tin = paint('brass.tin')
    const face = paint('paper.white')
    const fruit = paint(pick(['leaf.autumn', 'enamel.red', 'enamel.mustard']))
    const turn = short(between(-120, 120))
    const full = chance(0.65)
    return {
      outline: `M12 136Q8 130 12 124Q28 98 36 60L50 56V44Q10 42 4 24Q4 20 12 19${full ? 'Q28 8 40 8Q48 0 60 3Q76 0 84 8L108 19' : 'Q60 12 108 19'}Q116 20 116 24Q110 42 70 44V56L84 60Q92 98 108 124Q112 130 108 136Z`,
      art: [
        ...(full
          ? [
              oval(fruit.shade, 82, 20, 15, 13),
              oval(fruit.base, 56, 16, 15, 14),
              oval(fruit.light, 51, 11, 5, 4),
              oval(fruit.base, 36, 22, 13, 12),
              oval(fruit.light, 32, 17, 4, 3),
              stroke(paint('leaf.moss').deep, 2, 'M57 5Q57 2 60 1'),
            ]
          : []),
        shape(tin.deep, 'M50 42H71L72 62H49Z'),
        shape(tin.base, 'M3 22Q60 30 117 22Q112 46 60 46Q8 46 3 22Z'),
        shape(tin.shade, 'M117 22Q112 46 60 46Q88 42 94 25Z'),
        shape(tin.light, 'M3 19Q60 27 117 19Q119 25 114 26.5Q60 33 6 26.5Q1 25 3 19Z'),
        shape(body.base, 'M12 126Q30 96 35 64Q37 57 44 56H77Q84 57 86 64Q90 96 108 126Z'),
        shape(body.shade, 'M108 126Q90 96 86 64Q84 57 77 56H70Q78 90 88 126Z'),
        shape(body.light, 'M22 122Q36 92 40 66Q41 61 46 60Q44 92 32 122Z'),
        oval(body.deep, 61.5, 92, 27.5),
        oval(tin.light, 60, 91, 27.5),
        oval(face.base, 60.5, 91.5, 23.5),
        stroke(
          face.deep,
          2,
          'M60.5 71v4M74.9 77.1l-2.8 2.8M81 91.5h-4M74.9 105.9l-2.8 -2.8M60.5 112v-4M46.1 105.9l2.8 -2.8M40 91.5h4M46.1 77.1l2.8 2.8',
        ),
        group(`rotate(${turn} 60.5 91.5)`, stroke(paint('enamel.red').base, 3, 'M60.5 97V75')),
        oval(paint('brass.iron').base, 60.5, 91.5, 4),
        shape(body.deep, 'M11 125Q60 121 109 125Q113 131 109 136H11Q7 131 11 125Z'),
        shape(body.shade, 'M11 125Q60 121 109 125L109.5 128Q60 125 10.5 128Z'),
        ...(chance(0.5) ? [shape(body.deep, 'M92 112Q96 110 98 115Q98 120 94 119Z')] : []),
      ].join(''),
    }
  },
}

const toaster: Thing = {
  id: 'toaster',
  name: 'a toaster',
  grid: [140, 104],
  widthCm: 29,
  manners: ['stand'],
  stories: ['kitchen', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['brass.tin', 'enamel.cream', 'enamel.teal', 'enamel.red', 'paper.sky']))
    const black = paint('brass.iron')
    const crust = paint('wood.oak')
    const crumb = paint('wood.pine')
    const popped = chance(0.6)
    return {
      outline: `M8 104Q4 100 8 92L10 60Q10 28 ${popped ? '32 24L32 10Q32 2 42 2H86Q98 2 98 10V24' : '36 24H96'}Q122 26 124 50${popped ? 'H134Q140 54 138 61L124 62' : 'V66L134 66Q140 70 138 77L125 79'}L126 92Q130 100 126 104Z`,
      art: [
        shape(body.light, 'M18 38Q24 23 40 22H94Q110 23 117 38Z'),
        shape(black.deep, 'M34 30Q36 26 42 26H94Q100 27 102 31Q100 36 94 36H42Q35 35 34 30Z'),
        ...(popped
          ? [
              shape(crust.shade, 'M46 34V15Q43 2 56 3H90Q101 4 98 15V34Z'),
              shape(crust.base, 'M32 36V17Q28 5 41 4H78Q90 5 87 17V36Z'),
              shape(crumb.base, 'M36 36V18Q33 9 42 8H76Q85 9 83 18V36Z'),
              shape(crumb.light, 'M38 36V19Q36 11 43 10H58Q46 14 47 36Z'),
            ]
          : [stroke(black.shade, 2, 'M42 31H94')]),
        shape(body.base, 'M10 94V62Q10 36 34 34H100Q124 36 124 62V94Z'),
        shape(body.shade, 'M124 94V62Q124 36 100 34Q106 44 104 62V94Z'),
        shape(body.shade, 'M10 76Q60 82 124 74V94H10Z', 0.45),
        shape(body.light, 'M16 74V62Q16 42 36 39Q27 48 26 62V74Z'),
        shape(body.light, 'M34 48Q66 44 96 48L95 51Q66 47.5 35 51Z'),
        stroke(body.shade, 3, 'M40 60V72M52 61V73M64 61V73M76 61V73M88 60V72'),
        shape(black.shade, 'M121 46H125V84H121Z'),
        shape(
          black.base,
          `M122 ${popped ? 49 : 67}Q134 ${popped ? 47 : 65} 138 ${popped ? 52 : 70}Q140 ${popped ? 58 : 76} 134 ${popped ? 60 : 78}H122Z`,
        ),
        shape(black.base, 'M7 92Q68 89 127 92Q131 98 126 104H116L112 101H22L18 104H8Q3 98 7 92Z'),
        shape(black.light, 'M7 92Q40 90 70 90.5L70 93Q40 93 6.5 95Z', 0.6),
        oval(black.deep, 22, 85, 5),
        oval(black.light, 21, 84, 2),
        ...(chance(0.45)
          ? [
              group(
                'rotate(9 92 80)',
                shape(paint('enamel.mustard').light, 'M84 74Q94 72 101 75Q102 82 99 87Q92 88 85 86Z'),
                shape(paint('clay.clay').base, 'M89 79Q93 77 96 79Q96 83 93 84Q89 83 89 79Z'),
              ),
            ]
          : []),
      ].join(''),
    }
  },
}

export const kitchenThings: Thing[] = [
  kettle,
  teapot,
  coffeeGrinder,
  enamelMug,
  crockery,
  jug,
  thermos,
  fryingPan,
  biscuitTin,
  kitchenScale,
  toaster,
]
