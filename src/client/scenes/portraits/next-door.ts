import type { HiddenSprite } from '#client/scenes/hidden/sprite.ts'
import { LAMP, mix } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import {
  backdrop,
  brows,
  bust,
  cheeks,
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
  whiteHair,
} from './person.ts'

/** Tea at four, from a pile of saucers that do not match. */
const lou: HiddenSprite = {
  id: 'lou',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'ebony')
    const white = whiteHair(paint)
    const hair = tonesOf(mix(white.shade, paint('brass.iron').base, 0.35))
    const shirt = paint('enamel.red')
    const spot = paint('paper.rose')
    const cup = paint('paper.white')
    const trim = paint('enamel.blue')
    const frames = paint('enamel.mustard')
    const saucers = [paint('enamel.teal'), paint('paper.rose'), paint('enamel.blue')] as const
    const head: Head = { x: 50, top: 27, y: 57, chin: 88, rx: 20.5, jaw: 0.7 }
    return [
      backdrop(paint('leaf.olive').light),
      stroke(cup.light, 3, 'M88 54Q83 48 88 42Q93 36 88 30M98 56Q94 51 98 46Q102 41 99 36'),
      neck(skin, head, 10),
      bust(shirt, 50, 95, 6, 94),
      shape(shirt.light, 'M38 92L50 108L36 116L28 99Z'),
      shape(shirt.shade, 'M62 92L50 108L64 116L72 99Z'),
      shape(skin.shade, 'M42 92H58L50 107Z'),
      stroke(spot.base, 5, 'M20 112v0M30 120v0M46 118v0M60 121v0M80 110v0M76 120v0M12 122v0'),
      ears(skin, head),
      face(skin, head),
      cheeks(skin, head, 1),
      eyes(head, 1),
      nose(skin, head, 1, 9),
      smile(skin, head, { turn: 2, half: 6.5, wry: 4, up: 14 }),
      stroke(frames.light, 2.6, 'M29 68v5'),
      shape(frames.base, 'M29 72L34 79L29 86L24 79Z'),
      shape(frames.light, 'M29 72L29 86L24 79Z'),
      shape(
        hair.base,
        'M28 58Q24 44 27 34Q26 26 34 24Q36 16 45 18Q52 12 59 17Q68 15 70 24Q77 28 74 37Q76 46 72 58Q72 48 68 42Q62 39 56 40Q48 37 42 41Q34 40 32 46Q29 50 28 58Z',
      ),
      shape(hair.shade, 'M59 17Q68 15 70 24Q77 28 74 37Q76 46 72 58Q72 48 68 42Q66 40.6 63 40Q70 28 59 17Z'),
      shape(hair.light, 'M28 42Q27 30 35 27Q38 19 46 20Q40 26 38 32Q32 34 31 42Q29 44 28 42Z'),
      spectacles(frames.base, head, { turn: 1, apart: 9.6, size: 8.2, width: 2.8 }),
      shape(saucers[0].base, 'M68 114Q94 108 120 114L112 122H76Z'),
      shape(saucers[0].light, 'M68 114Q80 111 94 110.6Q86 115 84 122H76Z'),
      shape(saucers[1].base, 'M71 107Q94 102 117 107L110 114H78Z'),
      shape(saucers[1].light, 'M71 107Q82 104.6 94 104.4Q88 108 86 114H78Z'),
      shape(saucers[2].base, 'M68 99Q92 94 116 99L108 107H76Z'),
      shape(saucers[2].light, 'M68 99Q78 97 90 96.4Q84 101 83 107H76Z'),
      stroke(cup.shade, 4.4, 'M106 77Q117 74 115 83Q113 91 102 91'),
      shape(cup.base, 'M77 68Q92 72 108 68Q109 92 98 99H87Q76 92 77 68Z'),
      shape(cup.shade, 'M108 68Q109 92 98 99H91Q102 90 100 69.8Q104 69 108 68Z'),
      shape(cup.light, 'M77 68Q80 69 84 69.6Q83 86 88 98L87 99Q76 92 77 68Z'),
      shape(trim.base, 'M77.3 77Q92 81 107.6 77L106.4 84Q92 87 78.6 84Z'),
    ].join('')
  },
}

