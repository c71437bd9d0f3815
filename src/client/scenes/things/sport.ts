import type { Tones } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const skis: Thing = {
  id: 'skis',
  name: 'a pair of skis',
  grid: [64, 240],
  widthCm: 44,
  manners: ['lean'],
  stories: ['sport', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'enamel.red', 'enamel.blue', 'leaf.moss', 'wood.oak']))
    const band = paint(pick(['enamel.cream', 'enamel.mustard', 'paper.white']))
    const strap = paint('wood.walnut')
    const tin = paint('brass.tin')
    const ski = (tones: Tones, stripe: Tones) => [
      shape(tones.base, 'M2 34Q3 10 11 2Q19 10 21 34L19 120L21 226Q12 232 3 226L4 120Z'),
      shape(tones.shade, 'M11 2Q19 10 21 34L19 120L21 226Q18 229 14 229.5L14.5 120L16 34Q15 14 11 2Z'),
      shape(tones.light, 'M4 34Q5 16 10.5 7Q8 22 7.5 36L7.5 120L6.5 226L4.5 225L5.5 120Z'),
      shape(stripe.base, 'M3.2 44L20.7 44L20.5 51L3.2 51ZM3.4 55L20.4 55L20.3 58L3.4 58Z'),
      shape(strap.base, 'M1 124Q11 119 22 124L22.5 137Q11 132 0.5 137Z'),
      shape(strap.deep, 'M15 121.5Q19 122 22 124L22.5 137Q19 135 15 134.5Z'),
      shape(tin.base, 'M6 140L17 140L16.5 154L6.5 154Z'),
      shape(tin.light, 'M6 140L9.5 140L9.5 154L6.5 154Z'),
    ]
    return {
      outline:
        'M4 34Q5 10 13 2Q21 8 24 26Q28 8 36 4Q46 12 47 36L48 58L56 50L61 54L60 214L64 222L60 226L58 240L55 240L54 226L47 228L45 232L30 234L8 231L6 120Z',
      art: [
        stroke(tin.shade, 3.4, 'M57.5 60L56.5 238'),
        stroke(tin.light, 1.5, 'M56.8 80L55.8 216'),
        stroke(strap.base, 2, 'M58 54Q48 60 51 78Q54 84 57 72'),
        stroke(strap.shade, 6.5, 'M58 54L57.5 76'),
        stroke(strap.light, 2, 'M56.5 56V74'),
        oval(tin.shade, 57, 222, 7, 3.8),
        oval(wood.deep, 57, 221.5, 4.5, 2),
        group(
          'translate(25 3) rotate(1.5 11 230)',
          ...ski(
            { ...wood, base: wood.shade, light: wood.base, shade: wood.deep },
            { ...band, base: band.shade },
          ),
        ),
        group('translate(2 1) rotate(-1 11 230)', ...ski(wood, band)),
        stroke(strap.deep, 3.4, 'M3 186Q24 194 49 185'),
        stroke(strap.light, 2, 'M3 183Q24 191 49 182'),
        chance(0.5)
          ? group(
              'rotate(-4 13 84)',
              shape(paint('paper.sky').base, 'M7 78L20 78L20 93L7 93Z'),
              shape(paint('paper.white').base, 'M8 92L13 82L16 87L17 85L19.5 92Z'),
            )
          : shape(wood.deep, 'M12 84l7 2l-1 5l-5 -1Z', 0.6),
      ].join(''),
    }
  },
}

