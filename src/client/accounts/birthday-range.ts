import { OLDEST_AGE, YOUNGEST_AGE, yearsBefore } from '#shared/birthday.ts'

/** The earliest and the latest birthday possible on this day. */
export function birthdayRange(today: string) {
  return {
    min: existing(yearsBefore(today, OLDEST_AGE), '03-01'),
    max: existing(yearsBefore(today, YOUNGEST_AGE), '02-28'),
  }
}

/** Date inputs ignore a limit that does not exist: the 29th of February of a common year. */
function existing(date: string, neighbour: string) {
  const [year, month, day] = date.split('-').map(Number)
  const isLeapYear = new Date(Date.UTC(year ?? 0, 1, 29)).getUTCMonth() === 1
  return month === 2 && day === 29 && !isLeapYear ? `${date.slice(0, 5)}${neighbour}` : date
}

/** Today's calendar date where this browser is, 'YYYY-MM-DD'. */
export function localToday(now = new Date()) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
