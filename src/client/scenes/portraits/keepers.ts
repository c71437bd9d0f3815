import type { HiddenSprite } from '#client/scenes/hidden/sprite.ts'
import { INK, LAMP, mix } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
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
  spectacles,
  tonesOf,
} from './person.ts'

/** Under one of the two umbrellas from the attic that are not his. */
const oskar: HiddenSprite = {
  id: 'oskar',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const hair = paint('wood.walnut')
    const silk = paint('enamel.blue')
    const pale = paint('enamel.cream')
    const cardigan = paint('cloth.rust')
    const shirt = paint('paper.white')
    const bow = paint('enamel.mustard')
    const head: Head = { x: 58, top: 32, y: 62, chin: 92, rx: 23, jaw: 0.8 }
    return [
      backdrop(paint('paper.kraft').light),
      group(
        'rotate(8 62 40)',
        stroke(hair.base, 4, 'M90 44V122'),
        shape(
          silk.shade,
          'M12 52Q16 8 62 4Q108 8 112 52Q106 45 95 52Q84 45 73 52Q62 45 51 52Q40 45 29 52Q18 45 12 52Z',
        ),
        shape(silk.base, 'M12 52Q16 8 62 4Q92 14 95 52Q84 45 73 52Q62 45 51 52Q40 45 29 52Q18 45 12 52Z'),
        shape(
          pale.base,
          'M29 52Q34 14 62 4Q54 18 51 52Q40 45 29 52ZM73 52Q70 18 62 4Q90 14 95 52Q84 45 73 52Z',
        ),
        shape(pale.shade, 'M86 47.5Q82 18 62 4Q90 14 95 52Q91 48.5 86 47.5Z'),
        shape(silk.light, 'M14 46Q20 12 56 5Q30 16 25 47.6Q18 46 14 46Z'),
      ),
      neck(skin, head, 11),
      bust(cardigan, 58, 97, 10, 106),
      shape(shirt.base, 'M46 95Q58 101 70 95L74 102L62 124H54L42 102Z'),
      shape(shirt.shade, 'M66 97L70 95L74 102L62 124H57Q66 112 66 97Z'),
      shape(cardigan.light, 'M45 95L55 124H48L36 99Z'),
      shape(bow.base, 'M58 103L46 97Q43 103 46 111L58 106Z'),
      shape(bow.shade, 'M58 103L70 97Q73 103 70 111L58 106Z'),
      oval(bow.light, 58, 104.5, 3.6),
      ears(skin, head, 6.5),
      face(skin, head),
      cheeks(skin, head),
      eyes(head),
      nose(skin, head, 0, 9),
      shape(hair.base, 'M35 62Q29 52 34 42Q37 35 44 33Q39 44 39 54Q38 60 35 62Z'),
      shape(hair.shade, 'M81 62Q87 52 82 42Q79 35 72 33Q77 44 77 54Q78 60 81 62Z'),
      stroke(hair.base, 2.4, 'M45 35Q56 28 70 33M48 38Q58 32 69 36'),
      shape(
        hair.base,
        'M58 76Q50 71 43 78Q38 82 35 79Q37 88 46 87Q54 86 58 81Q62 86 70 87Q79 88 81 79Q78 82 73 78Q66 71 58 76Z',
      ),
      shape(hair.shade, 'M58 76Q66 71 73 78Q78 82 81 79Q79 88 70 87Q62 86 58 81Z'),
      shape(hair.light, 'M44 79Q50 74 55 77Q48 79 44 84Q40 84 39 82Q42 82 44 79Z'),
      brows(hair.base, head, { lift: 11, slant: 2, width: 3 }),
      spectacles(hair.deep, head, { size: 7.6 }),
    ].join('')
  },
}

