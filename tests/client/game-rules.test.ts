import { expect, test } from 'vitest'
import { game } from '#client/game/game.ts'
import { giveHint } from '#client/game/give-hint.ts'
import { matchesTask, objectionTo, priceBounds, rollPrice } from '#client/game/rules.ts'
import { type GameState, projectOf, startingState } from '#client/game/state.ts'
import { ask, bag, buy, JOB, onProject, play, stove } from './game-samples.ts'

/** What a refused click changes: the manager's words and nothing else. */
function refused(state: GameState, item: ReturnType<typeof bag>) {
  const after = game(state, ask(item))
  expect(after.managerMessage).not.toBe(state.managerMessage)
  expect(after).toEqual({ ...state, managerMessage: after.managerMessage, talk: after.talk })
  return objectionTo(state, item)?.hindrance
}

test('a matching object opens the negotiation, its name in any case', () => {
  const item = bag({ name: 'old SLEEPING BAG, mended' })
  const after = game(onProject, ask(item))
  expect(after.showNegotiation).toBe(true)
  expect(after.negotiatingItem).toEqual(item)
})

test('another name does not match', () => {
  expect(refused(onProject, bag({ name: 'Sleeping Cat' }))).toBe('wrongThing')
})

test('a quality below the minimum does not match, the minimum does', () => {
  expect(refused(onProject, bag({ quality: 2 }))).toBe('lowQuality')
  expect(objectionTo(onProject, bag({ quality: 3 }))).toBeNull()
  expect(refused(onProject, stove({ quality: 3 }))).toBe('lowQuality')
})

test('a price above the limit does not match, the limit does; the listed price counts', () => {
  expect(refused(onProject, stove({ price: 81 }))).toBe('highPrice')
  expect(objectionTo(onProject, stove({ price: 80 }))).toBeNull()
  expect(refused(onProject, bag({ price: 151 }))).toBe('highPrice')
})

test('a task that has enough accepts no more', () => {
  const satisfied = buy(onProject, stove())
  expect(projectOf(satisfied)?.tasks[1]).toMatchObject({ completed: true, foundCount: 1 })
  expect(refused(satisfied, stove())).toBe('enough')
})

test('with too little cash no negotiation opens; 60 % of the listed price is enough', () => {
  expect(refused({ ...onProject, cashBalance: 35 }, bag({ price: 60 }))).toBe('littleCash')
  expect(objectionTo({ ...onProject, cashBalance: 36 }, bag({ price: 60 }))).toBeNull()
  expect(objectionTo({ ...onProject, cashBalance: 36 }, bag({ price: 61 }))?.hindrance).toBe('littleCash')
})

test('while a negotiation is open there is no other', () => {
  expect(refused(game(onProject, ask(bag())), bag())).toBe('negotiating')
})

test('without a project no thing is wanted', () => {
  expect(refused(startingState, bag())).toBe('noProject')
  expect(refused(play(startingState, { type: 'selectJob', jobId: JOB }), bag())).toBe('noProject')
})

test('when every project is done, no project is asked for', () => {
  const all = [bag(), bag(), bag(), bag(), bag(), stove()]
  const done = play(
    all.reduce((state, item) => buy(state, item), onProject),
    { type: 'completeProject' },
  )
  expect(refused(done, bag())).toBe('allDone')
  expect(game(done, ask(bag())).managerMessage).toBe(
    'Nice find! But every project is done, and nobody pays for more. Errands pay for our window.',
  )
  expect(giveHint(done, []).words).toBe(
    'Every project is done, and nobody pays for more. Errands pay for our window.',
  )
})

test('a bought thing cannot be clicked again', () => {
  const item = bag()
  expect(refused(buy(onProject, item), item)).toBe('bought')
})

test('matching depends on name, quality, price and need', () => {
  const task = projectOf(onProject)?.tasks[0]
  if (!task) throw new Error('The project has no task.')
  expect(matchesTask(task, bag())).toBe(true)
  expect(matchesTask(task, stove())).toBe(false)
  expect(matchesTask({ ...task, foundCount: 5 }, bag())).toBe(false)
})

test('a final price is whole dollars from 60 % to 90 % of the listed one', () => {
  expect(priceBounds(70)).toEqual({ low: 42, high: 63 })
  expect(priceBounds(45)).toEqual({ low: 27, high: 40 })
  expect(priceBounds(31)).toEqual({ low: 19, high: 27 })
  for (let price = 3; price <= 200; price += 1) {
    const { low, high } = priceBounds(price)
    expect(low * 10).toBeGreaterThanOrEqual(price * 6)
    expect(high * 10).toBeLessThanOrEqual(price * 9)
    const prices = Array.from({ length: 400 }, (_, step) => rollPrice(price, step / 400))
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([low, high])
  }
})

test('an invalid roll stays within the bounds', () => {
  for (const roll of [-3, 1, 7, Number.NaN, Number.POSITIVE_INFINITY]) {
    const price = rollPrice(60, roll)
    expect(price).toBeGreaterThanOrEqual(36)
    expect(price).toBeLessThanOrEqual(54)
  }
})
