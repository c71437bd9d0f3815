import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GameAction, game } from '#client/game/game.ts'
import { startingJobs } from '#client/game/jobs.ts'
import { type GameState, jobOf, projectOf, startingState } from '#client/game/state.ts'
import { ask, bag, buy, JOB, onProject, PROJECT, play, stove } from './game-samples.ts'

test('the start is as the product defines it', () => {
  expect(startingState).toMatchObject({ cashBalance: 500, level: 1, jobRating: 5, jobRank: 'Rookie' })
  const [shopper, concierge] = startingJobs
  expect(shopper).toMatchObject({ title: 'Personal Shopper Assistant', level: 1, unlocked: true })
  expect(shopper?.projects).toMatchObject([
    {
      name: 'Camping Trip Essentials',
      reward: 50,
      tasks: [
        { name: 'Sleeping Bag', requiredQuantity: 5, maxPrice: 150, minQuality: 3 },
        { name: 'Portable Stove', requiredQuantity: 1, maxPrice: 80, minQuality: 4 },
      ],
    },
  ])
  expect(concierge).toMatchObject({ title: 'Celebrity Concierge', level: 5, unlocked: false, projects: [] })
})

test('a job and a project, five bags and a stove, and the reward add up to the dollar', () => {
  expect(onProject.daysOnJob).toBe(1)
  expect(onProject.managerMessage).toBe('Find these items for Camping Trip Essentials:')

  let state = onProject
  // 60 % of 60, 90 % of 60, and between.
  for (const roll of [0, 0.999, 0.5, 0.5, 0.5]) state = buy(state, bag({ price: 60 }), roll)
  expect(state.cashBalance).toBe(500 - 36 - 54 - 3 * 45)
  expect(game(state, { type: 'completeProject' })).toMatchObject({
    cashBalance: state.cashBalance,
    projectsCompleted: 0,
  })

  state = buy(state, stove({ price: 50, sellerName: 'Ines' }), 0)
  expect(state.cashBalance).toBe(245)
  expect(state).toMatchObject({ objectsFound: 6, objectsBought: 6, objectsSold: 0, showNegotiation: false })
  expect(state.friendships).toEqual(['Marta', 'Ines'])
  expect(state.inventory.map(({ finalPrice }) => finalPrice)).toEqual([36, 54, 45, 45, 45, 30])

  const done = game(state, { type: 'completeProject' })
  expect(done).toMatchObject({
    cashBalance: 295,
    earnings: 50,
    projectsCompleted: 1,
    currentProject: null,
    currentJob: JOB,
    managerMessage: 'Great job! Project completed!',
  })
  expect(jobOf(done)?.projects[0]?.completed).toBe(true)
})

test('a completed project cannot be chosen again, and pays once', () => {
  let state = onProject
  for (const item of [bag(), bag(), bag(), bag(), bag(), stove()]) state = buy(state, item)
  const done = game(state, { type: 'completeProject' })
  const again = play(done, { type: 'selectProject', projectId: PROJECT }, { type: 'completeProject' })
  expect(again).toMatchObject({ currentProject: null, cashBalance: done.cashBalance, projectsCompleted: 1 })
})

test('a locked job is refused with the reason', () => {
  const after = game(startingState, { type: 'selectJob', jobId: 'celebrity-concierge' })
  expect(after).toMatchObject({ currentJob: null, daysOnJob: 0 })
  expect(after.managerMessage).toContain('level 5')
})

test('a job that was left can be accepted on another day, but not during a deal', () => {
  const left = game(onProject, { type: 'leaveJob' })
  expect(left).toMatchObject({ currentJob: null, currentProject: null, daysOnJob: 1 })
  expect(game(left, { type: 'leaveJob' })).toBe(left)
  expect(game(left, { type: 'selectJob', jobId: JOB }).daysOnJob).toBe(2)
  const open = game(onProject, ask(bag()))
  expect(game(open, { type: 'leaveJob' })).toBe(open)
})

test('things bought for a project stay when the job is accepted again', () => {
  const other = { ...onProject, currentJob: null, currentProject: null }
  const back = play({ ...buy(onProject, bag()), currentJob: null }, { type: 'selectJob', jobId: JOB })
  expect(back).toMatchObject({ currentJob: JOB, currentProject: null, daysOnJob: 2 })
  expect(play(other, { type: 'selectProject', projectId: PROJECT }).currentProject).toBeNull()
  expect(projectOf(game(back, { type: 'selectProject', projectId: PROJECT }))?.tasks[0]?.foundCount).toBe(1)
})

test('a final price is fixed the first time: rejecting and returning does not roll again', () => {
  const item = bag({ price: 60 })
  const rejected = play(onProject, ask(item, 0.999), { type: 'reject' })
  expect(rejected).toMatchObject({
    cashBalance: 500,
    showNegotiation: false,
    negotiatingItem: null,
    inventory: [],
  })

  const back = game(rejected, ask(item, 0))
  expect(back.finalPrices[item.id]).toBe(54)
  expect(back.objectsFound).toBe(1)
  expect(game(back, { type: 'accept' }).cashBalance).toBe(446)
})