/** A good box has the shape of the next thing in it. */
const yuki: HiddenSprite = {
  id: 'yuki',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'wheat')
    const hair = darkHair(paint)
    const pin = paint('enamel.red')
    const jacket = paint('cloth.indigo')
    const lining = paint('cloth.oat')
    const boxes = [paint('enamel.red'), paint('enamel.mustard'), paint('enamel.teal')] as const
    const cord = paint('brass.brass')
    const string = paint('enamel.cream')
    const head: Head = { x: 50, top: 30, y: 60, chin: 87, rx: 20.5, jaw: 0.52 }
    return [
      backdrop(paint('clay.bone').base),
      shape(boxes[2].base, 'M74 88H122V124H74Z'),
      shape(boxes[2].light, 'M72 84Q72 82 74 82H122V90H72Z'),
      shape(boxes[1].base, 'M80 64H112V82H80Z'),
      shape(boxes[1].shade, 'M104 64H112V82H104Z'),
      shape(boxes[1].light, 'M78 60Q78 58 80 58H112Q114 58 114 60V66H78Z'),
      shape(boxes[1].shade, 'M106 58H112Q114 58 114 60V66H106Z'),
      shape(boxes[0].base, 'M86 44H106V58H86Z'),
      shape(boxes[0].shade, 'M100 44H106V58H100Z'),
      shape(boxes[0].light, 'M84 41Q84 39 86 39H106Q108 39 108 41V46H84Z'),
      stroke(cord.base, 2.2, 'M95 39V58M95 38Q87 29 86 35Q88 39 95 38Q103 29 104 35Q102 39 95 38'),
      stroke(string.base, 2.4, 'M96 82V124M72 104H122'),
      neck(skin, head, 8),
      bust(jacket, 50, 94, 10, 92),
      shape(skin.base, 'M42 90H58L49 107Z'),
      shape(skin.shade, 'M43 90H58L49 107Q51 97 43 90Z'),
      shape(lining.base, 'M42 88L33 96L44 114L51 104Z'),
      shape(lining.shade, 'M42 88L40 90L49 107L51 104Z'),
      shape(lining.light, 'M58 88L67 96L49 124H36Z'),
      shape(lining.base, 'M63 92L67 96L49 124H43Z'),
      ears(skin, head, 5),
      face(skin, head),
      cheeks(skin, head),
      eyes(head, 0, 8.6),
      brows(hair.base, head, { lift: 8, width: 2.2 }),
      nose(skin, head, 0, 7),
      smile(skin, head, { half: 5 }),
      shape(hair.shade, 'M71 62Q78 28 50 26Q60 40 67 46Q70 52 71 62Z'),
      shape(hair.base, 'M29 62Q22 27 50 25Q78 27 71 62Q70 50 62 44Q54 40 47 32Q44 42 36 47Q30 52 29 62Z'),
      shape(hair.shade, 'M60 26.6Q78 32 71 62Q70 50 62 44Q68 36 60 26.6Z'),
      stroke(paint('brass.tin').light, 2.6, 'M48 31Q58 40 65 45Q69 49 70 56'),
      shape(hair.light, 'M31 50Q31 32 44 29Q36 36 35 46Q32 48 31 50Z'),
      stroke(pin.shade, 2.6, 'M32 22L68 8'),
      oval(hair.base, 50, 16, 12, 10),
      shape(hair.shade, 'M61 12Q64 24 51 26Q44 26 41 23Q56 23 58 9Q60 10 61 12Z'),
      shape(hair.light, 'M40 15Q42 8 50 8Q44 11 43 18Q41 18 40 15Z'),
      stroke(pin.base, 2.6, 'M32 22L40 19M60 11L68 8'),
      oval(cord.base, 69, 7.6, 3),
    ].join('')
  },
}

