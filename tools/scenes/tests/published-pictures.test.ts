import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { PICTURE } from '#scenes/compose/picture.ts'
import { rendered } from '#scenes/compose/render.ts'
import { markupOf, rasterize } from '#scenes/hiding/raster.ts'
import { shapesOf } from '#scenes/lean/shapes.ts'
import { pictures } from '#scenes/rooms/catalogue.ts'
import { wanderers } from '#scenes/rooms/wanderers.ts'
import { hiddenIn, images, publishedFile } from '../../../tests/support/published-pictures.ts'
import { apart, mostOf, NOTICED } from './rasters.ts'

const WHOLE = { left: 0, top: 0, ...PICTURE }
/** Of 255. An edge may be smoothed a little differently, here and there. */
const SLIGHT = 24
const FEW = 40
/** Of a list of things, compressed. */
const LARGEST = 14_000

const SHAPE = / d="[^"]+"| cx="[^>]+/g

/** Of each kind of thing, how many a picture shows. */
const counts = new Map<(typeof pictures)[number], Map<string, number>>()

// To draw one takes most of the time: each is drawn once, for all that is looked at in it.
describe.each(pictures.map((picture) => [picture.id, picture] as const))('%s', (id, picture) => {
  const published = publishedFile(`/scenes/${id}.svg`)
  let made: ReturnType<typeof rendered>
  beforeAll(() => {
    made = rendered(picture)
    counts.set(picture, made.used)
  })

  test('the file that is committed is what the sources draw', () => {
    expect(published === made.svg, 'run `npm run scenes`').toBe(true)
  })

  test('what is published of its things is what the sources tell, the same every time', () => {
    const text = publishedFile(`/scenes/${id}.things.json`)
    expect(text === `${JSON.stringify(made.named)}\n`, 'run `npm run scenes`').toBe(true)
    expect(gzipSync(text).length).toBeLessThanOrEqual(LARGEST)
    expect(JSON.parse(text)).toMatchObject(PICTURE)
  })

  test('has fewer shapes than were drawn, and looks the same', () => {
    const { drawn } = made
    expect(shapesOf(markupOf(published)).length).toBeLessThan(0.96 * shapesOf(drawn).length)
    // Each of these gets a layer of its own.
    expect(published.match(/<(?:path|ellipse|circle)[^>]* opacity="/g)).toBeNull()

    const away = apart(rasterize(drawn, WHOLE, 1), rasterize(markupOf(published), WHOLE, 1))
    expect(mostOf(away)).toBeLessThan(NOTICED)
    expect(away.filter((value) => value > SLIGHT).length).toBeLessThan(FEW)
  })

  test('what covers a hidden thing stands there in the picture', () => {
    const image = images.find(({ src }) => src === `/scenes/${id}.svg`)
    if (!image) throw new Error(`No post shows ${id}`)
    // As it was drawn: that what is published looks like it is a test of its own.
    const shapes = new Set(made.drawn.match(SHAPE))
    for (const { drawing } of hiddenIn(image)) {
      const mask = /<mask .*<\/mask>/s.exec(publishedFile(drawing))?.[0] ?? ''
      const covers = (mask.match(SHAPE) ?? []).slice(1)
      expect(covers.length, drawing).toBeGreaterThan(0)
      expect(
        covers.filter((shape) => !shapes.has(shape)),
        drawing,
      ).toEqual([])
    }
  })
})

test('every post shows a picture that somebody draws', () => {
  expect(images.map(({ src }) => src).sort()).toEqual(pictures.map(({ id }) => `/scenes/${id}.svg`).sort())
})

test('what wanders from room to room is in none three times, unless the room is known for it', () => {
  const tooMany = [...counts].flatMap(([picture, used]) =>
    [...used]
      .filter(([id, count]) => wanderers.includes(id) && count > 2 && !picture.belongs?.often.includes(id))
      .map(([id, count]) => `${picture.id}: ${id} ${count} times`),
  )
  expect(counts.size).toBe(pictures.length)
  expect(tooMany).toEqual([])
})

test.each(['alarm-clock', 'telephone'])('one does not meet the %s in every other room', (id) => {
  const rooms = [...counts.values()].filter((used) => used.has(id))
  expect(rooms.length).toBeGreaterThanOrEqual(3)
  expect(rooms.length).toBeLessThanOrEqual(8)
})
