import type { Tones } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, short, stroke } from '#client/scenes/kit/svg.ts'
import type { Hand, Thing } from '#client/scenes/kit/thing.ts'

const alarmClock: Thing = {
  id: 'alarm-clock',
  name: 'an alarm clock',
  grid: [110, 128],
  widthCm: 16,
  manners: ['stand'],
  stories: ['home', 'travel', 'toys'],
  weight: 'light',
  draw(hand) {
    const { paint, pick, chance } = hand
    const body = paint(pick(['enamel.red', 'enamel.teal', 'brass.copper', 'enamel.mustard', 'paper.sky']))
    const brass = paint(pick(['brass.brass', 'brass.tin']))
    const iron = paint('brass.iron')
    return {
      outline:
        'M20 128L24 114Q6 98 6 76Q6 54 20 40L12 38Q2 22 20 12Q36 4 44 16L48 12V4Q55 0 62 4V12L66 16Q74 4 90 12Q108 22 98 38L90 40Q104 54 104 76Q104 98 86 114L90 128H82L74 122Q55 128 36 122L28 128Z',
      art: [
        shape(iron.base, 'M22 110L33 118L28 127Q23 129 20 126Z'),
        shape(iron.shade, 'M88 110L77 118L82 127Q87 129 90 126Z'),
        stroke(iron.base, 4, 'M55 30V9'),
        shape(iron.base, 'M47 3Q55 0 63 3L62 10Q55 13 48 10Z'),
        stroke(iron.shade, 4, 'M30 34L36 42M80 34L74 42'),
        shape(brass.base, 'M12 38Q2 24 18 13Q36 5 45 19Q34 34 12 38Z'),
        shape(brass.light, 'M11 33Q6 23 19 15Q28 11 34 13Q18 18 15 35Z'),
        shape(brass.base, 'M98 38Q108 24 92 13Q74 5 65 19Q76 34 98 38Z'),
        shape(brass.shade, 'M98 38Q108 24 92 13Q90 12 87 11Q97 22 86 34Q92 37 98 38Z'),
        shape(brass.light, 'M68 18Q74 10 84 12Q76 16 75 24Z'),
        oval(body.base, 55, 76, 49, 48.5),
        shape(body.shade, 'M82 35Q104 48 104 76Q104 122 56 124.5Q40 124 32 119Q92 122 92 72Q92 50 82 35Z'),
        shape(body.light, 'M9 78Q8 46 40 31Q20 48 18 74Q17 92 24 104Q10 94 9 78Z'),
        ...dial(hand, 55, 76, 37, paint(pick(['paper.white', 'enamel.cream'])), body.deep),
        ...(chance(0.5) ? [stroke(paint('glass.clear').light, 2, 'M34 96L46 82L42 76L52 62')] : []),
      ].join(''),
    }
  },
}

/** A clock face with its hands at any time of day. */
function dial({ between, paint }: Hand, cx: number, cy: number, r: number, face: Tones, edge: string) {
  const iron = paint('brass.iron')
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    return `M${short(cx + Math.sin(angle) * r * 0.8)} ${short(cy - Math.cos(angle) * r * 0.8)}h.1`
  })
  const minutes = between(0, 720)
  return [
    oval(edge, cx + r * 0.02, cy + r * 0.02, r * 1.06),
    oval(face.base, cx, cy, r),
    shape(
      face.light,
      `M${short(cx - r * 0.9)} ${cy}Q${short(cx - r * 0.86)} ${short(cy - r * 0.86)} ${short(cx + r * 0.1)} ${short(cy - r * 0.92)}Q${short(cx - r * 0.6)} ${short(cy - r * 0.5)} ${short(cx - r * 0.9)} ${cy}Z`,
    ),
    stroke(iron.base, Number(short(r * 0.11)), marks.join('')),
    group(
      `rotate(${short(minutes / 2)} ${cx} ${cy})`,
      stroke(iron.base, Number(short(r * 0.15)), `M${cx} ${cy}V${short(cy - r * 0.45)}`),
    ),
    group(
      `rotate(${short((minutes % 60) * 6)} ${cx} ${cy})`,
      stroke(iron.base, Number(short(r * 0.1)), `M${cx} ${cy}V${short(cy - r * 0.68)}`),
    ),
    oval(paint('enamel.red').base, cx, cy, r * 0.11),
  ]
}

