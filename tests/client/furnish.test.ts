import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allErrands } from '#client/game/errands/errand-rules.ts'
import { byPrice, jarOf, payOf } from '#client/game/furnish.ts'
import { game } from '#client/game/game.ts'
import { type GameState, startingState } from '#client/game/state.ts'
import { checkStoredGame, gameToStore } from '#client/game/stored-game.ts'
import { drawingAt, furnishings } from '#client/our-window/furnishings.ts'
import { furnishingsIn } from '#client/our-window/use-furnishings.ts'
import { bag, buy, onProject, play, stove } from './game-samples.ts'

const PUBLIC = join(import.meta.dirname, '../../src/client/public')
const everyErrand = allErrands.map(({ id }) => id)

/** A player who ran these errands, with this in the window. */
function rich(done: string[], inside: string[] = [], state = startingState): GameState {
  return { ...state, errands: { current: null, found: [], done }, furnishings: inside }
}

const put = (state: GameState, furnishingId: string) => game(state, { type: 'furnish', furnishingId })

/** The stored game with other fields; an undefined field is left out. */
function readBack(state: GameState, change: object) {
  const { version, game: kept } = JSON.parse(JSON.stringify(gameToStore(state)))
  return checkStoredGame(JSON.parse(JSON.stringify({ version, game: { ...kept, ...change } })))
}

test('a dozen furnishings cost together what all errands pay, and the first errand pays for one', () => {
  expect(furnishings).toHaveLength(12)
  expect(new Set(furnishings.map(({ id }) => id)).size).toBe(12)
  expect(furnishings.reduce((sum, { price }) => sum + price, 0)).toBe(payOf(everyErrand))
  expect(byPrice[0]?.price).toBeLessThanOrEqual(Math.min(...allErrands.map(({ reward }) => reward)))
  expect(byPrice.map(({ price }) => price)).toEqual(
    furnishings.map(({ price }) => price).toSorted((a, b) => a - b),
  )
})

test('each furnishing has its drawing, and stands within the window', () => {
  for (const id of ['room', ...furnishings.map((one) => one.id)])
    expect(existsSync(join(PUBLIC, drawingAt(id))), id).toBe(true)
  for (const { id, place } of furnishings) {
    expect(place.middle - place.width / 2, id).toBeGreaterThanOrEqual(-1)
    expect(place.middle + place.width / 2, id).toBeLessThanOrEqual(101)
    expect(place.bottom, id).toBeGreaterThanOrEqual(0)
  }
})

test('what is bought is paid from the jar, and not from the cash', () => {
  const before = rich(['tea-at-four'])
  expect(jarOf(before)).toBe(40)
  const after = put(before, 'rug')
  expect(after).toMatchObject({ furnishings: ['rug'], cashBalance: 500, inventory: [] })
  expect(jarOf(after)).toBe(10)
  expect(after.managerMessage).toBe('A rug for $30: it is in our window now. Your jar holds $10.')
})

test('too dear, bought before, or unknown: nothing is bought, and the manager says why', () => {
  const poor = put(startingState, 'cat')
  expect(poor.furnishings).toEqual([])
  expect(poor.managerMessage).toBe('That costs $110, and your jar holds $0. Errands fill it.')

  const once = put(rich(everyErrand), 'cat')
  const twice = put(once, 'cat')
  expect(twice.furnishings).toEqual(['cat'])
  expect(jarOf(twice)).toBe(jarOf(once))
  expect(twice.managerMessage).toBe('You have a cat in our window already.')
  expect(put(once, 'elephant')).toBe(once)
})

test('whoever buys everything can still win the project', () => {
  const full = byPrice.reduce((state, { id }) => put(state, id), rich(everyErrand, [], onProject))
  expect(full.furnishings).toHaveLength(12)
  expect(jarOf(full)).toBe(0)
  // At the highest prices that there are.
  const dear = [1, 2, 3, 4, 5].reduce((state) => buy(state, bag({ price: 75 }), 0.999), full)
  const won = play(buy(dear, stove({ price: 60 }), 0.999), { type: 'completeProject' })
  expect(won).toMatchObject({ projectsCompleted: 1, earnings: 50 })
})

test('furnishings are stored with the game; what is invalid or was not paid for is left out', () => {
  const state = rich(['tea-at-four', 'saturday-stall'], ['rug', 'picture-frame'])
  expect(readBack(state, {})?.furnishings).toEqual(['rug', 'picture-frame'])
  for (const [broken, left] of [
    [['elephant', 'rug', 'rug'], ['rug']],
    [
      ['rug', 'picture-frame', 'potted-plant'],
      ['rug', 'picture-frame'],
    ],
    [['gramophone', 'potted-plant'], ['potted-plant']],
    [7, []],
    [null, []],
    [[3], []],
  ])
    expect(readBack(state, { furnishings: broken }), JSON.stringify(broken)).toMatchObject({
      furnishings: left,
      cashBalance: 500,
    })
  expect(readBack(state, { errands: null })?.furnishings).toEqual([])
})

test('in an older game the errands paid into the cash: that money is in the jar now', () => {
  const state = rich(['tea-at-four', 'saturday-stall'])
  const older = readBack({ ...state, cashBalance: 580 }, { furnishings: undefined })
  if (!older) throw new Error('The game was not read.')
  expect(older.cashBalance).toBe(500)
  expect(jarOf(older)).toBe(80)
  // Only once.
  expect(readBack(older, {})).toEqual(older)
  expect(readBack({ ...state, cashBalance: 30 }, { furnishings: undefined })?.cashBalance).toBe(0)
})

test('a reset empties the window', () => {
  expect(game(rich(everyErrand, ['cat']), { type: 'reset' })).toEqual(startingState)
})

test('pages without the game read what is in the window from the stored game', () => {
  expect(furnishingsIn(gameToStore(rich(everyErrand, ['cat', 'rug'])))).toEqual(['rug', 'cat'])
  expect(furnishingsIn({ version: 1, game: { furnishings: ['cat', 4, 'elephant'] } })).toEqual(['cat'])
  for (const nonsense of [null, 7, {}, { game: null }, { game: { furnishings: 'cat' } }])
    expect(furnishingsIn(nonsense)).toBeNull()
})
