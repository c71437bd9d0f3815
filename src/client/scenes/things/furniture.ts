import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const chair: Thing = {
  id: 'wooden-chair',
  name: 'a wooden chair',
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

const stool: Thing = {
  id: 'stool',
  name: 'a stool',
  grid: [92, 104],
  widthCm: 38,
  manners: ['stand'],
  stories: ['home', 'kitchen', 'tools', 'music'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'enamel.red', 'enamel.teal', 'enamel.mustard']))
    const legs = paint(pick(['wood.oak', 'wood.walnut', 'wood.pine']))
    const drip = paint(pick(['paper.sky', 'paper.white', 'enamel.blue']))
    return {
      outline:
        'M4 16Q6 2 46 2Q86 2 88 16Q88 26 80 30L91 100Q90 104 84 104Q80 104 79 100L75 76L50 78V96Q46 100 42 96V78L17 76L12 101Q10 104 6 104Q1 104 1 100L12 30Q4 26 4 16Z',
      art: [
        shape(legs.shade, 'M42 26H51L50 96Q46 99 43 96Z'),
        stroke(legs.shade, 4, 'M16 66L46 70L76 66'),
        shape(legs.base, 'M14 24H25L11 101Q10 104 6 104Q1 104 1.5 100Z'),
        shape(legs.light, 'M15 24H18L5 104Q1 103 1.5 100Z'),
        shape(legs.base, 'M68 24H78L91 100Q91 104 86.5 104Q82 104 81 100Z'),
        shape(legs.shade, 'M74 24H78L91 100Q91 104 86.5 104Z'),
        stroke(legs.base, 4.5, 'M10 78Q46 82 83 78'),
        stroke(legs.light, 1.6, 'M12 76.5Q30 79 46 79'),
        shape(wood.shade, 'M4 16Q4 28 20 30Q46 34 72 30Q88 28 88 16Z'),
        oval(wood.base, 46, 15.5, 42, 12.5),
        shape(wood.light, 'M8 15Q12 6 40 5Q58 5 66 7Q36 8 22 14Q14 20 10 20Q8 18 8 15Z'),
        stroke(wood.shade, 1.6, 'M30 8Q44 12 60 24M54 5Q66 10 74 20'),
        ...(chance(0.6)
          ? [
              shape(
                drip.base,
                'M58 18Q62 13 70 15Q80 16 82 22V32Q80 37 78 31V27Q74 26 73 30Q71 33 70 28Q60 24 58 18Z',
              ),
            ]
          : []),
        ...(chance(0.4) ? [shape(wood.deep, 'M18 17Q26 14 32 17Q26 20 18 17Z', 0.6)] : []),
      ].join(''),
    }
  },
}

