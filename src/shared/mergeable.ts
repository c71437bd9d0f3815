/** Days in which a merge can be undone. */
export const MERGE_UNDO_DAYS = 30

/** Messages after an undo: either everything was restored, or some of it has been changed since. */
export const mergeUndone = {
  all: 'Everything is as it was before.',
  notAll: 'What you have changed since then stays.',
}
