import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../../support/send.ts'
import { createWorld, doors, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const json = 'application/json'

function nested(text: string) {
  const body = JSON.parse(text)
  return body.error?.data ?? body.result?.data ?? body
}

describe('an answer of /trpc declares its JSON', () => {
  it.each([
    ['a query', '/trpc/health.live', { method: 'GET' }, 200],
    ['a batch', '/trpc/health.live,health.live?batch=1', { method: 'GET' }, 200],
    ['a mutation', '/trpc/auth.logout', { type: json, body: '{}' }, 200],
    ['a refusal', '/trpc/account.get', { method: 'GET' }, 401],
    ['too large a batch', `/trpc/${Array(11).fill('health.live')}?batch=1`, { method: 'GET' }, 400],
    ['another type', '/trpc/auth.logout', { type: 'text/plain', body: '{}' }, 415],
    ['a stream that somebody asks for', '/trpc/health.live', jsonLines(), 200],
    ['a batch that somebody wants to stream', '/trpc/health.live?batch=1', jsonLines(), 200],
  ])('for %s', async (_, url, raw, status) => {
    const answer = await send(world, url, raw)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(() => JSON.parse(answer.text)).not.toThrow()
  })

  function jsonLines() {
    return { method: 'GET', headers: { accept: 'application/jsonl' } }
  }
})

describe('a missing body', () => {
  const nothing = [
    ['no type', {}],
    ['JSON', { type: json, body: '' }],
    ['JSON that is only space', { type: json, body: ' \n' }],
    ['text, as browsers do', { type: 'text/plain;charset=UTF-8', body: '' }],
  ] as const

  describe.each(nothing)('and declares %s', (_, raw) => {
    it.each(['/api/auth/logout', '/trpc/auth.logout', '/trpc/passkeys.beginDiscoverableLogin'])(
      'is {} for %s',
      async (url) => {
        expect((await send(world, url, raw)).status).toBe(200)
      },
    )

    it.each(['/api/auth/email/signin', '/trpc/email.askSignInLink'])(
      'is {} for %s, which lacks its required field',
      async (url) => {
        const { status, text } = await send(world, url, raw)
        expect(status).toBe(400)
        expect(nested(text)).toEqual({
          success: false,
          code: 'invalid_input',
          error: 'Email is required',
          message: 'Email is required',
          issues: [{ path: 'email', message: 'Email is required' }],
        })
      },
    )
  })

  it('is {} for every call of a batch', async () => {
    const { status, text } = await send(world, '/trpc/auth.logout,email.askSignInLink?batch=1')
    expect(status).toBe(207)
    expect(JSON.parse(text)).toMatchObject([
      { result: { data: { success: true } } },
      { error: { data: { issues: [{ path: 'email' }] } } },
    ])
  })

  it('is {} for a call that a batch leaves out, but null is not', async () => {
    const path = '/trpc/auth.logout,email.askSignInLink,account.create?batch=1'
    const { text } = await send(world, path, { type: json, body: '{"0":{},"2":null}' })
    expect(JSON.parse(text)).toMatchObject([
      { result: { data: { success: true } } },
      { error: { data: { issues: [{ path: 'email' }] } } },
      { error: { data: { issues: [{ path: '' }] } } },
    ])
  })

  it('is {} for a query without input', async () => {
    const { jwt } = await world.newGuest()
    const headers = { authorization: `Bearer ${jwt}` }
    const { status, text } = await send(world, '/trpc/keys.device', { method: 'GET', headers })
    expect(status).toBe(400)
    expect(nested(text).issues).toEqual([{ path: 'id', message: 'Required' }])
  })
})

describe.each(doors)('a body over %s', (door) => {
  const address = { REST: '/api/account', tRPC: '/trpc/account.create' }[door]

  async function create(name: Buffer) {
    const [before, after] = [`{"browserId":"${newBrowserId()}","browserName":"`, '"}']
    const answer = await world.app.inject({
      method: 'POST',
      url: address,
      remoteAddress: newClient(),
      headers: { 'content-type': json },
      payload: Buffer.concat([Buffer.from(before), name, Buffer.from(after)]),
    })
    return { status: answer.statusCode, body: nested(answer.body) }
  }

  it('is UTF-8', async () => {
    const { body } = await create(Buffer.from('Füchslein 🦊'))
    expect(body.keys[0].name).toBe('Füchslein 🦊')
  })

  it.each([
    ['Latin-1', Buffer.from('Füchslein', 'latin1')],
    ['a character cut short', Buffer.from('🦊').subarray(0, 3)],
    ['half a pair, encoded by itself', Buffer.from([0xed, 0xa0, 0xbd])],
    ['an overlong spelling', Buffer.from([0xc0, 0xaf])],
  ])('is refused for %s', async (_, name) => {
    expect(await create(name)).toEqual({
      status: 400,
      body: {
        success: false,
        code: 'invalid_json',
        error: 'The request body is not valid JSON',
        message: 'The request body is not valid JSON',
      },
    })
  })

  it('is refused with a byte order mark', async () => {
    const body = `\ufeff{"browserId":"${newBrowserId()}"}`
    const { status, text } = await send(world, address, { type: json, body })
    expect(status).toBe(400)
    expect(nested(text).code).toBe('invalid_json')
  })
})

describe('the largest body', () => {
  const most = 64 * 1024

  it.each([
    ['/api/auth/email/signin', most],
    ['/trpc/email.askSignInLink', most],
    ['/trpc/email.askSignInLink?batch=1', most],
    ['/trpc/email.askSignInLink,passkeys.completeRegistration?batch=1', most],
    ['/trpc/passkeys.completeLogin', most],
    ['/api/auth/register/complete', 2 * most],
    ['/trpc/passkeys.completeRegistration', 2 * most],
    ['/trpc/passkeys.completeRegistration?batch=1', 2 * most],
  ])('of %s has %i bytes', async (url, size) => {
    const bodyOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`
    const fits = await send(world, url, { type: json, body: bodyOf(size) })
    expect(fits.status).toBe(400)

    const { status, text } = await send(world, url, { type: json, body: bodyOf(size + 1) })
    expect(status).toBe(413)
    expect(nested(text)).toMatchObject({ success: false, code: 'too_large' })
  })
})

describe('the input of a query over tRPC', () => {
  const query = (input: string) =>
    send(world, `/trpc/health.live?input=${encodeURIComponent(input)}`, { method: 'GET' })

  it.each([
    ['__proto__', '{"__proto__":{"a":1}}'],
    ['an escaped __proto__', '{"a":{"__pr\\u006fto__":1}}'],
    ['a nested constructor', '{"a":[{"constructor":1}]}'],
    ['deep nesting', `{"a":${'['.repeat(16)}${']'.repeat(16)}}`],
    ['a member twice', '{"a":1,"a":1}'],
    ['no JSON', '{'],
    ['an array', '[]'],
  ])('is refused like a body for %s', async (_, input) => {
    const { status, text } = await query(input)
    expect(status).toBe(400)
    expect(nested(text)).toMatchObject({ success: false, code: 'invalid_json' })
  })

  it('is refused also among several inputs', async () => {
    const answer = await send(world, '/trpc/health.live?input=%7B%22__proto__%22%3A1%7D&input=%7B%7D', {
      method: 'GET',
    })
    expect(answer.status).toBe(400)
  })

  it('is accepted when it is valid', async () => {
    expect((await query('{"proto":{"a":":{,","b":"\\":"},"a":[{"a":1},{"a":1}]}')).status).toBe(200)
  })
})
