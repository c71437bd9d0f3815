import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { INK, mix } from '#scenes/kit/palette.ts'
import { Ghost, type GhostPose } from '../../../src/client/drawings/ghost.tsx'

const STYLES = join(import.meta.dirname, '../../../src/client/styles/tokens.css')

/** The colours that drawings of the interface have in both schemes; the first of each name is Paper's. */
function tokens() {
  const found = readFileSync(STYLES, 'utf8').matchAll(/--([a-z-]+): (#[0-9a-f]{3,8});/g)
  const table = new Map<string, string>()
  for (const [, name = '', colour = ''] of found) if (!table.has(name)) table.set(name, colour)
  return table
}

/** Our ghost, the very one of the interface, in the air of the evening. Grid 120 x 140, stands on y 132. */
export function ghost(pose: GhostPose, dim: number) {
  const colours = tokens()
  return renderToStaticMarkup(createElement(Ghost, { pose })).replace(
    /var\(--([a-z-]+)\)/g,
    (_, name: string) => {
      const colour = colours.get(name)
      if (!colour) throw new Error(`The ghost is drawn in ${name}, which is no token`)
      return colour.length > 7 ? colour : mix(colour, INK, dim)
    },
  )
}