const mantelClock: Thing = {
  id: 'mantel-clock',
  name: 'a mantel clock',
  grid: [164, 96],
  widthCm: 42,
  manners: ['stand'],
  stories: ['home', 'books'],
  weight: 'middling',
  draw(hand) {
    const { paint, pick, chance } = hand
    const wood = paint(pick(['wood.oak', 'wood.walnut', 'clay.brick', 'wood.pine']))
    const inlay = paint('brass.brass')
    return {
      outline:
        'M8 96L8 92Q0 90 2 82Q4 78 8 78Q38 76 46 40Q52 2 82 2Q112 2 118 40Q126 76 156 78Q160 78 162 82Q164 90 156 92V96Z',
      art: [
        shape(wood.deep, 'M8 90H26V96H9ZM138 90H156L155 96H138Z'),
        shape(wood.base, 'M6 82Q38 76 46 40Q52 2 82 2Q112 2 118 40Q126 76 158 82Z'),
        shape(wood.shade, 'M158 82Q126 76 118 40Q112 2 86 2Q104 12 106 42Q110 72 124 82Z'),
        shape(wood.light, 'M12 80Q44 74 51 40Q56 8 78 5Q64 18 60 42Q54 70 30 80Z'),
        ...(chance(0.6)
          ? [shape(inlay.shade, 'M28 76Q44 68 47 56Q52 68 47 77ZM136 76Q120 68 117 56Q112 68 117 77Z', 0.8)]
          : [stroke(wood.deep, 1.5, 'M28 77Q48 68 54 44M136 77Q116 68 110 44')]),
        oval(inlay.shade, 83, 41, 31),
        oval(inlay.base, 82, 40, 31),
        shape(inlay.light, 'M52 42Q52 12 80 10Q60 18 57 46Q54 48 52 42Z'),
        ...dial(hand, 82, 40.5, 25, paint('paper.white'), inlay.deep),
        shape(wood.base, 'M3 81Q82 76 161 81Q165 89 158 92H6Q-1 88 3 81Z'),
        shape(wood.light, 'M3 81Q52 77.5 112 78.5V81.5Q52 81 3 84Z'),
        shape(wood.shade, 'M130 79.2Q148 80 161 81Q165 89 158 92H128Z'),
        oval(inlay.base, 82, 85.5, 3, 2.5),
        ...(chance(0.5)
          ? [
              stroke(paint('paper.white').shade, 1.5, 'M132 80Q138 70 144 74'),
              group(
                'rotate(14 146 78)',
                shape(paint('paper.white').base, 'M140 72L152 71V83L141 84Z'),
                stroke(paint('clay.brick').base, 2, 'M143 76H149M143 80H148'),
              ),
            ]
          : [shape(wood.deep, 'M20 81L26 79.5L25 85Q21 86 20 81Z')]),
      ].join(''),
    }
  },
}

