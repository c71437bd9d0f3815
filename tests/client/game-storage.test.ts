import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '#client/game/game.ts'
import { createGameStore } from '#client/game/game-store.ts'
import { startingState } from '#client/game/state.ts'
import { checkStoredGame, gameToStore } from '#client/game/stored-game.ts'
import { ask, bag, buy, JOB, onProject, PROJECT, play, stove } from './game-samples.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})

afterEach(() => vi.unstubAllGlobals())

/** As it is read from storage. */
function stored(state: object) {
  return JSON.parse(JSON.stringify(state))
}

test('a stored game is read back unchanged', () => {
  const left = play(buy(onProject, bag()), ask(stove()), { type: 'reject' })
  expect(checkStoredGame(stored(gameToStore(left)))).toEqual(left)
  expect(checkStoredGame(stored(gameToStore(startingState)))).toEqual(startingState)
})

test('a reload during a negotiation closes it and remembers the price', () => {
  const item = bag({ price: 60 })
  const back = checkStoredGame(stored(gameToStore(game(onProject, ask(item, 0)))))
  if (!back) throw new Error('The game was not read.')
  expect(back).toMatchObject({ showNegotiation: false, negotiatingItem: null, objectsFound: 1 })
  const again = play(back, ask(item, 0.999), { type: 'accept' })
  expect(again).toMatchObject({ cashBalance: 464, objectsFound: 1 })
})

test("the room's own drawing of a thing is kept with it, and an older game has none", () => {
  const drawing = '/scenes/hidden/attic-1/bag-1.svg'
  const bought = buy(buy(onProject, bag({ drawing })), bag())
  const read = checkStoredGame(stored(gameToStore(bought)))
  expect(read?.inventory.map((thing) => thing.drawing)).toEqual([drawing, undefined])
  const [first, second] = bought.inventory
  const broken = { ...bought, inventory: [{ ...first, drawing: 7 }, second] }
  expect(checkStoredGame(stored({ ...gameToStore(bought), game: broken }))).toBeNull()
})

test('a value that is no game of this version counts as none', () => {
  const good = stored(gameToStore(buy(onProject, bag())))
  const [bought] = good.game.inventory
  const broken: unknown[] = [
    null,
    'game',
    [],
    {},
    { ...good, version: 2 },
    good.game,
    { ...good, game: { ...good.game, cashBalance: -1 } },
    { ...good, game: { ...good.game, cashBalance: '500' } },
    { ...good, game: { ...good.game, cashBalance: 0.5 } },
    { ...good, game: { ...good.game, inventory: [bought, bought], objectsBought: 2 } },
    { ...good, game: { ...good.game, inventory: [], objectsBought: 0 } },
    { ...good, game: { ...good.game, objectsBought: 3 } },
    { ...good, game: { ...good.game, currentJob: 'astronaut' } },
    { ...good, game: { ...good.game, currentProject: 'moon' } },
    { ...good, game: { ...good.game, talk: undefined } },
    { ...good, game: { ...good.game, talk: [{ id: 1 }] } },
    { ...good, game: { ...good.game, finalPrices: null } },
    { ...good, game: { ...good.game, finalPrices: { [bought.id]: -1 } } },
    { ...good, game: { ...good.game, inventory: [{ ...bought, sellerName: undefined }] } },
    { ...good, game: { ...good.game, availableJobs: [] } },
    { ...good, game: { ...startingState, availableJobs: [] } },
    { ...good, game: { ...startingState, availableJobs: startingState.availableJobs.slice(0, 1) } },
  ]
  expect(checkStoredGame(good)).not.toBeNull()
  for (const value of broken) expect(checkStoredGame(value), JSON.stringify(value)).toBeNull()
})

test('each account has its own game, which survives a reload', () => {
  const store = createGameStore('ann')
  store.dispatch({ type: 'selectJob', jobId: JOB })
  expect(createGameStore('ann').table().game).toEqual(store.table().game)
  expect(createGameStore('bob').table().game).toEqual(startingState)

  store.openFor('bob')
  expect(store.table().game).toEqual(startingState)
  store.openFor('ann')
  expect(store.table().game.currentJob).toBe(JOB)
})

test('a game from before any account belongs to the first account, unless it has one', () => {
  createGameStore('ann').dispatch({ type: 'say', text: 'Hello, Ann.' })
  const store = createGameStore(null)
  store.dispatch({ type: 'selectJob', jobId: JOB })

  store.openFor('ann')
  expect(store.table().game.managerMessage).toBe('Hello, Ann.')
  store.openFor('new')
  expect(store.table().game.currentJob).toBe(JOB)
  expect([...kept.keys()]).toEqual(['rummage_world:ann', 'rummage_world:new'])
})

