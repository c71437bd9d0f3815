import { INK, type Tones } from '#scenes/kit/palette.ts'
import { contactShadow, group, oval, shape, stroke } from '#scenes/kit/svg.ts'

type Fur = { coat: Tones; bib: Tones; eye: string }

/** A cat that sits and looks at you. `x y` is the middle between its paws. */
export function sittingCat({ coat, bib, eye }: Fur, x: number, y: number, size: number) {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    contactShadow(4, 0, 46, 7),
    stroke(coat.shade, 12, 'M26 -8Q62 0 62 -28Q60 -46 48 -46'),
    shape(coat.base, 'M-33 0Q-44 -50 -17 -80Q0 -88 17 -80Q44 -50 33 0Q0 5 -33 0Z'),
    shape(coat.shade, 'M8 -84Q17 -82 19 -78Q44 -50 33 0Q20 3 8 2Q28 -40 8 -84Z'),
    shape(bib.base, 'M-14 -76Q0 -82 14 -76Q15 -46 0 -34Q-15 -46 -14 -76Z'),
    shape(coat.base, 'M-17 -42Q-20 -12 -20 0Q-10 4 -2 1L-2 -40Z M17 -42Q20 -12 20 0Q10 4 2 1L2 -40Z'),
    stroke(coat.shade, 2.5, 'M0 -36V0M-30 -40Q-24 -44 -22 -36M-33 -26Q-26 -30 -24 -22M34 -40Q28 -44 26 -36'),
    shape(
      bib.light,
      'M-21 -6Q-12 -12 -3 -6Q-2 3 -12 3Q-22 3 -21 -6Z M21 -6Q12 -12 3 -6Q2 3 12 3Q22 3 21 -6Z',
    ),
    shape(
      coat.base,
      'M-28 -102Q-33 -130 -25 -142L-11 -128Q0 -132 11 -128L25 -142Q33 -130 28 -102Q22 -80 0 -80Q-22 -80 -28 -102Z',
    ),
    shape(coat.shade, 'M14 -129L25 -142Q33 -130 28 -102Q22 -82 6 -80Q24 -100 14 -129Z'),
    shape(bib.shade, 'M-23 -133L-15 -125L-25 -118Z M23 -133L15 -125L25 -118Z'),
    shape(bib.base, 'M0 -106Q14 -96 15 -88Q8 -80 0 -80Q-8 -80 -15 -88Q-14 -96 0 -106Z'),
    stroke(coat.deep, 2.6, 'M0 -128v11M-8 -127l1 9M8 -127l-1 9'),
    oval(eye, -12, -107, 6, 5.4),
    oval(eye, 12, -107, 6, 5.4),
    oval(INK, -12, -107, 2.2, 5),
    oval(INK, 12, -107, 2.2, 5),
    shape(INK, 'M-4 -97h8l-4 5Z'),
    stroke(bib.light, 1.3, 'M-14 -92l-20 -3M-14 -89l-19 4M14 -92l20 -3M14 -89l19 4'),
  )
}

/** A cat asleep, rolled up. */
export function sleepingCat({ coat, bib }: Omit<Fur, 'eye'>, x: number, y: number, size: number) {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    contactShadow(4, 0, 74, 9),
    shape(coat.base, 'M-64 -2Q-82 -36 -44 -54Q8 -70 52 -50Q80 -32 68 -2Q0 6 -64 -2Z'),
    shape(coat.shade, 'M36 -56Q80 -44 72 -8Q68 2 20 2Q-20 3 -52 0Q10 -6 36 -24Q46 -38 36 -56Z'),
    shape(coat.light, 'M-30 -57Q0 -64 26 -58Q6 -52 -16 -50Q-30 -50 -30 -57Z', 0.7),
    stroke(coat.shade, 4, 'M10 -60Q16 -48 12 -38M26 -58Q34 -46 30 -36M-6 -61Q-2 -52 -4 -44'),
    stroke(coat.base, 15, 'M64 -10Q30 6 -16 -4'),
    stroke(bib.base, 13, 'M-20 -5l8 2'),
    shape(
      coat.base,
      'M-70 -16Q-76 -40 -68 -52L-56 -42Q-46 -46 -38 -42L-26 -52Q-20 -38 -26 -16Q-34 0 -48 0Q-64 0 -70 -16Z',
    ),
    shape(bib.shade, 'M-66 -46L-59 -40L-67 -34Z M-28 -46L-35 -40L-28 -34Z'),
    shape(bib.base, 'M-48 -22Q-36 -14 -38 -6Q-42 0 -48 0Q-56 0 -58 -6Q-60 -14 -48 -22Z'),
    stroke(INK, 2.2, 'M-64 -20q5 5 10 0M-42 -20q5 5 10 0'),
    shape(INK, 'M-51 -14h6l-3 4Z'),
  )
}
