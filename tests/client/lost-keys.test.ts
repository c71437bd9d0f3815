import { expect, test } from 'vitest'
import { LOST_KEYS, readKeyRing, withKey } from '#client/lost-keys/found-keys.ts'

const ring = { version: 1, keys: [{ post: 'post-01', by: 'marta.mends' }] } as const

test('a key is on the ring once, in the order of finding', () => {
  const two = withKey(ring, { post: 'post-02', by: 'oskar_unpacks' })
  expect(two.keys.map(({ post }) => post)).toEqual(['post-01', 'post-02'])
  expect(withKey(two, { post: 'post-01', by: 'somebody else' })).toBe(two)
})

test('a stored ring is read without its invalid parts', () => {
  const good = { post: 'post-03', by: 'lou_from_no_9' }
  const bad = [
    null,
    7,
    'post-01',
    {},
    { post: '', by: 'x' },
    { post: 'a', by: 3 },
    { post: 'a'.repeat(121), by: 'x' },
  ]
  expect(readKeyRing({ version: 1, keys: [...bad, good, good] })?.keys).toEqual([good])
  for (const nonsense of [
    null,
    7,
    [],
    {},
    { version: 2, keys: [] },
    { version: 1 },
    { version: 1, keys: {} },
  ])
    expect(readKeyRing(nonsense)).toBe(null)
})

test('the ring has a maximum size', () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ post: `post-${at}`, by: 'x' }))
  expect(readKeyRing({ version: 1, keys: many })?.keys).toHaveLength(200)
  expect(LOST_KEYS).toBeLessThan(200)
})
