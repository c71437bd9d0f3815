import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../../support/send.ts'
import { createWorld, type World } from '../../support/world.ts'

const TWO_YEARS = 'max-age=63072000'

let secure: World
let plain: World
beforeAll(async () => {
  secure = await createWorld({ publicUrl: 'https://door.example', rpId: 'door.example' })
  plain = await createWorld()
  for (const { app } of [secure, plain]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([secure.close(), plain.close()]))

const requests: [string, string, string][] = [
  ['a page', 'GET', '/'],
  ['a page that is not there', 'GET', '/nothing'],
  ['a file', 'GET', '/assets/main-abc123.js'],
  ['an answer', 'GET', '/api/health/live'],
  ['an answer over tRPC', 'GET', '/trpc/health.live'],
  ['a refusal', 'GET', '/api/account'],
  ['a call that is not there', 'GET', '/api/nothing'],
  ['a path that cannot be decoded', 'GET', '/api/%zz'],
  ['a body that is no JSON', 'POST', '/api/account'],
]

describe('a service on https', () => {
  it.each(requests)('sends HSTS to browsers with %s', async (_, method, url) => {
    const { headers } = await send(secure, url, { method, headers: { host: 'door.example' } })
    expect(headers['strict-transport-security']).toBe(TWO_YEARS)
  })

  it('sends HSTS also when the request was malformed', async () => {
    expect(await overRawSocket(secure)).toContain(`strict-transport-security: ${TWO_YEARS}\r\n`)
  })
})

describe('a service without a certificate', () => {
  it.each(requests)('does not lock itself out with %s', async (_, method, url) => {
    const { headers } = await send(plain, url, { method, headers: { host: 'localhost:3000' } })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('sends no HSTS when the request was malformed', async () => {
    expect(await overRawSocket(plain)).not.toContain('strict-transport-security')
  })
})

/** The whole answer to bytes that are no HTTP. */
async function overRawSocket({ app }: World): Promise<string> {
  const { port } = app.server.address() as AddressInfo // it listens on a port
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('NONSENSE\r\n\r\n')
  return await text(socket)
}
