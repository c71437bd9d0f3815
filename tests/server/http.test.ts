import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedProcedures } from '#server/rpc/procedures.ts'
import { ORIGIN } from '../support/test-config.ts'
import { createWorld, newBrowserId, newClient, type World } from '../support/world.ts'

let world: World
let port: number
beforeAll(async () => {
  world = await createWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
afterAll(() => world.close())

type Raw = { method?: string; type?: string; body?: string; headers?: Record<string, string> }

async function send(url: string, { method = 'POST', type, body, headers }: Raw = {}) {
  const response = await world.app.inject({
    method: method as 'POST',
    url,
    remoteAddress: newClient(),
    headers: { ...(type && { 'content-type': type }), ...headers },
    ...(body !== undefined && { payload: body }),
  })
  return { status: response.statusCode, headers: response.headers, text: response.body }
}

const json = 'application/json'

describe('the two doors', () => {
  it('serve the same procedures, each at one address, as the OpenAPI document says', async () => {
    const document = JSON.parse((await send('/api/openapi.json', { method: 'GET' })).text)
    const operations = Object.entries<Record<string, { 'x-trpc-procedure': string }>>(document.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(
          ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
        ),
    )
    const procedures = servedProcedures()

    expect(document.openapi).toMatch(/^3\.1/)
    expect(new Set(operations.map(([address]) => address)).size).toBe(procedures.length)
    expect(operations.map(([, operation]) => operation['x-trpc-procedure']).sort()).toEqual(
      procedures.map(({ name }) => name).sort(),
    )
    expect(operations.map(([address]) => address).sort()).toEqual([
      'DELETE /api/account/email',
      'GET /api/account',
      'GET /api/account/devices',
      'GET /api/account/devices/{id}',
      'GET /api/account/id',
      'GET /api/account/keys',
      'GET /api/auth/refresh-tokens',
      'GET /api/health/live',
      'GET /api/health/ready',
      'POST /api/account',
      'POST /api/account/born-on',
      'POST /api/account/browser-key/delete',
      'POST /api/account/email-key',
      'POST /api/account/email/verify',
      'POST /api/account/email/verify-code',
      'POST /api/account/feature-key/delete',
      'POST /api/account/real-name',
      'POST /api/auth/browser-key',
      'POST /api/auth/email-key/delete',
      'POST /api/auth/email/activate',
      'POST /api/auth/email/signin',
      'POST /api/auth/email/verify',
      'POST /api/auth/login/begin',
      'POST /api/auth/login/complete',
      'POST /api/auth/login/discoverable/begin',
      'POST /api/auth/logout',
      'POST /api/auth/passkey/delete',
      'POST /api/auth/refresh',
      'POST /api/auth/register/begin',
      'POST /api/auth/register/complete',
    ])
  })

  it('answer JSON that is never stored', async () => {
    for (const url of ['/api/account', '/api/health/live', '/trpc/account.get', '/api/nothing']) {
      const { headers } = await send(url, { method: 'GET' })
      expect(headers['content-type'], url).toMatch(/^application\/json/)
      expect(headers['cache-control'], url).toBe('no-store')
    }
    expect((await send('/api/health/live', { method: 'GET' })).headers['content-type']).toBe(
      'application/json; charset=utf-8',
    )
  })

  it('do not run mutations by GET', async () => {
    const input = encodeURIComponent(JSON.stringify({ browserId: newBrowserId() }))
    expect((await send(`/trpc/account.create?input=${input}`, { method: 'GET' })).status).toBe(405)
  })

  it('take at most ten calls in one batch', async () => {
    const batch = (count: number) => `/trpc/${Array(count).fill('health.live').join(',')}?batch=1&input={}`
    expect((await send(batch(10), { method: 'GET' })).status).toBe(200)
    expect((await send(batch(11), { method: 'GET' })).status).toBe(400)
  })
})

describe('what is refused before any procedure runs', () => {
  const cases: [string, string, Raw, number, string][] = [
    ['an unknown path', '/api/nothing', { method: 'GET' }, 404, 'not_found'],
    ['the base path', '/api', { method: 'GET' }, 404, 'not_found'],
    ['another method', '/api/account/keys', { method: 'DELETE' }, 405, 'method_not_allowed'],
    ['a PUT', '/api/account', { method: 'PUT', type: json, body: '{}' }, 405, 'method_not_allowed'],
    ['text', '/api/account', { type: 'text/plain', body: '{}' }, 415, 'unsupported_media_type'],
    [
      'a form',
      '/api/account',
      { type: 'application/x-www-form-urlencoded', body: 'a=b' },
      415,
      'unsupported_media_type',
    ],
    [
      'undeclared JSON',
      '/api/account',
      { type: 'application/octet-stream', body: '{}' },
      415,
      'unsupported_media_type',
    ],
    ['no JSON', '/api/account', { type: json, body: '{' }, 400, 'invalid_json'],
    ['an array', '/api/account', { type: json, body: '[]' }, 400, 'invalid_json'],
    ['null', '/api/account', { type: json, body: 'null' }, 400, 'invalid_json'],
    ['a string', '/api/account', { type: json, body: '"a"' }, 400, 'invalid_json'],
    [
      'deep nesting',
      '/api/account',
      { type: json, body: `{"a":${'['.repeat(16)}${']'.repeat(16)}}` },
      400,
      'invalid_json',
    ],
    [
      'very deep nesting',
      '/api/account',
      { type: json, body: `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}` },
      400,
      'invalid_json',
    ],
    ['__proto__', '/api/account', { type: json, body: '{"__proto__":{"a":1}}' }, 400, 'invalid_json'],
    [
      'a nested constructor',
      '/api/account',
      { type: json, body: '{"a":[{"constructor":1}]}' },
      400,
      'invalid_json',
    ],
    [
      '64 KiB and more',
      '/api/account',
      { type: json, body: `{"a":"${'x'.repeat(65_536)}"}` },
      413,
      'too_large',
    ],
    [
      '128 KiB and more',
      '/api/auth/register/complete',
      { type: json, body: `{"a":"${'x'.repeat(131_072)}"}` },
      413,
      'too_large',
    ],
    [
      'a foreign origin',
      '/api/account',
      { type: json, body: '{}', headers: { origin: 'https://evil.example' } },
      403,
      'cross_site',
    ],
    [
      'a null origin',
      '/api/account',
      { type: json, body: '{}', headers: { origin: 'null' } },
      403,
      'cross_site',
    ],
    [
      'a cross-site fetch',
      '/api/account',
      { type: json, body: '{}', headers: { 'sec-fetch-site': 'cross-site' } },
      403,
      'cross_site',
    ],
    [
      'a cross-site fetch over tRPC',
      '/trpc/account.create',
      { type: json, body: '{}', headers: { origin: 'https://evil.example' } },
      403,
      'cross_site',
    ],
    [
      'text over tRPC',
      '/trpc/account.create',
      { type: 'text/plain', body: '{}' },
      415,
      'unsupported_media_type',
    ],
    [
      'a form over tRPC',
      '/trpc/account.create',
      { type: 'multipart/form-data; boundary=x', body: '--x--' },
      415,
      'unsupported_media_type',
    ],
    ['no JSON over tRPC', '/trpc/account.create', { type: json, body: '{' }, 400, 'invalid_json'],
    [
      '__proto__ over tRPC',
      '/trpc/account.create',
      { type: json, body: '{"__proto__":1}' },
      400,
      'invalid_json',
    ],
    ['an unknown procedure', '/trpc/account.steal', { method: 'GET' }, 404, 'not_found'],
    [
      'thousands of members',
      '/api/account',
      { type: json, body: `{"a":[${'{},'.repeat(1001)}{}]}` },
      400,
      'invalid_json',
    ],
    [
      'an escaped __proto__',
      '/api/account',
      { type: json, body: '{"a":{"__pr\\u006fto__":1}}' },
      400,
      'invalid_json',
    ],
    ['a path below a procedure', '/trpc/a/b', { method: 'GET' }, 404, 'not_found'],
    ['tRPC itself', '/trpc', { method: 'GET' }, 404, 'not_found'],
    ['another method over tRPC', '/trpc/health.live', { method: 'TRACE' }, 404, 'not_found'],
    [
      'a part that a file has not',
      '/assets/main-abc123.js',
      { method: 'GET', headers: { range: 'bytes=99999-' } },
      416,
      'range_not_satisfiable',
    ],
    [
      'a file that is another one',
      '/assets/main-abc123.js',
      { method: 'GET', headers: { 'if-match': '"x"' } },
      412,
      'precondition_failed',
    ],
    ['a path that cannot be decoded', '/%zz', { method: 'GET' }, 400, 'invalid_input'],
    ['the same under /api', '/api/%zz', { method: 'GET' }, 400, 'invalid_input'],
    ['a preflight', '/api/account', { method: 'OPTIONS' }, 405, 'method_not_allowed'],
    ['a POST elsewhere', '/signin', { type: json, body: '{}' }, 404, 'not_found'],
  ]

  it.each(cases)('%s', async (_, url, raw, status, code) => {
    const answer = await send(url, raw)
    expect(answer.status).toBe(status)
    const body = JSON.parse(answer.text)
    expect(body.error?.data ?? body).toEqual({
      success: false,
      code,
      error: expect.any(String),
      message: expect.any(String),
    })
  })

  it('but not a large credential, a missing body or our own origin', async () => {
    const large = JSON.stringify({ credential: { id: 'x'.repeat(100_000) } })
    expect((await send('/api/auth/register/complete', { type: json, body: large })).status).toBe(400)
    expect((await send('/api/auth/logout')).status).toBe(200)
    expect((await send('/api/auth/logout', { type: json, body: '' })).status).toBe(200)
    const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    expect((await send('/api/auth/logout', { type: json, body: '{}', headers })).status).toBe(200)
    expect(
      (await send('/api/auth/logout/', { type: `${json}; charset=utf-8`, body: '{"unknown":1}' })).status,
    ).toBe(200)
  })

  it('nothing of the inside, whatever breaks', async () => {
    const { sql } = await import('drizzle-orm')
    await world.deps.db.execute(sql`alter table limits rename to away`)
    const { status, text } = await send('/api/account', {
      type: json,
      body: JSON.stringify({ browserId: newBrowserId() }),
    }).finally(() => world.deps.db.execute(sql`alter table away rename to limits`))
    expect(status).toBe(500)
    expect(JSON.parse(text)).toEqual({
      success: false,
      code: 'unexpected',
      error: 'System error, please try again later.',
      message: 'System error, please try again later.',
    })
  })
})

describe('every response', () => {
  it.each([
    ['/', 'GET'],
    ['/nothing', 'GET'],
    ['/api/health/live', 'GET'],
    ['/api/nothing', 'GET'],
    ['/trpc/account.get', 'GET'],
    ['/assets/main-abc123.js', 'GET'],
    ['/api/account', 'POST'],
  ])('%s carries the headers that keep a browser strict', async (url, method) => {
    const { headers } = await send(url, { method, headers: { host: 'localhost:3000' } })
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /default-src 'none';script-src 'self';style-src 'self';.*frame-ancestors 'none';.*require-trusted-types-for 'script'/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('also to %s on the raw socket', async (_, request, status) => {
    const answer = await overRawSocket(request)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('content-type: application/json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({ success: false, code: expect.any(String) })
  })

  it('is the same for the absolute form of a URL, whatever host it names', async () => {
    const ask = (target: string) =>
      overRawSocket(`GET ${target} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n`)
    expect(await ask('http://evil.example/api/health/live')).toMatch(/^HTTP\/1.1 200 [\s\S]*"healthy"/)
    const page = await ask('http://evil.example/signin')
    expect(page).toMatch(/^HTTP\/1.1 200 /)
    expect(page).not.toContain('evil.example')
  })

  it.each([
    ['no Host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['a star for a path', 'GET * HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n', 404],
    [
      'an expectation',
      'GET /api/health/live HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
      200,
    ],
  ])('and to %s', async (_, request, status) => {
    const answer = await overRawSocket(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  it('is not held up for others by somebody who sends a thousand requests at once', async () => {
    const flood = overRawSocket('GET /api/health/live HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(5000))
    const begin = performance.now()
    const honest = await overRawSocket(
      'GET /api/health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    )
    expect(honest).toMatch(/^HTTP\/1.1 200 /)
    expect(performance.now() - begin).toBeLessThan(500)
    const answered = (await flood).match(/HTTP\/1.1 200/g) ?? []
    expect(answered.length).toBeLessThan(100)
  })

  it('never gets the bytes of a refusal in its middle', async () => {
    const asset = 'GET /assets/main-abc123.js HTTP/1.1\r\nhost: a\r\n\r\n'
    const answer = await overRawSocket(`${asset.repeat(3)}GARBAGE\r\n\r\n`)
    expect(answer).not.toMatch(/export \{\}[\s\S]*HTTP\/1.1 400[\s\S]*export/)
    expect(answer.split('HTTP/1.1 400')).toHaveLength(1)
  })

  it('comes within 15 s, or not at all, for somebody who sends slowly', { timeout: 20_000 }, async () => {
    const begin = Date.now()
    const answer = await overRawSocket(
      'POST /api/account HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    expect(Date.now() - begin).toBeLessThan(15_000)
    expect(answer).toMatch(/^(HTTP\/1.1 408 |$)/)
  })
})

function overRawSocket(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    // A connection that is cut off has said what it had to say.
    socket.on('error', (error) =>
      'code' in error && error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
    )
  })
}