const snowshoes: Thing = {
  id: 'snowshoes',
  name: 'a pair of snowshoes',
  grid: [108, 170],
  widthCm: 48,
  manners: ['hang'],
  stories: ['sport', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const ash = paint(pick(['wood.pine', 'wood.oak', 'paper.kraft']))
    const lace = paint(pick(['enamel.cream', 'cloth.oat', 'clay.bone']))
    const strap = paint(pick(['enamel.red', 'wood.walnut', 'cloth.indigo', 'leaf.moss']))
    const bound = chance(0.6)
    const mesh =
      'M12 34L40 52M9 48L42 68M8 62L40 84M44 34L14 52M46 48L10 68M46 62L12 84M13 102L34 124M17 116L31 132M38 100L19 122M34 118L22 134'
    const shoe = (tones: Tones, net: Tones) => [
      shape(
        net.deep,
        'M27 12Q46 18 49 46Q49 76 38 104Q32 126 27 136Q20 126 15 104Q4 76 5 46Q8 18 27 12Z',
        0.28,
      ),
      stroke(net.base, 1.9, mesh),
      stroke(
        tones.shade,
        6,
        'M27 10Q48 16 50 46Q50 76 39 104Q31 128 28 160M27 10Q6 16 4 46Q4 76 15 104Q24 128 26 160',
      ),
      stroke(
        tones.base,
        4.5,
        'M26.5 9.5Q46 15 49 46Q49 76 38 104Q30 128 27.5 160M26.5 9.5Q5 16 3.5 46Q3.5 76 14.5 104Q23 128 25.5 160',
      ),
      stroke(tones.light, 1.6, 'M26 8.5Q5 14 2.5 46Q2.5 70 10 92M14 106Q21 128 24 156M30 11Q44 18 47 44'),
      stroke(tones.shade, 5.5, 'M9 33Q27 28 45 33M12.5 94Q27 90 40.5 94'),
      stroke(tones.base, 4, 'M8.5 32Q27 27 44.5 32M12 93Q27 89 40 93'),
      shape(strap.base, 'M15 66L39 66L38 76Q27 72 16 76Z'),
      shape(strap.light, 'M15 66L24 66L23 73.5L16 76Z'),
      stroke(strap.base, 3, 'M18 74Q16 86 27 88Q38 86 36 74'),
    ]
    return {
      outline:
        'M54 0Q68 2 78 16Q100 20 106 44Q108 74 102 112Q100 140 101 166L94 168Q88 140 78 120Q62 90 58 66L54 52L50 66Q46 92 34 120Q24 144 18 168L11 167Q10 140 6 108Q-2 76 2 46Q6 20 30 14Q42 2 54 0Z',
      art: [
        stroke(strap.shade, 2.6, 'M30 20Q44 2 54 2Q64 2 76 20'),
        group(
          'translate(52 8) rotate(-7 27 10)',
          ...shoe({ ...ash, base: ash.shade, light: ash.base, shade: ash.deep }, lace),
        ),
        group(
          'translate(1 6) rotate(5 27 10)',
          ...shoe(ash, lace),
          bound ? stroke(strap.base, 3, 'M41 76L51 79M40 81.5L50 84.5M39 87L48.5 90') : '',
        ),
      ].join(''),
    }
  },
}

