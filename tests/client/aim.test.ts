import { expect, test } from 'vitest'
import { nameOnList, thingMeant } from '#client/daily/aim.ts'
import { type DrawnThing, parseThings, thingAt } from '#client/game/room/drawn-things.ts'
import { publicJson } from '../support/feed-pages.ts'

/** A drawn square of 100 units with its corner there. */
function square(name: string, left: number, top = 0): DrawnThing {
  return {
    id: `${name} at ${left}`,
    name,
    says: '',
    box: [left, top, 100, 100],
    points: [
      [left, top],
      [left + 100, top],
      [left + 100, top + 100],
      [left, top + 100],
    ],
  }
}

const kettle = square('kettle', 0)
const globe = square('globe', 300)
const chair = square('chair', 110)
const things = [kettle, globe, chair]
const aim = { things, list: ['kettle', 'globe'], found: [], reach: 24 }

test('of two alike either is meant: one of the same name, and one of the same kind', () => {
  const alike = [square('candlestick', 0), square('copper candlestick', 300)]
  for (const { name } of alike) expect(nameOnList({ name }, ['globe', 'candlestick'])).toBe('candlestick')
  // Its own name comes first, and a kind is whole words.
  expect(nameOnList({ name: 'copper candlestick' }, ['candlestick', 'copper candlestick'])).toBe(
    'copper candlestick',
  )
  expect(nameOnList({ name: 'candlestick' }, ['copper candlestick'])).toBe(null)
  expect(nameOnList({ name: 'keyboard' }, ['board'])).toBe(null)
})

test('a touch beside a wanted thing means it, within the reach of a finger only', () => {
  expect(thingMeant({ x: 50, y: 50 }, aim)).toBe(kettle)
  expect(thingMeant({ x: 285, y: 50 }, aim)).toBe(globe)
  expect(thingMeant({ x: 270, y: 50 }, aim)).toBe(null)
})

test('a touch on something else at the edge of a wanted thing means the wanted one', () => {
  expect(thingMeant({ x: 115, y: 50 }, aim)).toBe(kettle)
  expect(thingMeant({ x: 160, y: 50 }, aim)).toBe(chair)
})

test('a missing thing within reach is meant before a found one, but not before what is touched itself', () => {
  const near = { ...aim, things: [kettle, square('globe', 104)], found: ['kettle'] }
  expect(thingMeant({ x: 102, y: 50 }, near)?.name).toBe('globe')
  expect(thingMeant({ x: 95, y: 50 }, near)).toBe(kettle)
  // The edge of a found thing is no wrong guess either.
  expect(thingMeant({ x: 110, y: 50 }, { ...aim, found: ['kettle'] })).toBe(kettle)
})

test('a thing below others is not meant through them', () => {
  const cover = { ...square('cover', -60), box: [-60, -60, 240, 240] as DrawnThing['box'] }
  cover.points = [
    [-60, -60],
    [180, -60],
    [180, 180],
    [-60, 180],
  ]
  expect(thingMeant({ x: 50, y: 50 }, { ...aim, things: [...things, cover] })).toBe(cover)
})

test('in a real room a point in the middle of nothing wanted keeps its own answer', () => {
  const drawn = parseThings(publicJson('scenes/attic-1.things.json'))
  const last = drawn?.things.at(-1)
  if (!drawn || !last) throw new Error('The attic is empty.')
  const [left, top, width, height] = last.box
  const at = { x: left + width / 2, y: top + height / 2 }
  expect(thingMeant(at, { things: drawn.things, list: ['nothing'], found: [], reach: 50 })).toBe(
    thingAt(drawn.things, at.x, at.y),
  )
})
