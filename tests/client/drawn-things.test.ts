import { expect, test } from 'vitest'
import { parseThings, thingAt } from '#client/game/room/drawn-things.ts'

const picture = {
  width: 1600,
  height: 1200,
  things: [
    {
      id: 'rug-1',
      name: 'rug',
      says: 'Soft.',
      box: [0, 0, 100, 100],
      outline: '0,0 100,0 100,100 0,100',
    },
    // An L: the upper right of its box belongs to the rug.
    {
      id: 'boot-1',
      name: 'boot',
      says: 'Left.',
      box: [20, 20, 60, 60],
      outline: '20,20 40,20 40,60 80,60 80,80 20,80',
    },
  ],
}

const read = parseThings(picture)
const idAt = (x: number, y: number) => thingAt(read?.things ?? [], x, y)?.id ?? null

test('a press hits the topmost thing by its outline, not by its box', () => {
  expect(idAt(30, 30)).toBe('boot-1')
  expect(idAt(70, 70)).toBe('boot-1')
  expect(idAt(70, 30)).toBe('rug-1')
  expect(idAt(90, 90)).toBe('rug-1')
  expect(idAt(150, 50)).toBe(null)
  expect(idAt(50, -1)).toBe(null)
})

test('an invalid thing is left out, and what is no list of things counts as none', () => {
  const [rug] = picture.things
  const bad = [
    null,
    7,
    { ...rug, id: '' },
    { ...rug, name: 3 },
    { ...rug, box: [0, 0, 1] },
    { ...rug, box: [0, 0, 1, Number.NaN] },
    { ...rug, outline: '0,0 1,1' },
    { ...rug, outline: '0,0 1,1 x,2' },
    { ...rug, outline: undefined },
  ]
  expect(parseThings({ ...picture, things: [...bad, rug] })?.things.map(({ id }) => id)).toEqual(['rug-1'])
  expect(parseThings({ ...picture, things: [{ ...rug, says: 5 }] })?.things[0]?.says).toBe('')
  for (const nonsense of [null, [], 'x', {}, { ...picture, width: 0 }, { ...picture, things: {} }])
    expect(parseThings(nonsense)).toBe(null)
})
