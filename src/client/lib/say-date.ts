const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

const exactMoment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** A calendar date has no time zone: read and written in UTC it stays the day it is. */
const calendarDay = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'long',
  timeZone: 'UTC',
})

export function sayMoment(iso: string) {
  return inOneLine(moment.format(new Date(iso)))
}

/** How long ago, as people say it of what is near: 'today', 'yesterday', else 'on' its day. */
export function sayDay(iso: string, now = new Date()) {
  const day = new Date(iso)
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return 'today'
  return day.toDateString() === yesterday.toDateString() ? 'yesterday' : `on ${sayMoment(iso)}`
}

/** A day that stands for itself: 'Today', 'Yesterday', else its date. */
export function sayDayAlone(iso: string) {
  const said = sayDay(iso).replace(/^on /, '')
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

export function sayTime(iso: string) {
  return time.format(new Date(iso))
}

export function sayExactMoment(iso: string) {
  return exactMoment.format(new Date(iso))
}

export function sayCalendarDay(date: string) {
  return inOneLine(calendarDay.format(new Date(date)))
}

/** A date that breaks in the middle reads like two. */
function inOneLine(date: string) {
  return date.replaceAll(' ', '\u00a0')
}