/** She listens to a waltz through the floor. */
const agnes: HiddenSprite = {
  id: 'agnes',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'snow')
    const hair = whiteHair(paint)
    const wood = paint('wood.oak')
    const dark = paint('wood.walnut')
    const shawl = paint('cloth.plum')
    const pearl = paint('paper.white')
    const head: Head = { x: 48, top: 33, y: 60, chin: 87, rx: 20.5, jaw: 0.6 }
    return [
      backdrop(paint('paper.rose').base),
      group(
        'rotate(9 94 60)',
        stroke(dark.base, 5, 'M94 12V62'),
        shape(dark.base, 'M91 14Q87 6 94 4Q101 6 97 14Z'),
        stroke(dark.base, 3, 'M88 15H100M89 20H99'),
        shape(
          wood.base,
          'M94 44Q108 42 110 54Q111 61 106 66Q103 71 107 77Q115 84 113 96Q110 110 94 110Q78 110 75 96Q73 84 81 77Q85 71 82 66Q77 61 78 54Q80 42 94 44Z',
        ),
        shape(
          wood.shade,
          'M102 43.6Q109 45 110 54Q111 61 106 66Q103 71 107 77Q115 84 113 96Q110 110 94 110Q106 102 104 88Q98 76 99 68Q104 58 102 43.6Z',
        ),
        shape(
          wood.light,
          'M80 56Q80 46 90 46Q84 50 84 58Q86 62 84 65Q80 61 80 56ZM78 94Q77 85 83 79Q83 88 84 96Q81 100 78 94Z',
        ),
        stroke(dark.deep, 2, 'M87 72Q84 78 87 84M101 72Q104 78 101 84'),
        shape(dark.base, 'M91 40H97L98 78H90Z'),
        stroke(pearl.shade, 1, 'M93 20L92.6 92M95.4 20L95.6 92'),
        shape(dark.base, 'M89 92H99L97 106H91Z'),
      ),
      neck(skin, head, 8),
      bust(paint('paper.sky'), 48, 95, 6, 90),
      stroke(pearl.light, 4, 'M40 95v0M43 99v0M47 101v0M51 101v0M55 99v0M58 95v0'),
      shape(shawl.base, 'M34 96Q12 98 4 124H46Q44 108 34 96Z'),
      shape(shawl.shade, 'M62 96Q84 98 94 124H46Q50 108 62 96Z'),
      shape(shawl.light, 'M34 96Q16 99 8 120Q22 106 37 103Q36 99 34 96Z'),
      stroke(shawl.light, 1.6, 'M16 117Q28 108 39 108M22 123Q32 115 42 115'),
      stroke(shawl.deep, 1.6, 'M79 112Q68 106 58 108M78 121Q66 114 54 115'),
      oval(paint('brass.brass').base, 47, 115, 5),
      oval(paint('brass.brass').light, 46, 114, 2.6),
      ears(skin, head, 4.6),
      face(skin, head),
      cheeks(skin, head),
      eyes(head, 1),
      brows(hair.shade, head, { turn: 1, lift: 8, slant: 2.4, width: 2.2 }),
      nose(skin, head, 1, 8),
      smile(skin, head, { turn: 1, half: 5.5 }),
      stroke(skin.shade, 1.5, 'M38 77q-2 3 -1 6M60 77q2 3 1 6'),
      oval(pearl.light, 28, 71, 2.8),
      oval(pearl.light, 68.5, 71, 2.8),
      shape(
        hair.base,
        'M27 62Q19 60 21 52Q15 46 21 39Q18 30 27 27Q29 17 39 19Q46 12 54 17Q64 14 68 23Q77 26 75 36Q81 43 76 50Q78 59 69 62Q69 54 64 50Q66 44 58 45Q54 38 48 42Q42 37 38 44Q31 43 33 51Q28 54 27 62Z',
      ),
      shape(
        hair.shade,
        'M54 17Q64 14 68 23Q77 26 75 36Q81 43 76 50Q78 59 69 62Q69 54 64 50Q66 44 58 45Q70 34 54 17Z',
      ),
      shape(hair.light, 'M23 50Q18 45 24 39Q22 32 29 30Q31 21 40 22Q34 27 34 34Q28 37 29 44Q25 46 23 50Z'),
      stroke(hair.shade, 2, 'M28 40Q33 36 37 39M38 28Q44 24 48 29M50 35Q55 31 60 35M29 52Q26 49 28 46'),
    ].join('')
  },
}