const sled: Thing = {
  id: 'sled',
  name: 'a sled',
  grid: [88, 190],
  widthCm: 46,
  manners: ['lean', 'stand'],
  stories: ['sport', 'toys'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'enamel.red', 'enamel.blue', 'leaf.leaf']))
    const runner = paint('wood.walnut')
    const iron = paint('brass.tin')
    const rope = paint('paper.kraft')
    const mended = chance(0.5)
    return {
      outline:
        'M12 30Q8 4 20 3Q28 4 28 20L60 20Q60 4 68 3Q80 4 77 30L84 184Q84 190 78 189L72 184L16 184L10 189Q4 190 4 184Z',
      art: [
        stroke(iron.shade, 3, 'M8 186L13 34Q10 6 20 6'),
        stroke(iron.shade, 3, 'M81 186L76 34Q79 6 69 6'),
        shape(
          runner.base,
          'M8 186Q4 186 5 180L12 34Q9 8 19 4Q27 4 28 20L26 32Q22 12 18 16Q17 20 19 34L15 184Q13 188 8 186Z',
        ),
        shape(
          runner.shade,
          'M80 186Q85 186 84 180L77 34Q80 8 70 4Q62 4 60 20L63 32Q66 12 70 16Q72 20 70 34L73 184Q76 188 80 186Z',
        ),
        shape(runner.light, 'M7 180L13.5 36Q12 12 19 7Q15 14 16.5 36L11 182Z'),
        stroke(runner.shade, 7, 'M17 50H72M15 108H74M13 164H75'),
        stroke(runner.base, 5.5, 'M16 49H71M14 107H73M12 163H74'),
        shape(
          wood.base,
          'M17 40Q22 34 28 38L27 178Q20 182 14 177ZM31 36Q37 31 43 35L43 180Q36 184 30 180ZM46 35Q52 31 58 36L59 180Q52 184 46 180ZM61 38Q67 34 72 40L75 177Q69 182 62 178Z',
        ),
        shape(
          wood.shade,
          'M25 37Q27 37 28 38L27 178Q25 179.5 22.5 180ZM40 33.5Q42 34 43 35L43 180Q41 182 38.5 182ZM55 33.5Q57 34.5 58 36L59 180Q57 182 54.5 182ZM69 36.5Q71 38 72 40L75 177Q73 179.5 70.5 180Z',
        ),
        shape(
          wood.light,
          'M17 40Q19 37 21 37L18 179Q16 178.5 14 177ZM31 36Q33 34 35 33.5L34 181.5Q32 181 30 180ZM46 35Q48 33.5 49.5 33L49.5 181.5Q47.5 181 46 180Z',
        ),
        oval(iron.base, 23, 49, 1.8),
        oval(iron.base, 37, 49, 1.8),
        oval(iron.base, 52, 49, 1.8),
        oval(iron.base, 66, 49, 1.8),
        oval(iron.base, 21, 163, 1.8),
        oval(iron.base, 37, 163, 1.8),
        oval(iron.base, 53, 163, 1.8),
        oval(iron.base, 68, 163, 1.8),
        stroke(rope.shade, 3, 'M18 20Q22 66 46 74Q66 66 70 20'),
        stroke(rope.light, 2.2, 'M17.5 19Q21 65 45.5 73Q66 65 69.5 19'),
        mended
          ? shape(rope.base, 'M44 118L61 116L61.5 130L44.5 132Z') +
            oval(iron.deep, 48, 122, 1.3) +
            oval(iron.deep, 57, 127, 1.3)
          : group(
              'translate(36 122) rotate(-6)',
              shape(paint('paper.white').base, 'M-4 -14L0 -5L10 -5L2 1L5 11L-4 5L-13 11L-9 1L-17 -5L-7 -5Z'),
            ),
      ].join(''),
    }
  },
}

const skates: Thing = {
  id: 'ice-skates',
  name: 'a pair of ice skates',
  grid: [140, 136],
  widthCm: 44,
  manners: ['hang'],
  stories: ['sport', 'clothes'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const leather = paint(pick(['paper.white', 'enamel.cream', 'wood.oak', 'enamel.red', 'brass.iron']))
    const lace = paint(pick(['enamel.red', 'enamel.teal', 'cloth.mustard']))
    const steel = paint('brass.tin')
    const sole = paint('wood.walnut')
    const worn = chance(0.5)
    const skate = (tones: Tones) => [
      stroke(steel.shade, 4.5, 'M-1 76Q-8 84 1 86L62 86Q66 86 66 82M16 72L18 85M48 72L50 85'),
      stroke(steel.light, 2.2, 'M-2 77Q-7 83 1 84.5L60 84.5'),
      shape(tones.shade, 'M27 2Q42 -2 56 3L55 12L28 12Z'),
      shape(
        tones.base,
        'M25 4Q40 9 57 3Q54 26 58 44Q62 56 60 68L3 70Q-2 62 4 56Q10 52 18 49Q28 46 28 34Q28 18 25 4Z',
      ),
      shape(tones.shade, 'M57 3Q54 26 58 44Q62 56 60 68L34 69Q50 60 47 44Q44 26 46 6.5Q52 6 57 3Z'),
      shape(
        tones.light,
        'M27 6Q31 8 35 8Q34 22 35 34Q35 48 20 53Q8 56 6 63Q0 60 6 56Q12 53 19 51Q30 47 30 34Q30 18 27 6Z',
      ),
      stroke(lace.base, 2.6, 'M28 14L40 16M29.5 22L41 24M29.5 30L41 32M28 38L40 41M23 46L34 50'),
      shape(sole.base, 'M1 68L61 66L62 76L48 77L45 73L20 73L17 76L1 76Q-2 72 1 68Z'),
      shape(sole.light, 'M1 68L40 67L40 69L1 71Z'),
    ]
    return {
      outline:
        'M70 0L78 4L82 18L96 42L119 42Q114 62 122 88L123 112L132 116L130 124L62 126L66 120L54 116L4 107L4 96Q18 82 36 74L46 64Q46 48 48 36L60 30L66 14Z',
      art: [
        stroke(lace.shade, 2.4, 'M71 3Q80 20 98 46'),
        group('translate(62 38) rotate(3 40 0)', ...skate({ ...tones(leather) })),
        stroke(
          lace.base,
          2.4,
          'M69 4Q62 18 56 34M70 6Q60 0 60 9Q64 16 70 6Q80 0 80 9Q76 16 70 6M69 8L62 24M71 8L80 22',
        ),
        group(
          'translate(22 28) rotate(11 40 0)',
          ...skate(leather),
          worn
            ? shape(lace.shade, 'M44 44L55 42L58 55L47 57Z') +
                stroke(sole.deep, 1.2, 'M42 46h4M44 53h4M54 45h4M56 51h4M48 41v4M52 54v4')
            : '',
        ),
      ].join(''),
    }
  },
}

