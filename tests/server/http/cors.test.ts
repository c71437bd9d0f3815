import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, doors, newClient, type World } from '../../support/world.ts'

const LISTED = 'https://app.example'

let open: World
let closed: World
beforeAll(async () => {
  open = await createWorld({ allowedOrigins: [LISTED, 'http://localhost:5173'] })
  closed = await createWorld()
})
afterAll(() => Promise.all([open.close(), closed.close()]))

/** The preflight request of a browser. */
function preflight(world: World, url: string, origin: string) {
  return world.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })
}

function corsHeaders(headers: Record<string, unknown>) {
  return Object.keys(headers).filter((name) => name.startsWith('access-control'))
}

const names = { first: 'Ada', last: 'Lovelace' }
const fromPage = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' })

describe('a page of an allowed origin', () => {
  it.each(['/api/account/real-name', '/trpc/account.setRealName'])(
    'may send a preflight before it calls %s',
    async (url) => {
      const { statusCode, headers, body } = await preflight(open, url, LISTED)
      expect({ statusCode, body }).toEqual({ statusCode: 204, body: '' })
      expect(headers).toMatchObject({
        'access-control-allow-origin': LISTED,
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '600',
        'x-content-type-options': 'nosniff',
      })
      expect(headers.vary).toMatch(/\borigin\b/)
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    },
  )

  it.each(doors)('calls with a bearer over %s and reads the answer, and never with cookies', async (door) => {
    const { jwt } = await open.newGuest()
    const options = { bearer: jwt, headers: fromPage(LISTED) }
    for (const answer of [
      await open.call(door, 'account.setRealName', names, options),
      await open.call(door, 'account.get', undefined, options),
    ]) {
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': LISTED,
        'access-control-expose-headers': expect.stringContaining('retry-after'),
      })
      expect(answer.headers.vary).toMatch(/\borigin\b/)
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  it.each(doors)('reads over %s why it was refused', async (door) => {
    const headers = fromPage(LISTED)
    const refused = [
      await open.call(door, 'account.setRealName', names, { headers }),
      await open.call(door, 'account.setRealName', names, { headers, bearer: 'nonsense' }),
      await open.call(door, 'account.create', { browserId: 7 }, { headers, from: newClient() }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 400])
    for (const answer of refused) expect(answer.headers['access-control-allow-origin']).toBe(LISTED)
  })

  it('reads the refusals of tRPC itself, too', async () => {
    const { headers, statusCode } = await open.app.inject({
      method: 'GET',
      url: '/trpc/account.setRealName',
      headers: fromPage(LISTED),
    })
    expect(statusCode).toBe(405)
    expect(headers['access-control-allow-origin']).toBe(LISTED)
    expect(headers.vary).toMatch(/\borigin\b/)
  })

  it.each(['/', '/settings', '/.well-known/nothing.json', '/assets/main-abc123.js'])(
    'cannot read %s, like any other origin',
    async (url) => {
      const { headers } = await open.app.inject({ method: 'GET', url, headers: fromPage(LISTED) })
      expect(corsHeaders(headers)).toEqual([])
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    },
  )
})

it.each(['/.well-known/jwks.json', '/.well-known/latchkey-journal.json'])(
  'pages of every origin can read the public keys at %s',
  async (url) => {
    for (const world of [open, closed]) {
      const { headers } = await world.app.inject({ url, headers: fromPage('https://any.example') })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(corsHeaders(headers)).toHaveLength(1)
    }
  },
)

describe('a page of another origin', () => {
  it.each([
    ['that is not listed', () => open, 'https://evil.example'],
    ['with another scheme', () => open, 'http://app.example'],
    ['with another port', () => open, `${LISTED}:8443`],
    ['below a listed one', () => open, 'https://sub.app.example'],
    ['with a listed one in its name', () => open, `${LISTED}.evil.example`],
    ['that hides its name', () => open, 'null'],
    ['where none is listed', () => closed, LISTED],
  ])('%s is refused, and reads nothing', async (_, worldOf, origin) => {
    const world = worldOf()
    const { jwt } = await world.newGuest()
    for (const door of doors) {
      const call = (procedure: string, input?: object) =>
        world.call(door, procedure, input, { bearer: jwt, headers: fromPage(origin) })
      const changed = await call('account.setRealName', names)
      expect(changed).toMatchObject({ status: 403, body: { code: 'cross_site' } })
      expect(corsHeaders(changed.headers)).toEqual([])
      expect(corsHeaders((await call('account.get')).headers)).toEqual([])
    }
    const asked = await preflight(world, '/api/account/real-name', origin)
    expect(asked.statusCode).toBe(405)
    expect(corsHeaders(asked.headers)).toEqual([])
  })
})

it('our own page needs no permission, and gets none', async () => {
  const { jwt } = await open.newGuest()
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const answer = await open.rest('POST', '/api/account/real-name', names, { bearer: jwt, headers })
  expect(answer.status).toBe(200)
  expect(corsHeaders(answer.headers)).toEqual([])
})
