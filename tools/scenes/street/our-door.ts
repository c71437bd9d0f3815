import { INK, type Paint, type Tones } from '#scenes/kit/palette.ts'
import { contactShadow, oval, shape } from '#scenes/kit/svg.ts'
import { LIT } from './hours.ts'
import { named } from './place.ts'

/** Where the door is on the grid of our house, and how large: its light is put there too. */
export const DOOR = { x: -187, y: -408, scale: 0.72 }

/** Our door on a grid of 480 x 588: it stands on y 524, its step on y 566, and its middle is x 260. */
export function ourDoor(paint: Paint) {
  return [
    surround(paint('clay.bone')),
    named('our-door', leaf(paint)),
    step(paint),
    bracket(paint('brass.iron')),
  ].join('')
}

function surround(stone: Tones) {
  return [
    shape(INK, 'M122 524V190A140 140 0 0 1 404 190V524H372V192A108 108 0 0 0 150 192V524Z', 0.2),
    shape(
      stone.base,
      'M129 190A131 131 0 0 1 134 157L159 164A105 105 0 0 0 155 190ZM174 89A134 134 0 0 1 202 71L215 97A105 105 0 0 0 192 112ZM242 54A139 139 0 0 1 278 54L273 88A105 105 0 0 0 247 88ZM280 65A129 129 0 0 1 312 74L302 96A105 105 0 0 0 277 88ZM346 96A129 129 0 0 1 367 121L347 134A105 105 0 0 0 330 114ZM129 248q0-2 2-2h24v61h-24q-2 0-2-2ZM365 246h34q2 0 2 2v57q0 2-2 2h-34ZM129 360q0-2 2-2h24v67h-24q-2 0-2-2ZM365 428h26q2 0 2 2v47q0 2-2 2h-26ZM127 484q0-2 2-2h26v39h-26q-2 0-2-2Z',
    ),
    shape(
      stone.light,
      'M133 153A133 133 0 0 1 147 122L171 137A105 105 0 0 0 160 161ZM153 121A129 129 0 0 1 174 96L190 114A105 105 0 0 0 173 134ZM206 69A134 134 0 0 1 239 60L243 88A105 105 0 0 0 218 96ZM121 196q0-2 2-2h32v49h-32q-2 0-2-2ZM119 312q0-2 2-2h34v45h-34q-2 0-2-2ZM121 430q0-2 2-2h32v51h-32q-2 0-2-2Z',
    ),
    shape(
      stone.shade,
      'M315 76A129 129 0 0 1 343 93L328 112A105 105 0 0 0 305 97ZM374 121A134 134 0 0 1 388 152L360 161A105 105 0 0 0 349 137ZM388 157A133 133 0 0 1 393 190L365 190A105 105 0 0 0 361 164ZM365 194h24q2 0 2 2v45q0 2-2 2h-24ZM365 310h24q2 0 2 2v41q0 2-2 2h-24ZM365 358h32q2 0 2 2v63q0 2-2 2h-32ZM365 482h32q2 0 2 2v35q0 2-2 2h-32Z',
    ),
  ].join('')
}

