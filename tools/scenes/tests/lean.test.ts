import { expect, test } from 'vitest'
import { rasterize } from '#scenes/hiding/raster.ts'
import { joined } from '#scenes/lean/joined.ts'
import { seenOf } from '#scenes/lean/seen.ts'
import { markupOfShapes, shapesOf } from '#scenes/lean/shapes.ts'
import { apart, mostOf, NOTICED } from './rasters.ts'

function square(fill: string, from: number, to: number, more = '') {
  return `<path fill="${fill}"${more} d="M${from} ${from}H${to}V${to}H${from}Z"/>`
}

test('what is wholly behind others is left out, but not what one sees through something', () => {
  const hidden = square('#111111', 20, 40)
  const veiled = square('#222222', 100, 140)
  const cover = square('#333333', 10, 50)
  const veil = square('#444444', 90, 150, ' opacity="0.5"')
  const outside = square('#555555', 1700, 1800)
  const under = square('#666666', 12, 48, ' opacity="0.5"')
  const shapes = shapesOf(hidden + veiled + under + cover + veil + outside)
  expect(markupOfShapes(seenOf(shapes))).toBe(veiled + cover + veil)
})

const other = '<path fill="#111111" d="M15 15V25H25V15Z"/>'

test.each([
  ['apart', square('#111111', 0, 10) + square('#111111', 20, 30), 1],
  ['over each other, round the same way', square('#111111', 0, 20) + square('#111111', 10, 30), 1],
  ['over each other, round different ways', square('#111111', 0, 20) + other, 2],
  ['of two colours', square('#111111', 0, 10) + square('#222222', 20, 30), 2],
  [
    'over each other, and seen through',
    square('#111111', 0, 20, ' opacity="0.5"') + square('#111111', 10, 30, ' opacity="0.5"'),
    2,
  ],
  [
    'apart, and seen through',
    square('#111111', 0, 10, ' opacity="0.5"') + square('#111111', 20, 30, ' opacity="0.5"'),
    1,
  ],
  ['in two groups', `<g transform="scale(2)">${square('#111111', 0, 10)}</g>${square('#111111', 20, 30)}`, 2],
  [
    'ovals',
    '<ellipse fill="#111111" cx="5" cy="5" rx="5" ry="4"/><circle fill="#111111" cx="7" cy="5" r="5"/>',
    1,
  ],
])('two shapes %s become one path only if that looks the same', (_, markup, count) => {
  const shapes = joined(shapesOf(markup))
  expect(shapes).toHaveLength(count)
  const frame = { left: 0, top: 0, width: 64, height: 64 }
  const away = apart(rasterize(markup, frame, 1), rasterize(markupOfShapes(shapes), frame, 1))
  expect(mostOf(away)).toBeLessThan(NOTICED / 2)
})