const drawers: Thing = {
  id: 'chest-of-drawers',
  name: 'a small chest of drawers',
  grid: [136, 124],
  widthCm: 74,
  manners: ['stand'],
  stories: ['home', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['wood.oak', 'wood.walnut', 'wood.pine', 'enamel.teal', 'paper.sky', 'enamel.cream']),
    )
    const knob = paint(pick(['brass.brass', 'clay.bone', 'brass.iron']))
    const cloth = paint(pick(['cloth.rust', 'cloth.mustard', 'cloth.plum', 'paper.rose']))
    const open = chance(0.6)
    const front = (y: number) => [
      shape(body.light, `M14 ${y}h106v25h-106Z`),
      shape(body.base, `M16.5 ${y + 2.5}h103.5v22.5h-103.5Z`),
      shape(body.shade, `M114 ${y + 2.5}h6v22.5h-103v-3q62 1 92 -3q5 -6 5 -16.5Z`),
    ]
    const lost = chance(0.5)
    const row = open ? 71 : 64
    const knobs = `M36 34v0M98 34v0M36 ${row}v0M98 ${row}v0M36 94v0${lost ? '' : 'M98 94v0'}`
    return {
      outline:
        'M2 8L12 1H125L134 8Q136 14 130 17L129 110L126 124H116L113 114H23L19 124H10L7 110L6 17Q0 14 2 8Z',
      art: [
        shape(body.shade, 'M9 108L20 108Q22 116 19 124H11ZM117 108H128L125.5 124H117Z'),
        shape(body.base, 'M9 108L16 108Q18 116 15 124H11Z'),
        shape(body.shade, 'M6 15H130L129 113Q68 110 7 113Z'),
        shape(body.base, 'M6 15H116V112Q60 110 7 113Z'),
        shape(body.light, 'M6 15H10L10.5 112L7 113Z'),
        shape(body.deep, 'M13 20H121V110H13Z'),
        ...front(22),
        ...front(82),
        ...(open
          ? [
              shape(body.deep, 'M14 50H120V62H14Z'),
              shape(cloth.shade, 'M50 62Q52 50 62 52Q74 47 84 53L90 62Z'),
              shape(body.light, 'M11 56H123L124 84H10Z'),
              shape(body.base, 'M13 59H124V84H12Z'),
              shape(body.shade, 'M117 59H124V84H12V81Q84 82 112 78Q117 72 117 59Z'),
              shape(cloth.base, 'M54 54Q62 50 72 54L73 80Q74 84 78 87Q86 91 84 97Q80 102 68 99Q57 95 56 86Z'),
              shape(
                cloth.shade,
                'M67 53L72 54L73 80Q74 84 78 87Q86 91 84 97Q80 102 70 99.5Q76 95 70 88Q66 84 67 53Z',
              ),
              shape(
                cloth.light,
                'M55 61L72.5 62V66L55.5 65ZM55.5 69L72.5 70V74L56 73ZM80 88Q86 92 84 97Q82 99 79 99.5Q77 93 80 88Z',
              ),
            ]
          : front(52)),
        group('translate(1 1.5)', stroke(knob.shade, 9.4, knobs)),
        stroke(knob.base, 8.8, knobs),
        group('translate(-1.2 -1.4)', stroke(knob.light, 3, knobs)),
        ...(lost ? [stroke(body.deep, 3.6, 'M98 94v0')] : []),
        shape(body.shade, 'M2 9Q2 7 5 7H131Q134 7 134 10Q134 17 130 17H6Q2 17 2 12Z'),
        shape(body.light, 'M13 1Q68 0 124 1L134 9H2Z'),
        shape(body.base, 'M30 3L124 1L134 9V12Q70 10 12 12Z'),
        ...(chance(0.5)
          ? [
              shape(paint('paper.white').base, 'M104 17L111 16L118 34L110 38L103 34Z'),
              stroke(paint('enamel.red').base, 1.8, 'M107 29L112 28M108 33L113 32'),
            ]
          : []),
      ].join(''),
    }
  },
}