/** The same material, standing one step further from the light. */
function tones(of: Tones): Tones {
  return { base: of.shade, light: of.base, shade: of.deep, deep: of.deep }
}

const racket: Thing = {
  id: 'tennis-racket',
  name: 'a tennis racket',
  grid: [76, 200],
  widthCm: 27,
  manners: ['hang'],
  stories: ['sport'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const frame = paint(pick(['wood.pine', 'wood.oak', 'enamel.red', 'leaf.moss']))
    const band = paint(pick(['enamel.red', 'enamel.teal', 'cloth.mustard', 'enamel.blue']))
    const gut = paint(pick(['enamel.cream', 'paper.white']))
    const grip = paint(pick(['wood.walnut', 'clay.brick', 'brass.iron']))
    return {
      outline:
        'M38 0Q72 4 74 50Q74 84 52 104Q46 116 46 124L47 194Q47 200 38 200Q29 200 29 194L30 124Q30 116 24 104Q2 84 2 50Q4 4 38 0Z',
      art: [
        shape(gut.deep, 'M38 6Q66 10 68 50Q68 80 46 98Q38 101 30 98Q8 80 8 50Q10 10 38 6Z', 0.22),
        stroke(
          gut.base,
          1.5,
          'M16 22V80M23 13V90M30 9V96M38 7V98M46 9V96M53 13V90M60 22V80M18 20H58M11 29H65M9 38H67M8 47H68M8 56H68M10 65H66M13 74H63M19 83H57M27 92H49',
        ),
        chance(0.5) ? stroke(gut.light, 1.5, 'M46 56Q50 62 56 60M53 60Q58 68 54 72') : '',
        stroke(frame.shade, 7, 'M38 5Q69 9 70 50Q70 82 48 101Q38 105 28 101Q6 82 6 50Q7 9 38 5'),
        stroke(
          frame.base,
          5.5,
          'M37.5 4.5Q68 8.5 69 50Q69 81 47.5 100M28.5 100Q5.5 81 5.5 50Q6.5 8.5 37.5 4.5',
        ),
        stroke(frame.light, 2, 'M37 3Q5 7 4.5 49Q5 72 16 88M42 4Q62 10 66 34'),
        shape(frame.base, 'M21 96Q30 104 38 103Q46 104 55 96L58 99Q47 112 46 130L30 130Q29 112 18 99Z'),
        shape(frame.shade, 'M38 103Q46 104 55 96L58 99Q47 112 46 130L40 130Q42 114 38 103Z'),
        shape(frame.deep, 'M31 107Q38 110 45 107Q42 118 38 124Q34 118 31 107Z', 0.55),
        shape(band.base, 'M29.5 126H46.5V138H29.5ZM3 60L9 59L10 68L5 69ZM67 59L73 60L71 69L66 68Z'),
        shape(band.light, 'M29.5 126H34V138H29.5Z'),
        shape(grip.base, 'M30 138L46 138L47.5 192Q48 200 38 200Q28 200 28.5 192Z'),
        shape(grip.shade, 'M40 138L46 138L47.5 192Q48 200 38 200Q42 196 41 186Z'),
        stroke(grip.light, 1.6, 'M30 152L46 146M29.5 164L46.5 158M29.5 176L46.5 170M29 188L47 182'),
      ].join(''),
    }
  },
}

