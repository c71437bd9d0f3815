import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { builtClient } from '#server/http/pages/built-client.ts'
import { createLog } from '#server/platform/log.ts'
import { createWorld, type World } from '../../support/world.ts'

const HOME = 'https://door.example'
const PROXY = '192.0.2.7'
const VISITOR = '198.51.100.7'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

let lines: string[]
let app: FastifyInstance
const apps: FastifyInstance[] = []
afterAll(() => Promise.all(apps.map((one) => one.close())))

/** A process that has logged no warning yet. */
async function begin(overrides: Partial<Config> = {}) {
  const config = { ...world.deps.config, publicUrl: HOME, trustProxy: ['192.0.2.0/24'], ...overrides }
  const said: string[] = []
  const log = createLog({ level: 'warn', destination: { write: (line) => said.push(line) } })
  app = await buildApp({ ...world.deps, config, log }, await builtClient(config, `${config.dataDir}/public`))
  apps.push(app)
  lines = said
}

beforeEach(() => begin())

/** The answer to a page request, and its redirect. */
async function knock(headers: Record<string, string>, from = PROXY) {
  const { statusCode, headers: told } = await app.inject({ url: '/signin', remoteAddress: from, headers })
  return told.location ?? statusCode
}

describe('a visitor behind a proxy', () => {
  it.each([
    ['passes Host on', { host: 'door.example' }],
    ['names itself, and then the visitor', { host: 'latchkey', 'x-forwarded-host': 'door.example' }],
    ['is the second one', { host: 'latchkey', 'x-forwarded-host': 'door.example, inner:8080' }],
    ['is the first one', { host: 'latchkey', 'x-forwarded-host': 'inner, DOOR.example:443' }],
    ['rewrites Host to ours', { host: 'door.example', 'x-forwarded-host': 'outer' }],
  ])('is not redirected where the proxy %s, and nothing is logged', async (_, headers) => {
    expect(await knock(headers)).toBe(200)
    expect(lines).toEqual([])
  })

  it('is not redirected where the public name is unknown, and that is logged once', async () => {
    for (const host of ['latchkey', '127.0.0.1:3000', 'www.door.example']) {
      expect(await knock({ host })).toBe(200)
      expect(await knock({ host, 'x-forwarded-for': VISITOR })).toBe(200)
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/PUBLIC_URL.*Host/)
    expect(lines[0]).not.toContain('latchkey"')
  })

  it('is not redirected behind a proxy that TRUST_PROXY does not list', async () => {
    for (const added of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']) {
      expect(await knock({ host: 'latchkey', [added]: 'x' }, VISITOR), added).toBe(200)
    }
  })

  it('is redirected from another name that a trusted proxy forwards', async () => {
    expect(await knock({ host: 'latchkey', 'x-forwarded-host': 'www.door.example' })).toBe(`${HOME}/signin`)
    expect(await knock({ host: 'a', 'x-forwarded-host': 'b, c' })).toBe(`${HOME}/signin`)
    expect(lines).toEqual([])
  })
})

it('a visitor without a proxy is redirected from every other name', async () => {
  for (const host of ['www.door.example', '127.0.0.1:3000', 'latchkey'])
    expect(await knock({ host }, VISITOR)).toBe(`${HOME}/signin`)
  expect(lines).toEqual([])
})

it('on a raw socket, HTTP/1.0 and the name of our own port count as a proxy, because no browser sends them', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async (version: string, host: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET /signin HTTP/${version}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    return (await text(socket)).split('\r\n', 1)[0]
  }
  expect(await ask('1.0', 'latchkey')).toBe('HTTP/1.1 200 OK')
  expect(await ask('1.1', `127.0.0.1:${port}`)).toBe('HTTP/1.1 200 OK')
  expect(await ask('1.1', 'latchkey')).toBe('HTTP/1.1 302 Found')
  expect(lines).toHaveLength(1)
})

describe('a proxy that TRUST_PROXY does not list', () => {
  const call = (from: string, headers: Record<string, string> = { 'x-forwarded-for': VISITOR }) =>
    app.inject({ url: '/api/health/live', remoteAddress: from, headers })

  it.each([
    ['127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['10.1.2.3', 'uniquelocal'],
    ['fe80::1', 'linklocal'],
    ['203.0.113.9', 'public'],
  ])('is logged once per process, by the kind of its address: %s', async (from, peer) => {
    for (let count = 0; count < 3; count += 1) await call(from)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      peer,
      msg: expect.stringContaining('TRUST_PROXY'),
    })
    expect(lines[0]).not.toContain(VISITOR)
    if (peer !== 'loopback') expect(lines[0]).not.toContain(from)
  })

  it('is logged where the list is empty', async () => {
    await begin({ trustProxy: [] })
    await call('127.0.0.1')
    expect(lines).toHaveLength(1)
  })

  it('is not suspected when it is listed, or when it forwards no client', async () => {
    await call(PROXY)
    await call(VISITOR, {})
    expect(lines).toEqual([])
  })
})
