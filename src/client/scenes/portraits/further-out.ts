import type { HiddenSprite } from '#client/scenes/hidden/sprite.ts'
import { INK, mix } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import { leaf } from '#client/scenes/things/leaf.ts'
import {
  backdrop,
  brows,
  bust,
  cheeks,
  darkHair,
  ears,
  eyes,
  face,
  type Head,
  neck,
  nose,
  PORTRAIT_GRID,
  skinOf,
  tonesOf,
} from './person.ts'

/** At the window of the van, which looks at the sea. */
const pilar: HiddenSprite = {
  id: 'pilar',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'bronze')
    const hair = tonesOf(mix(paint('wood.walnut').base, paint('wood.walnut').deep, 0.6))
    const wall = paint('enamel.red')
    const frame = paint('enamel.cream')
    const sky = paint('glass.clear')
    const sea = paint('enamel.blue')
    const curtain = paint('enamel.mustard')
    const kerchief = paint('enamel.teal')
    const top = paint('paper.white')
    const wood = paint('wood.oak')
    const stripe = paint('cloth.rust')
    const head: Head = { x: 60, top: 31, y: 60, chin: 88, rx: 20.5 }
    return [
      backdrop(wall.base),
      shape(frame.shade, 'M0 100H120V106H0Z'),
      shape(frame.base, 'M10 46Q10 8 44 6H76Q110 8 110 46V78Q110 92 96 92H24Q10 92 10 78Z'),
      shape(frame.light, 'M10 46Q10 8 44 6H70V9Q14 9 13 48V78L10 80Z'),
      shape(sky.base, 'M16 48Q16 14 46 12H74Q104 14 104 48V76Q104 86 94 86H26Q16 86 16 76Z'),
      shape(sea.base, 'M16 54H104V76Q104 86 94 86H26Q16 86 16 76Z'),
      shape(top.light, 'M93 33Q92 44 86 51H93ZM95 30Q102 40 102 51H95Z'),
      shape(wood.base, 'M85 52.6H103Q102 58 98 58H90Q86 58 85 52.6Z'),
      stroke(sea.light, 2, 'M94 63H100M96 72H101M90 80H95'),
      shape(curtain.base, 'M16 48Q16 22 34 14.6Q36 50 27 86H26Q16 86 16 76Z'),
      shape(curtain.shade, 'M30 17Q32 15.4 34 14.6Q36 50 27 86H26Q24 86 22 85Q32 50 30 17Z'),
      shape(curtain.light, 'M16 48Q16 30 24 22Q24 50 18 81Q16 79 16 76Z'),
      shape(
        hair.shade,
        'M36 52Q26 54 28 64Q20 70 27 78Q22 88 32 92Q36 100 46 96L60 90L74 96Q84 100 88 92Q98 88 93 78Q100 70 92 64Q94 54 84 52Z',
      ),
      neck(skin, head, 8),
      bust(top, 60, 95, 18, 102),
      shape(skin.base, 'M49 93Q60 106 71 93L74 97Q60 114 46 97Z'),
      shape(skin.shade, 'M54 95Q64 104 71 93L74 97Q66 107 58 107Q60 100 54 95Z'),
      stroke(stripe.base, 4, 'M35 106Q42 112 60 113Q78 112 85 106M24 115Q40 121 60 121Q80 121 96 115'),
      face(skin, head),
      cheeks(skin, head, 1),
      eyes(head, 1.5),
      brows(hair.base, head, { turn: 1.5, lift: 7.5, width: 3 }),
      nose(skin, head, 1.5, 8.5),
      shape(skin.lip, 'M51 76Q61 79 71 75Q69 84 61 84Q53 84 51 76Z'),
      shape(top.light, 'M53 76.8Q61 79 69 76Q67 80 61 80Q55 80 53 76.8Z'),
      shape(
        hair.base,
        'M42 44Q33 50 36 58Q28 62 32 70Q26 77 33 82Q31 90 39 91Q44 86 41 80Q45 74 40 68Q43 60 40 56Q44 50 46 44Z',
      ),
      shape(
        hair.base,
        'M78 44Q87 50 84 58Q92 62 88 70Q94 77 87 82Q89 90 81 91Q76 86 79 80Q75 74 80 68Q77 60 80 56Q76 50 74 44Z',
      ),
      shape(hair.light, 'M40 48Q36 53 38 58Q32 63 35 69Q33 66 32 68Q27 62 36 58Q34 52 40 48Z'),
      shape(kerchief.base, 'M36 52Q34 20 60 19Q86 20 84 52Q76 40 60 39Q44 40 36 52Z'),
      shape(kerchief.shade, 'M68 20.6Q86 24 84 52Q80 45.6 74 42.4Q78 30 68 20.6Z'),
      shape(kerchief.light, 'M38 46Q38 25 57 22Q47 28 45 41Q41 43 38 46Z'),
      shape(kerchief.base, 'M62 24Q54 8 46 12Q46 22 60 26ZM62 24Q72 6 80 11Q79 21 64 26Z'),
      shape(kerchief.shade, 'M62 24Q72 12 80 11Q79 21 64 26Z'),
      oval(kerchief.shade, 62, 24, 4.6),
      oval(kerchief.base, 61.4, 23.4, 3.8),
      stroke(top.base, 2.4, 'M50 34v0M60 31v0M70 34v0M44 42v0M56 36v0M66 36.6v0M76 41v0'),
      stroke(paint('brass.brass').base, 2.2, 'M41 70a4 4 0 1 0 .1 0M79 70a4 4 0 1 0 .1 0'),
    ].join('')
  },
}