/** Sells tries with keys that open nothing yet. */
const ari: HiddenSprite = {
  id: 'ari',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'honey')
    const hair = tonesOf(mix(paint('wood.walnut').base, paint('wood.walnut').deep, 0.35))
    const hood = paint('enamel.red')
    const tin = paint('brass.tin')
    const body = paint('enamel.teal')
    const key = paint('brass.brass')
    const teeth = paint('paper.white')
    const head: Head = { x: 50, top: 36, y: 67, chin: 92, rx: 22.5, jaw: 0.66 }
    return [
      backdrop(paint('enamel.mustard').base),
      group(
        'translate(-3 -4)',
        stroke(body.shade, 2.6, 'M94 46V36'),
        oval(hood.base, 94, 34, 3.6),
        stroke(body.shade, 8, 'M79 96Q72 98 74 112M109 96Q116 98 114 112'),
        shape(body.base, 'M78 92H110L108 134H80Z'),
        shape(body.shade, 'M102 92H110L108 134H98Z'),
        shape(tin.shade, 'M74 58H78V72H74ZM110 58H114V72H110Z'),
        shape(tin.base, 'M78 50Q78 46 82 46H106Q110 46 110 50V80Q110 84 106 84H82Q78 84 78 80Z'),
        shape(tin.shade, 'M102 46H106Q110 46 110 50V80Q110 84 106 84H86Q102 80 102 46Z'),
        shape(tin.light, 'M81 52Q81 49 84 49H96V52H86Q84 52 84 55V70H81Z'),
        oval(body.deep, 87, 62, 5.6),
        oval(body.deep, 101, 62, 5.6),
        oval(LAMP, 87, 62, 3.6),
        oval(LAMP, 101, 62, 3.6),
        shape(body.deep, 'M85 73H103V78H85Z'),
        stroke(LAMP, 1.8, 'M89 74v3M94 74v3M99 74v3'),
        stroke(tin.shade, 6, 'M94 84V92'),
      ),
      shape(hood.shade, 'M26 92Q30 82 50 84Q70 82 74 92Q72 102 50 104Q28 102 26 92Z'),
      neck(skin, head, 8),
      bust(hood, 50, 99, 12, 88),
      shape(hood.light, 'M25 94Q28 90 34 90Q40 98 48 104Q36 106 28 101Q24 98 25 94Z'),
      shape(hood.shade, 'M75 94Q72 90 66 90Q60 98 52 104Q64 106 72 101Q76 98 75 94Z'),
      stroke(teeth.shade, 1.6, 'M43 100Q45 108 50 110M57 100Q55 108 50 110'),
      stroke(key.base, 2.4, 'M50 109a3.6 3.6 0 1 0 .1 0M50 117V124'),
      ears(skin, head, 6.6),
      face(skin, head),
      cheeks(skin, head),
      eyes(head, 1, 9.5),
      brows(hair.base, head, { turn: 1, lift: 8.5, apart: 9.5, slant: 0 }),
      nose(skin, head, 1, 6),
      shape(skin.lip, 'M40 78Q51 81 62 77Q60 88 51 88Q42 88 40 78Z'),
      shape(
        teeth.light,
        'M42 78.7Q45.6 79.6 49.6 79.6V83Q44.6 83 42 78.7ZM52.6 79.5Q57 79 60.6 77.6Q58 83 52.6 83Z',
      ),
      group(
        'translate(-17 8) rotate(-24 52 70) scale(.8)',
        shape(paint('paper.white').light, 'M60 75Q66 73 72 75Q74 78 72 81Q66 83 60 81Q58 78 60 75Z'),
        shape(paint('paper.rose').shade, 'M64 75.6H68V80.4H64Z'),
      ),
      shape(
        hair.base,
        'M27 68Q20 56 24 48Q18 46 16 40Q23 41 26 38Q24 30 27 24Q33 31 38 29Q40 20 48 17Q48 24 54 26Q62 20 70 24Q65 28 68 33Q76 32 81 38Q75 41 76 48Q80 58 73 68Q72 56 68 52Q62 56 57 49Q50 56 44 50Q38 58 33 54Q29 58 27 68Z',
      ),
      shape(
        hair.shade,
        'M62 23Q66 22.4 70 24Q65 28 68 33Q76 32 81 38Q75 41 76 48Q80 58 73 68Q72 56 68 52Q65 54 62 53.4Q70 40 62 23Z',
      ),
      shape(hair.light, 'M28 56Q24 48 30 42Q30 36 36 34Q42 32 46 24Q47 32 41 38Q36 42 36 50Q30 50 28 56Z'),
    ].join('')
  },
}

