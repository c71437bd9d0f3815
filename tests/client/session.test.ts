import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enter } from '#client/sessions/enter.ts'
import { leftGuestOf } from '#client/sessions/left-guest/left-guest.ts'
import { loadAccount, reloadAccount } from '#client/sessions/load-account.ts'
import { leaveSession } from '#client/sessions/session.ts'
import { onSessionChange, sessionState } from '#client/sessions/session-state.ts'
import { arrive } from '#client/sessions/start-session.ts'
import { readStored, removeEverything } from '#client/sessions/stored-session.ts'
import { days, minutes, seconds } from '#shared/time.ts'
import { newAccount } from '../support/new-account.ts'
import { answered, refused, sessionOf, signIn } from './session-samples.ts'

/** The answers of the server, call by call. */
const server = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _how: object, work: () => unknown) => work() },
  })
  server.mockRejectedValue(new TypeError('Failed to fetch'))
})

afterEach(() => {
  leaveSession()
  removeEverything()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  server.mockReset()
})

test('a token that outlives the longest timer is still renewed in time', async () => {
  signIn(sessionOf('a', days(30)))
  await vi.advanceTimersByTimeAsync(days(30) - minutes(2))
  expect(server).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(minutes(1) + 100)
  expect(server).toHaveBeenCalledWith(expect.stringContaining('auth.refresh'), expect.anything())
})

test('a background renewal without an answer is reported; a refused one is not', async () => {
  signIn(sessionOf('a'))
  server.mockImplementationOnce(() => refused('invalid_input'))
  await vi.advanceTimersByTimeAsync(minutes(14) + 100)
  expect(server).toHaveBeenCalledOnce()
  expect(sessionState()).toMatchObject({ isOffline: false, session: { user: { id: 'a' } } })

  await vi.advanceTimersByTimeAsync(seconds(15))
  expect(server).toHaveBeenCalledTimes(2)
  expect(sessionState()).toMatchObject({ isOffline: true, session: { user: { id: 'a' } } })
})

test('a rate-limited renewal ends no session, and is retried', async () => {
  const mine = sessionOf('a')
  signIn(mine)
  server.mockImplementation(() => refused('rate_limited', 429))
  await vi.advanceTimersByTimeAsync(minutes(14) + 100)
  expect(server).toHaveBeenCalledOnce()
  expect(readStored()).toMatchObject({ browserKey: mine.refreshToken, session: mine })
  expect(sessionState().session).toEqual(mine)

  await vi.advanceTimersByTimeAsync(seconds(15))
  expect(server).toHaveBeenCalledTimes(2)
  expect(readStored()).toMatchObject({ browserKey: mine.refreshToken, session: mine })
})

test('a call that another one has overtaken does not report the server as away', async () => {
  signIn(sessionOf('a'))
  let fail = () => {}
  const first = new Promise<Response>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  server.mockReturnValueOnce(first).mockReturnValueOnce(new Promise(() => undefined))
  const overtaken = expect(loadAccount()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(10)
  reloadAccount()
  await vi.advanceTimersByTimeAsync(10)
  fail()
  await overtaken
  expect(server).toHaveBeenCalledTimes(2)
  expect(sessionState().isOffline).toBe(false)
})

test('every reason for an unknown session is reported', async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  server.mockImplementation(() => refused('invalid_input'))
  const arrived = arrive('/account')
  await vi.advanceTimersByTimeAsync(500)
  await arrived
  expect(sessionState()).toMatchObject({ phase: 'ready', isOffline: false, problem: 'invalid_input' })
})

test('no guest is made where the browser would not store its key', async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', undefined)
  const arrived = arrive('/account')
  await vi.advanceTimersByTimeAsync(500)
  expect(server).not.toHaveBeenCalled()
  await arrived
  expect(sessionState()).toMatchObject({ phase: 'ready', session: null, isOffline: false, problem: null })
})

test('a token without a key uses the stored key of the same user, and of no other', async () => {
  const mine = sessionOf('a')
  const entry = { jwt: sessionOf('a').accessToken, expiresIn: 900, user: mine.user }
  await expect(enter(entry)).rejects.toThrow('Not authenticated')

  signIn(sessionOf('b'))
  const other = expect(enter(entry)).rejects.toThrow('Not authenticated')
  await vi.advanceTimersByTimeAsync(10)
  await other
  expect(readStored().session?.user.id).toBe('b')

  signIn(mine)
  await enter(entry)
  expect(readStored().session).toMatchObject({ refreshToken: mine.refreshToken, user: { id: 'a' } })
})

describe('a guest with something to lose, while its account is still being requested,', () => {
  const { accessToken, user } = sessionOf('account')
  const entry = { jwt: accessToken, browserKey: 'key of account', expiresIn: 900, user }

  test('is remembered before another session replaces its own', async () => {
    signIn(sessionOf('guest'))
    let tell = () => {}
    const told = new Promise<Response>((resolve) => {
      tell = () => answered(newAccount({ first: 'Ada' })).then(resolve)
    })
    server.mockReturnValueOnce(told)
    const atOnce: unknown[] = []
    const unsubscribe = onSessionChange(() => atOnce.push(leftGuestOf('account')?.id))
    const entered = enter(entry)
    await vi.advanceTimersByTimeAsync(seconds(1))
    expect(readStored().session?.user.id).toBe('guest')

    tell()
    await entered
    unsubscribe()
    expect(readStored().session?.user.id).toBe('account')
    expect(leftGuestOf('account')).toMatchObject({ id: 'guest', browserKey: 'key of guest', first: 'Ada' })
    expect(atOnce.at(-1)).toBe('guest')
  })

  test('delays a sign-in by three seconds at most', async () => {
    signIn(sessionOf('guest'))
    server.mockReturnValue(new Promise(() => undefined))
    const entered = enter(entry)
    await vi.advanceTimersByTimeAsync(seconds(3))
    await entered
    expect(readStored().session?.user.id).toBe('account')
    expect(leftGuestOf('account')).toBeNull()
  })
})
