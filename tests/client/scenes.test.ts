import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rendered, renderedSmall } from '#art/compose/render.ts'
import { setStage } from '#art/compose/stage.ts'
import { arrange } from '#art/compose/steps.ts'
import { hiddenSprites } from '#art/hidden/catalogue.ts'
import { handFor } from '#art/kit/hand.ts'
import { portraits } from '#art/portraits/catalogue.ts'
import { pictures } from '#art/rooms/catalogue.ts'
import { wanderers } from '#art/rooms/wanderers.ts'
import { things } from '#art/things/catalogue.ts'

const PUBLIC = join(import.meta.dirname, '../../src/client/public')

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

/** Of each kind of thing, how many a picture shows. */
const counts = new Map(
  pictures.map((picture) => {
    const stage = setStage(picture)
    arrange(stage, picture.steps)
    return [picture, stage.result().used]
  }),
)

test('what wanders from room to room is in none three times, unless the room is known for it', () => {
  const tooMany = [...counts].flatMap(([picture, used]) =>
    [...used]
      .filter(([id, count]) => wanderers.includes(id) && count > 2 && !picture.belongs?.often.includes(id))
      .map(([id, count]) => `${picture.id}: ${id} ${count} times`),
  )
  expect(tooMany).toEqual([])
})

test.each(['alarm-clock', 'telephone'])('one does not meet the %s in every other room', (id) => {
  const rooms = [...counts.values()].filter((used) => used.has(id))
  expect(rooms.length).toBeGreaterThanOrEqual(3)
  expect(rooms.length).toBeLessThanOrEqual(8)
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

describe('what is committed is what the sources draw', () => {
  test.each(pictures.map((picture) => [picture.id, picture] as const))('%s', (id, picture) => {
    const { svg } = rendered(picture)
    expect(published(`scenes/${id}.svg`) === svg, 'run `npm run scenes`').toBe(true)
  })

  test.each([...hiddenSprites, ...portraits].map((drawing) => [drawing.id, drawing] as const))(
    '%s',
    (id, drawing) => {
      const folder = portraits.includes(drawing) ? 'avatars' : 'scenes/hidden'
      expect(published(`${folder}/${id}.svg`) === renderedSmall(drawing), 'run `npm run scenes`').toBe(true)
    },
  )
})
