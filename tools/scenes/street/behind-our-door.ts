import { shape } from '#scenes/kit/svg.ts'
import { type Evening, LIT } from './hours.ts'
import { leaf } from './our-door.ts'
import { silhouette } from './things.ts'

/** What opens of our door, on the door's own grid: the leaf below the fanlight, which stays. */
const OPENING = { left: 163, top: 212, width: 194, height: 302 }

/** The leaf alone, at either hour: the page turns it. */
export function leafOf({ near }: Evening) {
  return inOpening(leaf(near))
}

/** The hall that is seen when the leaf has turned: lamplight, and the first of many rooms full of things. */
export function hall() {
  const against = LIT.deep
  return inOpening(
    [
      shape(LIT.base, 'M163 212H357V514H163Z'),
      shape(LIT.shade, 'M163 212L206 250V462L163 524ZM357 212L314 250V462L357 524Z'),
      shape(LIT.light, 'M206 250H314V462H206Z', 0.75),
      shape('#fff6e0', 'M222 462V318a38 38 0 0 1 76 0V462Z', 0.85),
      shape(LIT.deep, 'M163 524L206 462H314L357 524Z', 0.55),
      shape(LIT.light, 'M196 524L226 462H294L324 524Z', 0.7),
      silhouette(against, 'hanging-plant', { x: 236, y: 300, height: 76 }),
      silhouette(against, 'table-lamp', { x: 306, y: 430, height: 74 }),
      silhouette(against, 'suitcase', { x: 308, y: 474, height: 44 }),
      silhouette(against, 'rocking-horse', { x: 212, y: 492, height: 74 }),
      silhouette(against, 'globe', { x: 272, y: 458, height: 54 }),
      silhouette(against, 'book-row', { x: 324, y: 510, height: 38 }),
    ].join(''),
  )
}

function inOpening(markup: string) {
  const { left, top, width, height } = OPENING
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${markup}</svg>\n`
}