test('making a guest in the middle of a deal interrupts nothing', () => {
  const store = createGameStore(null)
  store.chooseJob(true)
  store.openFor('first')
  expect(store.table().isChoosing).toBe(true)

  const late = createGameStore(null)
  late.dispatch({ type: 'selectJob', jobId: JOB })
  late.dispatch({ type: 'selectProject', projectId: PROJECT })
  late.dispatch(ask(bag()))
  late.openFor('second')
  late.dispatch({ type: 'accept' })
  expect(createGameStore('second').table().game.objectsBought).toBe(1)
})

test('an unreadable game starts anew, and says so', () => {
  kept.set('rummage_world:ann', '{"version":1,"game":{}}')
  const { game: anew } = createGameStore('ann').table()
  expect(anew).toMatchObject({ cashBalance: 500, currentJob: null })
  expect(anew.managerMessage).toBe('Your game could not be read and starts anew.')
  // Said once: from now on it is a game like any other.
  expect(checkStoredGame(JSON.parse(kept.get('rummage_world:ann') ?? ''))).toEqual(anew)
})

test('another tab of the account is followed, unless its game is invalid', () => {
  const [mine, theirs] = [createGameStore('ann'), createGameStore('ann')]
  theirs.dispatch({ type: 'selectJob', jobId: JOB })
  mine.follow('rummage_world:bob')
  expect(mine.table().game.currentJob).toBeNull()
  mine.follow('rummage_world:ann')
  expect(mine.table().game.currentJob).toBe(JOB)

  kept.set('rummage_world:ann', 'nonsense')
  mine.follow('rummage_world:ann')
  expect(mine.table().game.currentJob).toBe(JOB)
  kept.clear()
  mine.follow(null)
  expect(mine.table().game).toEqual(startingState)
})

test('the actions of two tabs add up, in whichever order they arrive', () => {
  const [mine, theirs] = [createGameStore('ann'), createGameStore('ann')]
  mine.dispatch({ type: 'selectJob', jobId: JOB })
  // This one has received nothing yet.
  theirs.dispatch({ type: 'selectProject', projectId: PROJECT })
  theirs.dispatch(ask(bag()))
  theirs.dispatch({ type: 'accept' })
  mine.dispatch(ask(stove()))
  mine.dispatch({ type: 'accept' })
  theirs.follow('rummage_world:ann')
  for (const { game } of [mine.table(), theirs.table()])
    expect(game).toMatchObject({ daysOnJob: 1, objectsFound: 2, objectsBought: 2, currentProject: PROJECT })
})

test('another tab closes a deal only if it made the deal itself, or made it impossible', () => {
  const [mine, theirs] = [createGameStore('ann'), createGameStore('ann')]
  mine.dispatch({ type: 'selectJob', jobId: JOB })
  mine.dispatch({ type: 'selectProject', projectId: PROJECT })
  const item = bag({ price: 60 })
  mine.dispatch(ask(item, 0))

  theirs.dispatch({ type: 'say', text: 'Anything.' })
  mine.follow('rummage_world:ann')
  expect(mine.table().game).toMatchObject({ negotiatingItem: item, managerMessage: 'Anything.' })

  // The same thing is negotiated there: the price that was named first is the price.
  theirs.dispatch(ask(item, 0.999))
  expect(theirs.table().game).toMatchObject({ finalPrices: { [item.id]: 36 }, objectsFound: 1 })
  theirs.dispatch({ type: 'accept' })
  mine.follow('rummage_world:ann')
  expect(mine.table().game).toMatchObject({ showNegotiation: false, negotiatingItem: null, objectsBought: 1 })

  mine.dispatch(ask(stove()))
  theirs.dispatch({ type: 'reset' })
  mine.dispatch({ type: 'accept' })
  expect(mine.table().game).toEqual(startingState)
})

test('where storage accepts nothing new the game goes on', () => {
  const store = createGameStore('crowded')
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: () => {
      throw new Error('Full')
    },
    removeItem: (name: string) => kept.delete(name),
  })
  store.dispatch({ type: 'selectJob', jobId: JOB })
  store.dispatch({ type: 'selectProject', projectId: PROJECT })
  expect(store.table().game.currentProject).toBe(PROJECT)
})

test('a completed project shows its summary, a chosen one closes the jobs', () => {
  const store = createGameStore('ann')
  store.chooseJob(true)
  store.dispatch({ type: 'selectJob', jobId: JOB })
  expect(store.table().isChoosing).toBe(true)
  store.dispatch({ type: 'selectProject', projectId: PROJECT })
  expect(store.table().isChoosing).toBe(false)

  for (const item of [bag(), bag(), bag(), bag(), bag(), stove()]) {
    store.dispatch(ask(item))
    store.dispatch({ type: 'accept' })
  }
  expect(store.table().finished).toBeNull()
  store.dispatch({ type: 'completeProject' })
  expect(store.table().finished).toBe(PROJECT)
})
