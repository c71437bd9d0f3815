import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { RefusalLimit } from '#server/limits/refusals.ts'
import { newAddress } from '../support/new-address.ts'
import { createWorld, newClient, type World } from '../support/world.ts'

/** 300 refusals a minute, times this. */
const FACTOR = 0.02
const MOST = 6

let world: World
beforeAll(async () => {
  world = await createWorld({ rateLimitFactor: FACTOR })
})
afterAll(() => world.close())

const guess = 'g'.repeat(42).concat('A')

const calls: [string, object, number][] = [
  ['auth.refresh', { refreshToken: guess }, 401],
  ['auth.restore', { browserKey: guess }, 401],
  ['email.redeemSignInLink', { token: guess }, 400],
  ['email.activateKey', { token: guess, activationCode: '000000' }, 400],
]

// Each is a client of its own, and waits for the pauses of the service: all wait at once.
it.concurrent.each(calls)(
  '%s with guessed secrets is refused unread after a while',
  async (procedure, input, status) => {
    const from = newClient()
    for (let tries = 0; tries < MOST; tries++) {
      expect((await world.run(procedure, input, { from })).status).toBe(status)
    }
    const { status: limited, body, headers } = await world.run(procedure, input, { from })
    expect([limited, body.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    // Another client is not held up by it.
    expect((await world.run(procedure, input, { from: newClient() })).status).toBe(status)
  },
)

it.concurrent('what is good never counts, and neither does input that says nothing', async () => {
  const from = newClient()
  const guest = await world.newGuest()
  for (let tries = 0; tries < 3 * MOST; tries++) {
    const good = await world.run('auth.refresh', { refreshToken: guest.browserKey }, { from })
    const empty = await world.run('auth.refresh', {}, { from })
    expect([good.status, empty.status]).toEqual([200, 400])
  }
})

it.concurrent('guesses over all calls and both doors share one number, each call of a batch included', async () => {
  const from = newClient()
  for (const [procedure, input] of calls) await world.call('REST', procedure, input, { from })
  const batch = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [at, { refreshToken: guess }]))
  const answer = await world.app.inject({
    method: 'POST',
    url: `/trpc/${Array.from({ length: 6 }, () => 'auth.refresh').join(',')}?batch=1`,
    remoteAddress: from,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(batch),
  })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  const after = await world.call('REST', 'auth.refresh', { refreshToken: guess }, { from })
  expect(after.status).toBe(429)
})

it.concurrent('a right token is refused unread too while its client is, and good again afterwards', async () => {
  const from = newClient()
  const token = await world.mailedLink(newAddress())
  for (let tries = 0; tries < MOST; tries++) {
    await world.run('auth.refresh', { refreshToken: guess }, { from })
  }
  expect((await world.run('email.redeemSignInLink', { token }, { from })).status).toBe(429)
  const other = await world.run('email.redeemSignInLink', { token }, { from: newClient() })
  expect(other.status).toBe(200)
})

it('remembers a bounded number of networks', () => {
  const limit = new RefusalLimit(1 / 300)
  for (let network = 0; network < 30_000; network++) {
    limit.count(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`)
  }
  expect(() => limit.check('10.0.117.47')).toThrow('rateLimited')
  expect(() => limit.check('10.0.0.1')).not.toThrow()
})

it('lets nobody wait for what was refused in a window that is over', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const limit = new RefusalLimit(1)
  for (let guess = 0; guess < 300; guess++) limit.count('10.0.0.1')
  expect(limit.pauseFor('10.0.0.1')).toBe(1000)
  vi.advanceTimersByTime(60_000)
  expect(limit.pauseFor('10.0.0.1')).toBe(0)
})
