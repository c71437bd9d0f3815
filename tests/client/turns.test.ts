import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns, PATIENCE } from '#client/game/hands/turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Tasks by name, and which have started. A rest takes a tenth of a second. */
function easel() {
  const ask = createTurns((whenRested) => setTimeout(whenRested, 100))
  const begun: string[] = []
  return {
    begun,
    wish: (name: string, distance = () => 0) => ask({ distance, begin: () => begun.push(name) }),
    rest: () => vi.advanceTimersByTime(100),
  }
}

test('one task runs at a time: the next starts after the previous one and a rest', () => {
  const { begun, wish, rest } = easel()
  const done = wish('first')
  wish('second')
  expect(begun).toEqual(['first'])
  rest()
  expect(begun).toEqual(['first'])

  done()
  expect(begun).toEqual(['first'])
  rest()
  expect(begun).toEqual(['first', 'second'])
})

test('the nearest waiting task runs first, by its position at that moment', () => {
  const { begun, wish, rest } = easel()
  const done = wish('here', () => 0)
  let scrolled = 0
  wish('above', () => 300 + scrolled)
  wish('below', () => 900 - scrolled)
  scrolled = 400
  done()
  rest()
  expect(begun).toEqual(['here', 'below'])
})

test('a task that is cancelled while it waits does not start', () => {
  const { begun, wish, rest } = easel()
  const done = wish('first')
  const giveUp = wish('second')
  wish('third', () => 50)
  giveUp()
  done()
  rest()
  expect(begun).toEqual(['first', 'third'])
})

test("a task that is added twice takes no other's turn", () => {
  const { begun, wish, rest } = easel()
  const done = wish('first')
  wish('second')
  wish('third', () => 50)
  done()
  done()
  rest()
  done()
  rest()
  expect(begun).toEqual(['first', 'second'])
})

test('a task that never ends delays the others only briefly', () => {
  const { begun, wish } = easel()
  wish('stuck')
  wish('second')
  vi.advanceTimersByTime(PATIENCE - 1)
  expect(begun).toEqual(['stuck'])
  vi.advanceTimersByTime(101)
  expect(begun).toEqual(['stuck', 'second'])
})
