/** For how long what was brought along can be undone. */
export const BRING_UNDO_DAYS = 30

/** What of a guest the house knows. What lives in the browser is brought there. */
export const BRINGABLE = ['name', 'birthday'] as const

export type Bringable = (typeof BRINGABLE)[number]
