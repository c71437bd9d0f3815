import { expect, test } from 'vitest'
import { bringTo } from '#client/game/errands/bring-to.ts'
import { NO_ERRANDS } from '#client/game/errands/errand.ts'
import { allErrands, isCalled, levelOf, pictureName } from '#client/game/errands/errand-rules.ts'
import { errandsOfPosts } from '#client/game/errands/errands-of-posts.ts'
import { errandsOfTheFamous } from '#client/game/errands/errands-of-the-famous.ts'
import { jarOf } from '#client/game/furnish.ts'
import { game } from '#client/game/game.ts'
import { createGameStore } from '#client/game/game-store.ts'
import { type GameState, startingState } from '#client/game/state.ts'
import { checkStoredGame, gameToStore } from '#client/game/stored-game.ts'

const FAMOUS = 'celebrity-concierge'

function run(state: GameState, errandId: string) {
  const errand = allErrands.find(({ id }) => id === errandId)
  if (!errand) throw new Error(errandId)
  const taken = game(state, { type: 'takeErrand', errandId })
  return errand.wants.reduce(
    (before, { word, pictures: [picture] }) =>
      game(before, { type: 'bringThing', picture, name: `old ${word}` }),
    taken,
  )
}

const runAll = (state: GameState, errands = errandsOfPosts) =>
  errands.reduce((before, { id }) => run(before, id), state)

test('each level from 2 to 5 has two errands of two or three things, worth more at higher levels', () => {
  for (const level of [2, 3, 4, 5])
    expect(errandsOfPosts.filter((errand) => errand.level === level)).toHaveLength(2)
  const rewards = [...errandsOfPosts, ...errandsOfTheFamous].map(({ reward }) => reward)
  expect(rewards).toEqual(rewards.toSorted((one, other) => one - other))
  expect(new Set(allErrands.map(({ id }) => id)).size).toBe(allErrands.length)
  for (const { wants } of allErrands) {
    expect([2, 3]).toContain(wants.length)
    expect(new Set(wants.map(({ word }) => word)).size).toBe(wants.length)
  }
})

test('both errands of a level raise it, with rank and rating, and fill the jar; level 5 opens the second job', () => {
  let state = startingState
  let jar = 0
  for (const errand of errandsOfPosts) {
    const before = state
    state = run(state, errand.id)
    jar += errand.reward
    expect(jarOf(state)).toBe(jar)
    expect(state.cashBalance).toBe(startingState.cashBalance)
    expect(state.earnings).toBe(before.earnings + errand.reward)
    expect(state.errands.current).toBe(null)
    expect(state.errands.done).toContain(errand.id)
    expect(state.level).toBe(levelOf(state.errands.done))
    expect(state.jobRating).toBe(startingState.jobRating + state.level - 1)
    expect(state.friendships).toContain(errand.who)
    expect(state.availableJobs.find(({ id }) => id === FAMOUS)?.unlocked).toBe(state.level === 5)
    // The user's project does not change.
    expect(state.availableJobs.map(({ projects }) => projects)).toEqual(
      startingState.availableJobs.map(({ projects }) => projects),
    )
    expect(state.inventory).toEqual([])
  }
  expect(state).toMatchObject({ level: 5, jobRank: 'Concierge' })
  expect(new Set(errandsOfPosts.map(({ level }) => level)).size + 1).toBe(state.level)
})

test('below level 5 the second job and its errands cannot be accepted', () => {
  const [first] = errandsOfTheFamous
  const almost = runAll(startingState, errandsOfPosts.slice(0, -1))
  expect(almost.level).toBe(4)
  for (const state of [startingState, almost]) {
    expect(game(state, { type: 'selectJob', jobId: FAMOUS }).currentJob).toBe(null)
    expect(game(state, { type: 'takeErrand', errandId: first?.id ?? '' }).errands.current).toBe(null)
  }
  const top = runAll(startingState)
  // It is open, but belongs to a job that must be accepted first.
  expect(game(top, { type: 'takeErrand', errandId: first?.id ?? '' }).errands.current).toBe(null)
  const employed = game(top, { type: 'selectJob', jobId: FAMOUS })
  expect(employed.currentJob).toBe(FAMOUS)
  const rich = runAll(employed, errandsOfTheFamous)
  expect(rich.errands.done).toHaveLength(allErrands.length)
  expect(jarOf(rich)).toBe(jarOf(employed) + errandsOfTheFamous.reduce((sum, { reward }) => sum + reward, 0))
})

