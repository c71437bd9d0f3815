import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { RefusalLimit } from '#server/rate-limits/refusal-limit.ts'
import { stop } from '../../support/changes.ts'
import { SEND_IT, sendEach, unsent } from '../../support/each-call.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, passkeySignIn, ringOf } from '../../support/people.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

/** 300 refusals a minute, times this. */
const FACTOR = 0.02
const MOST = 6

/** Every one of these clients has guessed too often. */
class FullLimit extends RefusalLimit {
  override isFull() {
    return true
  }
}

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

// Each is a client of its own, and waits for the pauses of the service, so all wait at once.
it.concurrent.each(calls)('after too many guesses %s is refused unread', async (procedure, input, status) => {
  const from = newClient()
  for (let tries = 0; tries < MOST; tries++) {
    expect((await world.run(procedure, input, { from })).status).toBe(status)
  }
  const { status: limited, body, headers } = await world.run(procedure, input, { from })
  expect([limited, body.code]).toEqual([429, 'rate_limited'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  // Another client is not delayed by it.
  expect((await world.run(procedure, input, { from: newClient() })).status).toBe(status)
})

it.concurrent('valid secrets never count, and neither does input without a secret', async () => {
  const from = newClient()
  const guest = await world.newGuest()
  for (let tries = 0; tries < 3 * MOST; tries++) {
    const good = await world.run('auth.refresh', { refreshToken: guest.browserKey }, { from })
    const empty = await world.run('auth.refresh', {}, { from })
    expect([good.status, empty.status]).toEqual([200, 400])
  }
})

it.concurrent('a request that another site makes a browser send is no guess of its user', async () => {
  const from = newClient()
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ]
  for (const headers of foreign) {
    for (let tries = 0; tries < MOST; tries++) {
      const sent = await world.run('auth.refresh', { refreshToken: guess }, { from, headers })
      expect(sent).toMatchObject({ status: 403, body: { code: 'cross_site' } })
    }
  }
  expect((await world.run('auth.refresh', { refreshToken: guess }, { from })).status).toBe(401)
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

it.concurrent('a valid secret is accepted though others of its network guess', async () => {
  const from = newClient()
  const statusOf = async (procedure: string, input: object, bearer?: string) =>
    (await world.run(procedure, input, { from, bearer })).status
  const token = await world.mailedLink(newAddress())
  const { browserKey } = await world.newGuest()
  const other = await world.newGuest()
  const guesses = Array.from({ length: MOST }, () => statusOf('auth.refresh', { refreshToken: guess }))
  expect(await Promise.all(guesses)).toEqual(guesses.map(() => 401))

  expect(await statusOf('email.redeemSignInLink', { token })).toBe(200)
  expect(await statusOf('auth.refresh', { refreshToken: browserKey })).toBe(200)
  // A signed-out browser gets its usual refusal.
  await world.run('auth.logout', { browserKey })
  expect(await statusOf('auth.restore', { browserKey })).toBe(401)

  // A session, or an own secret of another kind or in another field, does not exempt a guess.
  const own = { browserKey: other.browserKey, refreshToken: other.browserKey, activationCode: '000000' }
  const unread = [
    statusOf('email.redeemSignInLink', { ...own, token: guess }, other.jwt),
    statusOf('email.activateKey', { ...own, token: guess }, other.jwt),
    statusOf('account.stopChange', { ...own, token: guess }),
    statusOf('account.stopChange', { ...own, stopToken: guess }),
    statusOf('email.redeemSignInLink', { ...own, token: other.browserKey }),
    statusOf('auth.refresh', { ...own, refreshToken: guess }),
  ]
  expect(await Promise.all(unread)).toEqual(unread.map(() => 429))
})

describe('in a network whose guesses are refused unread', () => {
  beforeEach(() => {
    const { refusals } = world.deps
    world.deps.refusals = new FullLimit(1)
    return () => {
      world.deps.refusals = refusals
    }
  })

  it('each call works for a caller with the right secret', async () => {
    expect(unsent(await sendEach(world, 'REST')), SEND_IT).toEqual([])
  })

  it('a change is stopped by its mailed link, and by the leaving passkey', async () => {
    const { address, bearer, id } = await newOwner(world)
    const passkey = await addPasskey(world, bearer)
    await letHoursPass(world, id, 73)
    const keyId = (await ringOf(world, bearer)).find(({ type }) => type === 'passkey')?.id
    const ask = () => world.run('keys.removePasskey', { keyId, wait: true }, { bearer })
    await ask()
    const token = await nextMailed(world, address, 'stop')
    expect((await stop(world, { token })).status).toBe(200)
    await ask()
    const { body } = await passkeySignIn(world, passkey)
    expect((await stop(world, { stopToken: body.leaving.stopToken })).status).toBe(200)
  })

  it('a ceremony that was never started is refused unread, and so is one of another session', async () => {
    const guest = await world.newGuest()
    const authenticator = await addPasskey(world, guest.jwt)
    const madeUp = { challenge: guess.slice(0, 43) }
    const login = { credential: authenticator.login(madeUp) }
    expect((await world.run('passkeys.completeLogin', login)).status).toBe(429)
    const bearer = guest.jwt
    expect((await world.run('auth.prove.complete', login, { bearer })).status).toBe(429)
    const { body } = await world.run('auth.prove.begin', undefined, { bearer, from: newClient() })
    const proof = { credential: authenticator.login(body) }
    expect((await world.run('passkeys.completeLogin', proof)).status).toBe(429)
    expect((await world.run('auth.prove.complete', proof, { bearer })).status).toBe(200)
  })
})

it('the limit remembers a bounded number of networks', () => {
  const limit = new RefusalLimit(1 / 300)
  for (let network = 0; network < 30_000; network++) {
    limit.count(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`)
  }
  expect(limit.isFull('10.0.117.47')).toBe(true)
  expect(limit.isFull('10.0.0.1')).toBe(false)
})

it('no caller waits for refusals in a window that is over', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const limit = new RefusalLimit(1)
  for (let guess = 0; guess < 300; guess++) limit.count('10.0.0.1')
  expect(limit.pauseFor('10.0.0.1')).toBe(1000)
  vi.advanceTimersByTime(60_000)
  expect(limit.pauseFor('10.0.0.1')).toBe(0)
})
