import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, doors, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Other spellings of the same bytes: the last letter has bits that nobody reads, and padding is passed over. */
function respellings(text: string) {
  const last = ALPHABET.indexOf(text.slice(-1))
  const unusedBits = { 0: 0, 2: 4, 3: 2 }[text.length % 4] ?? 0
  const letters = [...ALPHABET].filter((_, at) => at !== last && at >> unusedBits === last >> unusedBits)
  return [...letters.map((letter) => text.slice(0, -1) + letter), `${text}=`]
}

describe.each(doors)('a session token over %s', (door) => {
  it('has one spelling', async () => {
    const { jwt } = await world.newGuest()
    const parts = jwt.split('.')
    const forged = parts.flatMap((part, at) =>
      respellings(part).map((other) => parts.with(at, other).join('.')),
    )
    // Padding for each part, and three more letters at the end of a signature of 32 bytes.
    expect(forged.length).toBeGreaterThanOrEqual(3 + 3)

    for (const bearer of forged) {
      expect(await world.call(door, 'account.id', undefined, { bearer }), bearer).toMatchObject({
        status: 401,
        body: { code: 'invalid_token', error: 'Invalid token' },
      })
    }
    expect((await world.call(door, 'account.id', undefined, { bearer: jwt })).status).toBe(200)
  })
})