const fishingRod: Thing = {
  id: 'fishing-rod',
  name: 'a fishing rod with its creel',
  grid: [72, 240],
  widthCm: 42,
  manners: ['lean'],
  stories: ['camp', 'sport', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const cane = paint(pick(['wood.pine', 'wood.oak', 'leaf.olive']))
    const grip = paint(pick(['paper.kraft', 'clay.brick']))
    const brass = paint('brass.brass')
    const creel = paint(pick(['wood.pine', 'cloth.mustard', 'wood.oak']))
    const strap = paint(pick(['wood.walnut', 'leaf.moss', 'clay.brick']))
    const float = paint(pick(['enamel.red', 'enamel.teal']))
    const feathered = chance(0.5)
    return {
      outline:
        'M33 2L37 2L40 60L44 130Q58 140 58 170L64 172L72 182L70 234Q68 240 56 240L14 240Q2 240 2 230L0 184Q4 172 14 170L22 150L30 130Z',
      art: [
        stroke(strap.shade, 4.5, 'M10 186Q4 134 30 128Q56 126 62 186'),
        stroke(strap.base, 3.2, 'M9.5 184Q4 133.5 29 127.5Q44 126 52 140'),
        stroke(brass.light, 1.2, 'M35 4Q50 40 46 96Q44 120 42 140'),
        stroke(float.base, 6, 'M46.5 92V100'),
        stroke(paint('paper.white').base, 6, 'M46.2 98V102'),
        stroke(float.deep, 1.4, 'M47 86V90'),
        stroke(cane.shade, 3.4, 'M35 4L35.5 112'),
        stroke(cane.base, 2.6, 'M34.5 4L35 112'),
        stroke(cane.shade, 5, 'M35.5 76L36 136'),
        stroke(cane.light, 1.5, 'M34.5 20L34.5 130'),
        stroke(brass.base, 3.5, 'M34.5 30V34M35 56V60M35 84V88M35.5 110V114'),
        stroke(brass.shade, 1.6, 'M36 32q6 0 5 4q-2 2 -5 0M36 58q7 0 6 4q-2 2 -6 0M37 86q7 0 6 5q-3 2 -6 0'),
        stroke(grip.shade, 9, 'M36 126V232'),
        stroke(grip.base, 7.5, 'M35 126V232'),
        stroke(grip.light, 2.4, 'M33 126V160'),
        oval(brass.shade, 46, 147, 11.5),
        oval(brass.base, 45, 146, 11),
        oval(brass.light, 43, 144, 7),
        oval(brass.shade, 45, 146, 4.5),
        stroke(brass.shade, 3, 'M46 147L58 150M57 147V154'),

        shape(creel.base, 'M5 186Q2 214 5 232Q8 240 18 240L54 240Q66 240 67 232Q71 208 67 186Z'),
        stroke(
          creel.shade,
          2,
          'M10 203q5 3 10 0M26 203q5 3 10 0M42 203q5 3 10 0M8 221q5 3 10 0M24 221q5 3 10 0M40 221q5 3 10 0M16 212q5 3 10 0M32 212q5 3 10 0M48 212q5 3 10 0M14 231q5 3 10 0M32 231q5 3 10 0M48 230q5 3 9 0',
        ),
        shape(creel.deep, 'M67 186Q71 208 67 232Q66 240 54 240L24 240Q52 236 56 220Q58 204 56 186Z', 0.4),
        shape(creel.shade, 'M4 186Q36 198 68 186L68 191Q36 204 4 191Z'),
        shape(creel.base, 'M3 186Q5 174 20 172L52 172Q67 174 69 186Q36 198 3 186Z'),
        shape(creel.light, 'M6 184Q9 176 22 175L46 174.5Q26 178 20 187Q10 187 6 184Z'),
        shape(creel.deep, 'M46 179Q54 177 58 181Q56 185 48 184Q44 182 46 179Z'),
        shape(strap.base, 'M30 184L40 184L40 206Q35 210 30 206Z'),
        stroke(brass.base, 2.2, 'M28.5 198h13v6h-13Z'),
        feathered
          ? shape(float.base, 'M12 180Q6 172 8 164Q16 168 18 178Z') +
            shape(brass.light, 'M16 180Q16 168 24 164Q26 172 20 181Z')
          : '',
      ].join(''),
    }
  },
}

