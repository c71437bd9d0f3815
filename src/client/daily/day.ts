import { dateFormat } from '#shared/date-format.ts'
import { days } from '#shared/time.ts'

const longDate = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day by its date in UTC, '2026-11-23': it begins at the same moment for everybody. */
export function dayOf(time: number) {
  return new Date(time).toISOString().slice(0, 10)
}

export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
}

/** Days since 1970. */
export function dayNumber(day: string) {
  return Math.round(Date.parse(day) / days(1))
}

/** How long until the next one begins (ms). */
export function untilNext(time: number) {
  return days(1) - (time % days(1))
}

/** '23 November 2026', in any time zone. */
export function formatDay(day: string) {
  return longDate(new Date(day))
}

/** '2:31'. */
export function formatTime(time: number) {
  const whole = Math.round(time / 1000)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
