import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { builtClient } from '#server/http/pages/built-client.ts'
import { createLog } from '#server/platform/log.ts'
import { createWorld, type World } from '../../support/world.ts'

const SECRET = 'hunter2hunter2hunter2hunter2hunter2hunter2h'
const ADDRESS = 'ada@example.com'

let world: World
let app: FastifyInstance
let folder: string
const lines: string[] = []

beforeAll(async () => {
  world = await createWorld()
  folder = await mkdtemp(join(tmpdir(), 'access-log-'))
  await writeFile(join(folder, 'index.html'), '<title>A page</title>')
  const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } })
  app = await buildApp({ ...world.deps, log }, await builtClient(world.deps.config, folder))
})
afterAll(async () => {
  await app.close()
  await world.close()
  await rm(folder, { recursive: true })
})

/** The access log of a request. */
async function loggedOf(request: InjectOptions) {
  lines.length = 0
  await app.inject({ headers: { host: 'localhost:3000' }, ...request })
  return lines.map((line) => JSON.parse(line))
}

const headers = { host: 'localhost:3000', 'content-type': 'application/json' }

const requests: [string, string, InjectOptions][] = [
  ['a mailed link', '/*', { url: `/authr/verify?token=${SECRET}` }],
  ['a mailed link with a slash', '/*', { url: `/authr/verify/?token=${SECRET}` }],
  ['the link of an e-mail key', '/*', { url: `/email-key/${SECRET}` }],
  ['a page that is not there', '/*', { url: `/${SECRET}` }],
  ['the same on another host', '/*', { url: `/email-key/${SECRET}`, headers: { host: 'elsewhere:3000' } }],
  ['a device', '/api/account/devices/:id', { url: `/api/account/devices/${SECRET}` }],
  ['a call that is not there', '/api/*', { url: `/api/${SECRET}?email=${ADDRESS}` }],
  [
    'a query',
    '/trpc/:path',
    { url: `/trpc/keys.device?input=${encodeURIComponent(JSON.stringify({ id: SECRET }))}` },
  ],
  [
    'a link that is redeemed',
    '/api/auth/email/verify',
    { method: 'POST', url: '/api/auth/email/verify', headers, payload: { token: SECRET } },
  ],
  [
    'a browser key',
    '/api/auth/refresh',
    { method: 'POST', url: '/api/auth/refresh', headers, payload: { refreshToken: SECRET } },
  ],
  [
    'an address',
    '/api/auth/email/signin',
    { method: 'POST', url: '/api/auth/email/signin', headers, payload: { email: ADDRESS } },
  ],
  [
    'a bearer',
    '/api/account',
    { url: '/api/account', headers: { ...headers, authorization: `Bearer ${SECRET}` } },
  ],
]

describe('the access log', () => {
  it.each(requests)(
    'has one line for %s, with its route and none of its content',
    async (_, route, request) => {
      const logged = await loggedOf(request)
      expect(logged).toHaveLength(1)
      expect(logged[0]).toMatchObject({ msg: 'answered', route, status: expect.any(Number) })
      expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${SECRET}|${ADDRESS}`))
    },
  )

  it('has the request id and the fields of every line', async () => {
    const [line] = await loggedOf({ url: '/api/health/live' })
    expect(Object.keys(line)).toEqual([
      'level',
      'time',
      'pid',
      'hostname',
      'reqId',
      'method',
      'route',
      'status',
      'ms',
      'msg',
    ])
  })

  it('has the same request id as the error that the request caused', async () => {
    const broken = await buildApp(
      {
        ...world.deps,
        log: createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }),
      },
      { ...(await builtClient(world.deps.config, folder)), page: () => Promise.reject(new Error('broken')) },
    )
    lines.length = 0
    await broken.inject({ url: '/signin', headers: { host: 'localhost:3000' } })
    await broken.close()
    const [defect, answer] = lines.map((line) => JSON.parse(line))
    expect(defect).toMatchObject({ level: 50, msg: 'defect', err: { message: 'broken' } })
    expect(answer).toMatchObject({ msg: 'answered', status: 500, reqId: defect.reqId })
  })
})
