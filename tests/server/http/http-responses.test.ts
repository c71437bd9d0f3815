import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../../support/send.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let port: number
beforeAll(async () => {
  world = await createWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
afterAll(() => world.close())

describe('every response', () => {
  it.each([
    ['/', 'GET'],
    ['/nothing', 'GET'],
    ['/api/health/live', 'GET'],
    ['/api/nothing', 'GET'],
    ['/trpc/account.get', 'GET'],
    ['/assets/main-abc123.js', 'GET'],
    ['/api/account', 'POST'],
  ])('%s carries the security headers', async (url, method) => {
    const { headers } = await send(world, url, { method, headers: { host: 'localhost:3000' } })
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

  it('is not delayed by a client that sends a thousand requests at once', async () => {
    const flood = overRawSocket('GET /api/health/live HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(5000))
    const begin = process.cpuUsage()
    const honest = await overRawSocket(
      'GET /api/health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    )
    expect(honest).toMatch(/^HTTP\/1.1 200 /)
    // Counts the work done until then; a clock would also count the work of other processes.
    const { user, system } = process.cpuUsage(begin)
    expect((user + system) / 1000).toBeLessThan(500)
    const answered = (await flood).match(/HTTP\/1.1 200/g) ?? []
    expect(answered.length).toBeLessThan(100)
  })

  it('never contains the bytes of a refusal in its middle', async () => {
    const asset = 'GET /assets/main-abc123.js HTTP/1.1\r\nhost: a\r\n\r\n'
    const answer = await overRawSocket(`${asset.repeat(3)}GARBAGE\r\n\r\n`)
    expect(answer).not.toMatch(/export \{\}[\s\S]*HTTP\/1.1 400[\s\S]*export/)
    expect(answer.split('HTTP/1.1 400')).toHaveLength(1)
  })

  it('comes within 15 s, or the connection is closed, for a client that sends slowly', {
    timeout: 20_000,
  }, async () => {
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
    // A closed connection has already sent its answer; what we still write to it may fail.
    socket.on('error', (error) =>
      'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code))
        ? resolve(answer)
        : reject(error),
    )
  })
}