const oar: Thing = {
  id: 'oar',
  name: 'an oar',
  grid: [36, 250],
  widthCm: 26,
  manners: ['lean'],
  stories: ['sea', 'sport', 'camp'],
  weight: 'middling',
  isReadable: true,
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'wood.drift']))
    const tip = paint(pick(['enamel.red', 'enamel.blue', 'enamel.teal', 'enamel.mustard']))
    const white = paint('paper.white')
    const leather = paint('wood.walnut')
    return {
      outline:
        'M18 1Q32 2 34 20Q36 56 30 76Q23 88 22 100L23 244Q23 250 18 250Q13 250 13 244L14 100Q13 88 6 76Q0 56 2 20Q4 2 18 1Z',
      art: [
        shape(
          wood.base,
          'M18 1Q32 2 34 20Q36 56 30 76Q23 88 22 100L22.5 222L13.5 222L14 100Q13 88 6 76Q0 56 2 20Q4 2 18 1Z',
        ),
        shape(tip.base, 'M18 1Q32 2 34 20Q35 32 34.4 42L18 50L1.6 42Q1 32 2 20Q4 2 18 1Z'),
        shape(white.base, 'M34.4 42L18 50L1.6 42L2 49L18 57L34 49Z'),
        shape(
          wood.deep,
          'M18 2Q32 2 34 20Q36 56 30 76Q23 88 22 100L22.5 222L18.5 222L19 96Q27 80 28 60Q29 24 18 2Z',
          0.36,
        ),
        shape(white.light, 'M6 22Q7 8 15 5Q10 14 10 30Q9 56 13 76Q5 58 6 22Z', 0.6),
        stroke(wood.shade, 2, 'M18 10V92'),
        stroke(wood.light, 1.8, 'M15.5 104V150M15.5 176V220'),
        shape(leather.base, 'M12.5 152L23.5 152L24 172L12 172Z'),
        stroke(leather.light, 1.5, 'M13 157L23 154M13 163L23 160M13 169L23 166'),
        shape(leather.base, 'M13 220Q18 218 23 220L24 243Q24 250 18 250Q12 250 12 243Z'),
        shape(leather.light, 'M14.5 222L17 221.5L16.5 246Q14 246 14 242Z'),
        chance(0.6)
          ? stroke(paint('paper.kraft').light, 2.6, 'M13 112H23M13 116.5H23M13 121H23M13 125.5H23')
          : shape(wood.deep, 'M33 60L25 63L32 68Q33 64 33 60Z'),
        chance(0.5)
          ? stroke(white.base, 2, 'M14 24Q14 18 18 18Q22 18 22 24Q22 28 14 34H22')
          : stroke(white.base, 2, 'M15 20Q22 16 22 23Q22 26 18 26Q23 26 23 31Q22 36 14 33'),
      ].join(''),
    }
  },
}

