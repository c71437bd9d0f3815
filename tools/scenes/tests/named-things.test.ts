import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toldByHand } from '#scenes/named/by-hand.ts'
import type { NamedThings } from '#scenes/named/inventory.ts'
import { pictures } from '#scenes/rooms/catalogue.ts'
import { things } from '#scenes/things/catalogue.ts'

const SCENES = join(import.meta.dirname, '../../../src/client/public/scenes')
const FEWEST = 40
const LONGEST_LINE = 90
const SMALLEST = 24

function textOf(id: string) {
  return readFileSync(join(SCENES, `${id}.things.json`), 'utf8')
}

/** A line as people read it: it begins as a sentence does, ends as one does, and is not too long. */
const SENTENCE = /^[A-Z\d].*[.?]$/

test('every kind of thing has lines of its own to say', () => {
  const told = [...things, ...toldByHand]
  const lines = told.flatMap(({ says }) => [...says])
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.filter((line) => line.length > LONGEST_LINE || !SENTENCE.test(line))).toEqual([])
  expect(told.filter(({ says }) => says.length < 2).map(({ id }) => id)).toEqual([])
})

describe.each(pictures.map(({ id }) => id))('%s', (id) => {
  const list: NamedThings = JSON.parse(textOf(id))

  test('there is much to point at, and all of it has a name and something to say', () => {
    expect(list.things.length).toBeGreaterThanOrEqual(FEWEST)
    expect(new Set(list.things.map((thing) => thing.id)).size).toBe(list.things.length)
    for (const thing of list.things) {
      expect(thing.id).toMatch(/^[a-z][a-z-]+-\d+$/)
      expect(thing.name).toMatch(/^(?!an? |the |some )[a-z][a-z' -]+$/)
      expect(thing.says).toMatch(SENTENCE)
      expect(thing.says.length).toBeLessThanOrEqual(LONGEST_LINE)
    }
    const lines = new Map(list.things.map((thing) => [thing.id, thing.says]))
    for (const [one, says] of lines) {
      const next = one.replace(/\d+$/, (count) => `${Number(count) + 1}`)
      expect(lines.get(next), `${one} and the next of its kind`).not.toBe(says)
    }
  })

  test('an outline is within the picture, and its box is round it', () => {
    for (const { id: thing, box, outline } of list.things) {
      const corners = outline.split(' ').map((corner) => corner.split(',').map(Number))
      const [xs, ys] = [corners.map(([x]) => x ?? Number.NaN), corners.map(([, y]) => y ?? Number.NaN)]
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      expect([left, top, Math.max(...xs) - left, Math.max(...ys) - top], thing).toEqual(box)
      expect([...xs, ...ys].every(Number.isInteger), thing).toBe(true)
      expect(corners.length, thing).toBeGreaterThanOrEqual(4)
      expect(corners.length, thing).toBeLessThanOrEqual(16)
      expect(left, thing).toBeGreaterThanOrEqual(0)
      expect(top, thing).toBeGreaterThanOrEqual(0)
      expect(Math.max(...xs), thing).toBeLessThanOrEqual(list.width)
      expect(Math.max(...ys), thing).toBeLessThanOrEqual(list.height)
      expect(Math.min(box[2], box[3]), thing).toBeGreaterThanOrEqual(SMALLEST)
      expect(areaOf(corners), thing).toBeGreaterThan(0.2 * box[2] * box[3])
    }
  })
})

/** Of a polygon (the shoelace formula). */
function areaOf(corners: number[][]) {
  const twice = corners.reduce((sum, [x = 0, y = 0], at) => {
    const [beforeX = 0, beforeY = 0] = corners.at(at - 1) ?? []
    return sum + beforeX * y - x * beforeY
  }, 0)
  return Math.abs(twice) / 2
}
