import type { HiddenSprite } from '#client/scenes/hidden/sprite.ts'
import { INK, LAMP, mix } from '#client/scenes/kit/palette.ts'
import { oval, shape, stroke } from '#client/scenes/kit/svg.ts'
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
  smile,
  tonesOf,
  whiteHair,
} from './person.ts'

/** Mends everything: on the blue chair that may be for sale, the tape measure round her neck. */
const marta: HiddenSprite = {
  id: 'marta',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const hair = whiteHair(paint)
    const chair = paint('enamel.blue')
    const blouse = paint('cloth.rust')
    const tape = paint('enamel.mustard')
    const needle = paint('enamel.red')
    const head: Head = { x: 60, top: 31, y: 59, chin: 87, rx: 22 }
    return [
      backdrop(paint('cloth.mustard').light),
      stroke(chair.base, 6, 'M31 46V118M89 46V118'),
      stroke(chair.shade, 2, 'M33 50V118M91 50V118'),
      shape(chair.base, 'M12 36Q14 30 22 34L26 120H15ZM98 34Q106 30 108 36L105 120H94Z'),
      shape(chair.shade, 'M104 33Q108 32 108 36L105 120H100Z'),
      shape(chair.base, 'M13 37Q60 14 107 37Q110 46 105 56Q60 38 15 56Q10 46 13 37Z'),
      shape(chair.light, 'M13 37Q60 14 104 35Q60 21 18 42Q15 46 15 52Q11 45 13 37Z'),
      stroke(hair.shade, 3, 'M54 26L44 34M70 26L78 34'),
      neck(skin, head),
      bust(blouse, 60, 94, 16, 104),
      shape(blouse.deep, 'M50 94L60 110L70 94L60 100Z'),
      shape(blouse.light, 'M47 92L50 94L59 110L50 112L43 97Z'),
      shape(blouse.base, 'M73 92L70 94L61 110L70 112L77 97Z'),
      stroke(tape.base, 5.5, 'M46 95Q38 108 41 122M74 95Q84 106 80 122'),
      stroke(tape.shade, 1.4, 'M39 104l3.4 1M38 110l3.4 .4M38.4 116h3M80 104l3 -1.4M81 110l3 -.4M80.6 116h3'),
      ears(skin, head),
      face(skin, head),
      cheeks(skin, head),
      eyes(head),
      brows(hair.shade, head),
      nose(skin, head, 0, 9),
      smile(skin, head, { half: 7 }),
      stroke(skin.shade, 1.5, 'M48 75q-2.4 3 -1 6M72 75q2.4 3 1 6'),
      shape(hair.shade, 'M82 60Q88 30 60 28Q76 36 79 46Z'),
      shape(hair.base, 'M37 60Q30 27 60 26Q90 27 83 60Q82 46 68 41Q58 37 52 34Q52 44 42 47Q38 52 37 60Z'),
      shape(hair.light, 'M38 52Q36 30 58 28Q46 34 43 45Q39 47 38 52Z'),
      shape(hair.shade, 'M83 60Q82 46 68 41Q58 37 52 34Q70 34 78 42Q84 48 83 60Z'),
      stroke(needle.shade, 3, 'M44 8L78 26'),
      oval(hair.base, 61, 17, 13.5, 12),
      shape(hair.shade, 'M74 14Q77 28 62 29Q52 29 50 24Q68 26 70 8Q73 10 74 14Z'),
      stroke(hair.shade, 1.6, 'M52 18Q56 9 64 11Q69 14 65 18'),
      stroke(needle.base, 3, 'M44 8L50 11M73 23.5L79 26.5'),
      oval(needle.base, 43, 7.5, 3.2),
    ].join('')
  },
}