test('Accept is refused while the final price is more than the cash', () => {
  const poor = game({ ...onProject, cashBalance: 40 }, ask(bag({ price: 60 }), 0.5))
  const after = game(poor, { type: 'accept' })
  expect(after).toMatchObject({ cashBalance: 40, showNegotiation: true, inventory: [] })
  expect(after.managerMessage).toContain('$5 more')
  expect(game({ ...poor, cashBalance: 45 }, { type: 'accept' }).cashBalance).toBe(0)
})

test('during a negotiation neither job nor project changes', () => {
  const open = game(onProject, ask(bag()))
  expect(game(open, { type: 'selectProject', projectId: PROJECT })).toBe(open)
  expect(game(open, { type: 'completeProject' })).toBe(open)
})

test('a repeated line of the manager is two messages, and old ones are deleted', () => {
  const twice = play(onProject, { type: 'say', text: 'Hm.' }, { type: 'say', text: 'Hm.' })
  const [one, other] = twice.talk.slice(-2)
  expect([one?.text, other?.text]).toEqual(['Hm.', 'Hm.'])
  expect(one?.id).not.toBe(other?.id)

  const long = play(
    startingState,
    ...Array.from({ length: 50 }, () => ({ type: 'say', text: 'So.' }) as const),
  )
  expect(long.talk).toHaveLength(6)
})

test('a reset restores the start', () => {
  expect(game(buy(onProject, bag()), { type: 'reset' })).toEqual(startingState)
})

const objects = Array.from({ length: 16 }, (_, index) =>
  bag({
    id: `object-${index}`,
    name: index % 4 === 0 ? 'Pocket Portable Stove' : 'Army Sleeping Bag',
    price: 20 + index * 8,
    quality: index % 4 === 0 ? 3 + (index % 3) : 2 + (index % 7),
  }),
)

const anyAction: fc.Arbitrary<GameAction> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<GameAction>({ type: 'reset' }) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...objects), fc.double({ min: 0, max: 1 }))
      .map(([item, roll]) => ask(item, roll)),
  },
  { weight: 40, arbitrary: fc.constant<GameAction>({ type: 'accept' }) },
  { weight: 8, arbitrary: fc.constant<GameAction>({ type: 'reject' }) },
  { weight: 8, arbitrary: fc.constant<GameAction>({ type: 'completeProject' }) },
  { weight: 8, arbitrary: fc.constant<GameAction>({ type: 'selectProject', projectId: PROJECT }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<GameAction>(
      { type: 'leaveJob' },
      { type: 'selectJob', jobId: JOB },
      { type: 'selectJob', jobId: 'celebrity-concierge' },
    ),
  },
)

/** What is wrong with a state that started with this much cash, or null. */
function fault(state: GameState, start: number) {
  const spent = state.inventory.reduce((sum, { finalPrice }) => sum + finalPrice, 0)
  const tasks = state.availableJobs.flatMap(({ projects }) => projects.flatMap((project) => project.tasks))
  const facts = {
    cashIsNotNegative: state.cashBalance >= 0,
    cashAddsUp: state.cashBalance === start - spent + state.earnings,
    nothingIsBoughtTwice: new Set(state.inventory.map(({ id }) => id)).size === state.inventory.length,
    boughtAddsUp: state.objectsBought === state.inventory.length,
    foundAddsUp: state.objectsFound === Object.keys(state.finalPrices).length,
    tasksAddUp: tasks.reduce((sum, { foundCount }) => sum + foundCount, 0) === state.inventory.length,
    noTaskHasTooMuch: tasks.every(({ foundCount, requiredQuantity }) => foundCount <= requiredQuantity),
    tasksKnowTheirEnd: tasks.every((task) => task.completed === (task.foundCount === task.requiredQuantity)),
    negotiationHasItsItem: state.showNegotiation === (state.negotiatingItem !== null),
    rewardIsPaidOnce: state.earnings === 50 * state.projectsCompleted && state.projectsCompleted <= 1,
  }
  return Object.entries(facts).find(([, holds]) => !holds)?.[0] ?? null
}

test('after random actions cash is never negative, nothing is bought twice, and counts add up', () => {
  let completed = 0
  const anyCash = fc.integer({ min: 100, max: 500 })
  const anyActions = fc.array(anyAction, { minLength: 100, maxLength: 250, size: 'max' })
  fc.assert(
    fc.property(anyActions, anyCash, (actions, cash) => {
      let state = { ...onProject, cashBalance: cash }
      let start = cash
      for (const action of actions) {
        state = game(state, action)
        if (action.type === 'reset') start = startingState.cashBalance
        if (state.projectsCompleted > 0) completed += 1
        expect(fault(state, start)).toBeNull()
      }
    }),
    { numRuns: 400 },
  )
  // Otherwise the sequences would never have reached the end.
  expect(completed).toBeGreaterThan(0)
})
