import { beforeEach, expect, test, vi } from 'vitest'
import { putBack, takeOver } from '#client/accounts/merge-guest/merge-browser-things.ts'
import { choicesBetween, describeThings } from '#client/accounts/merge-guest/mergeable-things.ts'
import { forgetMerge, keepMerge, keptMerges, undoable } from '#client/accounts/merge-guest/merged-guests.ts'
import { toggleLike } from '#client/feed/likes.ts'
import { game } from '#client/game/game.ts'
import { slotOf, writeGame } from '#client/game/game-slot.ts'
import { startingState } from '#client/game/state.ts'
import { gameOf, likesOf } from '#client/sessions/browser-things.ts'
import { nothingTold } from '#shared/personal-fields.ts'
import { days } from '#shared/time.ts'

const drawer = new Map<string, string>()

beforeEach(() => {
  drawer.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => drawer.get(name) ?? null,
    setItem: (name: string, text: string) => drawer.set(name, text),
    removeItem: (name: string) => drawer.delete(name),
  })
})

const GUEST = { ...nothingTold, id: 'guest', first: 'Ada', last: 'Lovelace', bornOn: '1990-12-10' }
const ACCOUNT = { ...nothingTold, id: 'account' }

const hired = game(startingState, { type: 'selectJob', jobId: startingState.availableJobs[0]?.id ?? '' })

function like(owner: string, ...posts: string[]) {
  for (const id of posts) toggleLike(owner, { id, author: { username: `by ${id}`, avatar: '' } })
}

test('a game counts once it was started, and not when it was only opened', () => {
  expect(gameOf('guest')).toBeNull()
  writeGame(slotOf('guest'), startingState)
  expect(gameOf('guest')).toBeNull()
  writeGame(slotOf('guest'), hired)
  expect(gameOf('guest')).toEqual({ cash: 500, bought: 0, done: 0 })
  writeGame(slotOf('guest'), {
    ...startingState,
    errands: { ...startingState.errands, current: 'an errand' },
  })
  expect(gameOf('guest')).not.toBeNull()
})

test.each(['', '{', 'null', '[]', '{"game":7}', '{"game":{"currentJob":null,"errands":"x"},"likes":3}'])(
  'what is stored as %j is no game and no likes',
  (text) => {
    drawer.set('rummage_world:guest', text)
    drawer.set('likes:guest', text)
    expect([gameOf('guest'), likesOf('guest')]).toEqual([null, 0])
  },
)

test('the offered fields are those that the guest has and the account lacks or has with another value', () => {
  expect(choicesBetween({ ...GUEST, bornOn: null }, ACCOUNT)).toEqual([
    { thing: 'name', guests: 'Ada Lovelace', accounts: null },
  ])
  like('guest', 'a', 'b')
  like('account', 'c', 'd')
  writeGame(slotOf('guest'), hired)
  expect(choicesBetween(GUEST, { ...GUEST, id: 'account', last: 'King' })).toEqual([
    { thing: 'name', guests: 'Ada Lovelace', accounts: 'Ada King' },
    { thing: 'likes', guests: '2 posts', accounts: '2 posts' },
    { thing: 'game', guests: '$500, 0 things bought', accounts: null },
  ])
  expect(choicesBetween({ ...ACCOUNT, id: 'guest too' }, ACCOUNT)).toEqual([])
  expect(describeThings(['name', 'likes', 'game'])).toBe('your name, your likes, and your game')
})

test('a game replaces another, likes add up, and the guest keeps both', () => {
  writeGame(slotOf('guest'), hired)
  writeGame(slotOf('account'), { ...startingState, cashBalance: 7, objectsSold: 1 })
  like('guest', 'a', 'b')
  like('account', 'b', 'c')
  const before = new Map(drawer)
  const taken = takeOver(['likes', 'game'], { from: 'guest', to: 'account' })
  expect(gameOf('account')?.cash).toBe(500)
  expect(
    JSON.parse(drawer.get('likes:account') ?? '').likes.map(({ post }: { post: string }) => post),
  ).toEqual(['b', 'c', 'a'])
  for (const name of ['rummage_world:guest', 'likes:guest']) expect(drawer.get(name)).toBe(before.get(name))

  expect(putBack('account', taken)).toEqual(['likes', 'game'])
  expect(drawer).toEqual(before)
})

test('an undo keeps later changes, and empties what was empty before', () => {
  writeGame(slotOf('guest'), hired)
  like('guest', 'a')
  const taken = takeOver(['likes', 'game'], { from: 'guest', to: 'account' })
  like('account', 'z')
  expect(putBack('account', taken)).toEqual(['game'])
  expect(likesOf('account')).toBe(2)
  expect(drawer.has('rummage_world:account')).toBe(false)
  // A field that the guest lacks is not copied.
  expect(takeOver(['likes', 'game'], { from: 'nobody here', to: 'account' })).toEqual([])
})

test('a merge can be undone for 30 days, the newest first, and by its account alone', () => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  keepMerge('account', { things: ['name'], undoToken: 'one', taken: [] }, 0)
  keepMerge('account', { things: ['game'], undoToken: null, taken: [] }, days(10))
  const all = keptMerges.state('account')
  expect(undoable(all, days(11))?.things).toEqual(['game'])
  expect(keptMerges.state('another')).toEqual([])
  const newest = undoable(all, days(11))
  if (newest) forgetMerge('account', newest)
  expect(undoable(keptMerges.state('account'), days(11))?.undoToken).toBe('one')
  expect(undoable(keptMerges.state('account'), days(30) + 1)).toBeNull()
})

test.each(['{', 'null', '7', '[7]', '[{"things":"x"}]'])('%j is no stored merge', (text) => {
  drawer.set('brought:account', text)
  expect(keptMerges.state('account')).toEqual([])
})
