import svgpath from 'svgpath'
import { short } from '#scenes/kit/svg.ts'
import { pathPoints } from '#scenes/named/path-points.ts'
import { attributeOf, isTranslucent, type Shape } from './shapes.ts'

type Box = { left: number; top: number; right: number; bottom: number }

/** A shape while others may still be joined to it. */
type Joint = {
  shape: Shape
  d: string
  /** All that makes it look as it does but its form. */
  style: string
  box: Box
  /** Which way round its lines go: 1 or -1, or 0 where they do not agree. */
  turn: number
  isTranslucent: boolean
}

/** Neighbours that look alike become one path, where that changes nothing. */
export function joined(shapes: readonly Shape[]): Shape[] {
  const joints: Joint[] = []
  for (const shape of shapes) {
    const next = jointOf(shape)
    const last = joints.at(-1)
    if (last && canJoin(last, next)) joints.splice(-1, 1, joinedTo(last, next))
    else joints.push(next)
  }
  return joints.map(({ shape }) => shape)
}

/**
 * Where two shapes overlap, one path of both is another thing if one sees through it, and has a hole where their lines
 * go round different ways.
 */
function canJoin(one: Joint, other: Joint) {
  if (one.style !== other.style || one.shape.groups.at(-1) !== other.shape.groups.at(-1)) return false
  if (areApart(one.box, other.box)) return true
  if (one.isTranslucent) return false
  return isLine(one) || (one.turn !== 0 && one.turn === other.turn)
}

function joinedTo(one: Joint, other: Joint): Joint {
  const d = one.d + other.d
  return {
    ...one,
    d,
    shape: { ...one.shape, tag: `<path${one.style} d="${d}"/>` },
    box: {
      left: Math.min(one.box.left, other.box.left),
      top: Math.min(one.box.top, other.box.top),
      right: Math.max(one.box.right, other.box.right),
      bottom: Math.max(one.box.bottom, other.box.bottom),
    },
    turn: one.turn === other.turn ? one.turn : 0,
  }
}

function jointOf(shape: Shape): Joint {
  const { tag } = shape
  const d = attributeOf(tag, 'd') ?? ovalPath(tag)
  const style = tag.replace(/^<\w+/, '').replace(/ (?:d|cx|cy|rx|ry|r)="[^"]*"|\/>$/g, '')
  const width = Number(attributeOf(tag, 'stroke-width') ?? 0)
  return { shape, d, style, box: boxOf(d, width / 2), turn: turnOf(d), isTranslucent: isTranslucent(shape) }
}

function isLine({ style }: Joint) {
  return attributeOf(style, 'fill') === 'none'
}

function areApart(one: Box, other: Box) {
  return one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top
}

/** As two half circles. */
function ovalPath(tag: string) {
  const [cx, cy] = [Number(attributeOf(tag, 'cx')), Number(attributeOf(tag, 'cy'))]
  const both = attributeOf(tag, 'r')
  const [rx, ry] = [Number(both ?? attributeOf(tag, 'rx')), Number(both ?? attributeOf(tag, 'ry'))]
  const half = (way: number) => `a${short(rx)} ${short(ry)} 0 1 0 ${short(way)} 0`
  return `M${short(cx - rx)} ${short(cy)}${half(2 * rx)}${half(-2 * rx)}Z`
}

/** Round all its points, those included that merely pull at its curves. */
function boxOf(d: string, beyond: number): Box {
  const [xs, ys]: [number[], number[]] = [[], []]
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers]) => {
      const values = numbers.map(Number)
      if (command === 'H') xs.push(...values)
      else if (command === 'V') ys.push(...values)
      else for (const [at, value] of values.entries()) (at % 2 === 0 ? xs : ys).push(value)
    })
  return {
    left: Math.min(...xs) - beyond,
    top: Math.min(...ys) - beyond,
    right: Math.max(...xs) + beyond,
    bottom: Math.max(...ys) + beyond,
  }
}

function turnOf(d: string) {
  const turns = new Set(pathPoints(d).map(turnOfLine))
  const [turn = 0] = turns
  return turns.size === 1 ? turn : 0
}

/** By the sign of its area (the shoelace formula). */
function turnOfLine(line: readonly (readonly [number, number])[]) {
  const twice = line.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = line.at(at - 1) ?? [x, y]
    return sum + beforeX * y - x * beforeY
  }, 0)
  return Math.sign(twice)
}