const lifeRing: Thing = {
  id: 'life-ring',
  name: 'a life ring',
  grid: [124, 130],
  widthCm: 64,
  manners: ['hang'],
  stories: ['sea', 'sport'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const cloth = paint(pick(['paper.white', 'enamel.cream', 'clay.bone']))
    const band = paint(pick(['enamel.red', 'enamel.red', 'enamel.blue', 'enamel.mustard', 'enamel.teal']))
    const rope = paint(pick(['paper.kraft', 'cloth.oat']))
    return {
      outline: 'M62 0L70 9Q118 14 122 66Q120 122 62 128Q4 124 2 68Q4 16 54 9Z',
      art: [
        stroke(rope.shade, 3.4, 'M46 16Q56 0 62 2Q68 0 78 16'),
        // The ring is one path with a hole wound the other way round.
        shape(
          cloth.base,
          'M62 10Q116 13 119 68Q117 123 62 126Q8 123 5 69Q8 14 62 10ZM62 42Q36 44 35 69Q37 93 62 94Q87 93 89 68Q87 43 62 42Z',
        ),
        shape(cloth.shade, 'M112 40Q119 52 119 68Q117 123 62 126Q26 124 12 98Q44 118 78 104Q108 92 112 40Z'),
        shape(cloth.shade, 'M62 42Q36 44 35 69Q37 93 62 94Q50 84 48 70Q48 56 62 48Q74 50 84 58Q78 43 62 42Z'),
        shape(cloth.light, 'M14 60Q20 24 60 15Q80 15 92 24Q60 20 40 36Q26 48 22 66Q16 70 14 60Z'),
        shape(
          band.base,
          'M16 36Q24 22 38 15L50 44Q42 48 38 54ZM85 15Q102 23 110 40L86 56Q82 48 74 44ZM108 98Q100 113 84 121L73 93Q82 89 86 82ZM39 121Q22 114 14 98L38 81Q42 89 51 93Z',
        ),
        shape(
          band.shade,
          'M104 32L110 40L86 56L83.5 51Q98 46 104 32ZM108 98Q100 113 84 121L80 111Q96 106 102 94ZM39 121Q22 114 14 98L18 95Q28 108 43 111Z',
        ),
        shape(band.light, 'M20 36Q27 25 37 20L39 26Q29 31 25 40ZM84 18Q94 22 99 29L93 30Q90 26 86 24Z'),
        stroke(
          rope.shade,
          3.2,
          'M27 25Q-2 44 8 66Q-2 92 26 113Q42 132 62 122Q84 132 98 112Q126 92 116 68Q124 42 98 27',
        ),
        stroke(
          rope.light,
          2,
          'M26 24Q-3 43 7 65Q-3 91 25 112Q42 130.5 62 120.5Q84 130 97 111Q125 91 115 67Q123 41 97 26',
        ),
        chance(0.6)
          ? shape(band.light, 'M58 104L71 103L72 117L59 118Z') +
            stroke(cloth.deep, 1.3, 'M56 107h5M57 114h5M69 106h5M70 113h5M63 101v5M65 115v5')
          : stroke(cloth.deep, 1.5, 'M20 74Q26 70 24 64Q30 62 28 56'),
      ].join(''),
    }
  },
}

const football: Thing = {
  id: 'football',
  name: 'a football',
  grid: [100, 96],
  widthCm: 24,
  manners: ['stand'],
  stories: ['sport', 'toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const [skin, panel] = pick<readonly [Tones, Tones]>([
      [paint('paper.white'), paint('brass.iron')],
      [paint('enamel.cream'), paint('enamel.red')],
      [paint('clay.bone'), paint('enamel.teal')],
      [paint('wood.pine'), paint('wood.walnut')],
    ])
    return {
      outline: 'M50 2Q94 4 98 48Q96 92 52 96Q6 94 2 50Q4 4 50 2Z',
      art: [
        shape(skin.base, 'M50 2Q94 4 98 48Q96 92 52 96Q6 94 2 50Q4 4 50 2Z'),
        shape(skin.shade, 'M88 22Q97 33 98 48Q96 92 52 96Q22 94 9 74Q44 92 72 72Q92 54 88 22Z'),
        shape(skin.light, 'M9 42Q14 12 46 7Q30 16 22 30Q16 42 14 54Q8 52 9 42Z'),
        stroke(
          skin.deep,
          1.6,
          'M46 30L44 12M62 42L82 34M57 62L68 80M37 62L26 78M31 42L12 40M44 12L22 20M44 12L68 9M82 34L80 22M82 34L94 52M68 80L88 72M68 80L54 92M26 78L38 92M26 78L8 66M12 40L6 58',
        ),
        shape(panel.base, 'M46 29L63 41L57 62L37 63L30 42Z'),
        shape(panel.light, 'M46 29L52 33L36 45L38 60L37 63L30 42Z'),
        shape(panel.shade, 'M63 41L57 62L46 62.5Q56 54 58 37.5Z'),
        shape(panel.base, 'M36 4Q50 0 62 3L68 9L44 13L33 10ZM6 34L13 40L7 60Q2 56 2 48Q3 40 6 34Z'),
        shape(panel.shade, 'M80 20L86 18Q96 30 97 42L95 52L82 34ZM68 80L88 71L90 76Q80 90 66 94L54 92Z'),
        shape(panel.deep, 'M26 78L38 92L36 94Q20 90 10 74L8 66Z'),
        chance(0.6)
          ? shape(paint('paper.rose').base, 'M60 16L74 20L70 32L57 28Z') +
            stroke(
              skin.deep,
              1.3,
              'M57 19l5 1M56 25l4 1M70 23l5 1M69 29l4 1M63 14l-1 5M68 16l-1 5M61 27l-1 5M66 28l-1 5',
            )
          : '',
      ].join(''),
    }
  },
}

