import { describe, expect, it } from 'vitest'
import { lastInTurn, type RingKey, reachOf } from '#server/changes/reach.ts'
import { hours } from '#shared/time.ts'

const NOW = Date.now()

/** The moment so many hours ago. */
const ago = (count: number) => new Date(NOW - hours(count))

const OLD = ago(8760)

type Made = Parameters<typeof reachOf>[0]['changes'][number]

/** A change by somebody's browser, so many hours ago, who had stood on something old. */
function change(id: string, byKeyId: string | null, hoursAgo: number, facts: Partial<Made> = {}): Made {
  return {
    id,
    byKeyId,
    at: ago(hoursAgo),
    bySince: OLD,
    keysAdded: [],
    keysRemoved: [],
    undoneAt: null,
    ...facts,
  }
}

function key(id: string, createdAt: Date, facts: Partial<RingKey> = {}): RingKey {
  return { id, isBrowser: false, createdAt, isAwaiting: false, origins: [], ...facts }
}

const browser = (id: string, createdAt: Date, origins: string[] = []) =>
  key(id, createdAt, { isBrowser: true, origins })

/** What undoing the change of that id reaches, by who stands on something that the account has had since then. */
function reach(
  id: string,
  newestFirst: Made[],
  ring: RingKey[],
  { ownKeyId = null, since = OLD }: { ownKeyId?: string | null; since?: Date } = {},
) {
  const change = newestFirst.find((one) => one.id === id)
  if (!change) throw new Error(`No change ${id}`)
  const { undone, strangers } = reachOf({
    // Another row of the same change, as two statements read it.
    change: { ...change },
    changes: newestFirst,
    ring,
    ownKeyId,
    isJunior: (other) => other.getTime() - since.getTime() >= hours(72),
    isSenior: (other) => since.getTime() - other.getTime() >= hours(72),
  })
  return { undone: undone.map((one) => one.id), strangers: strangers.toSorted() }
}