/** Dresses the window after closing; the cat is staff. */
const wanda: HiddenSprite = {
  id: 'wanda',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'sand')
    const hair = tonesOf(mix(paint('enamel.red').base, paint('clay.brick').base, 0.5))
    const scarf = paint('enamel.mustard')
    const dress = paint('enamel.teal')
    const frames = paint('cloth.indigo')
    const gold = paint('brass.brass')
    const collar = paint('enamel.cream')
    const cat = paint('brass.iron')
    const head: Head = { x: 52, top: 36, y: 63, chin: 91, rx: 20.5 }
    return [
      backdrop(paint('glass.clear').base),
      shape(
        cat.base,
        'M76 124Q72 92 80 82L79 66Q80 62 84 65L91 71Q95 70 99 71L106 65Q110 62 111 66L110 82Q122 96 120 124Z',
      ),
      shape(
        cat.shade,
        'M104 66L106 65Q110 62 111 66L110 82Q122 96 120 124H106Q112 100 103 88Q107 78 104 66Z',
      ),
      shape(paint('paper.rose').base, 'M82 68L87 72L83 76ZM108 68L103 72L107 76Z'),
      oval(LAMP, 89, 80, 3.6, 4),
      oval(LAMP, 101, 80, 3.6, 4),
      stroke(INK, 2, 'M89 78.5v3M101 78.5v3'),
      shape(paint('paper.white').base, 'M90 88Q95 84 100 88Q99 94 95 94Q91 94 90 88Z'),
      shape(paint('paper.rose').shade, 'M93 86H97L95 89Z'),
      stroke(cat.light, 1, 'M88 89l-8 -1M88 91l-7 2M102 89l8 -1M102 91l7 2'),
      neck(skin, head),
      bust(dress, 52, 98, 10, 94),
      shape(skin.base, 'M43 95H61L52 114Z'),
      shape(skin.shade, 'M46 95H61L52 114Q54 102 46 95Z'),
      shape(collar.light, 'M43 93L52 113L43 116L33 100Q37 96 43 93Z'),
      shape(collar.shade, 'M61 93L52 113L61 116L71 100Q67 96 61 93Z'),
      stroke(scarf.light, 2.6, 'M25 109v0M32 117v0M71 112v0M80 107v0M80 118v0M20 118v0M64 121v0'),
      ears(skin, head, 4.6),
      face(skin, head),
      cheeks(skin, head, -1),
      shape(
        hair.base,
        'M31 66Q24 44 29 30Q32 8 52 8Q72 8 75 30Q80 44 73 66Q72 54 66 49Q52 50 40 43Q33 50 31 66Z',
      ),
      shape(hair.shade, 'M60 9Q72 12 75 30Q80 44 73 66Q72 54 66 49Q74 28 60 9Z'),
      shape(hair.light, 'M31 34Q33 13 48 11Q39 18 38 33Q34 36 31 34Z'),
      stroke(hair.shade, 1.8, 'M46 26Q50 16 60 18M44 22Q48 12 56 13'),
      shape(scarf.base, 'M29 44Q26 38 30 34Q50 22 75 34Q78 38 76 44Q54 32 29 44Z'),
      shape(scarf.shade, 'M66 30Q72 31.6 75 34Q78 38 76 44Q72 41.4 68 40Q70 35 66 30Z'),
      shape(scarf.base, 'M34 36Q24 22 18 26Q19 36 34 38ZM33 38Q18 38 18 46Q27 50 35 40Z'),
      shape(scarf.shade, 'M33 38Q18 38 18 46Q22 40 34 39Z'),
      oval(scarf.light, 34, 37.4, 3.6),
      eyes(head, -1),
      nose(skin, head, -1, 8),
      shape(paint('enamel.red').base, 'M44 79Q48 76.6 51 78.4Q54 76.6 58 79Q55 85 51 85Q47 85 44 79Z'),
      shape(paint('enamel.red').shade, 'M44 79Q51 81 58 79Q55 85 51 85Q47 85 44 79Z'),
      stroke(
        frames.base,
        2.4,
        'M33 59Q42 56 48 61Q48 69 41 69.6Q35 69 33 59ZM69 59Q60 56 54 61Q54 69 61 69.6Q67 69 69 59ZM48 61Q51 59.6 54 61M33 59L29.4 57M69 59L72.6 57',
      ),
      stroke(gold.base, 2.6, 'M30 74a4.5 4.5 0 1 0 .1 0M74 74a4.5 4.5 0 1 0 .1 0'),
    ].join('')
  },
}

