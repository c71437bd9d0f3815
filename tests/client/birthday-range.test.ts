import { expect, test } from 'vitest'
import { birthdayRange, localToday } from '#client/accounts/birthday-range.ts'
import { birthdayProblemOf } from '#shared/birthday.ts'

test.each([
  ['2026-11-20', '1926-11-20', '2013-11-20'],
  ['2028-02-29', '1928-02-29', '2015-02-28'],
  ['2100-02-28', '2000-02-28', '2087-02-28'],
])('on %s birthdays range from %s to %s', (today, min, max) => {
  expect(birthdayRange(today)).toEqual({ min, max })
  expect(birthdayProblemOf(min, today)).toBeNull()
  expect(birthdayProblemOf(max, today)).toBeNull()
})

test('today is the local date, not the one in Greenwich', () => {
  expect(localToday(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05')
  expect(localToday(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})