const pictureFrame: Thing = {
  id: 'picture-frame',
  name: 'a picture in a frame',
  grid: [112, 140],
  widthCm: 36,
  manners: ['hang', 'stand'],
  stories: ['home', 'books', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const frame = paint(pick(['brass.brass', 'wood.walnut', 'wood.oak', 'enamel.cream', 'leaf.moss']))
    const mount = paint('paper.white')
    const sky = paint(pick(['paper.sky', 'paper.rose', 'cloth.mustard', 'cloth.indigo']))
    const motif = pick([
      [
        oval(paint('enamel.cream').base, 68, 55, 8),
        shape(paint('leaf.olive').base, 'M26 90Q44 66 60 84Q72 70 86 86V112H26Z'),
        shape(paint('leaf.moss').base, 'M26 100Q52 86 86 104V112H26Z'),
        shape(paint('leaf.moss').deep, 'M36 98L42 68L48 96Z'),
      ],
      [
        shape(paint('enamel.teal').base, 'M26 92Q56 86 86 92V112H26Z'),
        shape(
          paint('enamel.teal').light,
          'M30 100Q38 96 46 100Q38 103 30 100ZM58 104Q68 100 80 104Q68 107 58 104Z',
        ),
        shape(paint('clay.brick').base, 'M36 86Q56 92 78 84Q74 98 66 98H46Q38 96 36 86Z'),
        shape(mount.light, 'M54 50Q38 64 38 82H54Z'),
        shape(mount.shade, 'M58 54Q72 64 74 80L58 82Z'),
      ],
      [
        shape(paint('cloth.plum').base, 'M30 112Q30 92 50 88H64Q82 92 82 112Z'),
        shape(paint('cloth.plum').shade, 'M82 112Q82 92 64 88Q72 98 70 112Z'),
        shape(
          paint('clay.clay').light,
          'M44 64Q44 52 56 52Q68 52 68 66Q68 80 61 84L62 92Q56 96 51 92L51 84Q44 78 44 64Z',
        ),
        shape(
          paint('wood.walnut').base,
          'M42 72Q36 46 52 44Q52 36 60 38Q66 38 64 45Q76 50 70 72Q70 60 60 56Q48 58 42 72Z',
        ),
      ],
    ] as const)
    return {
      outline: 'M6 138Q0 70 5 16Q28 10 48 12Q46 2 56 0Q66 2 64 12Q88 10 107 15Q112 70 106 138Q56 142 6 138Z',
      art: [
        stroke(paint('brass.iron').base, 4, 'M51 14Q48 3 56 2.5Q64 3 61 14'),
        shape(frame.base, 'M6 138Q0 70 5 15Q56 9 107 15Q112 70 106 138Q56 142 6 138Z'),
        shape(frame.shade, 'M107 15Q112 70 106 138Q56 142 6 138L22 120H90V32Z'),
        shape(frame.light, 'M6 130Q2 70 7 18Q50 12 100 16L96 19Q50 17 12 22Q9 70 11 126Z'),
        shape(frame.deep, 'M18 28Q56 25 94 28Q96 76 93 125Q56 127 19 125Q16 76 18 28Z'),
        shape(mount.base, 'M20 30Q56 28 92 30Q93 76 91 123Q56 125 21 123Q19 76 20 30Z'),
        shape(sky.base, 'M27 40Q56 38 85 40Q86 76 85 112Q56 113 27 112Q26 76 27 40Z'),
        shape(sky.light, 'M27 40Q56 38 85 40V50Q50 48 27 74Z', 0.6),
        ...motif,
        shape(mount.deep, 'M20 30Q56 28 92 30V34Q56 32 24 34L24 123H21Q19 76 20 30Z', 0.35),
        stroke(frame.light, 3, 'M13 132h.1M100 22h.1'),
        stroke(frame.deep, 3, 'M99 131h.1M13 24h.1'),
        ...(chance(0.45)
          ? [stroke(paint('glass.clear').light, 1.8, 'M90 50L76 58L72 74L54 84M76 58L68 48')]
          : []),
        ...(chance(0.35)
          ? [
              shape(paint('enamel.mustard').light, 'M78 118L102 114L104 128L81 131Z'),
              stroke(paint('clay.brick').base, 2.5, 'M85 122L98 120M86 126.5L94 125.3'),
            ]
          : []),
      ].join(''),
    }
  },
}

