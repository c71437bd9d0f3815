import type { Point } from '#scenes/kit/line.ts'
import { pathPoints } from './path-points.ts'

/** What is thinner than this lets one see what is behind it. */
const OPAQUE = 0.7

/** The areas that markup covers, each as the lines round it. Wires and veils of light cover nothing. */
export function areasCovered(markup: string): Point[][][] {
  const areas: Point[][][] = []
  const transforms: string[] = []
  for (const [tag, closing, name] of markup.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (name === 'g') {
      if (closing) transforms.pop()
      else transforms.push(attribute(tag, 'transform') ?? '')
      continue
    }
    if (attribute(tag, 'fill') === 'none' || Number(attribute(tag, 'opacity') ?? 1) < OPAQUE) continue
    const d = name === 'ellipse' ? ellipsePath(tag) : attribute(tag, 'd')
    if (d) areas.push(pathPoints(d, transforms))
  }
  return areas
}

function ellipsePath(tag: string) {
  const [cx, cy, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((name) => Number(attribute(tag, name) ?? 0))
  return `M${cx} ${cy}m${-(rx ?? 0)} 0a${rx} ${ry} 0 1 0 ${2 * (rx ?? 0)} 0a${rx} ${ry} 0 1 0 ${-2 * (rx ?? 0)} 0Z`
}

function attribute(tag: string, name: string) {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
}
