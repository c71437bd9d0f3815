import { dateFormat } from '#shared/date-format.ts'

// Dates are in English, like the page, wherever the reader is. Formats that most pages show at once use the language itself
// (ECMA-262, Date.prototype.toDateString). The browser's formats would delay the first page (`shared/date-format.ts`).

/** 'Nov 15, 2026', in the reader's time zone. */
export function formatMoment(iso: string) {
  // 'Sun Nov 15 2026'
  const [, month, day, year] = new Date(iso).toDateString().split(' ')
  return inOneLine(`${month} ${Number(day)}, ${year}`)
}

/** A date in everyday words: 'today', 'yesterday', else 'on' and the date. */
export function formatDay(iso: string, now = new Date()) {
  const day = new Date(iso)
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return 'today'
  return day.toDateString() === yesterday.toDateString() ? 'yesterday' : `on ${formatMoment(iso)}`
}

/** A date that stands alone: 'Today', 'Yesterday', else the date. */
export function formatDayAlone(iso: string) {
  const day = formatDay(iso).replace(/^on /, '')
  return day.slice(0, 1).toUpperCase() + day.slice(1)
}

/** '08:40' */
export function formatTime(iso: string) {
  return new Date(iso).toTimeString().slice(0, 5)
}

/** 'Nov 15, 2026, 08:40' */
export function formatExactMoment(iso: string) {
  return `${formatMoment(iso)}, ${formatTime(iso)}`
}

/** A calendar date has no time zone: reading and writing it in UTC keeps the day. */
const calendarDay = dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'February 28, 1990' */
export function formatCalendarDay(date: string) {
  return inOneLine(calendarDay(new Date(date)))
}

/** A date broken over two lines reads like two dates. */
function inOneLine(date: string) {
  return date.replaceAll(' ', '\u00a0')
}
