import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns, PATIENCE } from '#client/game/hands/turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Wishes by name, and which have begun. A rest takes a tenth of a second. */
function easel() {
  const ask = createTurns((whenRested) => setTimeout(whenRested, 100))
  const begun: string[] = []
  return {
    begun,
    wish: (name: string, distance = () => 0) => ask({ distance, begin: () => begun.push(name) }),
    rest: () => vi.advanceTimersByTime(100),
  }
}

test('one at a time: the next begins when the one before is done and there was a rest', () => {
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

test('the nearest of those that wait comes first, by where they are at that moment', () => {
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

test('what is given up while it waits does not begin', () => {
  const { begun, wish, rest } = easel()
  const done = wish('first')
  const giveUp = wish('second')
  wish('third', () => 50)
  giveUp()
  done()
  rest()
  expect(begun).toEqual(['first', 'third'])
})

test('to be done twice takes nobody’s turn away', () => {
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

test('what does not come keeps nobody waiting for long', () => {
  const { begun, wish } = easel()
  wish('stuck')
  wish('second')
  vi.advanceTimersByTime(PATIENCE - 1)
  expect(begun).toEqual(['stuck'])
  vi.advanceTimersByTime(101)
  expect(begun).toEqual(['stuck', 'second'])
})
