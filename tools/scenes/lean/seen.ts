import { PICTURE } from '#scenes/compose/picture.ts'
import { rasterize } from '#scenes/hiding/raster.ts'
import { isTranslucent, markupOfShapes, type Shape } from './shapes.ts'

const WHOLE = { left: 0, top: 0, ...PICTURE }

/**
 * The shapes of a picture of which a pixel is to be seen. Each is painted in a colour that says which it is; what one
 * sees through hides nothing, so of those only the ones on top are found, then those below them, and so on.
 */
export function seenOf(shapes: readonly Shape[]): Shape[] {
  const isClear = shapes.map(isTranslucent)
  const seen = shownIn(shapes.map((shape, at) => (isClear[at] ? null : marked(shape, at + 1))))
  for (;;) {
    const left = shapes.map((shape, at) => {
      if (!isClear[at]) return marked(shape, 0)
      return seen.has(at) ? null : marked(shape, at + 1)
    })
    const more = shownIn(left)
    if (more.size === 0) return shapes.filter((_, at) => seen.has(at))
    for (const at of more) seen.add(at)
  }
}

/** The shape as a flat patch of the colour with this number; 0 is nobody's. */
function marked({ tag, groups }: Shape, number: number): Shape {
  const colour = `#${number.toString(16).padStart(6, '0')}`
  const solid = (one: string) => one.replace(/ (?:fill-|stroke-)?opacity="[^"]*"/g, '')
  return {
    tag: solid(tag).replace(/ (fill|stroke)="#[^"]*"/g, ` $1="${colour}"`),
    groups: groups.map(({ open }) => ({ open: solid(open) })),
  }
}

/** Which numbers one finds in a picture of marked shapes, counted from 0. */
function shownIn(marks: readonly (Shape | null)[]) {
  const markup = markupOfShapes(marks.filter((mark) => mark !== null))
  const { pixels } = rasterize(`<g shape-rendering="crispEdges">${markup}</g>`, WHOLE, 1)
  const numbers = new Set<number>()
  for (let at = 0; at < pixels.length; at += 4)
    numbers.add((pixels[at] ?? 0) * 65_536 + (pixels[at + 1] ?? 0) * 256 + (pixels[at + 2] ?? 0))
  numbers.delete(0)
  return new Set([...numbers].map((number) => number - 1))
}
