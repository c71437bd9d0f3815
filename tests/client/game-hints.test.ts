import { expect, test } from 'vitest'
import { firstNeeded, type Host, regionOf } from '#client/game/hints.ts'
import { placeHidden } from '#client/game/hunt/placement.ts'
import { startingState } from '#client/game/state.ts'
import { buy, onProject, samplePlaces } from './game-samples.ts'

function host(postId: string): Host {
  return { postId, sellerName: 'Marta', objects: placeHidden(postId, samplePlaces, 4 / 3) }
}

/** Bought in the picture, by its host. */
function bought(state: typeof onProject, objects: Host['objects']) {
  const owned = { sellerId: 'marta', sellerName: 'Marta' }
  return objects.reduce((before, object) => buy(before, { ...object, ...owned }), state)
}

test('a hint is about a needed thing that is not bought yet, in the order of the pictures', () => {
  const [near, far] = [host('near'), host('far')]
  expect(firstNeeded(onProject, [near, far])?.host).toBe(near)

  const rest = bought(onProject, near.objects)
  const find = firstNeeded(rest, [near, far])
  expect(find?.host).toBe(far)
  // The stove is bought already.
  expect(find?.object.name).toContain('Sleeping Bag')
})

test('there is no hint without a project, without a picture, and for unaffordable things', () => {
  expect(firstNeeded(startingState, [host('near')])).toBeNull()
  expect(firstNeeded(onProject, [])).toBeNull()
  expect(firstNeeded({ ...onProject, cashBalance: 5 }, [host('near')])).toBeNull()
})

test('the words name the ninth of the picture, and the thing is inside the light', () => {
  expect(regionOf({ x: 10, y: 10 }).words).toBe('top left')
  expect(regionOf({ x: 50, y: 50 }).words).toBe('middle')
  expect(regionOf({ x: 90, y: 50 }).words).toBe('right side')
  expect(regionOf({ x: 34, y: 90 }).words).toBe('bottom')
  for (let x = 10; x <= 90; x += 1) expect(Math.abs(regionOf({ x, y: 50 }).x - x)).toBeLessThan(12)
})