const sewingMachine: Thing = {
  id: 'sewing-machine',
  name: 'a sewing machine',
  grid: [164, 124],
  widthCm: 44,
  manners: ['stand'],
  stories: ['home', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['brass.iron', 'enamel.teal', 'leaf.moss', 'clay.brick', 'brass.iron']))
    const gold = paint('brass.brass')
    const tin = paint('brass.tin')
    const wood = paint(pick(['wood.oak', 'wood.walnut', 'wood.pine']))
    const thread = paint(pick(['enamel.red', 'paper.sky', 'cloth.mustard']))
    const cloth = paint(pick(['paper.rose', 'cloth.sage', 'cloth.indigo', 'paper.white']))
    return {
      outline:
        'M2 124V100L14 92L20 88L22 66Q14 60 14 46L16 26Q20 18 34 18L96 20V6H114V20Q130 22 138 34Q144 22 152 26Q164 40 162 56Q160 72 150 74L140 70L138 92L162 100V124Z',
      art: [
        shape(tin.light, 'M98 20V12Q104 9 111 12V20Z'),
        shape(thread.base, 'M98 19Q96 12 98 5Q105 2 112 5Q114 12 112 19Q105 21 98 19Z'),
        shape(thread.shade, 'M106 3.5Q109 4 112 5Q114 12 112 19Q109 20 106 20Z'),
        stroke(thread.base, 1.5, 'M98 10Q60 2 34 20L30 84'),
        oval(body.shade, 150, 50, 12, 25),
        oval(tin.shade, 147, 50, 11, 24),
        oval(tin.light, 146, 49, 10, 22),
        oval(body.deep, 146, 50, 7, 16),
        stroke(tin.base, 4, 'M146 34V66'),
        oval(wood.base, 148, 50, 4, 5),
        stroke(tin.shade, 4, 'M30 66V84'),
        stroke(tin.base, 5, 'M24 88H37'),
        shape(
          body.base,
          'M14 46L16 28Q18 19 34 19H112Q142 22 142 56L138 92H98L104 62Q102 54 94 54H44L40 68Q30 72 20 67Q13 60 14 46Z',
        ),
        shape(
          body.shade,
          'M142 56L138 92H116Q122 70 122 56Q122 34 108 19H112Q142 22 142 56ZM44 54H94L95 49Q70 46 46 48Q40 56 38 69L40 68Z',
        ),
        shape(body.light, 'M17 46L19 30Q21 22 34 22H90Q60 26 34 28Q26 29 25 36L24 60Q17 56 17 46Z'),
        stroke(
          gold.base,
          2.5,
          'M50 37Q58 30 66 37Q74 44 82 37Q90 30 98 38M104 48Q116 54 112 68Q108 76 112 84',
        ),
        stroke(gold.light, 4.5, 'M58 40h.1M74 34h.1M90 39h.1M118 60h.1M106 72h.1'),
        shape(tin.base, 'M15 38L24 39L23 60Q16 56 15 48Z'),
        oval(gold.base, 19.5, 47, 3),
        shape(cloth.base, 'M4 92Q20 86 48 88L60 92Q50 98 40 96Q34 110 30 120Q14 118 4 122Q8 106 4 92Z'),
        shape(wood.base, 'M4 92H160L163 101H1Z'),
        shape(wood.light, 'M5 91H122V94.5H4Z'),
        shape(wood.base, 'M2 100H162V122Q82 126 2 122Z'),
        shape(wood.shade, 'M132 100H162V122Q146 123.5 130 124ZM2 100H162V103.5H2Z'),
        shape(cloth.base, 'M10 91Q24 88 50 90Q46 97 44 112Q28 108 10 116Q14 102 10 91Z'),
        shape(cloth.light, 'M10 91Q24 88 34 89Q22 94 22 111Q16 112 10 116Q14 102 10 91Z'),
        stroke(thread.base, 1.8, 'M30 91V96M30 99V103M30 106V109'),
        ...(chance(0.5)
          ? [
              shape(gold.base, 'M70 106Q90 104 108 106V116Q90 118 70 116Z'),
              stroke(gold.deep, 2, 'M77 111H101'),
            ]
          : [shape(wood.deep, 'M96 108Q106 106 114 109Q108 113 98 112Z', 0.6)]),
      ].join(''),
    }
  },
}