/** Her wireless gets one station, and she will not say which. */
const ines: HiddenSprite = {
  id: 'ines',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'honey')
    const hair = darkHair(paint)
    const wood = paint('wood.oak')
    const dial = paint('brass.brass')
    const tin = paint('brass.tin')
    const phones = paint('enamel.red')
    const jumper = paint('cloth.oat')
    const stripe = paint('cloth.indigo')
    const head: Head = { x: 54, top: 29, y: 58, chin: 87, rx: 21 }
    return [
      backdrop(paint('enamel.teal').base),
      stroke(tin.shade, 2.4, 'M88 62L101 24'),
      stroke(tin.light, 2.4, 'M97 36L101 24'),
      oval(tin.light, 101, 23, 2.6),
      shape(wood.base, 'M70 64Q70 58 76 58H122V124H70Z'),
      shape(wood.light, 'M70 64Q70 58 76 58H122V62H78V80H70Z'),
      shape(mix(dial.base, LAMP, 0.75), 'M82 80a13 13 0 1 1 26 0a13 13 0 1 1 -26 0'),
      stroke(wood.deep, 2, 'M95 80L101 72M86 80h2M95 71v2M102 80h2'),
      oval(dial.shade, 95, 80, 3),
      stroke(wood.deep, 2, 'M84 102H108M84 108H108M84 114H108'),
      shape(hair.shade, 'M29 60Q26 22 54 21Q84 22 81 60L83 90Q74 94 66 90H42Q34 94 25 90Z'),
      neck(skin, head, 8),
      bust(jumper, 54, 95, 10, 98),
      stroke(stripe.base, 5, 'M20 109Q54 118 88 109M14 119.5Q54 128 94 119.5'),
      shape(jumper.base, 'M44 89Q54 95 64 89Q68 94 67 100Q54 108 41 100Q40 94 44 89Z'),
      shape(jumper.light, 'M44 89Q47 91 50 92Q46 97 47 103Q43 102 41 100Q40 94 44 89Z'),
      shape(jumper.shade, 'M58 92Q61 91 64 89Q68 94 67 100Q62 103.4 56 104.4Q60 98 58 92Z'),
      face(skin, head),
      cheeks(skin, head, -1),
      eyes(head, -1.5),
      brows(hair.base, head, { turn: -1.5, lift: 7 }),
      nose(skin, head, -1.5),
      smile(skin, head, { turn: -1, half: 5, wry: 3 }),
      shape(
        hair.base,
        'M54 21Q26 22 28 60L25 90Q34 92 37 84Q32 72 34 58Q40 56 47 47Q60 54 73 50Q77 60 75 72Q73 86 76 91Q80 92 83 90L81 60Q84 22 54 21Z',
      ),
      shape(hair.shade, 'M60 21.5Q84 24 81 60L83 90Q80 92 76 91Q73 86 75 72Q77 60 73 50Q77 34 60 21.5Z'),
      shape(hair.light, 'M32 52Q31 29 50 25Q40 33 39 48Q35 52 32 52Z'),
      stroke(phones.base, 5, 'M27 54Q26 15 54 15Q83 15 81 54'),
      stroke(phones.light, 1.8, 'M27 44Q30 15 54 14'),
      shape(phones.shade, 'M76 52Q88 48 90 62Q89 76 78 74Q74 63 76 52Z'),
      shape(hair.deep, 'M75 52Q80 52 80 63Q80 74 76 74Q72 63 75 52Z'),
      shape(phones.base, 'M32 52Q20 48 18 62Q19 76 30 74Q34 63 32 52Z'),
      shape(phones.light, 'M29 53Q21 52 20.5 62Q21 66 22 68Q22 57 29 53Z'),
      shape(hair.deep, 'M33 52Q28 52 28 63Q28 74 32 74Q36 63 33 52Z'),
    ].join('')
  },
}

/** Went out for one shade and came home with four lamps. */
const samir: HiddenSprite = {
  id: 'samir',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'bronze')
    const hair = darkHair(paint)
    const wall = paint('cloth.plum')
    const silk = paint('enamel.mustard')
    const stand = paint('brass.brass')
    const cardigan = paint('enamel.teal')
    const shirt = paint('paper.white')
    const head: Head = { x: 50, top: 30, y: 58, chin: 88, rx: 21 }
    return [
      backdrop(wall.shade),
      oval(mix(wall.base, LAMP, 0.22), 90, 48, 42),
      oval(mix(wall.base, LAMP, 0.42), 90, 50, 30),
      stroke(stand.shade, 5, 'M91 62V122'),
      stroke(stand.light, 1.6, 'M90 66V122'),
      shape(mix(silk.base, LAMP, 0.55), 'M80 28H100Q102 46 114 60Q92 67 68 60Q79 46 80 28Z'),
      shape(silk.base, 'M94 28H100Q102 46 114 60Q106 63 98 63.5Q98 46 94 28Z'),
      shape(LAMP, 'M83 30H88Q86 48 80 60Q76 60.5 72 59.5Q82 46 83 30Z'),
      stroke(silk.shade, 2.2, 'M69 61v5M75 62.6v5M81 63.6v5M87 64v5M93 64v5M99 63.6v5M105 62.6v5M112 61v5'),
      neck(skin, head),
      bust(cardigan, 50, 95, 8, 94),
      shape(shirt.base, 'M40 93Q50 98 60 93L66 104Q56 122 54 124H46Q36 112 35 104Z'),
      shape(shirt.shade, 'M55 96L60 93L66 104Q56 122 54 124H50Q56 110 55 96Z'),
      shape(cardigan.light, 'M39 93L46 124H40Q31 110 30 98Z'),
      shape(cardigan.base, 'M61 93L54 124H60Q70 110 70 98Z'),
      ears(skin, head),
      face(skin, head),
      cheeks(skin, head),
      shape(
        hair.base,
        'M28 58Q32 60 33 68Q40 71 50 69Q60 71 67 68Q68 60 72 58Q74 78 64 90Q57 97 50 97Q43 97 36 90Q26 78 28 58Z',
      ),
      shape(hair.shade, 'M72 58Q74 78 64 90Q57 97 50 97Q62 88 64 69L67 68Q68 60 72 58Z'),
      shape(hair.light, 'M29 66Q32 70 33 74Q35 84 40 91Q30 83 29 66Z', 0.7),
      shape(skin.base, 'M41 75Q50 71 59 75Q58 80 50 80Q42 80 41 75Z'),
      stroke(skin.lip, 2.2, 'M44 76Q50 79 57 75.5'),
      eyes(head, 1),
      brows(hair.base, head, { turn: 1, width: 3.4, lift: 7.5 }),
      nose(skin, head, 1),
      shape(
        hair.base,
        'M28 60Q21 34 34 27Q40 16 56 19Q74 17 76 34Q80 44 72 60Q72 48 66 42Q52 45 42 38Q34 44 31 50Q29 54 28 60Z',
      ),
      shape(hair.shade, 'M62 19Q74 19 76 34Q80 44 72 60Q72 48 66 42Q72 32 62 19Z'),
      shape(hair.light, 'M30 42Q31 31 38 28Q44 21 56 22Q44 26 41 34Q33 38 30 42Z'),
    ].join('')
  },
}

