/** A change as far as it decides what goes with it. */
type Made = {
  id: string
  at: Date
  byKeyId: string | null
  bySince: Date
  keysAdded: string[]
  keysRemoved: string[]
  undoneAt: Date | null
}

/** A key, live or gone, and where it came from. */
export type RingKey = {
  id: string
  isBrowser: boolean
  createdAt: Date
  /** An e-mail key that nobody has activated yet. */
  isAwaiting: boolean
  /** Passkeys and e-mail keys: the browser key that made it. Browser keys: the keys by which their holders came in. */
  origins: string[]
}

type Facts<Change extends Made> = {
  change: Change
  /** All of the account within the time for undoing, newest first; those that were undone already too. */
  changes: Change[]
  ring: RingKey[]
  /** The browser key of who undoes; null for who follows a mailed link. */
  ownKeyId: string | null
  /** Whether the account had something, by the moment since when, long after what the undoer stands on. */
  isJunior: (since: Date) => boolean
  /** Whether it had it long before. */
  isSenior: (since: Date) => boolean
}

/**
 * How far undoing a change reaches. Whoever made it is a stranger to who undoes it, and so is what came of them: all that
 * their browser changed goes with it, and what it added, and the browsers that came in by that; the way in that they used
 * themselves only where it is much younger than the undoer's, because it may be the owner's own. What an older one did stays.
 * Of one's own changes only that one is undone. What a stranger has undone of their own goes as well, or undoing that would
 * put it back.
 */
export function reachOf<Change extends Made>({
  change,
  changes,
  ring,
  ownKeyId,
  isJunior,
  isSenior,
}: Facts<Change>) {
  const strangers = new Set<string>()
  const undone = new Set([change.id])
  const isOwn = change.byKeyId !== null && change.byKeyId === ownKeyId
  const add = (id: string | null) => {
    if (id !== null && id !== ownKeyId) strangers.add(id)
  }
  const removals = firstRemovals(changes)
  // What strangers took away and gave back is not theirs.
  const isGivenBack = (id: string, { at }: Change) =>
    [...(removals.get(id) ?? [])].some(([maker, first]) => first < at && strangers.has(maker))
  const addAllOf = (one: Change) => {
    for (const id of one.keysAdded) if (!isGivenBack(id, one)) add(id)
  }
  if (!isOwn) add(change.byKeyId)
  addAllOf(change)
  if (!isOwn) {
    const entered = ring.find(({ id }) => id === change.byKeyId)?.origins ?? []
    for (const { id, createdAt } of ring) if (entered.includes(id) && isJunior(createdAt)) add(id)
  }

  for (let size = -1; size < strangers.size; ) {
    size = strangers.size
    for (const other of changes) {
      if (other.byKeyId === null || !strangers.has(other.byKeyId) || isSenior(other.bySince)) continue
      if (other.undoneAt !== null && !undone.has(undoingOf(other.undoneAt, changes))) continue
      undone.add(other.id)
      addAllOf(other)
    }
    for (const { id, isBrowser, createdAt, isAwaiting, origins } of ring) {
      if (!origins.some((origin) => strangers.has(origin))) continue
      // What a browser made long ago may be its owner's: of that only what is much younger than the undoer's.
      const goes = isBrowser ? !isSenior(createdAt) : isAwaiting || isJunior(createdAt)
      if (goes) add(id)
    }
  }
  return { undone: changes.filter(({ id }) => undone.has(id)), strangers: [...strangers] }
}

/**
 * A change that its own maker has undone leads on to that undoing, and so on: of a hundred in turn a mailbox is told of the
 * first few alone, and could undo none of them.
 */
export function lastInTurn(newestFirst: Made[], changeId: string): string {
  const byId = new Map(newestFirst.map((change) => [change.id, change]))
  for (let last = changeId; ; ) {
    const change = byId.get(last)
    if (!change?.undoneAt) return last
    const next = undoingOf(change.undoneAt, newestFirst)
    const maker = byId.get(next)?.byKeyId ?? null
    if (maker === null || maker !== change.byKeyId || next === last) return last
    last = next
  }
}

/**
 * The change by which another was undone at a moment: the last one that had begun then. By halves: who undoes and undoes
 * makes thousands of them.
 */
function undoingOf(undoneAt: Date, newestFirst: Pick<Made, 'id' | 'at'>[]): string {
  let [from, to] = [0, newestFirst.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const change = newestFirst[middle]
    if (change && change.at > undoneAt) from = middle + 1
    else to = middle
  }
  return newestFirst[from]?.id ?? ''
}

/** When each browser first took a key away, by the key. */
function firstRemovals(newestFirst: Made[]): Map<string, Map<string, Date>> {
  const removals = new Map<string, Map<string, Date>>()
  for (const { at, byKeyId, keysRemoved } of newestFirst) {
    for (const id of keysRemoved) {
      const makers = removals.get(id) ?? new Map<string, Date>()
      // From the newest to the oldest: the last that is written is the first that was.
      removals.set(id, makers.set(byKeyId ?? '', at))
    }
  }
  return removals
}