const flatIron: Thing = {
  id: 'flat-iron',
  name: 'a flat iron',
  grid: [128, 92],
  widthCm: 20,
  manners: ['stand'],
  stories: ['home', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const iron = paint(pick(['brass.iron', 'clay.slate', 'clay.brick', 'enamel.teal']))
    const plate = paint('brass.tin')
    const grip = paint(pick(['wood.oak', 'wood.walnut', 'enamel.red', 'wood.pine']))
    const brass = paint('brass.brass')
    return {
      outline:
        'M1 90Q0 84 6 80Q16 56 44 52Q34 28 28 22Q18 18 20 9Q24 1 36 2H108Q120 2 120 12Q118 22 108 22L106 52Q122 54 124 78Q129 84 126 91Z',
      art: [
        stroke(plate.shade, 7, 'M50 56Q46 30 34 14'),
        stroke(plate.light, 2.5, 'M47 54Q43 32 33 18'),
        stroke(plate.shade, 7, 'M102 56Q106 36 104 14'),
        shape(grip.base, 'M20 10Q24 1 36 2Q72 6 108 2Q120 3 120 12Q118 22 108 22Q72 18 32 23Q18 20 20 10Z'),
        shape(grip.shade, 'M120 12Q118 22 108 22Q72 18 32 23Q26 22 23 19Q72 12 120 9Z'),
        shape(grip.light, 'M24 9Q28 4 38 5Q60 8 84 6Q60 11 34 11Q27 13 24 9Z'),
        stroke(grip.deep, 2, 'M44 4.5Q41 12 44 21M98 4Q101 12 98 20.5'),
        shape(iron.base, 'M4 84Q14 54 52 51H106Q123 53 124 84Z'),
        shape(iron.shade, 'M124 84Q123 53 106 51H92Q104 60 104 84Z'),
        shape(iron.light, 'M10 79Q22 57 52 54H78Q40 60 28 79Q18 82 10 79Z'),
        shape(brass.base, 'M58 62Q66 58 74 62Q77 68 73 73Q66 76 59 73Q55 67 58 62Z'),
        shape(brass.light, 'M59 66Q60 61 67 61Q62 64 62 70Q59 69 59 66Z'),
        shape(plate.base, 'M6 79Q64 83 125 79Q129 86 126 92H2Q-1 86 6 79Z'),
        shape(plate.light, 'M6 79Q50 82.5 96 81.5V85Q50 86 2 85Q3 80 6 79Z'),
        shape(plate.shade, 'M104 81Q116 80 125 79Q129 86 126 92H102Z'),
        ...(chance(0.5)
          ? [
              shape(paint('clay.clay').base, 'M84 72Q94 66 98 74Q100 84 92 86Q82 84 84 72Z', 0.75),
              shape(paint('clay.clay').base, 'M38 84Q46 80 52 86Q46 91 38 90Z', 0.75),
            ]
          : [
              stroke(paint('paper.white').base, 1.5, 'M104 30Q116 36 113 46'),
              shape(paint('paper.kraft').light, 'M107 46L113 43L119 47L118 64L106 63Z'),
              stroke(paint('clay.brick').base, 2, 'M109 53H115M109 58H114'),
            ]),
      ].join(''),
    }
  },
}

