/** A birthday is a calendar date, compared as text: 'YYYY-MM-DD' sorts correctly. */
export const YOUNGEST_AGE = 13
export const OLDEST_AGE = 100

export const BIRTHDAY_REQUIRED = 'Birthday is required'
const BIRTHDAY_TOO_RECENT = `You must be at least ${YOUNGEST_AGE} years old`
export const BIRTHDAY_INVALID = 'Invalid date'

/** Characters that are checked; ten of them are a date. */
export const BIRTHDAY_INPUT_MAX = 100

/** Why this is not the birthday of a permitted person; null when it is. `today` is 'YYYY-MM-DD' too. */
export function birthdayProblemOf(text: string, today: string): string | null {
  if (text.length > BIRTHDAY_INPUT_MAX) return BIRTHDAY_INVALID
  if (text.trim() === '') return BIRTHDAY_REQUIRED
  if (!isCalendarDate(text)) return BIRTHDAY_INVALID
  if (text > yearsBefore(today, YOUNGEST_AGE)) return BIRTHDAY_TOO_RECENT
  return text < yearsBefore(today, OLDEST_AGE) ? BIRTHDAY_INVALID : null
}

/**
 * The same day so many years earlier. From February 29 it may be a day that does not exist, which still sorts
 * correctly: after the 28th and before March.
 */
export function yearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
}

function isCalendarDate(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  // Date parses February 30 as March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
