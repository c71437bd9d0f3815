import { expect, test } from 'vitest'
import { roomOf } from '#client/daily/room-of-the-day.ts'
import { readRooms } from '#client/daily/rooms.ts'
import { wantId } from '#client/game/errands/errand.ts'
import { pictureName } from '#client/game/errands/errand-rules.ts'
import { errandsOfPosts } from '#client/game/errands/errands-of-posts.ts'
import { startingState } from '#client/game/state.ts'
import { describeRoom, housesOf } from '#client/rummage-world/rooms-on-map.ts'
import { feedPages, publicJson } from '../support/feed-pages.ts'

const DAY = '2026-11-23'

const rooms = readRooms(publicJson('scenes/rooms.json')) ?? []
const posts = feedPages().flatMap((page) => page.posts)
const onMap = (facts: Partial<Parameters<typeof housesOf>[1]> = {}) =>
  housesOf(rooms, { keys: [], game: null, day: DAY, here: null, ...facts })

test('the map has ten houses of three rooms, and each room leads to the post with its picture', () => {
  const houses = onMap()
  expect(houses.map((house) => house.rooms.length)).toEqual(Array(10).fill(3))
  expect(houses[0]?.name).toBe('Garage sale')
  expect(houses[0]?.rooms.map(({ name }) => name)).toEqual([
    'Garage sale 1',
    'Garage sale 2',
    'Garage sale 3',
  ])
  for (const room of houses.flatMap((house) => house.rooms)) {
    const post = posts.find(({ id }) => id === room.post)
    expect(pictureName(post?.image?.src ?? ''), room.name).toBe(room.id)
    expect(post?.author.username).toBe(room.by)
  }
})

test('a room is lit when the key of its post is found', () => {
  const lit = onMap({ keys: ['post-02', 'post-03'] })
    .flatMap((house) => house.rooms)
    .filter(({ hasKey }) => hasKey)
  // Post 3 has no picture.
  expect(lit.map(describeRoom)).toEqual(['Attic 1, oskar_unpacks, key found'])
})

test('the rooms of the current errand are marked until their things are found', () => {
  const [errand] = errandsOfPosts
  if (!errand) throw new Error('There is no errand.')
  const marked = (found: string[]) =>
    onMap({ game: { ...startingState, errands: { current: errand.id, found, done: [] } } })
      .flatMap((house) => house.rooms)
      .filter(({ hasErrand }) => hasErrand)
      .map(({ id }) => id)
  const asked = errand.wants.flatMap(({ pictures }) => pictures)
  expect(marked([]).sort()).toEqual([...new Set(asked)].sort())
  expect(marked(errand.wants.map((want) => wantId(errand, want)))).toEqual([])
  expect(onMap({ game: startingState }).some((house) => house.rooms.some((room) => room.hasErrand))).toBe(
    false,
  )
})

test('the room of the day is marked, and its name says all marks', () => {
  const today = onMap()
    .flatMap((house) => house.rooms)
    .filter(({ isToday }) => isToday)
  expect(today.map(({ id }) => id)).toEqual([roomOf(DAY, rooms)?.id])
  const [room] = today
  if (!room) throw new Error('No day has a room.')
  expect(describeRoom({ ...room, hasKey: true, hasErrand: true })).toBe(
    `${room.name}, ${room.by}, key found, errand here, room of the day`,
  )
})