const driedFlowers: Thing = {
  id: 'dried-flowers',
  name: 'a vase of dried flowers',
  grid: [108, 158],
  widthCm: 28,
  manners: ['stand'],
  stories: ['home', 'garden'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const vase = paint(
      pick(['clay.clay', 'enamel.teal', 'clay.bone', 'glass.blue', 'cloth.plum', 'enamel.mustard']),
    )
    const straw = paint('brass.brass')
    const stalk = paint('leaf.olive')
    const poppy = paint(pick(['clay.brick', 'cloth.rust', 'wood.drift']))
    const moon = paint('paper.white')
    const bloom = paint(pick(['paper.rose', 'leaf.autumn', 'cloth.plum']))
    return {
      outline:
        'M36 158Q22 142 24 122Q28 106 42 100L40 90Q28 80 16 66Q-2 64 1 48Q6 36 18 38Q14 16 26 4L38 16L42 30Q42 8 56 4Q70 8 70 28L76 14Q86 0 96 6Q98 22 90 34Q108 36 107 54Q104 68 92 70Q86 82 70 90L66 100Q82 106 86 122Q88 142 72 158Z',
      art: [
        stroke(
          stalk.shade,
          2.5,
          'M50 98Q40 70 28 26M52 98Q54 60 55 26M56 98Q66 60 86 22M46 98Q36 70 14 50M60 98Q74 72 94 52M57 98Q62 74 72 60',
        ),
        shape(stalk.base, 'M50 96Q22 92 14 70Q36 72 50 96ZM58 96Q84 96 94 76Q72 74 58 96Z'),
        shape(straw.base, 'M30 50Q12 26 25 4Q46 24 37 50Z'),
        stroke(straw.light, 2.5, 'M25 9Q25 26 32 46M20 18L26 25M35 21L28 27M21 30L28 36M39 34L31 39'),
        shape(straw.shade, 'M72 46Q74 16 94 4Q104 28 80 48Z'),
        stroke(straw.base, 2.5, 'M93 9Q88 28 77 43M98 20L89 26M83 17L89 22M95 32L84 36M77 28L83 32'),
        shape(poppy.base, 'M41 22Q42 9 55 8Q69 9 69 24Q67 38 55 39Q42 37 41 22Z'),
        shape(poppy.shade, 'M59 8.5Q69 11 69 24Q67 38 55 39Q63 28 59 8.5Z'),
        shape(poppy.deep, 'M42 10L47 5L51 9L55 4L59 9L64 5L68 10Q55 16 42 10Z'),
        shape(moon.base, 'M1 50Q2 36 14 37Q27 40 25 53Q22 66 11 65Q1 61 1 50Z'),
        shape(moon.light, 'M4 51Q5 40 13 40Q7 47 9 60Q4 57 4 51Z'),
        shape(moon.shade, 'M82 54Q84 37 96 39Q110 44 106 59Q101 71 90 68Q81 64 82 54Z'),
        shape(moon.base, 'M83 54Q86 40 95 41Q101 48 95 68Q83 66 83 54Z'),
        shape(bloom.base, 'M56 64Q50 52 60 49Q64 39 73 45Q85 42 84 54Q91 63 80 69Q73 79 65 72Q55 75 56 64Z'),
        shape(bloom.shade, 'M73 45Q85 42 84 54Q91 63 80 69Q73 79 65 72Q78 66 73 45Z'),
        oval(straw.base, 70, 59, 5, 4.5),
        shape(bloom.base, 'M24 72Q18 60 29 56Q35 47 43 55Q53 61 47 70Q43 82 34 78Q24 81 24 72Z'),
        shape(bloom.light, 'M27 70Q23 61 31 59Q35 53 40 57Q32 62 32 76Q27 76 27 70Z'),
        oval(straw.base, 37, 67, 4.5, 4),
        group(
          'translate(7.6 11.8) scale(0.86)',
          shape(
            vase.base,
            'M38 90Q54 94 70 90Q66 100 70 105Q88 112 88 132Q88 154 74 170H34Q20 152 20 132Q20 112 38 105Q42 100 38 90Z',
          ),
          shape(
            vase.shade,
            'M70 90Q66 100 70 105Q88 112 88 132Q88 154 74 170H52Q72 154 72 130Q71 112 60 104Q56 98 58 92.5Z',
          ),
          shape(
            vase.light,
            'M25 132Q25 116 40 109Q46 104 44 96L48 96Q50 106 44 111Q34 120 34 134Q34 146 38 156Q25 146 25 132Z',
          ),
          shape(vase.deep, 'M38 90Q54 85 70 90Q54 95 38 90Z'),
          ...(chance(0.5)
            ? [
                stroke(
                  moon.base,
                  2.5,
                  'M22 124Q54 136 86 124M22 140Q54 152 86 140M26 131L37 145L47 134L58 149L68 134L80 144',
                ),
              ]
            : [stroke(vase.deep, 1.8, 'M62 94L57 108L64 118L58 130M64 118L72 122')]),
        ),
      ].join(''),
    }
  },
}