const armchair: Thing = {
  id: 'armchair',
  name: 'an armchair',
  grid: [150, 150],
  widthCm: 86,
  manners: ['stand'],
  stories: ['home', 'books'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const cover = paint(
      pick(['cloth.rust', 'cloth.mustard', 'cloth.sage', 'cloth.plum', 'enamel.teal', 'cloth.indigo']),
    )
    const patch = paint(pick(['cloth.oat', 'paper.rose', 'paper.sky', 'cloth.mustard']))
    const lace = paint('paper.white')
    const wood = paint('wood.walnut')
    return {
      outline:
        'M26 62Q18 28 30 12Q36 2 52 4Q75 -2 98 4Q114 2 120 12Q132 28 124 62Q146 60 148 78Q148 90 140 94L138 134L134 150H125L120 136H30L26 150H17L13 134L11 94Q1 90 2 76Q5 60 26 62Z',
      art: [
        shape(wood.base, 'M15 130H31L27 148Q22 151 18 148Z'),
        shape(wood.shade, 'M119 130H136L132 148Q128 151 124 148Z'),
        shape(cover.base, 'M28 96Q18 30 29 14Q36 3 52 5Q75 -1 98 5Q114 3 121 14Q132 30 122 96Z'),
        shape(cover.shade, 'M98 5Q114 3 121 14Q132 30 122 96H100Q112 40 98 5Z'),
        shape(cover.light, 'M30 50Q26 24 34 14Q40 7 50 8Q40 22 40 56Q32 58 30 50Z'),
        shape(cover.shade, 'M42 90Q38 52 46 26Q49 19 58 20Q75 16 92 20Q101 20 104 28Q112 54 107 90Z'),
        shape(cover.base, 'M44 90Q40 54 48 28Q51 22 58 22.5Q75 19 90 22.5Q96 50 94 90Z'),
        stroke(cover.deep, 3.6, 'M60 40v0M75 46v0M90 40v0M67 60v0M83 60v0'),
        stroke(cover.shade, 1.4, 'M60 40L67 60L75 46L83 60L90 40'),
        ...(chance(0.5)
          ? [
              shape(
                lace.base,
                'M50 3Q75 -2 100 3L101 22Q97 27 93 22Q89 29 84 23Q80 30 75 24Q70 30 66 23Q61 29 57 22Q53 27 50 22Z',
              ),
              stroke(lace.shade, 1.6, 'M52 14Q75 10 99 14'),
            ]
          : []),
        shape(cover.shade, 'M24 108H126V139Q75 142 24 139Z'),
        shape(cover.base, 'M24 108H112L108 139Q66 142 24 139Z'),
        shape(cover.shade, 'M26 92Q28 84 40 84H112Q124 86 124 94V106Q124 113 116 113H34Q26 112 26 105Z'),
        shape(cover.base, 'M26 91Q28 83 40 83H110Q120 84 120 91Q118 104 100 106Q50 109 27 104Z'),
        shape(cover.light, 'M34 88Q38 85 50 85H92Q70 88 52 94Q38 98 34 94Z'),
        shape(cover.base, 'M8 92Q-2 80 5 70Q14 60 26 66Q36 70 36 82L34 138Q24 141 13 138Z'),
        shape(cover.shade, 'M28 84Q36 78 36 86L34 138Q30 140 24 140Q30 112 28 84Z'),
        shape(
          cover.light,
          'M7 84Q4 74 12 69Q20 65 26 69Q16 71 14 80Q14 104 18 136Q14 138 13 136L11 92Q8 90 7 84Z',
        ),
        shape(cover.base, 'M142 92Q152 80 145 70Q136 60 124 66Q114 70 114 82L117 138Q126 141 137 138Z'),
        shape(cover.shade, 'M142 92Q152 80 145 70Q141 66 136 64Q142 74 134 84Q130 110 128 140L137 138Z'),
        shape(cover.light, 'M117 80Q118 70 128 67Q122 74 121 84Q120 98 121 116Q116 98 117 80Z'),
        ...(chance(0.7)
          ? [
              shape(patch.base, 'M14 104L29 102L31 118L16 120Z'),
              stroke(
                patch.deep,
                1.5,
                'M13 108h4M14 114h4M29 106h4M29 112h4M19 102v4M25 101v4M20 121v-4M27 120v-4',
              ),
            ]
          : []),
        ...(chance(0.4)
          ? [stroke(lace.shade, 1.8, 'M124 120Q130 118 129 124Q124 128 127 132Q131 134 132 129')]
          : []),
      ].join(''),
    }
  },
}

