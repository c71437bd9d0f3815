import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../../support/new-address.ts'
import { ask, mailedCode, verify } from '../../support/recovery-email.ts'
import { send } from '../../support/send.ts'
import { createWorld, type Door, doors, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  // The limit on calls per client must not be what stops the guesser here.
  world = await createWorld({ rateLimitFactor: 1000 })
})
afterAll(() => world.close())

function tryOver(door: Door, input: { code: string; email: string }, bearer: string) {
  return world.call(door, 'email.verifyCode', input, { bearer })
}

/** Ten guesses in one request. */
async function guessInBatch(input: { code: string; email: string }, bearer: string): Promise<string[]> {
  const calls = Array.from({ length: 10 }, (_, at) => [at, input] as const)
  const { text } = await send(world, `/trpc/${Array(10).fill('email.verifyCode').join(',')}?batch=1`, {
    type: 'application/json',
    body: JSON.stringify(Object.fromEntries(calls)),
    headers: { authorization: `Bearer ${bearer}` },
  })
  return JSON.parse(text).map(({ error }: { error: { data: { code: string } } }) => error.data.code)
}

describe('the tries of a code', () => {
  it('are shared by both doors and batches: five in all', async () => {
    const { jwt: bearer } = await world.newGuest()
    const email = newAddress()
    await ask(world, email, { bearer })
    const { code } = await mailedCode(world, email)
    const wrong = { email, code: code === '000000' ? '000001' : '000000' }

    for (const door of doors) {
      expect((await tryOver(door, wrong, bearer)).body.code).toBe('invalid_code')
    }
    const guessed = await guessInBatch(wrong, bearer)
    expect(guessed.filter((answer) => answer === 'invalid_code')).toHaveLength(3)
    expect(guessed.filter((answer) => answer === 'too_many_attempts')).toHaveLength(7)
    for (const door of doors) {
      expect((await tryOver(door, { code, email }, bearer)).body.code).toBe('too_many_attempts')
    }
  })

  it('are not used by calls that look at no code', async () => {
    const { jwt: bearer } = await world.newGuest()
    const email = newAddress()
    await ask(world, email, { bearer })
    const { code } = await mailedCode(world, email)
    // A malformed one, another address, another purpose.
    for (let times = 0; times < 6; times++) {
      await verify(world, { code: '12345', email }, { bearer })
      await verify(world, { code, email: newAddress() }, { bearer })
      await verify(world, { code, email, isConflict: true }, { bearer })
    }
    expect((await verify(world, { code, email }, { bearer })).status).toBe(200)
  })
})
