import { expect, test } from 'vitest'
import {
  begin,
  type Daily,
  feel,
  forgive,
  NO_DAILY,
  PENALTY,
  point,
  readDaily,
  searchOn,
  spend,
  streakOn,
  totalTime,
} from '#client/daily/daily.ts'
import { dayNumber, dayOf, formatDay, formatTime, isDay, untilNext } from '#client/daily/day.ts'
import { fitNames, listOf, roomOf } from '#client/daily/room-of-the-day.ts'
import { readRooms } from '#client/daily/rooms.ts'
import { parseThings, thingAt } from '#client/game/room/drawn-things.ts'
import { hours, minutes, seconds } from '#shared/time.ts'
import { publicJson } from '../support/feed-pages.ts'
import { images } from '../support/published-pictures.ts'
import { visiblePoint } from '../support/visible-point.ts'

const rooms = readRooms(publicJson('scenes/rooms.json')) ?? []
/** Of a picture that is 320 px wide, in its units. */
const PIXEL = 5
const DAY = '2026-11-23'
const NEXT = '2026-11-24'
const LIST = ['kettle', 'globe']

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => dayOf(Date.parse(first) + at * hours(24)))

const win = (daily: Daily, day: string) =>
  LIST.reduce((before, name) => point(before, day, name, LIST), begin(daily, day))

test('a day is a UTC day, so the same moment is the same day for everybody', () => {
  expect(dayOf(Date.parse('2026-11-23T23:59:59.999Z'))).toBe(DAY)
  expect(dayOf(Date.parse('2026-11-24T01:30:00+02:00'))).toBe(DAY)
  expect(untilNext(Date.parse('2026-11-23T22:00:00Z'))).toBe(hours(2))
  expect(dayNumber(NEXT)).toBe(dayNumber(DAY) + 1)
  expect(formatDay(DAY)).toBe('23 November 2026')
  expect([seconds(4), seconds(65), minutes(61)].map(formatTime)).toEqual(['0:04', '1:05', '61:00'])
  expect([DAY, '2026-13-01', '2026-1-1', 7, null].map(isDay)).toEqual([true, false, false, false, false])
})

test('every room has its day before one repeats, in another order the next time', () => {
  const first = dayOf(Math.ceil(dayNumber(DAY) / rooms.length) * rooms.length * hours(24))
  const orders = [0, 1].map((round) =>
    daysFrom(first, rooms.length * 2)
      .slice(round * rooms.length, (round + 1) * rooms.length)
      .map((day) => roomOf(day, rooms)?.id),
  )
  for (const order of orders) expect(new Set(order)).toEqual(new Set(rooms.map(({ id }) => id)))
  expect(orders[0]).not.toEqual(orders[1])
  expect(roomOf(DAY, rooms)).toBe(roomOf(DAY, rooms))
  expect(roomOf(DAY, [])).toBe(null)
})

test('the rooms of the days are the pictures of the feed', () => {
  expect(rooms).toHaveLength(30)
  const shown = images.map(({ src }) => src.replace(/^.*\/|\.svg$/g, ''))
  expect(rooms.map(({ id }) => id).sort()).toEqual(shown.sort())
})

test('what is drawn often in a room is on no list, and all of it answers', () => {
  const boxes = parseThings(publicJson('scenes/garage-sale-2.things.json'))?.things ?? []
  expect(boxes.filter(({ name }) => name === 'cardboard box').length).toBeGreaterThan(12)
  expect(fitNames(boxes)).not.toContain('cardboard box')
  const radios = parseThings(publicJson('scenes/workshop-2.things.json'))?.things ?? []
  expect(radios.filter(({ name }) => name === 'oak radio').length).toBeGreaterThan(2)
  expect(fitNames(radios)).not.toContain('oak radio')
})