const bicycle: Thing = {
  id: 'bicycle',
  name: 'a bicycle',
  grid: [192, 116],
  widthCm: 175,
  manners: ['stand'],
  stories: ['sport', 'travel', 'tools'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const frame = paint(
      pick(['enamel.red', 'enamel.teal', 'enamel.blue', 'enamel.mustard', 'leaf.moss', 'cloth.plum']),
    )
    const tyre = paint('brass.iron')
    const steel = paint('brass.tin')
    const leather = paint('wood.oak')
    const wicker = paint('paper.kraft')
    const basket = chance(0.5)
    return {
      outline: `M1 76A40 40 0 1 1 1 76.1L6 76.1A35 35 0 1 0 6 76L1 76L39 74L67 40L65 24H50Q46 16 56 13Q74 9 84 18Q80 24 70 24L71 34L125 29L122 14L107 16V10Q124 2 136 10L${basket ? '172 14L167 38L139 38' : '147 18L146 30L136 32'}L132 42Q141 64 153 74L111 76A40 40 0 1 1 111 76.1L116 76.1A35 35 0 1 0 116 76L150 79Q136 68 128 47L97 84Q98 94 95 96L106 101L92 104L86 95L41 80Z`,
      art: [
        stroke(
          steel.base,
          1,
          'M41 40v72M5 76h72M16 51l50 50m0 -50l-50 50M151 40v72M115 76h72M126 51l50 50m0 -50l-50 50',
        ),
        stroke(tyre.base, 5, 'M4 76a37 37 0 1 1 0 0.1M114 76a37 37 0 1 1 0 0.1'),
        stroke(steel.light, 1.6, 'M9 70A33 33 0 0 1 35 43.5M119 70A33 33 0 0 1 145 43.5'),
        stroke(frame.shade, 3.6, 'M41 76L68 36M41 76L89 86'),
        stroke(frame.base, 5.5, 'M67 30L89 86L129 40M69 38L127 32'),
        stroke(frame.shade, 5.5, 'M89 86L129 40'),
        stroke(frame.base, 5, 'M125 18L131 44Q140 66 151 76'),
        stroke(frame.light, 1.6, 'M70 36L120 31M72 42L84 72M126 26L130 42'),
        stroke(frame.base, 4.5, 'M4 60Q14 34 46 35Q66 38 76 58M124 48Q144 32 172 42'),
        stroke(steel.shade, 3, 'M66 30L64 22M125 18L124 10Q116 8 110 12M124 10Q132 8 134 14'),
        stroke(leather.base, 5.5, 'M114 10.5L107 13'),
        shape(leather.shade, 'M48 19Q48 14 56 14Q70 11 82 17Q84 21 76 22Q66 21 60 25Q48 26 48 19Z'),
        shape(leather.base, 'M48 18Q48 14 56 14Q70 11 82 17Q74 18 64 19Q54 23 48 18Z'),
        shape(steel.shade, 'M89 77Q98 77 98 86Q98 95 89 95Q80 95 80 86Q80 77 89 77Z'),
        oval(tyre.deep, 89, 86, 3.5),
        stroke(steel.base, 3, 'M89 86L98 100'),
        stroke(tyre.base, 4, 'M92 101H104'),
        stroke(steel.shade, 1.5, 'M41 72L89 78M41 80L89 94'),
        oval(frame.shade, 41, 76, 4.5),
        oval(frame.shade, 151, 76, 4),
        ...(basket
          ? [
              shape(wicker.shade, 'M134 16H172L167 37Q152 40 139 37Z'),
              shape(wicker.base, 'M134 16H162L158 38Q148 39 139 37Z'),
              stroke(wicker.deep, 1.3, 'M136 23H170M138 30H168M144 18L146 37M153 18V38M162 18L160 37'),
              stroke(wicker.light, 3.5, 'M134 16Q152 14 172 16'),
            ]
          : [
              shape(steel.shade, 'M133 20Q142 16 145 22Q146 30 136 31Z'),
              oval(paint('enamel.cream').light, 142.5, 24.5, 3.2, 6),
            ]),
        ...(chance(0.5) ? [shape(paint('glass.amber').base, 'M3 66q-3 -6 2 -8l4 2l-2 8Z')] : []),
        ...(chance(0.4) ? [stroke(paint('cloth.oat').base, 3, 'M96 34L104 37M97 37L103 33')] : []),
      ].join(''),
    }
  },
}

