import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderedSmall } from '#scenes/compose/render.ts'
import { feedRooms } from '#scenes/feed/rooms.ts'
import { hiddenSprites } from '#scenes/hidden/catalogue.ts'
import { formFor, handFor } from '#scenes/kit/hand.ts'
import { attributeOf, shapesOf } from '#scenes/lean/shapes.ts'
import type { NamedThings } from '#scenes/named/inventory.ts'
import { portraits } from '#scenes/portraits/catalogue.ts'
import { pictures } from '#scenes/rooms/catalogue.ts'
import { glow, halos } from '#scenes/rooms/lamplight.ts'
import { things } from '#scenes/things/catalogue.ts'
import { windowDrawings } from '#scenes/window/furnishings.ts'

const PUBLIC = join(import.meta.dirname, '../../../src/client/public')

function published(name: string) {
  return readFileSync(join(PUBLIC, name), 'utf8')
}

test('there is enough to rummage in', () => {
  expect(new Set(things.map(({ id }) => id)).size).toBe(things.length)
  expect(things.length).toBeGreaterThanOrEqual(60)
  expect(new Set(pictures.map(({ id }) => id.replace(/-\d+$/, ''))).size).toBeGreaterThanOrEqual(8)
  expect(hiddenSprites.filter(({ id }) => id.startsWith('bag-'))).toHaveLength(3)
  expect(hiddenSprites.filter(({ id }) => id.startsWith('stove-'))).toHaveLength(3)
})

test.each(things.map((thing) => [thing.id, thing] as const))(
  '%s is drawn whole, however chance has it',
  (_, thing) => {
    for (let seed = 0; seed < 20; seed++) {
      const { art, outline } = thing.draw(handFor(`${thing.id} ${seed}`))
      expect(art).not.toMatch(/NaN|undefined|Infinity| id=|<text|Gradient|filter/)
      expect(art.match(/<(?:path|ellipse|circle)/g)?.length).toBeGreaterThanOrEqual(5)
      expect(outline).toMatch(/^M[^a-z]*.*[Zz]$/s)
    }
  },
)

/** Of each kind of thing, in how many pictures one can point at it. */
const met = new Map<string, number>()
for (const { id } of pictures) {
  const list: NamedThings = JSON.parse(published(`scenes/${id}.things.json`))
  for (const kind of new Set(list.things.map((thing) => thing.id.replace(/-\d+$/, ''))))
    met.set(kind, (met.get(kind) ?? 0) + 1)
}

test.each(
  things
    .filter(({ id }) => (met.get(id) ?? 0) > pictures.length / 2)
    .map((thing) => [thing.id, thing] as const),
)('%s stands in more than half of the rooms, and looks different from room to room', (id, thing) => {
  const drawings = Array.from({ length: 20 }, (_, room) =>
    thing.draw({ ...handFor(id), form: formFor(`${id} in room ${room}`) }),
  )
  expect(new Set(drawings.map(({ art }) => art)).size).toBeGreaterThanOrEqual(5)
  // What hides behind it stays as far covered as it was.
  expect(new Set(drawings.map(({ outline }) => outline)).size).toBe(1)
})

test('the light about a lamp fades out without an edge', () => {
  const rings = shapesOf(
    glow(400, 300, 200, 0.2) +
      halos(
        [
          [100, 100],
          [300, 100],
        ],
        44,
        0.32,
      ),
  )
  const opacities = rings.map(({ tag }) => Number(attributeOf(tag, 'opacity')))
  expect(rings.length).toBeGreaterThan(40)
  expect(Math.max(...opacities)).toBeLessThanOrEqual(0.02)
})

describe('what is committed of small drawings is what the sources draw', () => {
  const drawings = { 'scenes/hidden': hiddenSprites, avatars: portraits, 'scenes/window': windowDrawings }
  const files = Object.entries(drawings).flatMap(([folder, small]) =>
    small.map((drawing) => [`${folder}/${drawing.id}.svg`, drawing] as const),
  )
  test.each(files)('%s', (file, drawing) => {
    expect(published(file) === renderedSmall(drawing), 'run `npm run scenes`').toBe(true)
  })
})

test('the list of the rooms is made of the pages of the feed', () => {
  const pages = Array.from({ length: 8 }, (_, at) => JSON.parse(published(`feed-page-${at + 1}.json`)))
  expect(JSON.parse(published('scenes/rooms.json')), 'run `npm run scenes`').toEqual(feedRooms(pages))
})
