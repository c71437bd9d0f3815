import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from '#server/http/hardening/http-server.ts'
import { createWorld, type World } from '../../support/world.ts'

const LIVE = 'GET /api/health/live HTTP/1.1\r\nhost: a\r\n\r\n'
const NOTHING = 'GET /api/nothing HTTP/1.1\r\nhost: a\r\n\r\n'
const LOGOUT =
  'POST /api/auth/logout HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
const LAST = 'GET /api/health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'
const CHUNKED =
  'POST /api/auth/logout HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'

let world: World
let port: number
beforeAll(async () => {
  world = await createWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
afterAll(() => world.close())

describe('pipelined requests', () => {
  it.each([9, 150])('are answered in order, %i of them', async (count) => {
    const sent = Array.from({ length: count - 1 }, (_, index) =>
      index % 3 === 0 ? ([NOTHING, '404'] as const) : ([LIVE, '200'] as const),
    )
    const answer = await answerTo([sent.map(([request]) => request).join('') + LAST])
    expect(statusesIn(answer)).toEqual([...sent.map(([, status]) => status), '200'])
  })

  it('are answered also when the last one arrives in pieces', async () => {
    const half = LOGOUT.length - 1
    const answer = await answerTo([LIVE.repeat(20) + LOGOUT.slice(0, half), LOGOUT.slice(half) + LAST])
    expect(statusesIn(answer)).toEqual(Array(22).fill('200'))
  })

  it('run eight at a time, and are read no faster than they are answered', async () => {
    let working = 0
    let most = 0
    const server = createHttpServer((_, response) => {
      working += 1
      most = Math.max(most, working)
      setTimeout(() => {
        working -= 1
        response.end()
      }, 5)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')

    // As large as a browser's request: one read brings less than what closes a connection.
    const some = `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(400)}\r\n\r\n`.repeat(100)
    const answer = await answerTo([...Array(9).fill(some), LAST], (server.address() as AddressInfo).port)
    expect(statusesIn(answer)).toEqual(Array(901).fill('200'))
    expect(most).toBe(8)
  })
})

describe('a body in broken chunks', () => {
  it.each([
    ['at once', [`${CHUNKED}zz\r\n`]],
    ['after a good one', [`${CHUNKED}1\r\n{\r\n`, 'zz\r\n']],
    ['that ends too early', [`${CHUNKED}1\r\n{\r\n`, null]],
  ])('is answered, %s', async (_, parts) => {
    const [head = '', body = ''] = (await answerTo(parts)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 400 /)
    expect(head).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'invalid_input' })
  })

  it('is not answered before the earlier requests', async () => {
    const answer = await answerTo([`${LOGOUT}${CHUNKED}zz\r\n`])
    expect(answer).not.toContain('HTTP/1.1 400')
  })
})

describe('two Host headers', () => {
  it.each(['1.0', '1.1'])('are refused over HTTP/%s, even when they agree', async (version) => {
    for (const second of ['a', 'b']) {
      const request = `GET /api/health/live HTTP/${version}\r\nHost: a\r\nhost: ${second}\r\nconnection: close\r\n\r\n`
      const answer = await answerTo([request])
      expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"invalid_input"/)
    }
  })
})

/** All bytes until the connection is closed. Null among the parts: nothing more will be sent. */
async function answerTo(parts: (string | null)[], to = port): Promise<string> {
  let answer = ''
  const socket = connect(to, '127.0.0.1')
  socket.setNoDelay()
  socket.on('data', (chunk) => {
    answer += chunk
  })
  // A closed connection has already sent its answer.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const part of parts) {
    if (part === null) socket.end()
    else socket.write(part)
    await sleep(20)
  }
  await closed
  return answer
}

function statusesIn(answer: string) {
  return [...answer.matchAll(/HTTP\/1.1 (\d+) /g)].map(([, status]) => status)
}