test('an errand of a higher level waits, and only things in its own picture count', () => {
  const [first, , third] = errandsOfPosts
  if (!first || !third) throw new Error('There are errands.')
  expect(game(startingState, { type: 'takeErrand', errandId: third.id }).errands).toEqual(NO_ERRANDS)

  const taken = game(startingState, { type: 'takeErrand', errandId: first.id })
  const [want] = first.wants
  const [picture] = want.pictures
  for (const wrong of [
    { picture: 'nowhere', name: want.word },
    { picture, name: 'cushion' },
    { picture, name: `${want.word}s` },
  ])
    expect(game(taken, { type: 'bringThing', ...wrong })).toBe(taken)
  const found = game(taken, { type: 'bringThing', picture, name: want.word.toUpperCase() })
  expect(found.errands.found).toHaveLength(1)
  // A second thing of the same kind is no second find.
  expect(game(found, { type: 'bringThing', picture, name: want.word })).toBe(found)
  // Finds of an errand that is put aside are kept.
  const later = game(game(found, { type: 'leaveErrand' }), { type: 'takeErrand', errandId: first.id })
  expect(later.errands).toEqual({ ...found.errands, current: first.id })
  expect(game(startingState, { type: 'bringThing', picture, name: want.word })).toBe(startingState)
})

test('of two things that fit, the one that was brought is called found', () => {
  const store = createGameStore(null)
  const attic = '/scenes/attic-3.svg'
  store.dispatch({ type: 'takeErrand', errandId: 'saturday-stall' })
  expect(bringTo(store, attic, 'teal tin robot')?.says).toMatch(/^The tin robot, that is it!/)
  for (const name of ['red tin robot', 'teal tin robot'])
    expect(bringTo(store, attic, name)?.says).toBe('You have the teal tin robot already.')
  expect(checkStoredGame(gameToStore(store.table().game))?.errands).toEqual(store.table().game.errands)

  // An older game does not know which one it was.
  store.dispatch({ type: 'reset' })
  const older = { ...NO_ERRANDS, current: 'saturday-stall', found: ['saturday-stall/tin robot'] }
  const old = { table: () => ({ ...store.table(), game: { ...startingState, errands: older } }) }
  expect(bringTo({ ...store, ...old }, attic, 'red tin robot')?.says).toBe('You have the tin robot already.')
})

test('a finished errand is not paid twice', () => {
  const done = run(startingState, 'saturday-stall')
  expect(jarOf(run(done, 'saturday-stall'))).toBe(jarOf(done))
})

test('errands are stored with the game; an older game has none, and invalid ones do not break it', () => {
  const state = run(startingState, 'tea-at-four')
  const back = (errands: unknown) => {
    const { version, game: kept } = JSON.parse(JSON.stringify(gameToStore(state)))
    return checkStoredGame({ version, game: { ...kept, errands } })
  }
  expect(back(state.errands)?.errands).toEqual(state.errands)
  for (const nonsense of [undefined, null, 7, [], {}, { current: 3, found: [], done: [] }, { done: 'all' }])
    expect(back(nonsense)).toMatchObject({ cashBalance: state.cashBalance, errands: NO_ERRANDS })
  expect(
    back({
      current: 'nothing',
      found: ['x/y', 'tea-at-four/kettle'],
      done: ['tea-at-four', 'x', 'tea-at-four'],
    })?.errands,
  ).toEqual({ current: null, found: ['tea-at-four/kettle'], done: ['tea-at-four'] })
  expect(back({ current: 'tea-at-four', found: [], done: ['tea-at-four'] })?.errands.current).toBe(null)
})

test('a reset deletes the errands too', () => {
  expect(game(run(startingState, 'tea-at-four'), { type: 'reset' })).toEqual(startingState)
})

test('names are compared by whole words', () => {
  expect(isCalled('old oar', 'oar')).toBe(true)
  expect(isCalled('tool board', 'oar')).toBe(false)
  expect(isCalled('Brass Kettle', 'kettle')).toBe(true)
  expect(pictureName('/scenes/attic-1.svg')).toBe('attic-1')
})
