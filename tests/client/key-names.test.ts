import { expect, test } from 'vitest'
import { nameKeys } from '#client/layout/key-names.ts'
import { formatDay, formatMoment } from '#client/lib/format-date.ts'
import { longestPart, namePartsOf } from '#client/lib/name-parts.ts'
import { deviceOf } from '#client/lib/this-device.ts'
import type { Key } from '#shared/credentials.ts'

function key(id: string, name: string, createdAt: string, more: object = {}): Key {
  return {
    id,
    name,
    createdAt,
    lastUsed: null,
    type: 'browser',
    browserId: 'b',
    current: false,
    ...more,
  } as Key
}

test('this browser is named after the device, and equal names are numbered, oldest first', () => {
  const names = nameKeys(
    [
      key('here', 'Chrome on Linux', '2026-01-03T00:00:00Z', { current: true }),
      key('late', 'Chrome on Linux', '2026-01-02T00:00:00Z'),
      key('early', 'Chrome on Linux', '2026-01-01T00:00:00Z'),
      key('other', 'Safari on iOS', '2026-01-01T00:00:00Z'),
      key('pass', 'Chrome on Linux', '2026-01-01T00:00:00Z', { type: 'passkey' }),
    ],
    'This phone',
  )
  expect(Object.fromEntries(names)).toEqual({
    here: 'This phone',
    late: 'Chrome on Linux (2)',
    early: 'Chrome on Linux (1)',
    other: 'Safari on iOS',
    pass: 'Chrome on Linux',
  })
})

test.each([
  ['computer', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', 0],
  ['computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 0],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0', 10],
  ['tablet', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 5],
  ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', 5],
  ['phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36', 5],
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5],
])('a %s is named after its browser', (device, userAgent, maxTouchPoints) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device)
})

test('a recent use is described by the day, as people say it', () => {
  const now = new Date(2026, 2, 1, 0, 30)
  expect(formatDay(new Date(2026, 2, 1, 0, 1).toISOString(), now)).toBe('today')
  expect(formatDay(new Date(2026, 1, 28, 23, 59).toISOString(), now)).toBe('yesterday')
  const earlier = new Date(2026, 1, 27, 23, 59).toISOString()
  expect(formatDay(earlier, now)).toBe(`on ${formatMoment(earlier)}`)
})

test('a name can break after dots, underscores and at signs, and loses nothing', () => {
  expect(namePartsOf('oskar_unpacks')).toEqual(['oskar_', 'unpacks'])
  expect(namePartsOf('a.b@example.co.uk')).toEqual(['a.', 'b@', 'example.', 'co.', 'uk'])
  for (const name of ['', '...', '._@', 'plain', '.leading', 'Ünïcode_名前', 'two words'])
    expect(namePartsOf(name).join('')).toBe(name)
  expect(longestPart('')).toBe(0)
  expect(longestPart('mmmm.ii')).toBeGreaterThan(longestPart('iiii.ii'))
  expect(longestPart('two words')).toBe(longestPart('words'))
  expect(longestPart('short.averylongpart')).toBe(longestPart('averylongpart'))
})