/** Nearly seventy-five, with one of three yellow torches. */
const benno: HiddenSprite = {
  id: 'benno',
  grid: PORTRAIT_GRID,
  draw({ paint }) {
    const skin = skinOf(paint, 'rose')
    const hair = whiteHair(paint)
    const night = paint('cloth.indigo')
    const jumper = paint('paper.sky')
    const torch = paint('enamel.mustard')
    const lens = paint('brass.tin')
    const glow = mix(torch.base, LAMP, 0.6)
    const head: Head = { x: 50, top: 20, y: 54, chin: 86, rx: 22, jaw: 0.8 }
    return [
      backdrop(night.base),
      shape(mix(night.base, night.light, 0.45), 'M78 76L46 -10H136L104 76Z'),
      shape(mix(glow, night.light, 0.12), 'M81 76L66 -10H114L101 76Z'),
      neck(skin, head, 11),
      bust(jumper, 50, 96, 6, 94),
      shape(jumper.light, 'M36 90Q50 98 64 90L67 101Q50 110 33 101Z'),
      shape(jumper.base, 'M54 95Q60 94 64 90L67 101Q61 105 54 106Z'),
      stroke(jumper.shade, 1.6, 'M40 95v8M46 97v8M52 97v8M58 95.6v8'),
      ears(skin, head, 7),
      face(skin, head),
      cheeks(skin, head),
      shape(skin.light, 'M36 40Q36 27 48 24Q42 30 41 40Q38 44 36 40Z'),
      shape(hair.base, 'M31 60Q20 58 21 48Q18 40 26 36Q30 34 32 38Q30 46 33 52Z'),
      shape(hair.light, 'M24 52Q20 42 27 38Q26 46 28 54Q26 55 24 52Z'),
      shape(hair.shade, 'M69 60Q80 58 79 48Q82 40 74 36Q70 34 68 38Q70 46 67 52Z'),
      shape(
        hair.base,
        'M28 58Q33 60 34 68Q42 62 50 67Q58 62 66 68Q67 60 72 58Q77 70 71 78Q74 86 66 90Q64 98 56 97Q50 102 44 97Q36 98 34 90Q26 86 29 78Q23 70 28 58Z',
      ),
      shape(
        hair.shade,
        'M72 58Q77 70 71 78Q74 86 66 90Q64 98 56 97Q50 102 44 97Q60 92 62 80Q64 74 63 66.4L66 68Q67 60 72 58Z',
      ),
      shape(hair.light, 'M28 62Q32 64 33 70Q33 82 38 90Q30 86 31 78Q26 72 28 62Z'),
      shape(skin.base, 'M43 75Q50 72 57 75Q56 80 50 80Q44 80 43 75Z'),
      stroke(skin.lip, 2.2, 'M45 75.5Q50 79.5 56 75'),
      stroke(hair.light, 4.6, 'M49 68Q42 68 39 73'),
      stroke(hair.base, 4.6, 'M51 68Q58 68 61 73'),
      eyes(head, 1),
      brows(hair.base, head, { turn: 1, lift: 8, slant: 2, width: 4.4 }),
      shape(skin.blush, 'M50 56Q56 60 56 65Q54 69 49 68Q45 66 46 62Q49 60 50 56Z'),
      group(
        'translate(-6 -8)',
        shape(torch.base, 'M84 82H110L105 94L104 138H90L89 94Z'),
        shape(torch.shade, 'M103 82H110L105 94L104 138H98L100 94Z'),
        shape(torch.light, 'M84 82H91L93 94L93 138H90L89 94Z'),
        shape(LAMP, 'M83 80Q97 75 111 80Q112 84 110 86Q97 82 84 86Q82 84 83 80Z'),
        shape(lens.shade, 'M94 98H100V106H94Z'),
        shape(skin.base, 'M84 112Q88 107 104 110Q110 112 109 118L108 138H84Q81 118 84 112Z'),
        shape(skin.shade, 'M104 110Q110 112 109 118L108 138H98Q106 124 104 110Z'),
        stroke(skin.shade, 1.6, 'M86 116Q94 114 102 116'),
      ),
    ].join('')
  },
}

export const nextDoor: HiddenSprite[] = [lou, agnes, ari, benno]