const roundTable: Thing = {
  id: 'round-table',
  name: 'a small round table',
  grid: [124, 126],
  widthCm: 62,
  manners: ['stand'],
  stories: ['home', 'tea'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'wood.pine', 'enamel.teal']))
    const cloth = paint(pick(['paper.white', 'cloth.rust', 'paper.sky', 'cloth.mustard', 'paper.rose']))
    const trim = paint(pick(['enamel.red', 'cloth.indigo', 'leaf.moss']))
    const dressed = chance(0.45)
    return {
      outline: dressed
        ? 'M2 18Q4 3 62 3Q120 3 122 18L120 48Q112 56 106 50Q98 60 90 53Q80 62 72 54L71 90Q84 104 108 114Q114 120 110 124Q104 127 98 123L66 110V124H58V110L26 123Q20 127 14 124Q10 120 16 114Q40 104 53 90L52 54Q44 62 35 54Q26 60 18 50Q10 56 4 48Z'
        : 'M2 18Q4 3 62 3Q120 3 122 18Q122 28 106 31L74 36L68 50L71 72L71 90Q84 104 108 114Q114 120 110 124Q104 127 98 123L66 110V124H58V110L26 123Q20 127 14 124Q10 120 16 114Q40 104 53 90L53 72L56 50L50 36L18 31Q2 28 2 18Z',
      art: [
        shape(wood.shade, 'M58 92H66L67 122Q62 127 57 122Z'),
        shape(wood.base, 'M54 84L60 98Q44 116 26 123Q18 128 13 123Q12 117 20 112Q42 104 54 84Z'),
        shape(wood.light, 'M52 90Q40 106 20 114Q14 117 14 121Q12 117 20 112Q40 104 52 90Z'),
        shape(wood.shade, 'M70 84L64 98Q80 116 98 123Q106 128 111 123Q112 117 104 112Q82 104 70 84Z'),
        shape(
          wood.base,
          'M48 32H76L70 44Q67 50 68 56Q74 66 73 78Q72 92 62 98Q52 92 51 78Q50 66 56 56Q57 50 54 44Z',
        ),
        shape(wood.shade, 'M64 32H76L70 44Q67 50 68 56Q74 66 73 78Q72 92 62 98Q68 80 64 62Q62 48 64 32Z'),
        shape(wood.light, 'M55 70Q56 62 59 60Q57 70 59 82Q55 78 55 70Z'),
        stroke(wood.deep, 2, 'M55 57Q62 60 69 57'),
        shape(wood.shade, 'M2 17Q4 32 62 33Q120 32 122 17Z'),
        oval(wood.base, 62, 15.5, 60, 12.5),
        shape(wood.light, 'M6 15Q12 5 56 4.5Q78 5 92 7Q44 8 24 16Q14 21 8 19Z'),
        ...(dressed
          ? [
              shape(
                cloth.base,
                'M2 18Q4 3 62 3Q120 3 122 18L120 48Q112 56 106 50Q98 60 90 53Q80 62 71 54Q62 62 53 54Q44 62 35 54Q26 60 18 50Q10 56 4 48Z',
              ),
              shape(
                cloth.shade,
                'M122 18L120 48Q112 56 106 50Q98 60 90 53Q94 40 92 26Q114 24 122 18ZM54 29H68Q66 42 71 54Q62 62 53 54Q58 42 54 29ZM24 25Q16 36 18 50Q10 56 4 48L4 22Q10 24 24 25Z',
                0.55,
              ),
              shape(cloth.light, 'M6 17Q12 6 56 5Q74 5 86 7Q48 10 34 20Q14 24 6 17Z'),
              stroke(
                trim.base,
                2.2,
                'M4 43Q11 50 18 45Q26 54 35 48Q44 56 53 48.5Q62 56 71 48.5Q80 56 90 47Q98 54 106 44Q113 49 120 43',
              ),
            ]
          : [
              stroke(wood.shade, 1.4, 'M40 6Q60 14 92 25M70 5Q90 12 106 21'),
              ...(chance(0.7) ? [stroke(wood.light, 1.8, 'M66 17A13 4.5 0 1 1 66 16.9')] : []),
              ...(chance(0.4) ? [shape(wood.deep, 'M20 30q4 -3 9 1l-2 2q-5 1 -7 -3Z')] : []),
            ]),
      ].join(''),
    }
  },
}

