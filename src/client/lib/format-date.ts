import { dateFormat } from '#shared/date-format.ts'

// In English, as all around them, wherever the reader is. Of what most pages show at once the parts come from the language
// itself (ECMA-262, Date.prototype.toDateString): the browser's formats would hold up the first page (`shared/date-format.ts`).

/** 'Nov 15, 2026', where the reader is. */
export function formatMoment(iso: string) {
  // 'Sun Nov 15 2026'
  const [, month, day, year] = new Date(iso).toDateString().split(' ')
  return inOneLine(`${month} ${Number(day)}, ${year}`)
}

/** How long ago, as people say it of what is near: 'today', 'yesterday', else 'on' its day. */
export function formatDay(iso: string, now = new Date()) {
  const day = new Date(iso)
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return 'today'
  return day.toDateString() === yesterday.toDateString() ? 'yesterday' : `on ${formatMoment(iso)}`
}

/** A day that stands for itself: 'Today', 'Yesterday', else its date. */
export function formatDayAlone(iso: string) {
  const said = formatDay(iso).replace(/^on /, '')
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

/** '08:40' */
export function formatTime(iso: string) {
  return new Date(iso).toTimeString().slice(0, 5)
}

/** 'Nov 15, 2026, 08:40' */
export function formatExactMoment(iso: string) {
  return `${formatMoment(iso)}, ${formatTime(iso)}`
}

/** A calendar date has no time zone: read and written in UTC it stays the day it is. */
const calendarDay = dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'February 28, 1990' */
export function formatCalendarDay(date: string) {
  return inOneLine(calendarDay(new Date(date)))
}

/** A date that breaks in the middle reads like two. */
function inOneLine(date: string) {
  return date.replaceAll(' ', '\u00a0')
}