/** Knows what hides behind the tomatoes. */
const greta: HiddenSprite = {
  id: 'greta',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const hair = tonesOf(mix(paint('cloth.mustard').base, paint('cloth.oat').base, 0.45))
    const straw = paint('cloth.oat')
    const ribbon = paint('enamel.red')
    const green = paint('leaf.olive')
    const fruit = paint('enamel.red')
    const shirt = paint('enamel.blue')
    const braces = paint('wood.oak')
    const head: Head = { x: 52, top: 34, y: 62, chin: 90, rx: 21 }
    return [
      backdrop(paint('leaf.moss').base),
      group(
        'translate(-7 -2)',
        stroke(paint('wood.pine').base, 3, 'M98 46V122'),
        stroke(green.light, 2.4, 'M96 122Q102 100 96 84Q94 70 100 56'),
        leaf(green, 97, 88, 118, 74, 8),
        leaf(green, 97, 72, 82, 62, 7),
        leaf(green, 99, 60, 112, 46, 8),
        leaf(green, 98, 100, 120, 98, 8),
        oval(fruit.base, 103, 108, 9, 8.4),
        shape(fruit.light, 'M96 107Q97 101 103 101Q99 104 99 109Q97 110 96 107Z'),
        shape(fruit.shade, 'M109 102Q115 110 106 116Q102 117 98 115Q108 113 109 102Z'),
        oval(paint('enamel.mustard').base, 92, 96, 7, 6.6),
        shape(paint('enamel.mustard').light, 'M87 95Q88 91 92 91Q89 94 89 97Q87 98 87 95Z'),
        stroke(green.light, 2, 'M103 99l-4 1M103 99l4 1M92 90l-3 1M92 90l3 1'),
      ),
      neck(skin, head, 9),
      bust(shirt, 52, 97, 8, 94),
      shape(shirt.light, 'M41 95L52 107L42 113L35 100Z'),
      shape(shirt.shade, 'M63 95L52 107L62 113L69 100Z'),
      stroke(shirt.light, 1.4, 'M14 114H90M46 110V122M58 110V122M24 106V122M80 106V122'),
      stroke(braces.base, 6, 'M30 102L36 124M74 102L68 124'),
      ears(skin, head, 5),
      face(skin, head),
      cheeks(skin, head, -1),
      eyes(head, -1),
      brows(hair.shade, head, { turn: -1 }),
      nose(skin, head, -1, 8),
      shape(skin.lip, 'M42 78Q51 81.6 60 78Q58 86 51 86Q44 86 42 78Z'),
      shape(paint('paper.white').light, 'M44 78.8Q51 81.4 58 78.8Q56 82 51 82Q46 82 44 78.8Z'),
      stroke(skin.shade, 1.5, 'M38 69v0M42 71v0M40 73v0M60 71v0M64 69v0'),
      shape(hair.base, 'M30 66Q28 50 34 44H44Q40 56 33 60Z'),
      shape(hair.shade, 'M74 66Q76 50 70 44H60Q66 56 71 60Z'),
      shape(
        hair.base,
        'M27 66Q34 64 34 72Q35 78 32 81Q36 86 32 91Q36 97 31 102Q33 108 28 116Q20 110 23 103Q18 98 23 92Q19 86 23 81Q20 72 27 66Z',
      ),
      stroke(hair.shade, 2, 'M24 81Q28 84 32 81M23 92Q28 95 32 91M24 103Q28 105 31 102'),
      stroke(ribbon.base, 3.4, 'M24 106Q28 109 31 105'),
      shape(straw.shade, 'M10 44Q8 38 16 38Q52 30 88 38Q96 38 94 44Q86 54 52 52Q18 54 10 44Z'),
      shape(INK, 'M28 50Q52 46 76 50Q52 60 28 50Z', 0.22),
      shape(straw.base, 'M10 43Q8 37 16 37Q52 28 88 37Q96 37 94 43Q86 50 52 48Q18 50 10 43Z'),
      shape(straw.light, 'M11 42Q10 38 17 38Q32 34 48 33.4Q30 38 22 46Q13 44 11 42Z'),
      shape(straw.base, 'M30 38Q30 13 52 12Q74 13 74 38Q52 43 30 38Z'),
      shape(straw.shade, 'M60 13Q74 16 74 38Q68 39.6 62 40.2Q68 24 60 13Z'),
      shape(straw.light, 'M33 30Q34 16 47 14.4Q40 20 39 31Q35 33 33 30Z'),
      shape(ribbon.base, 'M30 38Q30 33 30.6 29Q52 35 73.4 29Q74 33 74 38Q52 43 30 38Z'),
      shape(ribbon.shade, 'M66.6 31.2Q70 30.4 73.4 29Q74 33 74 38Q68 39.6 63 40.2Q66 36 66.6 31.2Z'),
      shape(paint('paper.white').light, 'M38 36q-4 -6 1 -7q2 -5 5 -1q5 -1 4 4q3 4 -2 5q-4 3 -8 -1Z'),
      oval(paint('enamel.mustard').base, 43, 33, 2.4),
    ].join('')
  },
}