export function leaf(paint: Paint) {
  const enamel = paint('enamel.teal')
  const brass = paint('brass.brass')
  return [
    shape(INK, 'M156 524V192a104 104 0 0 1 208 0v332Z', 0.75),
    shape(enamel.shade, 'M163 524V193a97 97 0 0 1 194 0v331Z'),
    shape(enamel.base, 'M163 524V193a97 97 0 0 1 97-97a97 97 0 0 1 92 66v362Z'),
    shape(LIT.shade, 'M178 204v-8a82 82 0 0 1 164 0v8Z'),
    shape(LIT.deep, 'M178 204v-8a82 82 0 0 1 164 0v8Z', 0.55),
    fanlightBars(enamel),
    shape(
      enamel.shade,
      'M180 344v-82q0-30 33-30t33 30v82ZM276 344v-82q0-30 33-30t33 30v82ZM180 400h66v98h-66ZM276 400h66v98h-66Z',
    ),
    shape(
      enamel.light,
      'M186 344v-80q0-26 29-26q31 0 31 26v80ZM282 344v-80q0-26 29-26q31 0 31 26v80ZM186 406h60v92h-60ZM282 406h60v92h-60Z',
      0.6,
    ),
    shape(
      enamel.base,
      'M190 344v-78q0-24 25-24q27 0 27 24v74h-50ZM286 344v-78q0-24 25-24q27 0 27 24v74h-50ZM190 410h52v84h-52ZM286 410h52v84h-52Z',
    ),
    named(
      'letter-slot',
      shape(brass.shade, 'M222 363h76a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-76a4 4 0 0 1-4-4v-14a4 4 0 0 1 4-4Z'),
      shape(brass.base, 'M222 363h74a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-74a4 4 0 0 1-4-4v-10a4 4 0 0 1 4-4Z'),
      shape(brass.shade, 'M228 370h62v4h-62Z'),
    ),
    oval(brass.shade, 332, 358, 10),
    oval(brass.base, 330, 356, 9),
    shape(brass.light, 'M323 355a8 8 0 0 1 8-7q-5 2-5 8Z'),
    shape(brass.deep, KEYHOLE),
  ].join('')
}

export const KEYHOLE = 'M331 372a5 5 0 0 0-2.5 9.3L326 392h10l-2.5-10.7A5 5 0 0 0 331 372Z'

/** The bars of the fanlight: they stay dark when the light comes on behind them. */
export function fanlightBars(enamel: Tones) {
  return shape(
    enamel.base,
    'M256 112h8v94h-8ZM197 142l6-6l58 66l-6 5ZM317 136l6 6l-58 64l-5-5ZM224 206a36 36 0 0 1 72 0h-8a28 28 0 0 0-56 0Z',
  )
}

/** The arm of the lantern and its cap; the glass is dark until the page has settled. */
function bracket(iron: Tones) {
  return [
    shape(INK, 'M82 188q0-9 9-9h33v-14q0-4 4-4t4 4v50h-8v-18H92q-2 0-2 3v40h-8Z', 0.25),
    shape(LIT.deep, 'M54 214h40l-6 48H60Z'),
    lanternIron(iron),
  ].join('')
}

/** What holds the glass; it is drawn once more over the light, which would wash it out. */
export function lanternIron(iron: Tones) {
  return [
    shape(iron.shade, 'M70 178q0-9 9-9h33v-14q0-4 4-4t4 4v36q0 4-4 4t-4-4v-14H80q-2 0-2 3v14h-8Z'),
    shape(
      iron.shade,
      'M46 214l22-22h12l22 22ZM57 262h34l-4 9H61ZM54 214h3l5 48h-4ZM94 214h-3l-5 48h4ZM70 192v-8h8v8Z',
    ),
    shape(iron.light, 'M50 212l18-18h5l-10 18Z', 0.6),
  ].join('')
}

function step(paint: Paint) {
  const stone = paint('clay.bone')
  const mat = paint('clay.clay')
  const brass = paint('brass.brass')
  return [
    contactShadow(268, 567, 164, 8),
    shape(stone.shade, 'M112 522h296a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H112a4 4 0 0 1-4-4v-36a4 4 0 0 1 4-4Z'),
    shape(stone.base, 'M112 522h270l-14 44H112a4 4 0 0 1-4-4v-36a4 4 0 0 1 4-4Z'),
    shape(stone.light, 'M112 522h296a4 4 0 0 1 4 4v5H108v-5a4 4 0 0 1 4-4Z'),
    // The spare key, where everybody keeps it.
    `<g transform="translate(330 523) rotate(10)">${shape(brass.base, 'M0-2.5h26v5h-3v6h-4v-6h-3v4h-4v-4H0ZM-6-8a8 8 0 1 1 0 16a8 8 0 0 1 0-16Z')}</g>`,
    shape(mat.shade, 'M196 514h128l12 14H184Z'),
    shape(mat.base, 'M196 514h106l4 11H186Z'),
  ].join('')
}
