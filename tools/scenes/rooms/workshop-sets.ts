import { type Dye, INK, LAMP, type Paint } from '#scenes/kit/palette.ts'
import { contactShadow, group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { halos } from './lamplight.ts'

function standing(x: number, y: number, size: number, ...parts: string[]) {
  return group(`translate(${x} ${y}) scale(${size})`, ...parts)
}

/** A radio like a small chapel, its dial alight. 124 wide, 158 high. */
export function archedRadio(paint: Paint, dye: Dye, x: number, y: number, size: number) {
  const [wood, cloth, brass] = [paint(dye), paint('cloth.oat'), paint('brass.brass')]
  return standing(
    x,
    y,
    size,
    shape(INK, 'M-54 0V-92Q-54 -150 10 -152Q72 -150 72 -92V0Z', 0.16),
    contactShadow(4, 0, 64, 6),
    shape(wood.base, 'M-62 0L-60 -92Q-58 -158 0 -158Q58 -158 60 -92L62 0Z'),
    shape(wood.shade, 'M22 -156Q58 -150 60 -92L62 0H40V-92Q40 -138 22 -156Z'),
    shape(wood.light, 'M-58 -92Q-56 -150 -10 -156Q-44 -142 -48 -92V-10h-10Z', 0.8),
    shape(wood.deep, 'M-40 -66V-96Q-38 -136 0 -136Q38 -136 40 -96V-66Z'),
    shape(cloth.base, 'M-36 -69V-96Q-34 -132 0 -132Q34 -132 36 -96V-69Z'),
    stroke(wood.base, 7, 'M0 -134V-66M-20 -130Q-18 -92 -22 -68M20 -130Q18 -92 22 -68'),
    shape(brass.shade, 'M-26 -34Q-26 -58 0 -58Q26 -58 26 -34Z'),
    shape(LAMP, 'M-20 -36Q-20 -53 0 -53Q20 -53 20 -36Z'),
    stroke(paint('enamel.red').base, 2.4, 'M0 -37L9 -48'),
    ...[-38, 0, 38].flatMap((at) => [
      oval(wood.deep, at + 1, -16, 9.5),
      oval(brass.base, at, -18, 8),
      oval(brass.light, at - 2, -20, 3),
    ]),
    shape(wood.shade, 'M-66 0h132v-7h-132Z'),
  )
}

/** A wide wireless with a green eye and ivory keys. 190 wide, 112 high. */
export function wideRadio(paint: Paint, dye: Dye, x: number, y: number, size: number) {
  const [wood, cloth, ivory, brass] = [
    paint(dye),
    paint('cloth.mustard'),
    paint('enamel.cream'),
    paint('brass.brass'),
  ]
  return standing(
    x,
    y,
    size,
    shape(INK, 'M-84 4V-90Q-82 -104 -66 -104H90Q104 -104 104 -90V4Z', 0.16),
    contactShadow(4, 0, 94, 6),
    shape(wood.deep, 'M-80 -8h24l-4 8h-16ZM56 -8h24l-4 8h-16Z'),
    shape(wood.base, 'M-95 -92Q-94 -112 -74 -112H74Q94 -112 95 -92L93 -18Q92 -6 80 -6H-80Q-92 -6 -93 -18Z'),
    shape(
      wood.shade,
      'M60 -112H74Q94 -112 95 -92L93 -18Q92 -6 80 -6H-80Q-88 -6 -92 -12H66Q80 -14 80 -30V-92Q78 -108 60 -112Z',
    ),
    shape(wood.light, 'M-90 -90Q-88 -107 -72 -107H40Q-60 -104 -74 -98Q-84 -92 -84 -60Z', 0.8),
    shape(wood.deep, 'M-80 -96Q0 -102 72 -96V-54H-80Z'),
    shape(cloth.base, 'M-76 -93Q0 -98 68 -93V-57H-76Z'),
    stroke(cloth.shade, 1.8, 'M-70 -86H64M-70 -78H64M-70 -70H64M-70 -62H64'),
    oval(paint('leaf.leaf').deep, -4, -76, 11),
    oval(paint('leaf.leaf').light, -4, -76, 8),
    shape(paint('leaf.leaf').deep, 'M-4 -76L-10 -68A9 9 0 0 0 2 -68Z'),
    shape(LAMP, 'M-52 -48H48V-30H-52Z'),
    stroke(paint('clay.brick').base, 2, 'M-44 -40h22M-14 -40h14M8 -40h30M-44 -35h10M-20 -35h34'),
    stroke(paint('enamel.red').base, 2.4, 'M20 -47V-31'),
    ...[-40, -22, -4, 14, 32].map((at) => shape(ivory.light, `M${at - 8} -25h14v13h-14Z`)),
    ...[-70, 66].flatMap((at) => [
      oval(wood.deep, at + 1, -31, 14),
      oval(brass.base, at, -33, 12),
      oval(brass.light, at - 3, -36, 5),
    ]),
  )
}

/** A radio without its case: valves alight, coils, wires and a dial. 210 wide, 130 high. */
export function chassis(paint: Paint, x: number, y: number, size: number) {
  const [tin, copper, glassTone, iron] = [
    paint('brass.tin'),
    paint('brass.copper'),
    paint('glass.clear'),
    paint('brass.iron'),
  ]
  const valve = (at: number, tall: number) => [
    shape(iron.base, `M${at - 13} -44h26v-12h-26Z`),
    shape(
      glassTone.shade,
      `M${at - 15} -54V${-54 - tall}Q${at - 14} ${-76 - tall} ${at} ${-78 - tall}Q${at + 14} ${-76 - tall} ${at + 15} ${-54 - tall}V-54Z`,
      0.75,
    ),
    shape(iron.shade, `M${at - 6} -54V${-50 - tall}h12V-54Z`),
    shape(LAMP, `M${at - 3} -56V${-46 - tall}h6V-56Z`),
    halos([[at, -58 - tall * 0.5]], 38, 0.3),
    stroke(glassTone.light, 3, `M${at - 9} -60V${-56 - tall}`),
  ]
  return standing(
    x,
    y,
    size,
    contactShadow(6, 0, 110, 9),
    ...valve(-64, 30),
    ...valve(-24, 22),
    ...valve(14, 34),
    shape(copper.base, 'M42 -46v-38h34v38Z'),
    stroke(copper.light, 3, 'M42 -78h34M42 -70h34M42 -62h34M42 -54h34'),
    shape(copper.shade, 'M66 -46v-38h10v38Z'),
    shape(tin.light, 'M-98 -48H98L104 -40H-104Z'),
    shape(tin.base, 'M-104 -40H104V-4Q0 2 -104 -4Z'),
    shape(tin.shade, 'M56 -40H104V-4Q90 -2 56 -1Z'),
    ...[-84, -50].flatMap((at) => [oval(iron.base, at, -20, 11), oval(iron.light, at - 3, -23, 4)]),
    shape(LAMP, 'M-28 -32H40V-12H-28Z'),
    stroke(paint('enamel.red').base, 2.5, 'M12 -32V-12'),
    stroke(paint('enamel.red').base, 4, 'M84 -30Q124 -40 128 -8Q130 4 146 2'),
    stroke(paint('enamel.teal').base, 4, 'M78 -24Q104 -10 112 6'),
    stroke(paint('enamel.mustard').base, 4, 'M-100 -20Q-124 -20 -122 2'),
  )
}

/** A tall clock with its pendulum behind glass. 120 wide, 520 high. */
export function longcaseClock(paint: Paint, x: number, y: number, size: number) {
  const [wood, brass, face] = [paint('wood.walnut'), paint('brass.brass'), paint('paper.white')]
  return standing(
    x,
    y,
    size,
    shape(INK, 'M-52 0V-470Q-40 -510 20 -520Q74 -510 82 -470V0Z', 0.18),
    shape(
      wood.base,
      'M-66 0V-120H-46V-350H-62V-470Q-60 -486 -46 -490Q-40 -530 0 -532Q40 -530 46 -490Q60 -486 62 -470V-350H46V-120H66V0Z',
    ),
    shape(
      wood.shade,
      'M26 -526Q42 -516 46 -490Q60 -486 62 -470V-350H46V-120H66V0H36V-120H26V-350H38V-470Q36 -500 26 -526Z',
    ),
    shape(
      wood.light,
      'M-62 -462Q-58 -482 -44 -486Q-38 -524 -4 -528Q-28 -514 -32 -480Q-50 -470 -52 -356h-10Z M-46 -344h8v220h-8Z',
      0.7,
    ),
    shape(wood.light, 'M-70 -350h140v-9h-140Z M-72 -118h144v-9h-144Z M-72 0h144v-14h-144Z'),
    shape(wood.deep, 'M-30 -330H30V-140H-30Z M-44 -100H44V-28H-44Z'),
    shape(paint('glass.clear').deep, 'M-26 -326H26V-144H-26Z', 0.8),
    stroke(brass.base, 4, 'M0 -326L7 -196'),
    oval(brass.base, 8, -184, 20),
    oval(brass.light, 3, -189, 9),
    stroke(brass.shade, 3, 'M-16 -326v66'),
    shape(brass.shade, 'M-21 -262h10v36h-10Z'),
    shape(paint('glass.clear').light, 'M-24 -300L-4 -326h14L-24 -280Z', 0.4),
    oval(brass.shade, 0, -424, 46),
    oval(brass.base, -1, -426, 45),
    oval(face.light, 0, -424, 37),
    stroke(
      wood.deep,
      3,
      'M0 -456v6M0 -398v6M-32 -424h6M26 -424h6M-22 -446l4 4M22 -446l-4 4M-22 -402l4 -4M22 -402l-4 -4',
    ),
    stroke(INK, 4, 'M0 -424L-16 -434M0 -424L6 -450'),
    oval(paint('enamel.red').base, 0, -424, 3.6),
    oval(brass.light, 0, -534, 9),
    shape(wood.light, 'M-40 -92H34V-86H-34V-34H-40Z', 0.4),
  )
}

/** The clock on the wall that is right twice a day. */
export function wallClock(paint: Paint, x: number, y: number, radius: number) {
  const [rim, face, ink] = [paint('enamel.teal'), paint('paper.white'), paint('brass.iron')]
  const marks = Array.from({ length: 12 }, (_, at) => {
    const turn = (at / 12) * Math.PI * 2
    const from = at % 3 === 0 ? 64 : 70
    return `M${Math.round(Math.sin(turn) * from)} ${Math.round(-Math.cos(turn) * from)}L${Math.round(Math.sin(turn) * 76)} ${Math.round(-Math.cos(turn) * 76)}`
  })
  return group(
    `translate(${x} ${y}) scale(${Math.round(radius) / 100})`,
    oval(INK, 12, 12, 102, 102, 0.2),
    oval(rim.shade, 0, 0, 100),
    oval(rim.base, -2, -3, 97),
    shape(rim.light, 'M-92 -8Q-90 -84 -10 -95Q-70 -74 -78 -6Z'),
    oval(face.shade, 0, 0, 82),
    oval(face.base, 2, 3, 79),
    stroke(ink.deep, 6, marks.join('')),
    stroke(ink.deep, 8, 'M0 0L-34 -26'),
    stroke(ink.deep, 6, 'M0 0L22 -58'),
    oval(paint('enamel.red').base, 0, 0, 8),
    // Somebody has stopped telling it: a note stuck on the glass.
    group(
      'translate(30 36) rotate(8)',
      shape(paint('enamel.mustard').light, 'M-24 -18L26 -20L27 22L-22 24Z'),
      stroke(paint('wood.walnut').base, 3, 'M-14 -8h28M-14 2h30M-14 12h18'),
    ),
  )
}

/** A turntable in a small open case. */
export function recordPlayer(paint: Paint, dye: Dye, x: number, y: number, size: number) {
  const [box, iron, tin] = [paint(dye), paint('brass.iron'), paint('brass.tin')]
  return standing(
    x,
    y,
    size,
    contactShadow(4, 0, 96, 8),
    shape(box.shade, 'M-84 -50L-92 -132Q-92 -138 -84 -139L80 -144Q88 -144 88 -136L92 -50Z'),
    shape(box.deep, 'M-76 -54L-83 -128L80 -134L83 -54Z'),
    shape(box.light, 'M-94 -48L-82 -64H84L96 -48Z'),
    oval(iron.deep, -14, -55, 60, 9),
    oval(paint('enamel.red').base, -14, -56, 18, 3),
    stroke(tin.light, 5, 'M70 -58L66 -70L34 -62'),
    shape(box.base, 'M-96 -48H98L95 -6Q0 2 -93 -6Z'),
    shape(box.shade, 'M60 -48H98L95 -6Q80 -3 60 -2Z'),
    stroke(box.deep, 3, 'M-70 -34h60M-70 -26h60M-70 -18h60'),
    ...[20, 44].map((at) => oval(tin.base, at, -26, 8)),
  )
}
