import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '#client/api/api-client.ts'
import { bearerLink } from '#client/sessions/signed-in-calls.ts'
import { answered, refused } from './session-samples.ts'

const server = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', server)
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.mockReset()
})

/** The requests to the server, call by call: the bearer, and the key. */
function sent() {
  return server.mock.calls.map(([, { headers, body }]) => ({
    bearer: new Headers(headers).get('authorization'),
    key: JSON.parse(String(body))[0].browserKey,
  }))
}

test('a retried call sends the newest bearer and key, not those it started with', async () => {
  const known = { token: 'old', key: 'first key' }
  const session = () => ({ accessToken: known.token, user: { id: 'a' } })
  const api = createApi(
    bearerLink({
      fresh: async () => session(),
      renew: async () => {
        // While this tab asks for a new token, another one gets a newer key.
        Object.assign(known, { token: 'new', key: 'second key' })
        return session()
      },
      isOptional: true,
      inputNow: (input) => ({ ...Object(input), browserKey: known.key }),
    }),
  )
  server.mockImplementationOnce(() => refused('token_expired', 401))
  server.mockImplementationOnce(() => answered({ success: true }))

  await api.auth.restore.mutate({ browserKey: 'as it was typed' })
  expect(sent()).toEqual([
    { bearer: 'Bearer old', key: 'first key' },
    { bearer: 'Bearer new', key: 'second key' },
  ])
})

test('bearer and key are read when the call is sent, after the wait for a session', async () => {
  let key = 'before'
  const api = createApi(
    bearerLink({
      fresh: async () => {
        await Promise.resolve()
        key = 'after'
        return { accessToken: 't', user: { id: 'a' } }
      },
      renew: () => Promise.reject(new Error('Not asked for')),
      isOptional: false,
      inputNow: (input) => ({ ...Object(input), browserKey: key }),
    }),
  )
  server.mockImplementationOnce(() => answered({ success: true }))
  await api.auth.restore.mutate({ browserKey: 'before' })
  expect(sent()).toEqual([{ bearer: 'Bearer t', key: 'after' }])
})

test.each(['account_restricted', 'account_resting'])(
  'only a call that needs no session continues without a bearer that is refused with %s',
  async (code) => {
    const session = () => Promise.resolve({ accessToken: 't', user: { id: 'a' } })
    const facts = { fresh: session, renew: session, inputNow: (input: unknown) => input }
    const open = createApi(bearerLink({ ...facts, isOptional: true }))
    server.mockImplementationOnce(() => refused(code, 403))
    server.mockImplementationOnce(() => answered({ success: true }))
    await open.auth.restore.mutate({ browserKey: 'key' })
    expect(sent()).toEqual([
      { bearer: 'Bearer t', key: 'key' },
      { bearer: null, key: 'key' },
    ])

    server.mockReset()
    const own = createApi(bearerLink({ ...facts, isOptional: false }))
    server.mockImplementationOnce(() => refused(code, 403))
    await expect(own.auth.restore.mutate({ browserKey: 'key' })).rejects.toMatchObject({ data: { code } })
    expect(server).toHaveBeenCalledTimes(1)
  },
)
