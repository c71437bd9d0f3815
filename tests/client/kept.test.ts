import { beforeEach, expect, test, vi } from 'vitest'
import { createKept } from '#client/lib/kept.ts'

type Count = { count: number }

let stored: Map<string, string>
let hear: (event: { key: string | null }) => void

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener
    },
  })
})

const tab = () =>
  createKept<Count>({
    prefix: 'counts',
    empty: { count: 0 },
    read: (value) =>
      typeof value === 'object' && value !== null && 'count' in value && typeof value.count === 'number'
        ? { count: value.count }
        : null,
  })
const add = ({ count }: Count) => ({ count: count + 1 })

test("two tabs add up: a change applies to the stored value, not to a tab's memory", () => {
  const [one, other] = [tab(), tab()]
  one.change('a', add)
  other.change('a', add)
  one.change('a', add)
  expect(one.state('a')).toEqual({ count: 3 })
  expect(other.state('a')).toEqual({ count: 3 })
  expect(one.state('a')).toBe(one.state('a'))
  expect(one.state('b')).toEqual({ count: 0 })
})

test('an unowned value goes to the first owner, and to no other', () => {
  const kept = tab()
  kept.change(null, add)
  expect(kept.state('a')).toEqual({ count: 1 })
  kept.change('a', add)
  expect(kept.state('a')).toEqual({ count: 2 })
  expect(kept.state(null)).toEqual({ count: 0 })
  expect(kept.state('b')).toEqual({ count: 0 })
})

test('an invalid value counts as none, and the next change replaces it', () => {
  const kept = tab()
  for (const text of ['', '{', 'null', '[]', '{"count":"7"}']) {
    stored.set('counts:a', text)
    expect(kept.state('a')).toEqual({ count: 0 })
  }
  kept.change('a', add)
  expect(kept.state('a')).toEqual({ count: 1 })
})

test('a listener gets the changes of this tab and of others, and no other events', () => {
  const kept = tab()
  const told = vi.fn()
  const leave = kept.subscribe(told)
  kept.change('a', add)
  kept.change('a', (state) => state)
  expect(told).toHaveBeenCalledTimes(1)
  hear({ key: 'counts:a' })
  hear({ key: 'something else' })
  hear({ key: null })
  expect(told).toHaveBeenCalledTimes(3)
  leave()
  kept.change('a', add)
  expect(told).toHaveBeenCalledTimes(3)
})
