import { fieldsOf } from '#client/lib/fields.ts'
import { days, seconds } from '#shared/time.ts'
import { dayNumber, isDay } from './day.ts'

/** Raise it when older values are no longer readable. */
const VERSION = 1

/** The penalty for a wrong guess, by a click or by a name. */
export const PENALTY = seconds(5)

/** One day's search. */
export type Search = {
  day: string
  /** Names, in the order of finding. */
  found: readonly string[]
  /** The time of the search, without penalties (ms). */
  spent: number
  misses: number
  /** A drawer of names was opened. */
  isByHand: boolean
  isWon: boolean
}

export type Daily = {
  version: typeof VERSION
  search: Search | null
  /** Days won in a row, up to `lastWon`. */
  streak: number
  best: number
  lastWon: string | null
}

export const NO_DAILY: Daily = { version: VERSION, search: null, streak: 0, best: 0, lastWon: null }

/** The search of that day; null if it has not begun. */
export function searchOn(day: string, { search }: Daily) {
  return search?.day === day ? search : null
}

export function begin(daily: Daily, day: string): Daily {
  if (searchOn(day, daily)) return daily
  const search = { day, found: [], spent: 0, misses: 0, isByHand: false, isWon: false }
  return { ...daily, search }
}

/** A guess: something of that name. */
export function point(daily: Daily, day: string, name: string | null, list: readonly string[]): Daily {
  const search = searchOn(day, daily)
  if (search === null || search.isWon || (name !== null && search.found.includes(name))) return daily
  if (name === null || !list.includes(name))
    return withSearch(daily, { ...search, misses: search.misses + 1 })

  const found = [...search.found, name]
  const isWon = list.every((wanted) => found.includes(wanted))
  const after = withSearch(daily, { ...search, found, isWon })
  return isWon ? withWin(after, day) : after
}

/** Takes the last wrong guess back. */
export function forgive(daily: Daily, day: string): Daily {
  const search = searchOn(day, daily)
  if (search === null || search.isWon || search.misses === 0) return daily
  return withSearch(daily, { ...search, misses: search.misses - 1 })
}

export function spend(daily: Daily, day: string, time: number): Daily {
  const search = searchOn(day, daily)
  if (search === null || search.isWon) return daily
  return withSearch(daily, { ...search, spent: search.spent + time })
}

export function feel(daily: Daily, day: string): Daily {
  const search = searchOn(day, daily)
  if (search === null || search.isWon || search.isByHand) return daily
  return withSearch(daily, { ...search, isByHand: true })
}

export function totalTime({ spent, misses }: Search) {
  return spent + misses * PENALTY
}

/** Days won in a row, as of this day: a missed day ends them. */
export function streakOn(day: string, { streak, lastWon }: Daily) {
  if (lastWon === null) return 0
  const since = dayNumber(day) - dayNumber(lastWon)
  return since === 0 || since === 1 ? streak : 0
}

function withSearch(daily: Daily, search: Search): Daily {
  return { ...daily, search }
}

function withWin(daily: Daily, day: string): Daily {
  if (daily.lastWon === day) return daily
  const streak = streakOn(day, daily) + 1
  return { ...daily, streak, best: Math.max(daily.best, streak), lastWon: day }
}

/** The stored value, if it is valid. */
export function readDaily(stored: unknown): Daily | null {
  const { version, search, streak, best, lastWon } = fieldsOf(stored)
  if (version !== VERSION || !isCount(streak) || !isCount(best)) return null
  return {
    version: VERSION,
    search: readSearch(search),
    streak,
    best: Math.max(best, streak),
    lastWon: isDay(lastWon) ? lastWon : null,
  }
}

function readSearch(stored: unknown): Search | null {
  const { day, found, spent, misses, isByHand, isWon } = fieldsOf(stored)
  if (!isDay(day) || !isCount(misses) || !isTime(spent) || !Array.isArray(found)) return null
  const names = found.filter((name): name is string => typeof name === 'string').slice(0, 100)
  return {
    day,
    found: [...new Set(names)],
    spent,
    misses,
    isByHand: isByHand === true,
    isWon: isWon === true,
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1_000_000
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < days(365)
}
