import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGameStore } from '#client/game/game-store.ts'
import { ask, bag, JOB, PROJECT, stove } from './game-samples.ts'

/** How long a write of one tab takes to reach the others (ms). */
const LATE = 30

type Tab = { cache: Map<string, string>; onTheWay: Map<string, number> }

const inTab = new AsyncLocalStorage<Tab>()
let disk: Map<string, string>
let tabs: Tab[]

/**
 * Storage as browsers have it: each tab has a copy. A write goes from there to the disk and to the other copies, in one
 * order for all. A tab with an unfinished write of its own does not accept an older one over it.
 */
beforeEach(() => {
  disk = new Map()
  tabs = []
  const here = () => inTab.getStore() ?? { cache: disk, onTheWay: new Map() }
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => here().cache.get(name) ?? null,
    setItem(name: string, text: string) {
      const tab = here()
      tab.cache.set(name, text)
      tab.onTheWay.set(name, (tab.onTheWay.get(name) ?? 0) + 1)
      setTimeout(() => {
        disk.set(name, text)
        tab.onTheWay.set(name, (tab.onTheWay.get(name) ?? 1) - 1)
        for (const other of tabs) if (!other.onTheWay.get(name)) other.cache.set(name, text)
      }, LATE)
    },
    removeItem: (name: string) => here().cache.delete(name),
  })
})

afterEach(() => vi.unstubAllGlobals())

/** One after the other, for each name. */
function stubLocks() {
  const last = new Map<string, Promise<unknown>>()
  const held: string[] = []
  vi.stubGlobal('navigator', {
    locks: {
      request(name: string, _how: object, work: () => Promise<unknown>) {
        held.push(name)
        const mine = (last.get(name) ?? Promise.resolve()).then(work)
        last.set(
          name,
          mine.catch(() => undefined),
        )
        return mine
      },
    },
  })
  return held
}

function openTab() {
  const tab: Tab = { cache: new Map(disk), onTheWay: new Map() }
  tabs.push(tab)
  const act = <Result>(work: () => Result) => inTab.run(tab, work)
  const store = act(() => createGameStore('ann'))
  return {
    act,
    do: (...actions: Parameters<typeof store.dispatch>[0][]) =>
      act(() => {
        for (const action of actions) store.dispatch(action)
      }),
    game: () => store.table().game,
    /** What a storage event does. */
    hear: () => act(() => store.follow(null)),
  }
}

const untilQuiet = () => new Promise((resolve) => setTimeout(resolve, 1_000))

async function twoTabsOnAProject() {
  const one = openTab()
  one.do({ type: 'selectJob', jobId: JOB }, { type: 'selectProject', projectId: PROJECT })
  await untilQuiet()
  return [one, openTab()] as const
}

for (const hasLocks of [true, false]) {
  test(`two tabs that buy at the same moment both have bought, ${hasLocks ? 'with' : 'without'} locks`, async () => {
    const held = hasLocks ? stubLocks() : []
    const [one, other] = await twoTabsOnAProject()
    one.do(ask(bag({ id: 'a' })), { type: 'accept' })
    other.do(ask(stove({ id: 'b' })), { type: 'accept' })
    await untilQuiet()
    for (const tab of [one, other]) {
      tab.hear()
      expect(
        tab
          .game()
          .inventory.map(({ id }) => id)
          .sort(),
      ).toEqual(['a', 'b'])
      const paid = tab.game().inventory.reduce((sum, { finalPrice }) => sum + finalPrice, 0)
      expect(tab.game().cashBalance).toBe(500 - paid)
    }
    if (hasLocks) expect(new Set(held)).toEqual(new Set(['game rummage_world:ann']))
  })
}

test('the same thing bought in two tabs at once is bought and paid once', async () => {
  stubLocks()
  const [one, other] = await twoTabsOnAProject()
  const item = bag({ id: 'a' })
  for (const tab of [one, other]) tab.do(ask(item), { type: 'accept' })
  await untilQuiet()
  for (const tab of [one, other]) {
    tab.hear()
    expect(tab.game().inventory).toHaveLength(1)
    expect(tab.game().cashBalance).toBe(500 - (tab.game().inventory[0]?.finalPrice ?? 0))
  }
})

test('three tabs at random moments lose no move', async () => {
  stubLocks()
  const [one, other] = await twoTabsOnAProject()
  const all = [one, other, openTab()]
  const ids = ['a', 'b', 'c', 'd', 'e']
  await Promise.all(
    ids.map(async (id, at) => {
      // Two are at the same moment, the others come while the check for the first ones runs.
      await new Promise((resolve) => setTimeout(resolve, Math.floor(at / 2) * 70))
      all[at % 3]?.do(ask(bag({ id })), { type: 'accept' })
    }),
  )
  await untilQuiet()
  for (const tab of all) {
    tab.hear()
    expect(
      tab
        .game()
        .inventory.map(({ id }) => id)
        .sort(),
    ).toEqual(ids)
  }
})

test('a game that was cleared meanwhile stays cleared', async () => {
  stubLocks()
  const [one] = await twoTabsOnAProject()
  one.do(ask(bag({ id: 'a' })), { type: 'accept' })
  // Written everywhere, and not checked yet.
  await new Promise((resolve) => setTimeout(resolve, 2 * LATE))
  for (const cache of [disk, ...tabs.map((tab) => tab.cache)]) cache.clear()
  await untilQuiet()
  expect(disk.size).toBe(0)
})