/** Eleven oars, two boats. */
const dario: HiddenSprite = {
  id: 'dario',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'chestnut')
    const hair = darkHair(paint)
    const oar = paint('wood.pine')
    const tip = paint('enamel.red')
    const oilskin = paint('enamel.mustard')
    const jumper = paint('cloth.indigo')
    const head: Head = { x: 50, top: 31, y: 60, chin: 90, rx: 21, jaw: 0.78 }
    return [
      backdrop(paint('paper.sky').base),
      shape(paint('enamel.blue').base, 'M0 84H120V124H0Z'),
      stroke(paint('glass.blue').light, 2.4, 'M4 94H14M98 92H112M106 102H118'),
      group(
        'rotate(5 94 60)',
        stroke(oar.base, 6, 'M94 56V126'),
        stroke(oar.light, 2, 'M92.4 60V126'),
        shape(oar.base, 'M84 26Q84 16 94 16Q104 16 104 26V50Q103 62 96 70H92Q85 62 84 50Z'),
        shape(oar.shade, 'M98 16.4Q104 18 104 26V50Q103 62 96 70H94Q99 60 99 48Z'),
        shape(tip.base, 'M84 34V26Q84 16 94 16Q104 16 104 26V34Q94 38 84 34Z'),
        shape(tip.shade, 'M98 16.4Q104 18 104 26V34Q101.6 35 99 35.6Z'),
        shape(tip.light, 'M86 32V26Q86 20 91 18.6Q88 24 89 33Z'),
        shape(oar.light, 'M86 38H89V50Q90 58 92 66Q86 60 86 50Z'),
      ),
      neck(skin, head, 11),
      bust(oilskin, 50, 96, 4, 96),
      shape(jumper.base, 'M37 90Q50 98 63 90L67 102L58 124H42L33 102Z'),
      shape(jumper.light, 'M37 90Q44 94.6 50 95L48 103Q40 103 34 99Z'),
      shape(jumper.shade, 'M57 94Q60 92.6 63 90L67 102L58 124H52Q60 108 57 94Z'),
      shape(oilskin.light, 'M36 94L44 124H36L24 104Q28 98 36 94Z'),
      shape(oilskin.base, 'M64 94L56 124H64L76 104Q72 98 64 94Z'),
      stroke(paint('brass.iron').base, 4, 'M34 118v0'),
      ears(skin, head),
      face(skin, head),
      shape(
        mix(skin.shade, INK, 0.3),
        'M29 62Q33 74 40 74Q45 71 50 72Q55 71 60 74Q67 74 71 62Q71 78 64 86Q57 91.6 50 91.6Q43 91.6 36 86Q29 78 29 62Z',
      ),
      shape(skin.base, 'M42 78Q50 74.6 58 78Q56 83 50 83Q44 83 42 78Z'),
      stroke(skin.lip, 2.3, 'M43 79Q49 82.6 57 77.6'),
      eyes(head, 1),
      brows(hair.base, head, { turn: 1, width: 3.4, lift: 7.4, slant: 0.5 }),
      nose(skin, head, 1, 9),
      shape(
        hair.base,
        'M29 60Q24 52 28 46Q21 40 28 34Q26 24 36 24Q40 15 49 19Q58 13 64 21Q74 20 74 30Q81 35 76 43Q79 52 71 60Q71 52 67 49Q63 51 60 45Q54 50 49 44Q44 50 39 45Q37 51 33 50Q30 54 29 60Z',
      ),
      shape(hair.shade, 'M64 21Q74 20 74 30Q81 35 76 43Q79 52 71 60Q71 52 67 49Q65 50 63 49Q74 36 64 21Z'),
      shape(hair.light, 'M28 42Q24 38 31 35Q29 28 37 28Q42 20 49 22Q44 27 42 32Q36 33 35 39Q30 39 28 42Z'),
    ].join('')
  },
}