const cardboardBox: Thing = {
  id: 'cardboard-box',
  name: 'a cardboard box',
  grid: [136, 124],
  widthCm: 54,
  manners: ['stand'],
  stories: ['home', 'books', 'toys', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const card = paint('paper.kraft')
    const first = paint(pick(['enamel.red', 'cloth.indigo', 'leaf.moss', 'cloth.plum']))
    const second = paint(pick(['cloth.mustard', 'paper.sky', 'enamel.teal']))
    const fur = paint(pick(['wood.pine', 'wood.oak', 'paper.rose']))
    const bear = () => [
      shape(
        fur.base,
        'M26 62Q20 34 32 28Q26 14 36 13Q44 12 45 20Q52 18 59 20Q61 12 69 14Q78 18 71 29Q82 40 74 62Z',
      ),
      shape(fur.shade, 'M74 62Q82 40 71 29Q78 18 69 14Q66 13 63 15Q70 20 66 28Q74 42 62 62Z'),
      shape(fur.light, 'M42 46Q44 38 51 38Q59 39 60 46Q57 52 51 52Q44 51 42 46Z'),
      stroke(fur.deep, 3.6, 'M41 34v0M60 34v0'),
      stroke(fur.deep, 2.6, 'M49.5 42h3M51 43v4'),
      shape(second.base, 'M84 62L82 10L98 8L100 62Z'),
      shape(first.base, 'M100 62L104 18L116 20L114 62Z'),
      stroke(second.light, 2.5, 'M86 18L96 17M86 23L96 22'),
    ]
    const lamp = () => [
      stroke(paint('brass.brass').base, 4, 'M92 62L84 34'),
      shape(second.shade, 'M66 36L74 6Q86 -2 96 4L112 30Q90 40 66 36Z'),
      shape(second.base, 'M66 36L74 6Q80 2 86 1Q92 18 94 36Q80 39 66 36Z'),
      shape(second.light, 'M70 34L76 8L80 6L78 35Z'),
      shape(first.base, 'M22 62L20 24L34 22L38 62Z'),
      shape(first.light, 'M22 30L33 29L34 33L22 34Z'),
      shape(fur.base, 'M38 62L40 30H52L54 62Z'),
      shape(fur.light, 'M40 36H52V40H40Z'),
    ]
    const rolls = () => [
      shape(paint('paper.white').base, 'M24 62L34 4Q40 0 46 4L52 62Z'),
      shape(paint('paper.white').shade, 'M34 4Q40 0 46 4Q46 9 40 9Q34 8 34 4ZM46 8L52 62H44Z'),
      shape(paint('paper.sky').base, 'M52 62L48 14Q55 9 62 14L66 62Z'),
      shape(paint('paper.sky').deep, 'M48 14Q55 9 62 14Q60 18 54 18Q49 17 48 14Z'),
      shape(first.base, 'M70 62Q66 30 84 26Q106 24 114 40Q118 50 116 62Z'),
      shape(first.shade, 'M100 28Q110 32 114 40Q118 50 116 62H104Q108 42 100 28Z'),
      stroke(first.light, 3, 'M76 40Q84 36 98 40Q106 44 112 42'),
      stroke(second.base, 4, 'M74 50Q84 44 96 50Q106 54 114 51'),
    ]
    const [contents, top] = pick<[() => string[], string]>([
      [bear, 'L27 50L28 30Q26 12 38 14L45 20H59Q64 10 73 16L72 30L82 40V10L98 7L101 22L104 17L117 20L116 48'],
      [lamp, 'L22 50L20 24L35 21L39 30H53L56 46L67 36L74 6Q86 -3 97 4L113 30L104 40L112 48'],
      [rolls, 'L26 50L34 3Q40 -1 47 4L48 13Q55 8 63 14L66 44Q70 28 84 26Q108 23 115 42L116 48'],
    ])
    return {
      outline: `M18 56${top}L119 56L136 66L132 80L120 76L117 120Q116 124 110 124L22 124Q18 124 18 120L16 78L4 86L0 72Z`,
      art: [
        shape(card.deep, 'M18 56L28 48H112L120 56V74H18Z'),
        shape(card.shade, 'M28 48H112L118 42Q116 36 112 38L24 37Q18 38 20 43Z'),
        ...contents(),
        shape(card.base, 'M17 57L120 56L117 120Q116.5 124 112 124H23Q19 124 19 120Z'),
        shape(card.shade, 'M120 56L117 120Q116.5 124 112 124H88Q100 110 100 57Z'),
        shape(card.light, 'M17 57L0 72Q2 80 4 86L19 75Z'),
        shape(card.base, 'M17 60L3 74L5 85L19 75Z'),
        shape(card.shade, 'M120 56L136 67L132 80L119 74Z'),
        shape(card.light, 'M17 57H62L60 72Q40 74 18 72Z'),
        shape(card.base, 'M64 57L120 56L119 70Q92 74 62 71Z'),
        shape(card.light, 'M64 57L100 56.5L99 60Q80 62 63.5 61Z'),
        shape(paint('paper.white').shade, 'M57 72H70V124H57Z', 0.55),
        ...(chance(0.5)
          ? [
              shape(paint('paper.white').base, 'M27 86Q38 83 50 85L51 104Q38 103 28 105Z'),
              stroke(paint('enamel.blue').base, 2.4, 'M32 91L45 90M32 97L40 96'),
            ]
          : [stroke(card.deep, 2.6, 'M32 108V90L28 95M32 90L36 95M44 108V90L40 95M44 90L48 95M28 112H49')]),
        ...(chance(0.5)
          ? [shape(card.deep, 'M82 108Q92 102 98 108Q104 116 96 118Q84 118 82 108Z', 0.35)]
          : []),
      ].join(''),
    }
  },
}

export const furnitureThings: Thing[] = [chair, stool, drawers, armchair, bicycle, roundTable, cardboardBox]