const cuckooClock: Thing = {
  id: 'cuckoo-clock',
  name: 'a cuckoo clock',
  grid: [118, 190],
  widthCm: 30,
  manners: ['hang'],
  stories: ['home'],
  weight: 'light',
  draw(hand) {
    const { paint, pick, chance } = hand
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'clay.brick', 'wood.pine']))
    const roof = paint(pick(['leaf.moss', 'wood.walnut', 'enamel.teal', 'cloth.indigo']))
    const leaf = paint('leaf.leaf')
    const bird = paint(pick(['enamel.mustard', 'paper.sky', 'enamel.red']))
    const brass = paint('brass.brass')
    const iron = paint('brass.iron')
    const out = chance(0.6)
    return {
      outline:
        'M36 190Q28 184 36 158V128H16L14 62L2 56Q0 48 6 44L52 6Q59 -2 66 6L112 44Q118 48 116 56L104 62L102 128H84V142Q92 168 82 176Q74 172 78 142L76 128H66V140Q76 156 60 160Q44 156 54 140L52 128H42V158Q50 184 42 190Z',
      art: [
        stroke(brass.shade, 2, 'M38 124V160M80 124V146'),
        stroke(iron.base, 3, 'M60 122V146'),
        shape(brass.base, 'M48 148Q52 140 60 140Q70 141 72 150Q70 160 60 160Q50 160 48 148Z'),
        shape(brass.light, 'M51 149Q53 143 60 143Q55 147 55 156Q51 154 51 149Z'),
        shape(wood.shade, 'M38 158Q46 164 44 178Q42 188 38 190Q33 188 31 178Q30 164 38 158Z'),
        shape(wood.shade, 'M80 144Q88 150 86 164Q84 174 80 176Q75 174 73 164Q72 150 80 144Z'),
        stroke(
          wood.deep,
          1.8,
          'M33 168Q38 172 43 168M32 176Q38 180 44 176M75 154Q80 158 85 154M74 162Q80 166 86 162',
        ),
        shape(wood.base, 'M16 54L59 16L102 54V126Q59 130 16 126Z'),
        shape(wood.shade, 'M102 54V126Q94 127 84 127.5V38Z'),
        shape(wood.shade, 'M16 54L59 16L102 54V66L59 28L16 66Z'),
        shape(wood.light, 'M19 66L26 60V122L19 121Z'),
        shape(
          roof.base,
          'M2 56Q0 48 6 44L52 6Q59 0 66 6L112 44Q118 48 116 56Q110 60 104 54L59 18L14 54Q8 60 2 56Z',
        ),
        shape(roof.light, 'M4 53Q2 48 8 45L53 9Q58 5 62 7L10 51Q6 54 4 53Z'),
        shape(roof.shade, 'M66 6L112 44Q118 48 116 56Q110 60 104 54L62 20.5Q72 20 66 6Z'),
        shape(wood.deep, 'M48 58V46Q50 36 59 36Q68 37 70 46V58Z'),
        ...(out
          ? [
              shape(wood.light, 'M47 58V46Q47 40 51 37L40 42Q37 46 37 62Z'),
              shape(bird.base, 'M50 57Q49 44 58 42Q67 43 68 54Q64 60 50 57Z'),
              shape(bird.shade, 'M62 43.5Q67 46 68 54Q64 59 56 58Q64 52 62 43.5Z'),
              shape(brass.light, 'M50 46L43 49L51 52Z'),
              oval(iron.deep, 55, 47, 1.5),
            ]
          : [shape(wood.light, 'M50 58V47Q51 39 58 39V58ZM60 58V39Q67 39 68 47V58Z')]),
        stroke(brass.base, 3, 'M46 59.5H72'),
        ...dial(hand, 59, 92, 24, paint('enamel.cream'), wood.deep),
        shape(
          leaf.base,
          'M16 122Q4 112 10 98Q22 104 22 118ZM102 122Q114 112 108 98Q96 104 96 118ZM28 130Q20 122 10 126Q16 138 28 130ZM90 130Q98 122 108 126Q102 138 90 130Z',
        ),
        shape(leaf.base, 'M59 14Q44 14 40 4Q52 0 59 8Q66 0 78 4Q74 14 59 14Z'),
        shape(leaf.light, 'M58 11Q48 11 43 5Q52 4 58 11Z'),
        oval(paint('enamel.red').base, 59, 11, 3.5),
      ].join(''),
    }
  },
}

