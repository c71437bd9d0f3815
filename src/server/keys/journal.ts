/** How long an entry of a journal is kept. */
export const JOURNAL_DAYS = 400
