import { expect, test } from 'vitest'
import { hitArea, overlap } from '#client/game/hunt/hit-area.ts'
import { placeHidden } from '#client/game/hunt/placement.ts'
import { priceBounds } from '#client/game/rules.ts'
import { images, publishedFile } from '../support/published-pictures.ts'

const SEEDS = 10_000
/** The project: five bags and a stove, for the cash of the start. */
const [BAGS, STOVES, CASH] = [5, 1, 500]

test('hidden things are drawn at 55 to 70 percent of their clickable area, the nearer the larger', () => {
  const shares = images.flatMap(({ places }) =>
    places.map(({ kind, drawing = '' }) => {
      const [, scale] =
        /<\/mask>.*?scale\((-?[\d.]+) [\d.]+\) translate\(-120 (?:-240|-180|0)\)/s.exec(
          publishedFile(drawing),
        ) ?? []
      // Both are drawn on a grid of 240; a bag's box is 240 units wide, a stove's 192.
      return Math.abs(Number(scale)) * (kind === 'bag' ? 1 : 240 / 192)
    }),
  )
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.549)
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.701)
  expect(new Set(shares.map((share) => share.toFixed(2))).size).toBeGreaterThanOrEqual(3)
})

test.each(images)(
  'whatever is hidden in $src, the ghost can be clicked',
  ({ ghost, places, width, height }) => {
    const aspect = width / height
    if (!ghost) throw new Error('No ghost')
    expect(ghost.width).toBeGreaterThanOrEqual(3.5)
    expect(ghost.width).toBeLessThanOrEqual(5.5)
    const own = hitArea(ghost, aspect)
    expect(Math.min(own.x - own.width / 2, own.y - own.height / 2)).toBeGreaterThanOrEqual(0)
    expect(Math.max(own.x + own.width / 2, own.y + own.height / 2)).toBeLessThanOrEqual(100)
    for (let seed = 0; seed < SEEDS; seed += 10) {
      for (const object of placeHidden(`post-${seed}`, places, aspect)) {
        if (overlap(own, hitArea(object, aspect))) expect.fail(`${object.id} lies over the ghost`)
      }
    }
  },
)

test('two bags of a picture lie apart, and differ in colour or make', () => {
  for (const { src, places, width, height } of images) {
    for (let seed = 0; seed < 1000; seed += 1) {
      const [one, other] = placeHidden(`post-${seed}`, places, width / height)
      if (!one || !other) throw new Error('Nothing hidden')
      expect(one.drawing, src).not.toBe(other.drawing)
      expect(Math.hypot(one.x - other.x, ((one.y - other.y) * height) / width), src).toBeGreaterThan(15)
    }
  }
})

test('whatever ids 500 posts have, any three neighbouring hosts have enough for the project', () => {
  const hosts = images.filter((_, at) => at % 2 === 0)
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const at = seed % (hosts.length - 2)
    const found = hosts
      .slice(at, at + 3)
      .flatMap(({ places, width, height }, post) => placeHidden(`${seed}:${post}`, places, width / height))
    const dearest = (name: string, count: number) => {
      const prices = found
        .filter((object) => object.name.includes(name))
        .map(({ price }) => priceBounds(price).high)
      if (prices.length < count) expect.fail(`Too few at seed ${seed}`)
      return prices
        .sort((one, other) => other - one)
        .slice(0, count)
        .reduce((sum, price) => sum + price, 0)
    }
    const cost = dearest('Sleeping Bag', BAGS) + dearest('Portable Stove', STOVES)
    if (cost > CASH) expect.fail(`${cost} at seed ${seed}`)
  }
})
