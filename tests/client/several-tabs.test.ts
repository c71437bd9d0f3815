import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeText, writeJson } from '#client/lib/storage.ts'
import { shownToasts } from '#client/lib/toasts.ts'
import { leaveSession } from '#client/sessions/session.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { signOut } from '#client/sessions/sign-out.ts'
import { openApi, sessionApi } from '#client/sessions/signed-in-calls.ts'
import {
  readStored,
  removeEverything,
  type SessionRecord,
  storeSession,
  thisBrowser,
} from '#client/sessions/stored-session.ts'
import { minutes } from '#shared/time.ts'
import { answered, refused, sessionOf, signIn } from './session-samples.ts'

/** The valid secrets, and the requests of each tab. The server ends a token with the key that it came from. */
let liveTokens: Set<string>
let liveKeys: Set<string>
let asked: string[]

/** Lets another tab act during a renewal. */
let meanwhile = () => {}

beforeEach(() => {
  liveTokens = new Set()
  liveKeys = new Set()
  asked = []
  meanwhile = () => {}
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _how: object, work: () => unknown) => work() },
  })
})

afterEach(() => {
  leaveSession()
  removeEverything()
  vi.unstubAllGlobals()
})

function answer(address: string, request: RequestInit) {
  const [, call = ''] = /\/trpc\/([\w.]+)/.exec(address) ?? []
  const bearer = new Headers(request.headers).get('authorization')?.replace('Bearer ', '') ?? null
  asked.push(bearer === null ? call : `${call} as ${bearer}`)
  if (call === 'auth.refresh') {
    const { refreshToken } = JSON.parse(String(request.body))[0]
    const isLive = liveKeys.has(refreshToken)
    meanwhile()
    if (!isLive) return refused('not_authenticated', 401)
    const { accessToken } = sessionOf('renewed')
    liveTokens.add(accessToken)
    return answered({ success: true, accessToken, expiresIn: 900 })
  }
  if (bearer !== null && !liveTokens.has(bearer)) return refused('authentication_required', 401)
  return answered([])
}

/** The action of another tab: its session is stored, and this tab is not notified yet. */
function inAnotherTab(session: SessionRecord) {
  storeSession(session)
}

const listKeys = () => sessionApi.keys.list.query()

test('a refused token is replaced by the one another tab has stored, without a request', async () => {
  signIn(sessionOf('a'))
  const newer = sessionOf('a', minutes(15), 'newer key')
  liveTokens.add(newer.accessToken)
  inAnotherTab(newer)
  await listKeys()
  expect(asked.filter((call) => call.startsWith('auth.'))).toEqual([])
  expect(sessionState().session).toEqual(newer)
})

test('when that is refused as well the stored key gets a new one, and nobody is signed out', async () => {
  signIn(sessionOf('a'))
  const newer = sessionOf('a', minutes(15), 'newer key')
  liveKeys.add('newer key')
  inAnotherTab(newer)
  await listKeys()
  expect(asked.filter((call) => call.startsWith('auth.'))).toEqual(['auth.refresh'])
  expect(readStored().session).toMatchObject({ refreshToken: 'newer key', user: { id: 'a' } })

  asked = []
  liveTokens.clear()
  await openApi.keys.list.query()
  expect(asked).toHaveLength(3)
  expect(asked[2]).toContain('keys.list as ')
})

test('a fresh token that is refused ends no session; a refused key does', async () => {
  const mine = sessionOf('a')
  signIn(mine)
  liveKeys.add(mine.refreshToken)
  const refuseAll = vi.spyOn(liveTokens, 'add').mockReturnThis()
  await expect(listKeys()).rejects.toThrow('authentication_required')
  expect(readStored().browserKey).toBe(mine.refreshToken)
  expect(sessionState().session).not.toBeNull()
  refuseAll.mockRestore()

  liveKeys.clear()
  await expect(listKeys()).rejects.toThrow('not_authenticated')
  expect(readStored()).toEqual({ session: null, browserKey: null, accountId: 'a' })
  expect(sessionState().session).toBeNull()
})

test.each(['answered', 'refused'])(
  'a renewal that is %s after the same person signed in again is dropped for the new session',
  async (how) => {
    const mine = sessionOf('a')
    signIn(mine)
    if (how === 'answered') liveKeys.add(mine.refreshToken)
    const newer = sessionOf('a', minutes(15), 'newer key')
    liveTokens.add(newer.accessToken)
    meanwhile = () => inAnotherTab(newer)
    await listKeys()
    expect(readStored().session).toEqual(newer)
    expect(sessionState().session).toEqual(newer)
  },
)

test('a call for one account is not made for another that has signed in meanwhile', async () => {
  signIn(sessionOf('a'))
  const other = sessionOf('b')
  liveTokens.add(other.accessToken)
  inAnotherTab(other)
  await expect(listKeys()).rejects.toThrow('authentication_required')
  expect(asked.filter((call) => call.includes(other.accessToken))).toEqual([])
  expect(readStored().session).toEqual(other)
})

test('the newest stored key is sent as proof, but none that is being signed out', () => {
  expect(thisBrowser().browserKey).toBeUndefined()
  signIn(sessionOf('a'))
  inAnotherTab(sessionOf('a', minutes(15), 'newer key'))
  expect(thisBrowser()).toEqual({ browserId: expect.stringMatching(/^\w{16}$/), browserKey: 'newer key' })

  // Another tab has recorded the sign-out, and waits for the server's answer.
  writeJson('signed_out_keys', ['newer key'])
  expect(thisBrowser().browserKey).toBeUndefined()
  removeText('signed_out_keys')
})

test('a session that another tab stores during a sign-out survives it', async () => {
  const mine = sessionOf('a')
  signIn(mine)
  const other = sessionOf('b')
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    inAnotherTab(other)
    return answer(address, request)
  })
  vi.stubGlobal('navigator', { ...navigator, onLine: true })
  await signOut()
  expect(readStored().session).toEqual(other)
  expect(sessionState().session).toBeNull()
})

test('a user whose token cannot be renewed is told that it has expired', async () => {
  signIn(sessionOf('a'))
  await expect(sessionApi.keys.list.query()).rejects.toThrow('not_authenticated')
  expect(shownToasts().at(-1)?.text).toBe('Token expired')
})
