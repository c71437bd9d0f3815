import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToZip } from '#client/data-rights/export/add-to-zip.ts'
import { browserCopy } from '#client/data-rights/export/browser-copy.ts'
import { formatSize } from '#client/data-rights/export/describe-size.ts'
import { toggleLike } from '#client/feed/likes.ts'
import { slotOf, writeGame } from '#client/game/game-slot.ts'
import { startingState } from '#client/game/state.ts'
import { makeZip } from '#server/data-rights/export/make-zip.ts'
import { unpacked } from '../support/unpacked.ts'

const drawer = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => drawer.get(name) ?? null,
    setItem: (name: string, text: string) => drawer.set(name, text),
    removeItem: (name: string) => drawer.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  drawer.clear()
})

test("the export of a browser has the game as it is stored, and no other account's", () => {
  writeGame(slotOf('me'), startingState)
  writeGame(slotOf('you'), { ...startingState, playerName: 'Somebody else' })
  drawer.set('browser_key', 'a secret')
  drawer.set('lost_keys:me', '{"version":1,"keys":[]}')
  const copy = browserCopy('me')
  expect(copy.rummageWorld).toMatchObject({ game: { playerName: startingState.playerName } })
  expect(copy.lostKeys).toEqual({ version: 1, keys: [] })
  expect(copy.roomOfTheDay).toBeNull()
  expect(copy.likes).toEqual([])
  expect(JSON.stringify(copy)).not.toMatch(/Somebody else|a secret/)
  toggleLike('me', { id: 'post-9', author: { username: 'Ines', avatar: '' } })
  toggleLike('you', { id: 'post-7', author: { username: 'Hugo', avatar: '' } })
  expect(browserCopy('me').likes).toEqual([{ post: 'post-9', by: 'Ines' }])
})

test('added files are beside the existing ones', async () => {
  const zip = Buffer.from(makeZip([{ name: 'a.json', text: ['{"ü":1}'] }], new Date()).toJSON(), 'base64')
  const whole = addToZip(zip, 'browser.json', '{}')
  expect(unpacked(Buffer.from(whole))).toEqual({ 'a.json': '{"ü":1}', 'browser.json': '{}' })
  expect(() => addToZip(zip.subarray(0, zip.length / 2), 'browser.json', '{}')).toThrow()
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [9449, '9.4 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [12_345_678, '12.3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