test.each(rooms.map((room) => [room.id, room] as const))(
  'on a thousand days the list of %s has eight names of visible things',
  (_, room) => {
    const drawn = parseThings(publicJson(room.things))
    if (drawn === null) throw new Error(`Nothing is written down of ${room.id}.`)
    const names = fitNames(drawn.things)
    for (const name of names) {
      const points = drawn.things
        .filter((thing) => thing.name === name)
        .map((thing) => visiblePoint(thing, drawn.things))
      // A finger is not exact, and a browser reports whole pixels: one pixel of the narrowest phone away must still
      // hit.
      const isFirm = points.some(
        (point) =>
          point !== null &&
          [-PIXEL, 0, PIXEL].every((off) => thingAt(drawn.things, point.x, point.y + off)?.name === name),
      )
      expect(isFirm, name).toBe(true)
    }
    for (const day of daysFrom(DAY, 1000)) {
      const list = listOf(day, names)
      expect(new Set(list).size).toBe(8)
      expect(list.filter((name) => !names.includes(name))).toEqual([])
    }
  },
)

test('two days of a room have different lists, and one day of it has one list', () => {
  const names = fitNames(parseThings(publicJson(rooms[0]?.things ?? ''))?.things ?? [])
  expect(listOf(DAY, names)).not.toEqual(listOf(NEXT, names))
  expect(listOf(DAY, names)).toEqual(listOf(DAY, names))
})

test('a search counts its time, its finds and its wrong guesses, and ends with the last find', () => {
  let daily = begin(NO_DAILY, DAY)
  daily = spend(daily, DAY, seconds(20))
  daily = point(daily, DAY, 'chair', LIST)
  daily = point(daily, DAY, null, LIST)
  daily = forgive(daily, DAY)
  daily = point(daily, DAY, 'kettle', LIST)
  expect(point(daily, DAY, 'kettle', LIST)).toBe(daily)
  daily = feel(daily, DAY)
  daily = point(daily, DAY, 'globe', LIST)
  const search = searchOn(DAY, daily)
  expect(search).toEqual({
    day: DAY,
    found: ['kettle', 'globe'],
    spent: seconds(20),
    misses: 1,
    isByHand: true,
    isWon: true,
  })
  expect(search && totalTime(search)).toBe(seconds(20) + PENALTY)
  // A finished search does not change.
  for (const later of [
    spend(daily, DAY, 9),
    point(daily, DAY, 'chair', LIST),
    feel(daily, DAY),
    forgive(daily, DAY),
  ])
    expect(later).toBe(daily)
  expect(begin(daily, DAY)).toBe(daily)
})

test('nothing counts before the start', () => {
  expect(point(NO_DAILY, DAY, 'kettle', LIST)).toBe(NO_DAILY)
  expect(spend(NO_DAILY, DAY, 1000)).toBe(NO_DAILY)
  const other = begin(NO_DAILY, DAY)
  expect(point(other, NEXT, 'kettle', LIST)).toBe(other)
})

test('days in a row are counted, a missed day ends the streak, and the best is kept', () => {
  let daily = NO_DAILY
  for (const day of daysFrom(DAY, 3)) daily = win(daily, day)
  expect(daily).toMatchObject({ streak: 3, best: 3, lastWon: '2026-11-25' })
  expect(streakOn('2026-11-25', daily)).toBe(3)
  expect(streakOn('2026-11-26', daily)).toBe(3)
  expect(streakOn('2026-11-27', daily)).toBe(0)
  daily = win(daily, '2026-11-27')
  expect(daily).toMatchObject({ streak: 1, best: 3 })
})

test('a stored value is read if it is valid, and a broken search does not break the streak', () => {
  const daily = win(begin(NO_DAILY, DAY), DAY)
  expect(readDaily(JSON.parse(JSON.stringify(daily)))).toEqual(daily)
  for (const search of [null, 7, {}, { ...daily.search, day: 'today' }, { ...daily.search, spent: -1 }])
    expect(readDaily({ ...daily, search })).toEqual({ ...daily, search: null })
  for (const nonsense of [
    null,
    7,
    [],
    {},
    { ...daily, version: 2 },
    { ...daily, streak: -1 },
    { ...daily, best: 'x' },
  ])
    expect(readDaily(nonsense)).toBe(null)
  expect(readDaily({ ...daily, lastWon: 'never' })?.lastWon).toBe(null)
})

test('invalid rooms are left out', () => {
  const [room] = rooms
  expect(readRooms([null, 7, {}, { ...room, src: '' }, { ...room, width: 0 }, room])).toEqual([room])
  for (const nonsense of [null, {}, [], [{}]]) expect(readRooms(nonsense)).toBe(null)
})
