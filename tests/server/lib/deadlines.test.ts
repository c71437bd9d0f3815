import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deadlines } from '#server/lib/deadlines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A clock that ticks each second, and the entries that it found late. */
function newClock() {
  const deadlines = new Deadlines(1000)
  const late: string[] = []
  return { deadlines, late, begin: (name: string) => deadlines.begin(() => late.push(name)) }
}

test('each entry is reported late once, at its own time', () => {
  const { late, begin } = newClock()
  begin('first')
  vi.advanceTimersByTime(400)
  begin('second')
  vi.advanceTimersByTime(599)
  expect(late).toEqual([])
  vi.advanceTimersByTime(1)
  expect(late).toEqual(['first'])
  vi.advanceTimersByTime(399)
  expect(late).toEqual(['first'])
  vi.advanceTimersByTime(1)
  expect(late).toEqual(['first', 'second'])
  vi.advanceTimersByTime(10_000)
  expect(late).toEqual(['first', 'second'])
})

test('an entry that is done in time is not reported, and delays no other', () => {
  const { deadlines, late, begin } = newClock()
  const first = begin('first')
  vi.advanceTimersByTime(400)
  begin('second')
  deadlines.end(first)
  vi.advanceTimersByTime(1000)
  expect(late).toEqual(['second'])
  begin('third')
  vi.advanceTimersByTime(1000)
  expect(late).toEqual(['second', 'third'])
})

test('a thousand entries share one timer, and without entries there is none', () => {
  const { deadlines, begin } = newClock()
  const all = Array.from({ length: 1000 }, (_, index) => begin(String(index)))
  expect(vi.getTimerCount()).toBe(1)
  for (const one of all) deadlines.end(one)
  vi.advanceTimersByTime(1000)
  expect(vi.getTimerCount()).toBe(0)
})

test('a callback that throws does not stop the clock', () => {
  const { deadlines, late, begin } = newClock()
  deadlines.begin(() => {
    throw new Error('broken')
  })
  begin('second')
  expect(() => vi.advanceTimersByTime(1000)).toThrow('broken')
  vi.advanceTimersByTime(1)
  expect(late).toEqual(['second'])
})

test('an entry that is done because another is late is not reported', () => {
  const { deadlines, late, begin } = newClock()
  deadlines.begin(() => deadlines.end(second))
  const second = begin('second')
  vi.advanceTimersByTime(2000)
  expect(late).toEqual([])
})
