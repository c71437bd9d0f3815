import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enter } from '#client/session/enter.ts'
import { loadAccount, reloadAccount } from '#client/session/load-account.ts'
import { adoptSession, leaveSession } from '#client/session/session.ts'
import { sessionState } from '#client/session/session-state.ts'
import { arrive } from '#client/session/start-session.ts'
import {
  readStored,
  removeEverything,
  type SessionRecord,
  storeSession,
} from '#client/session/stored-session.ts'
import { days, minutes, seconds } from '#shared/time.ts'

/** What the server answers, call by call. */
const server = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  server.mockRejectedValue(new TypeError('Failed to fetch'))
})

afterEach(() => {
  leaveSession()
  removeEverything()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  server.mockReset()
})

function sessionOf(id: string, life = minutes(15)): SessionRecord {
  const iat = Math.floor(Date.now() / seconds(1))
  const claims = { iat, exp: iat + life / seconds(1) }
  return {
    accessToken: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${id}`,
    refreshToken: `key of ${id}`,
    expiresAt: Date.now() + life,
    user: { id, email: null, displayName: 'User' },
  }
}

function signIn(session: SessionRecord) {
  storeSession(session)
  adoptSession(session)
}

function refused(code: string) {
  const error = { message: code, code: -32_000, data: { success: false, code, error: code, message: code } }
  return Promise.resolve(Response.json([{ error }], { status: 400 }))
}

test('a token that outlives the longest timer is still renewed in time', async () => {
  signIn(sessionOf('a', days(30)))
  await vi.advanceTimersByTimeAsync(days(30) - minutes(2))
  expect(server).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(minutes(1) + 100)
  expect(server).toHaveBeenCalledWith(expect.stringContaining('auth.refresh'), expect.anything())
})

test('a renewal in the background that gets no answer says so; one that is refused does not', async () => {
  signIn(sessionOf('a'))
  server.mockImplementationOnce(() => refused('invalid_input'))
  await vi.advanceTimersByTimeAsync(minutes(14) + 100)
  expect(server).toHaveBeenCalledOnce()
  expect(sessionState()).toMatchObject({ isOffline: false, session: { user: { id: 'a' } } })

  await vi.advanceTimersByTimeAsync(seconds(15))
  expect(server).toHaveBeenCalledTimes(2)
  expect(sessionState()).toMatchObject({ isOffline: true, session: { user: { id: 'a' } } })
})

test('a call that another one has overtaken does not say that the server is away', async () => {
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

test('whatever keeps somebody from being known is said', async () => {
  vi.stubGlobal('document', { cookie: '' })
  server.mockImplementation(() => refused('invalid_input'))
  const arrived = arrive('/account')
  await vi.advanceTimersByTimeAsync(500)
  await arrived
  expect(sessionState()).toMatchObject({ phase: 'ready', isOffline: false, problem: 'invalid_input' })
})

test('a token without a key goes with the stored key of the same user, and of nobody else', async () => {
  const mine = sessionOf('a')
  const entry = { jwt: sessionOf('a').accessToken, expiresIn: 900, user: mine.user }
  expect(() => enter(entry)).toThrow('Not authenticated')

  signIn(sessionOf('b'))
  expect(() => enter(entry)).toThrow('Not authenticated')
  expect(readStored().session?.user.id).toBe('b')

  signIn(mine)
  enter(entry)
  expect(readStored().session).toMatchObject({ refreshToken: mine.refreshToken, user: { id: 'a' } })
})
