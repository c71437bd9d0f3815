import { expect, test } from 'vitest'
import { isForSpot, type Spot } from '#client/game/hunt/whose-click.ts'
import { type DrawnThing, type DrawnThings, parseThings } from '#client/game/room/drawn-things.ts'

/** A bag in the middle of a picture of 800 by 600 px; its left half is visible, but for a hole. */
const picture = { width: 800, height: 600 }
const bag: Spot = {
  ...{ x: 50, y: 50, width: 15, height: 20 },
  seen: ['20,20 50,20 50,80 20,80', '30,30 40,30 40,40 30,40'],
}
/** Its box, in px. */
const [LEFT, TOP, SIDE] = [340, 240, 120]

function thing(id: string, [left, top, width, height]: DrawnThing['box']) {
  const outline = `${left},${top} ${left + width},${top} ${left + width},${top + height} ${left},${top + height}`
  return { id, name: id, says: '', box: [left, top, width, height], outline }
}

function drawnWith(...things: object[]): DrawnThings | null {
  return parseThings({ width: 1600, height: 1200, things })
}

/** A rug behind the upper half of the bag's box, and a kettle before the right half. */
const drawn = drawnWith(thing('rug', [640, 440, 320, 160]), thing('kettle', [810, 500, 200, 100]))

type Asked = { drawn?: DrawnThings | null; isDone?: boolean; spots?: Spot[] }

/** A click at a point of the bag's box, in percent of it. */
function isForBag(ofX: number, ofY: number, asked: Asked = {}) {
  const at = { x: LEFT + (ofX / 100) * SIDE, y: TOP + (ofY / 100) * SIDE }
  return isForSpot({ at, picture, spots: [bag], drawn, isDone: false, ...asked })
}

test('what is visible of a hidden thing is its own, whatever is drawn behind it', () => {
  expect(isForBag(25, 45)).toBe(true)
  expect(isForBag(25, 75)).toBe(true)
  expect(isForBag(25, 45, { drawn: null })).toBe(true)
})

test('beside it and in its holes the drawn thing on top is asked', () => {
  // The rug: beside the bag, and through the hole.
  expect(isForBag(5, 20)).toBe(false)
  expect(isForBag(35, 35)).toBe(false)
  // The kettle, before the bag.
  expect(isForBag(70, 40)).toBe(false)
})

test('empty ground in the box is the hidden thing', () => {
  expect(isForBag(80, 90)).toBe(true)
  expect(isForBag(35, 35, { drawn: drawnWith() })).toBe(true)
})

test('before the list of drawn things is loaded only the thing itself is certain', () => {
  expect(isForBag(80, 90, { drawn: null })).toBe(false)
})

test('around a small box, what a finger needs is the hidden thing', () => {
  const small = { ...bag, width: 2, height: 2 }
  const rug = drawnWith(thing('rug', [0, 0, 1600, 1200]))
  const at = (x: number) =>
    isForSpot({ at: { x: 400 + x, y: 296 }, picture, spots: [small], drawn: rug, isDone: false })
  // The box is 16 px wide and reaches from -8 to 8; a finger needs 44 px.
  expect(at(21)).toBe(true)
  expect(at(9)).toBe(true)
  expect(at(7)).toBe(false)
  expect(isForSpot({ at: { x: 421, y: 300 }, picture, spots: [small], drawn: rug, isDone: true })).toBe(false)
})

test('the very middle is the hidden thing, where screen readers press', () => {
  const kettle = drawnWith(thing('kettle', [780, 580, 200, 100]))
  const at = (x: number, y: number) =>
    isForSpot({ at: { x, y }, picture, spots: [bag], drawn: kettle, isDone: false })
  expect(at(400.4, 300.4)).toBe(true)
  expect(at(403, 300)).toBe(false)
})

test('when it is bought, it keeps only its own pixels and its very middle', () => {
  expect(isForBag(25, 45, { isDone: true })).toBe(true)
  expect(isForBag(50.5, 50.5, { isDone: true })).toBe(true)
  for (const [x, y] of [
    [5, 20],
    [35, 35],
    [70, 40],
    [80, 90],
  ] as const)
    expect(isForBag(x, y, { isDone: true }), `${x} ${y}`).toBe(false)
})

test('a thing whose outline nobody has published is in the middle of its box', () => {
  const { seen, ...usual } = bag
  expect(seen).toBeDefined()
  expect(isForBag(25, 25, { spots: [usual] })).toBe(true)
  expect(isForBag(90, 40, { spots: [usual] })).toBe(false)
})
