import { joined } from './joined.ts'
import { seenOf } from './seen.ts'
import { attributeOf, markupOfShapes, type Shape, shapesOf } from './shapes.ts'

/** All lines have round ends: said once for the whole picture. */
const ROUND = ' stroke-linecap="round" stroke-linejoin="round"'

/**
 * A picture with fewer shapes that looks the same. A browser builds a document of them, on the thread on which it does
 * everything else, and each costs it about as much as the others.
 */
export function lean(markup: string) {
  const shapes = joined(seenOf(shapesOf(markup)).map(withPlainOpacity))
  return `<g${ROUND}>${markupOfShapes(shapes).replaceAll(ROUND, '')}</g>`
}

/** A shape that is either filled or a line needs no layer of its own to be seen through. */
function withPlainOpacity(shape: Shape): Shape {
  const part = attributeOf(shape.tag, 'fill') === 'none' ? 'stroke' : 'fill'
  return { ...shape, tag: shape.tag.replace(' opacity="', ` ${part}-opacity="`) }
}
