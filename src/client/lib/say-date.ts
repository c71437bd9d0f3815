const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** A calendar date has no time zone: read and written in UTC it stays the day it is. */
const calendarDay = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'long',
  timeZone: 'UTC',
})

export function sayMoment(iso: string) {
  return moment.format(new Date(iso))
}

export function sayCalendarDay(date: string) {
  return calendarDay.format(new Date(date))
}
