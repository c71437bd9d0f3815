import { expect, test } from 'vitest'
import type { HiddenObject, RestingPlace } from '#client/game/hunt/hidden-object.ts'
import { hitArea, overlap } from '#client/game/hunt/hit-area.ts'
import { placeHidden } from '#client/game/hunt/placement.ts'
import { matchesTask } from '#client/game/rules.ts'
import { projectOf } from '#client/game/state.ts'
import { onProject, samplePlaces } from './game-samples.ts'

const SEEDS = 10_000
const ASPECT = 4 / 3
const PHONE = 360

function fairly(objects: HiddenObject[], aspect: number) {
  const areas = objects.map((object) => hitArea(object, aspect, PHONE))
  for (const [index, { x, y, width, height }] of areas.entries()) {
    const { x: centreX, y: centreY } = objects[index] ?? { x: 0, y: 0 }
    if (Math.min(centreX, centreY) < 10 || Math.max(centreX, centreY) > 90) return 'centre'
    if (x - width / 2 < 0 || x + width / 2 > 100 || y - height / 2 < 0 || y + height / 2 > 100)
      return 'outside'
    if ((width / 100) * PHONE < 44 || (height / 100) * (PHONE / aspect) < 43.999) return 'small'
    if (areas.slice(index + 1).some((other) => overlap({ x, y, width, height }, other))) return 'overlap'
  }
  return objects.length === 3 ? 'fair' : 'missing'
}

function overSeeds(places: (seed: number) => RestingPlace[], aspect: number) {
  const verdicts = new Map<string, number>()
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const verdict = fairly(placeHidden(`post-${seed}`, places(seed), aspect), aspect)
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
  }
  return Object.fromEntries(verdicts)
}

test('over 10,000 seeds everything is inside the picture, apart, and 44 px at 360 px', () => {
  expect(overSeeds(() => samplePlaces, ASPECT)).toEqual({ fair: SEEDS })
})

test('the same holds without places, and in pictures of another shape', () => {
  expect(overSeeds(() => [], ASPECT)).toEqual({ fair: SEEDS })
  expect(overSeeds(() => [], 16 / 9)).toEqual({ fair: SEEDS })
  expect(overSeeds(() => [], 3 / 4)).toEqual({ fair: SEEDS })
})

test('foreign places, all in one corner or beyond the edge, are corrected', () => {
  const corner: RestingPlace[] = ['bag', 'bag', 'stove'].map((kind) => ({
    kind: kind === 'bag' ? 'bag' : 'stove',
    x: -20,
    y: 140,
    pose: 'lean',
    lean: 400,
    dim: 9,
  }))
  expect(overSeeds(() => corner, ASPECT)).toEqual({ fair: SEEDS })
  for (const { lean, dim } of placeHidden('a', corner, ASPECT)) {
    expect(Math.abs(lean)).toBeLessThanOrEqual(60)
    expect(dim).toBeLessThanOrEqual(1)
  }
})

test("every host has two bags and a stove within the product's bounds, and the bounds are reached", () => {
  const bags: HiddenObject[] = []
  const stoves: HiddenObject[] = []
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const [one, other, stove] = placeHidden(`post-${seed}`, samplePlaces, ASPECT)
    if (!one || !other || !stove) throw new Error(`Nothing hidden at seed ${seed}.`)
    bags.push(one, other)
    stoves.push(stove)
  }
  expect(range(bags.map(({ price }) => price))).toEqual([45, 75])
  expect(range(bags.map(({ quality }) => quality))).toEqual([3, 5])
  expect(range(stoves.map(({ price }) => price))).toEqual([30, 60])
  expect(range(stoves.map(({ quality }) => quality))).toEqual([4, 5])
  expect(
    bags.every(({ name, width, height }) => name.includes('Sleeping Bag') && width === 15 && height === 20),
  ).toBe(true)
  expect(
    stoves.every(
      ({ name, width, height }) => name.includes('Portable Stove') && width === 12 && height === 12,
    ),
  ).toBe(true)
  expect([...bags, ...stoves].every(({ quantity, price }) => quantity === 1 && Number.isInteger(price))).toBe(
    true,
  )
  expect(new Set([...bags, ...stoves].map(({ id }) => id)).size).toBe(3 * SEEDS)
})

test('three hosts have enough for the project, whatever ids their posts have', () => {
  const tasks = projectOf(onProject)?.tasks ?? []
  expect(tasks).toHaveLength(2)
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const hidden = [0, 1, 2].flatMap((post) => placeHidden(`${seed}:${post}`, samplePlaces, ASPECT))
    for (const task of tasks) {
      const matching = hidden.filter((object) => matchesTask(task, object)).length
      if (matching < task.requiredQuantity) expect.fail(`Too few ${task.name}s at seed ${seed}.`)
    }
  }
})

test('things rest where the picture allows it, hanging ones are mummy bags, two bags differ', () => {
  const sprites = new Set<string>()
  for (let seed = 0; seed < 500; seed += 1) {
    const objects = placeHidden(`post-${seed}`, samplePlaces, ASPECT)
    for (const { x, y, sprite, name } of objects) {
      const place = samplePlaces.find((candidate) => candidate.x === x && candidate.y === y)
      expect(place?.kind).toBe(name.includes('Sleeping Bag') ? 'bag' : 'stove')
      expect(place?.pose === 'hang').toBe(sprite === 'bag-mummy')
      sprites.add(sprite)
    }
    expect(objects[0]?.sprite).not.toBe(objects[1]?.sprite)
  }
  expect(sprites.size).toBe(6)
})

test('the same post hides the same things, and a redrawn picture keeps their prices', () => {
  expect(placeHidden('post-7', samplePlaces, ASPECT)).toEqual(placeHidden('post-7', samplePlaces, ASPECT))
  const facts = (places: RestingPlace[]) =>
    placeHidden('post-7', places, ASPECT).map(({ price, quality }) => [price, quality])
  expect(facts([])).toEqual(facts(samplePlaces))
})

function range(values: number[]) {
  return [Math.min(...values), Math.max(...values)]
}
