import { describe, expect, it } from 'vitest'
import { formatCalendarDay, formatExactMoment, formatMoment, formatTime } from '#client/lib/format-date.ts'

/** In the reader's time zone. */
const at = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month - 1, day, hour, minute).toISOString()

const inOneLine = (date: string) => date.replaceAll(' ', '\u00a0')

describe('a moment', () => {
  it.each([
    [at(2026, 11, 15, 8, 40), 'Nov 15, 2026', '08:40'],
    [at(2026, 1, 5, 0, 0), 'Jan 5, 2026', '00:00'],
    [at(2027, 12, 31, 23, 59), 'Dec 31, 2027', '23:59'],
  ])('%s is formatted as day, as time, and as both', (iso, day, time) => {
    expect(formatMoment(iso)).toBe(inOneLine(day))
    expect(formatTime(iso)).toBe(time)
    expect(formatExactMoment(iso)).toBe(`${inOneLine(day)}, ${time}`)
  })
})

it('a calendar date is the same in every time zone', () => {
  expect(formatCalendarDay('1990-02-28')).toBe(inOneLine('February 28, 1990'))
})
