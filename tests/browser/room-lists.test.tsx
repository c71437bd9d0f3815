import { expect, test, vi } from 'vitest'
import { THINGS } from '../support/game-names.ts'
import { openGame, openNewGame, stopClock } from './support/games.ts'
import { button, pictures } from './support/player.ts'
import { lookAt, serveFiles } from './support/rooms.ts'
import { enterRoom, find, KETTLE, picture, ROOM, slips, texts, touch } from './support/sample-room.ts'

/** A loaded list stays known in this file. Only the last test loads the list of the third picture. */
const third = pictures.nth(2)

/** Serves the sample room in all pictures but the third, once `come` allows it. */
function serveLists(come: () => Promise<void> | void) {
  serveFiles(async (address) => {
    if (!address.endsWith('.things.json')) return undefined
    await come()
    if (address.endsWith('/camper-van-1.things.json')) return new Response('', { status: 404 })
    return Response.json({ width: 1600, height: 1200, things: ROOM })
  })
}

test('a touch before the list of drawn things has loaded is answered afterwards', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  serveLists(() => held)
  await openGame()
  await lookAt(picture)
  stopClock()
  for (const x of [1000, 300]) {
    await touch(picture, x, 300)
    vi.advanceTimersByTime(1_000)
    // It is not known yet whether something is there, so no line appears, not even the one about dust.
    expect([...slips(), ...find(picture, '[class*=miss]')]).toEqual([])
  }
  release()
  await expect.poll(() => texts()).toEqual([`${KETTLE.name}${KETTLE.says}`])
})

test('a room that was once nearby answers offline; one without a list shows nothing', async () => {
  let isOffline = false
  serveLists(() => {
    if (isOffline) throw new TypeError('Failed to fetch')
  })
  await openNewGame()
  await enterRoom()
  isOffline = true
  await touch(picture, 300, 300)
  await expect.poll(() => texts(picture)).toEqual([`${KETTLE.name}${KETTLE.says}`])
  isOffline = false

  const silent = await lookAt(third)
  await expect.element(button(silent, THINGS)).toHaveLength(3)
  await button(silent, 'What is in this picture').click()
  await expect.element(silent).toHaveTextContent('Nobody has written down yet what is in here.')
  await touch(silent, 40, 40)
  expect(slips(silent)).toEqual([])
})

test('every picture of the feed has a list, and each touch shows its line', async () => {
  const read = async (address: string) => await (await fetch(address)).json()
  for (let number = 1; number <= 8; number += 1) {
    const { posts } = await read(`/feed-page-${number}.json`)
    for (const { image } of posts) {
      if (!image) continue
      const { things } = await read(image.things)
      expect(things.length, image.things).toBeGreaterThan(20)
    }
  }
  await openNewGame()
  const own = await lookAt(third)
  await button(own, 'What is in this picture').click()
  const name = own.getByRole('list', { name: 'In this picture' }).getByRole('button').first()
  await name.click()
  await expect.poll(() => texts(own)[0]).toContain(name.element().textContent)
})
