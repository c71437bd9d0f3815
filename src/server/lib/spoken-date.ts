import { dateFormat } from '#shared/date-format.ts'

const moment = dateFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const day = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** '23 November 2026 at 05:01 UTC' */
export function formatMoment(at: Date): string {
  return `${moment(at)} UTC`
}

/** '23 November 2026', of a moment in UTC, or of a calendar date ('2026-11-23'). */
export function formatDay(at: Date | string): string {
  return day(new Date(at))
}
