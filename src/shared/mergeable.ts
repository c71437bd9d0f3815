/** For how long what was brought along can be undone. */
export const MERGE_UNDO_DAYS = 30

/** What of a guest the house knows. What lives in the browser is brought there. */
export const MERGEABLE = ['name', 'birthday'] as const

/** What is said of an undoing: whether all of it went back, or some has been changed since. */
export const mergeUndone = {
  all: 'Everything is as it was before.',
  notAll: 'What you have changed since then stays.',
}

export type MergeableGuest = (typeof MERGEABLE)[number]