/** First snow up to the sill. */
const hugo: HiddenSprite = {
  id: 'hugo',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const beard = tonesOf(mix(paint('wood.oak').base, paint('cloth.rust').base, 0.35))
    const rock = paint('clay.slate')
    const snow = paint('paper.white')
    const wool = paint('enamel.red')
    const band = paint('enamel.cream')
    const jumper = paint('leaf.moss')
    const rope = paint('enamel.mustard')
    const head: Head = { x: 60, top: 34, y: 61, chin: 88, rx: 22, jaw: 0.8 }
    return [
      backdrop(paint('glass.blue').base),
      shape(rock.base, 'M-6 104L24 40Q28 34 33 40L50 70L84 34Q89 28 94 35L128 96V124H-6Z'),
      shape(rock.shade, 'M89 31Q92 31 94 35L128 96V124H84L92 80L84 62Z'),
      shape(rock.shade, 'M29 37Q31 37 33 40L50 70L44 104L32 80L36 62Z'),
      shape(snow.light, 'M10 69L24 40Q28 34 33 40L43 58L37 56L33 63L26 56L21 68L16 62Z'),
      shape(snow.light, 'M72 47L84 34Q89 28 94 35L106 57L100 54L96 62L89 52L83 60L79 49Z'),
      shape(
        snow.shade,
        'M89 31Q92 31 94 35L106 57L100 54L96 62L89 52ZM29 37Q31 37 33 40L43 58L37 56L33 63L29 58Z',
      ),
      neck(skin, head, 12),
      bust(jumper, 60, 96, 12, 108),
      stroke(rope.shade, 8, 'M30 98Q44 108 52 124'),
      stroke(rope.base, 5, 'M29.4 99Q43 108 50.6 124'),
      stroke(rope.shade, 1.6, 'M33 99l-3 4M38 102l-3 4M43 106l-4 4M46.6 111l-4 3M50 116l-4.6 3'),
      face(skin, head),
      cheeks(skin, head),
      shape(
        beard.base,
        'M38 58Q42 64 44 71Q52 65 60 69Q68 65 76 71Q78 64 82 58Q90 72 85 84Q86 98 74 104Q66 113 60 113Q54 113 46 104Q34 98 35 84Q30 72 38 58Z',
      ),
      shape(
        beard.shade,
        'M82 58Q90 72 85 84Q86 98 74 104Q66 113 60 113Q72 100 73 86Q75 78 73.6 69.6L76 71Q78 64 82 58Z',
      ),
      shape(beard.light, 'M37 64Q40 68 41 74Q40 88 47 99Q37 94 38 84Q34 74 37 64Z'),
      stroke(beard.shade, 1.8, 'M50 92Q51 100 56 106M60 94V108M68 92Q68 98 65 104'),
      shape(skin.lip, 'M51 78Q60 82 69 78Q67 86 60 86Q53 86 51 78Z'),
      shape(snow.light, 'M53 79Q60 81.6 67 79Q65 82 60 82Q55 82 53 79Z'),
      shape(beard.base, 'M60 71Q53 68 46 76Q52 81 60 76Q68 81 74 76Q67 68 60 71Z'),
      shape(beard.shade, 'M60 71Q67 68 74 76Q68 81 60 76Z'),
      eyes(head),
      brows(beard.shade, head, { lift: 7.5, width: 3.6 }),
      shape(skin.blush, 'M60 62Q65 65 65 69Q63 73 59 72Q55 70 56 67Q59 66 60 62Z'),
      shape(wool.base, 'M36 46Q36 17 60 16Q84 17 84 46Q60 38 36 46Z'),
      shape(wool.shade, 'M68 17.6Q84 22 84 46Q79 44 74 43Q79 28 68 17.6Z'),
      shape(wool.light, 'M38.6 38Q41 22 54 19Q46 26 45 40Q40 42 38.6 38Z'),
      stroke(band.base, 2.6, 'M42 34L47 28L52 33L57 27L62 33L67 27L72 33L77 28L81 34'),
      shape(band.base, 'M34 54Q32 44 36 42Q60 33 84 42Q88 44 86 54Q60 43 34 54Z'),
      shape(band.shade, 'M76 39.4Q80 40.4 84 42Q88 44 86 54Q80 51.4 75 50Q78 44 76 39.4Z'),
      stroke(band.shade, 1.6, 'M42 42v7M48 40v7.4M54 39v7M60 38.6v7M66 39v7M72 40v7.4'),
      oval(band.base, 60, 13, 9.5, 8.5),
      shape(band.shade, 'M67 8Q72 16 64 20.6Q59 22 55 20Q66 18 64 6Q66 6.6 67 8Z'),
      stroke(band.shade, 1.5, 'M55 10l2 2M60 8v3M56 16l3 -1'),
    ].join('')
  },
}

export const furtherOut: HiddenSprite[] = [pilar, greta, dario, hugo]
