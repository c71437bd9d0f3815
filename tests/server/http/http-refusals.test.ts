import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Raw, send } from '../../support/send.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const json = 'application/json'

function encoded(coding: string): Raw {
  return { type: json, body: '{}', headers: { 'content-encoding': coding } }
}

describe('before any procedure runs', () => {
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
    ['a compressed body', '/api/account', encoded('gzip'), 415, 'unsupported_media_type'],
    ['one twice over', '/api/account', encoded('identity, br'), 415, 'unsupported_media_type'],
    ['a compressed body over tRPC', '/trpc/account.create', encoded('gzip'), 415, 'unsupported_media_type'],
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
    [
      'a member twice',
      '/api/account',
      { type: json, body: '{"browserId":"1111111111111111","browserId":"2222222222222222"}' },
      400,
      'invalid_json',
    ],
    [
      'a nested member twice, once escaped, over tRPC',
      '/trpc/account.create',
      { type: json, body: '{"a":[{"b":1,"\\u0062":1}]}' },
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
    ['a call that cannot be decoded', '/api/%zz', { method: 'GET' }, 400, 'invalid_input'],
    ['an id that cannot be decoded', '/api/account/devices/%ff', { method: 'GET' }, 400, 'invalid_input'],
    ['a preflight', '/api/account', { method: 'OPTIONS' }, 405, 'method_not_allowed'],
    ['a POST elsewhere', '/signin', { type: json, body: '{}' }, 404, 'not_found'],
  ]

  it.each(cases)('%s is refused', async (_, url, raw, status, code) => {
    const answer = await send(world, url, raw)
    expect(answer.status).toBe(status)
    const body = JSON.parse(answer.text)
    expect(body.error?.data ?? body).toEqual({
      success: false,
      code,
      error: expect.any(String),
      message: expect.any(String),
    })
  })

  it('a refusal has the format of its door, also for a path that cannot be decoded', async () => {
    const { status, text } = await send(world, '/trpc/account.get%', { method: 'GET' })
    const data = { success: false, code: 'invalid_input', error: 'Invalid input', message: 'Invalid input' }
    expect({ status, body: JSON.parse(text) }).toEqual({
      status: 400,
      body: { error: { message: 'Invalid input', code: -32600, data } },
    })
  })

  it.each([
    ['two', 'DELETE', '/api/account', 'POST, GET, HEAD'],
    ['one', 'GET', '/api/auth/logout', 'POST'],
    ['a part that is anything', 'POST', '/api/account/devices/some-id', 'GET, HEAD'],
    ['a slash behind it', 'PATCH', '/api/account/keys/', 'GET, HEAD'],
    ['no procedure', 'POST', '/api/openapi.json', 'GET, HEAD'],
    ['nobody there for it', 'HEAD', '/api/auth/logout', 'POST'],
  ])('a refusal names the allowed methods for a path with %s', async (_, method, path, allowed) => {
    const { status, headers } = await send(world, path, { method })
    expect([status, headers.allow]).toEqual([405, allowed])
  })

  it.each(['/api/account/devices/a/b', '/api/accounts', '/api//account', '/api/account//'])(
    'a refusal names no method for %s, which has none',
    async (path) => {
      const { status, headers } = await send(world, path, { method: 'DELETE' })
      expect([status, headers.allow]).toEqual([404, undefined])
    },
  )

  it('a large credential, a missing body and our own origin are accepted', async () => {
    const large = JSON.stringify({ credential: { id: 'x'.repeat(100_000) } })
    expect((await send(world, '/api/auth/register/complete', { type: json, body: large })).status).toBe(400)
    expect((await send(world, '/api/auth/logout')).status).toBe(200)
    expect((await send(world, '/api/auth/logout', { type: json, body: '' })).status).toBe(200)
    for (const coding of ['identity', ' Identity', ''])
      expect((await send(world, '/api/auth/logout', encoded(coding))).status).toBe(200)
    const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    expect((await send(world, '/api/auth/logout', { type: json, body: '{}', headers })).status).toBe(200)
    expect(
      (await send(world, '/api/auth/logout/', { type: `${json}; charset=utf-8`, body: '{"unknown":1}' }))
        .status,
    ).toBe(200)
  })

  it('a refusal reveals nothing internal, whatever fails', async () => {
    const { sql } = await import('drizzle-orm')
    await world.deps.db.execute(sql`alter table limits rename to away`)
    const { status, text } = await send(world, '/api/account', {
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