const footstool: Thing = {
  id: 'footstool',
  name: 'a footstool',
  grid: [150, 96],
  widthCm: 48,
  manners: ['stand'],
  stories: ['home', 'books', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const cloth = paint(
      pick(['cloth.rust', 'cloth.indigo', 'cloth.sage', 'cloth.plum', 'cloth.mustard', 'enamel.teal']),
    )
    const patch = paint(pick(['cloth.oat', 'paper.rose', 'cloth.mustard']))
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'wood.pine']))
    const brass = paint('brass.brass')
    return {
      outline:
        'M14 96L10 70Q0 60 3 40Q4 18 30 10Q75 -4 120 10Q146 18 147 40Q150 60 140 70L136 96H124L120 76H30L26 96Z',
      art: [
        shape(wood.deep, 'M38 70H50L48 88H42ZM100 70H112L108 88H102Z'),
        shape(wood.base, 'M10 66H32Q33 74 28 78Q30 86 26 96H16Q12 86 15 78Q9 74 10 66Z'),
        shape(wood.light, 'M12 68H18Q18 75 20 78Q17 86 19 95H16Q12 86 15 78Q10 74 12 68Z'),
        shape(wood.shade, 'M118 66H140Q141 74 135 78Q138 86 134 96H124Q120 86 122 78Q117 74 118 66Z'),
        shape(wood.base, 'M8 62Q75 70 142 62L139 75Q75 82 11 75Z'),
        shape(wood.shade, 'M142 62L139 75Q120 77.5 100 78.5V67Q124 65 142 62Z'),
        shape(cloth.base, 'M3 44Q2 18 30 9Q75 -5 120 9Q148 18 147 44Q150 60 140 66Q75 74 10 66Q0 60 3 44Z'),
        shape(
          cloth.shade,
          'M147 44Q150 60 140 66Q75 74 10 66Q4 63 3 54Q70 64 120 50Q140 40 134 15Q147 24 147 44Z',
        ),
        shape(cloth.light, 'M9 36Q14 18 36 12Q62 3 90 5Q50 12 32 22Q16 30 14 44Q8 44 9 36Z'),
        stroke(
          cloth.shade,
          2.5,
          'M46 25Q38 32 28 34M46 25Q50 36 58 42M75 23Q72 34 64 42M75 23Q79 34 88 42M106 25Q102 36 96 42M106 25Q114 32 124 34M46 25Q60 19 75 23Q91 19 106 25',
        ),
        oval(cloth.deep, 46, 25, 3.5, 2.8),
        oval(cloth.deep, 75, 22.5, 3.5, 2.8),
        oval(cloth.deep, 106, 25, 3.5, 2.8),
        stroke(
          brass.base,
          3.5,
          'M10 64h.1M20 65.5h.1M30 66.5h.1M41 67.5h.1M52 68h.1M63 68.5h.1M75 68.6h.1M87 68.5h.1M98 68h.1M109 67.5h.1M120 66.5h.1M130 65.5h.1M140 64h.1',
        ),
        ...(chance(0.6)
          ? [
              shape(patch.base, 'M22 42Q32 40 42 44L40 60Q30 61 20 57Z'),
              stroke(
                patch.deep,
                1.8,
                'M19 47L24 47.5M28 39L28 43.5M37 40L36.5 44.5M44 51L39 51M35 57.5L35 62M26 57L25 61',
              ),
            ]
          : [
              shape(cloth.deep, 'M100 50Q112 41 128 52Q114 60 100 50Z'),
              shape(patch.light, 'M105 50Q107 43 113 46Q120 43 122 51Q120 57 115 54Q108 57 105 50Z'),
            ]),
      ].join(''),
    }
  },
}

export const parlourThings: Thing[] = [
  alarmClock,
  mantelClock,
  pictureFrame,
  sewingMachine,
  flatIron,
  driedFlowers,
  cuckooClock,
  footstool,
]
