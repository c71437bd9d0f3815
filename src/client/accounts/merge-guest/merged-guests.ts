import { fieldsOf, isText } from '#client/lib/fields.ts'
import { createKept } from '#client/lib/kept.ts'
import { MERGE_UNDO_DAYS } from '#shared/mergeable.ts'
import { days } from '#shared/time.ts'
import type { TakenOver } from './merge-browser-things.ts'
import { labels, type Thing } from './mergeable-things.ts'

/** A merge that was done, and what undoing it needs. */
export type MergedGuest = {
  things: Thing[]
  /** For the server's part; null if nothing of that was merged. */
  undoToken: string | null
  taken: TakenOver[]
  /** Until when it can be undone (ms). */
  until: number
}

/** A game is long, and nobody has been more guests than this. */
const MOST = 5

const none: readonly MergedGuest[] = []

/** Stored under the account's id, so that it outlives a sign-out: it is useless without the account. */
export const keptMerges = createKept<readonly MergedGuest[]>({
  prefix: 'brought',
  empty: none,
  read: readAll,
})

export function keepMerge(accountId: string, facts: Omit<MergedGuest, 'until'>, now = Date.now()) {
  const until = now + days(MERGE_UNDO_DAYS)
  keptMerges.change(accountId, (all) => [...all, { ...facts, until }].slice(-MOST))
}

export function forgetMerge(accountId: string, merged: MergedGuest) {
  keptMerges.change(accountId, (all) =>
    all.filter(({ until, undoToken }) => until !== merged.until || undoToken !== merged.undoToken),
  )
}

/** The last merge that can still be undone. Merges are undone one by one, the newest first. */
export function undoable(all: readonly MergedGuest[], now = Date.now()): MergedGuest | null {
  return all.findLast(({ until }) => until > now) ?? null
}

/** Invalid entries are left out. */
function readAll(stored: unknown): readonly MergedGuest[] | null {
  return Array.isArray(stored) ? stored.flatMap(readOne).slice(-MOST) : null
}

function readOne(stored: unknown): MergedGuest[] {
  const { things, undoToken, taken, until } = fieldsOf(stored)
  if (!Array.isArray(things) || !Array.isArray(taken) || typeof until !== 'number') return []
  return [
    {
      things: things.filter((thing): thing is Thing => isText(thing) && thing in labels),
      undoToken: isText(undoToken) ? undoToken : null,
      taken: taken.flatMap(readTaken),
      until,
    },
  ]
}

function readTaken(stored: unknown): TakenOver[] {
  const { thing, before, now } = fieldsOf(stored)
  if ((thing !== 'likes' && thing !== 'game') || !isText(now)) return []
  return [{ thing, before: isText(before) ? before : null, now }]
}