/** Writes down what coats have in their pockets. */
const nell: HiddenSprite = {
  id: 'nell',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'umber')
    const hair = darkHair(paint)
    const band = paint('enamel.mustard')
    const coat = paint('cloth.plum')
    const scarf = paint('enamel.teal')
    const pencil = paint('enamel.red')
    const page = paint('paper.white')
    const cover = paint('enamel.blue')
    const head: Head = { x: 60, top: 33, y: 61, chin: 89, rx: 20.5, jaw: 0.56 }
    return [
      backdrop(paint('leaf.autumn').light),
      shape(
        hair.base,
        'M60 9Q70 6 78 12Q88 13 92 22Q101 28 99 38Q104 48 98 56Q98 67 89 71Q84 79 75 77H45Q36 79 31 71Q22 67 22 56Q16 48 21 38Q19 28 28 22Q32 13 42 12Q50 6 60 9Z',
      ),
      shape(
        hair.shade,
        'M78 12Q88 13 92 22Q101 28 99 38Q104 48 98 56Q98 67 89 71Q84 79 75 77H66Q92 52 78 12Z',
      ),
      shape(hair.light, 'M24 42Q22 30 31 26Q34 16 44 16Q37 22 36 30Q27 33 27 42Q25 44 24 42Z'),
      neck(skin, head, 8),
      bust(coat, 60, 96, 14, 106),
      shape(scarf.shade, 'M44 92Q60 104 76 92Q80 99 76 106Q60 114 44 106Q40 99 44 92Z'),
      shape(scarf.base, 'M44 92Q60 104 72 95Q76 101 71 107Q58 112 44 106Q40 99 44 92Z'),
      stroke(scarf.light, 2, 'M46 99Q56 105 66 102'),
      shape(coat.light, 'M38 97L48 108L44 124H34L26 106Q30 100 38 97Z'),
      shape(coat.base, 'M82 97L72 108L76 124H86L94 106Q90 100 82 97Z'),
      stroke(coat.deep, 1.6, 'M77 102L72 109L77 124M92 107L86 112L88 124'),
      face(skin, head),
      cheeks(skin, head, 1),
      eyes(head, 1.5),
      brows(hair.base, head, { turn: 1.5 }),
      nose(skin, head, 1.5, 8),
      smile(skin, head, { turn: 1, half: 6.5, up: 13 }),
      shape(hair.base, 'M39 64Q36 40 60 36Q84 40 81 64Q80 50 68 45H52Q40 50 39 64Z'),
      shape(band.base, 'M37 50Q38 30 60 29Q82 30 83 50Q78 39 60 38.6Q42 39 37 50Z'),
      shape(band.shade, 'M70 31Q82 34 83 50Q80 43.4 73 40.6Q74 35 70 31Z'),
      shape(band.light, 'M39 44Q42 33 54 31Q46 35 43 42Q40 43 39 44Z'),
      stroke(pencil.base, 3.4, 'M82 55L101 44'),
      stroke(paint('cloth.oat').base, 3.4, 'M80 56L80.6 55.7'),
      group(
        'rotate(-9 30 106)',
        shape(cover.shade, 'M13 84H44V126H13Z'),
        shape(page.base, 'M15 82H45V126H15Z'),
        shape(page.light, 'M15 82H25L19 126H15Z'),
        stroke(paint('clay.slate').base, 1.8, 'M20 91H38M20 97H40M20 103H33'),
        stroke(cover.base, 2.2, 'M18 80v4M24 80v4M30 80v4M36 80v4M42 80v4'),
      ),
      shape(skin.base, 'M28 122Q28 112 36 112Q44 112 45 118L46 124H28Z'),
      stroke(skin.shade, 1.6, 'M33 118q3 -3 7 -1'),
    ].join('')
  },
}

export const keepers: HiddenSprite[] = [oskar, yuki, wanda, nell]