const rollerSkates: Thing = {
  id: 'roller-skates',
  name: 'a pair of roller skates',
  grid: [140, 118],
  widthCm: 40,
  manners: ['stand'],
  stories: ['sport', 'toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const leather = paint(pick(['enamel.red', 'enamel.blue', 'paper.white', 'enamel.mustard', 'enamel.teal']))
    const wheel = paint(pick(['cloth.mustard', 'enamel.red', 'paper.sky', 'clay.bone']))
    const lace = paint(pick(['paper.white', 'enamel.mustard']))
    const steel = paint('brass.tin')
    const star = chance(0.6)
    const skate = (skin: Tones, roll: Tones) => [
      shape(steel.deep, 'M8 80H68V86Q38 90 10 86Z'),
      shape(skin.deep, 'M31 4Q48 -2 64 4L62 14L34 14Z'),
      shape(
        skin.base,
        'M30 5Q48 12 65 4Q62 30 66 50Q70 62 68 76L5 78Q0 70 4 62Q12 55 22 53Q34 50 34 38Q34 20 30 5Z',
      ),
      shape(skin.shade, 'M65 4Q62 30 66 50Q70 62 68 76L40 77Q58 68 55 50Q50 30 52 8.5Q60 7.5 65 4Z'),
      shape(
        skin.light,
        'M32 8Q36 10 40 10.5Q40 26 40 38Q40 54 24 57Q10 60 7 70Q2 68 6 63Q13 57 23 55Q36 51 36 38Q36 22 32 8Z',
      ),
      stroke(lace.base, 3, 'M33.5 18L46 20M34.5 27L47 29M34.5 36L47 38M31 45L43 49M24 51L35 57'),
      shape(steel.base, 'M4 76L69 74L69 81L6 83Z'),
      shape(steel.light, 'M4 76L46 75L46 77.5L5 79Z'),
      shape(roll.deep, 'M2 72Q-3 74 -2 82Q0 86 5 84L8 78Z'),
      ...[18, 58].flatMap((x) => [
        oval(roll.deep, x + 5, 97, 12),
        oval(roll.base, x, 97.5, 12.5),
        oval(roll.light, x - 2, 95, 8),
        oval(roll.shade, x, 97.5, 6.5),
        oval(steel.light, x - 0.5, 97, 3),
      ]),
    ]
    return {
      outline:
        'M30 14Q48 4 66 12Q62 36 68 60L78 56Q96 50 96 38Q96 20 92 6Q110 -2 128 4Q124 30 129 50Q133 64 132 78L134 96Q134 110 120 110L82 110L76 106Q76 118 60 118L14 118Q2 116 4 100L0 86Q0 76 4 70Q12 64 22 62Q34 58 34 46Q34 30 30 14Z',
      art: [
        group('translate(63 0)', ...skate(tones(leather), { ...tones(wheel), light: wheel.shade })),
        group(
          'translate(2 8)',
          ...skate(leather, wheel),
          star
            ? shape(lace.base, 'M56 46L58.5 53L66 53L60 58L62 65L56 61L50 65L52 58L46 53L53.5 53Z')
            : stroke(lace.base, 3.5, 'M67 56Q56 64 42 60M68 63Q56 71 40 67'),
        ),
      ].join(''),
    }
  },
}

export const sportThings: Thing[] = [
  skis,
  snowshoes,
  sled,
  skates,
  racket,
  fishingRod,
  oar,
  lifeRing,
  football,
  rollerSkates,
]