/** Had all the parts, and five of the same spanner. */
const tomasz: HiddenSprite = {
  id: 'tomasz',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'snow')
    const hair = tonesOf(mix(paint('leaf.autumn').base, paint('cloth.rust').base, 0.5))
    const iron = paint('brass.iron')
    const tin = paint('brass.tin')
    const cap = paint('enamel.cream')
    const band = paint('enamel.teal')
    const jersey = paint('enamel.red')
    const head: Head = { x: 60, top: 34, y: 62, chin: 90, rx: 20.5, jaw: 0.7 }
    const spokes = Array.from({ length: 16 }, (_, at) => {
      const turn = (at * Math.PI) / 8
      return `M60 54L${Math.round(60 + 41 * Math.cos(turn))} ${Math.round(54 + 41 * Math.sin(turn))}`
    })
    return [
      backdrop(paint('cloth.sage').light),
      stroke(iron.base, 6, 'M16 54a44 44 0 1 1 88 0a44 44 0 1 1 -88 0'),
      stroke(tin.base, 3, 'M20.5 54a39.5 39.5 0 1 1 79 0a39.5 39.5 0 1 1 -79 0'),
      stroke(iron.light, 2, 'M14.5 50Q17 17 50 10'),
      stroke(tin.shade, 1.4, spokes.join('')),
      neck(skin, head),
      bust(jersey, 60, 97, 18, 102),
      shape(jersey.light, 'M49 93Q60 101 71 93L73 100Q60 108 47 100Z'),
      shape(jersey.shade, 'M64 97Q68 96 71 93L73 100Q69 103 62 104Z'),
      stroke(band.light, 5.5, 'M24 115Q60 120 96 115'),
      stroke(jersey.deep, 1.8, 'M60 105V122'),
      ears(skin, head),
      face(skin, head),
      cheeks(skin, head, -1),
      shape(
        hair.base,
        'M39 62Q42 72 46 74Q52 71 58 72.5Q66 71 73 74Q78 72 81 62Q82 80 74 88Q67 95 60 95Q53 95 46 88Q38 80 39 62Z',
      ),
      shape(hair.shade, 'M81 62Q82 80 74 88Q67 95 60 95Q71 89 73 74Q78 72 81 62Z'),
      shape(skin.base, 'M51 79Q59 75 68 79Q66 84 59 84Q52 84 51 79Z'),
      stroke(skin.lip, 2.2, 'M53 80Q59 84 66 80'),
      eyes(head, -1.5),
      brows(hair.shade, head, { turn: -1.5 }),
      nose(skin, head, -1.5),
      stroke(hair.base, 1.5, 'M46 68v0M50 70v0M49 66.5v0M69 69v0M73 67v0'),
      shape(hair.base, 'M38 60Q36 50 40 44H46Q42 52 42 62ZM82 60Q84 50 80 44H74Q78 52 78 62Z'),
      shape(cap.base, 'M37 49Q35 20 60 19Q85 20 83 49Q60 40 37 49Z'),
      shape(cap.shade, 'M68 20.5Q85 24 83 49Q79 47 74 45.6Q78 30 68 20.5Z'),
      shape(band.base, 'M55 19.3Q60 18.6 66 19.6L67 44Q60 43 54 44Z'),
      shape(band.light, 'M55 19.3Q57 19 59 19L58 43.4L54 44Z'),
      shape(band.base, 'M36 51Q60 38 84 51Q86 45 83 42Q60 31 37 42Q34 45 36 51Z'),
      shape(band.shade, 'M84 51Q86 45 83 42Q77 39 71 37.5Q76 42 75 47Q80 48.5 84 51Z'),
      shape(INK, 'M38 50.5Q60 40 82 50.5Q60 45 38 50.5Z', 0.25),
      shape(band.light, 'M36 48Q36 44 39 43Q50 37.6 60 37Q46 41 36 48Z'),
    ].join('')
  },
}

export const menders: HiddenSprite[] = [marta, ines, samir, tomasz]