describe('how far an undo reaches', () => {
  it('takes along all that the same browser changed, and what it added', () => {
    const changes = [
      change('adds', 'thief', 1, { keysAdded: ['passkey'] }),
      change('removes', 'thief', 2),
      change('other', 'phone', 3, { keysAdded: ['kept'] }),
    ]
    const ring = [browser('thief', OLD), browser('phone', OLD), key('passkey', ago(1)), key('kept', ago(3))]
    expect(reach('removes', changes, ring)).toEqual({
      undone: ['adds', 'removes'],
      strangers: ['passkey', 'thief'],
    })
  })

  it('takes along the browsers that came in by what was added, and so on', () => {
    const changes = [
      change('second', 'came in', 1, { keysAdded: ['deep'], bySince: ago(2) }),
      change('first', 'thief', 2, { keysAdded: ['passkey'] }),
    ]
    const ring = [
      browser('thief', OLD),
      key('passkey', ago(2), { origins: ['thief'] }),
      browser('came in', ago(2), ['passkey']),
      key('deep', ago(1), { origins: ['came in'] }),
    ]
    expect(reach('first', changes, ring)).toEqual({
      undone: ['second', 'first'],
      strangers: ['came in', 'deep', 'passkey', 'thief'],
    })
  })

  it('takes the way in that its maker used themselves only where it is much younger', () => {
    const changes = [change('removes', 'thief', 1)]
    const entered = (at: Date) => [browser('thief', ago(5), ['passkey']), key('passkey', at)]
    expect(reach('removes', changes, entered(OLD)).strangers).toEqual(['thief'])
    expect(reach('removes', changes, entered(ago(5))).strangers).toEqual(['passkey', 'thief'])
  })

  it('leaves what its maker had made long ago, but no key that awaits its activation', () => {
    const changes = [change('removes', 'thief', 1)]
    const made = { origins: ['thief'] }
    const ring = [browser('thief', OLD), key('old', OLD, made), key('young', ago(9), made)]
    const awaiting = key('awaiting', OLD, { ...made, isAwaiting: true })
    expect(reach('removes', changes, [...ring, awaiting]).strangers).toEqual(['awaiting', 'thief', 'young'])
  })

  it('leaves what an older one did, and browsers that are much older', () => {
    const changes = [
      change('by the elder', 'thief', 1, { keysAdded: ['passkey'] }),
      change('removes', 'thief', 2, { bySince: ago(3) }),
    ]
    const ring = [browser('thief', ago(3)), browser('elder', OLD, ['thief']), key('passkey', OLD)]
    expect(reach('removes', changes, ring, { since: ago(100) })).toEqual({
      undone: ['removes'],
      strangers: ['thief'],
    })
  })

  it("undoes of one's own changes only that one, and never one's own browser", () => {
    const changes = [
      change('second', 'mine', 1, { keysAdded: ['two'] }),
      change('first', 'mine', 2, { keysAdded: ['one'] }),
    ]
    const ring = [browser('mine', OLD), key('one', ago(2)), key('two', ago(1))]
    expect(reach('first', changes, ring, { ownKeyId: 'mine' })).toEqual({
      undone: ['first'],
      strangers: ['one'],
    })
  })

  it('undoes what was done by a mailed link', () => {
    const changes = [change('by a link', null, 1, { keysAdded: ['revived'] })]
    expect(reach('by a link', changes, [browser('revived', OLD)])).toEqual({
      undone: ['by a link'],
      strangers: ['revived'],
    })
  })

  it('leaves what a stranger has taken away and given back', () => {
    const changes = [
      change('gives back', 'thief', 1, { keysAdded: ['mine'] }),
      change('takes', 'thief', 2, { keysRemoved: ['mine'], undoneAt: ago(1) }),
    ]
    const ring = [browser('thief', OLD), browser('mine', OLD)]
    expect(reach('gives back', changes, ring)).toEqual({
      undone: ['gives back', 'takes'],
      strangers: ['thief'],
    })
  })

  it('takes along what a stranger has undone themselves, but not what somebody else has undone', () => {
    const undoneByThief = [
      change('undoes', 'thief', 1),
      change('replaces', 'thief', 2, { undoneAt: ago(1) }),
      change('removes', 'thief', 3),
    ]
    const ring = [browser('thief', OLD), browser('mine', OLD)]
    expect(reach('removes', undoneByThief, ring).undone).toEqual(['undoes', 'replaces', 'removes'])
    const undoneByOwner = undoneByThief.map((one) =>
      one.id === 'undoes' ? { ...one, byKeyId: 'mine' } : one,
    )
    expect(reach('removes', undoneByOwner, ring).undone).toEqual(['removes'])
  })
})

describe('of somebody who undoes their own undoing for hours', () => {
  const COUNT = 20_000
  const moment = (turn: number) => new Date(NOW - hours(70) + turn * 1000)
  const id = (turn: number) => `change ${turn}`
  /** Each takes back the one before it; the last one stands. */
  const inTurn = Array.from({ length: COUNT }, (_, turn) =>
    change(id(turn), 'thief', 0, {
      at: moment(turn),
      ...(turn % 2 === 0 ? { keysAdded: ['passkey'] } : { keysRemoved: ['passkey'] }),
      undoneAt: turn === COUNT - 1 ? null : new Date(moment(turn + 1).getTime() + 1),
    }),
  )
  const newestFirst = inTurn.toReversed()

  it('the last one is found, and undone with all before it, in no time that anybody notices', () => {
    // Of the processor alone: a busy machine takes its time.
    const begin = process.cpuUsage()
    expect(lastInTurn(newestFirst, id(0))).toBe(id(COUNT - 1))
    const { undone, strangers } = reach(id(COUNT - 1), newestFirst, [])
    expect(undone).toHaveLength(COUNT)
    expect(strangers).toEqual(['passkey', 'thief'])
    const { user, system } = process.cpuUsage(begin)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
