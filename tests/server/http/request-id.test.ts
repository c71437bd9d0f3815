import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { builtClient } from '#server/http/pages/built-client.ts'
import { createLog } from '#server/platform/log.ts'
import { createWorld, doors, newBrowserId, newClient, type World } from '../../support/world.ts'

const PROXY = '192.0.2.7'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

let alone: World
let behind: World
beforeAll(async () => {
  alone = await createWorld()
  behind = await createWorld({ trustProxy: ['192.0.2.0/24'] })
})
afterAll(() => Promise.all([alone.close(), behind.close()]))

async function idOf(world: World, from: string, given?: string) {
  const answer = await world.app.inject({
    url: '/api/health/live',
    remoteAddress: from,
    headers: { ...(given !== undefined && { 'x-request-id': given }) },
  })
  return answer.headers['x-request-id']
}

describe('a request id', () => {
  it('is in every answer, a new one each time, refusals and pages included', async () => {
    const urls = ['/api/account', '/api/nothing', '/trpc/account.get', '/trpc/no.such', '/signin', '/nothing']
    const ids = new Set<unknown>()
    for (const url of urls) {
      const { headers } = await alone.app.inject({ url, headers: { host: 'localhost:3000' } })
      expect(headers['x-request-id'], url).toMatch(UUID)
      ids.add(headers['x-request-id'])
    }
    expect(ids.size).toBe(urls.length)
  })

  it('is the one that a trusted proxy sent', async () => {
    const given = `proxy-${randomUUID()}`
    expect(await idOf(behind, PROXY, given)).toBe(given)
  })

  it.each([
    ['somebody else behind a configuration that trusts a proxy', () => behind, '198.51.100.7'],
    ['anybody, where no proxy is trusted', () => alone, PROXY],
  ])('is not accepted from %s', async (_, world, from) => {
    expect(await idOf(world(), from, 'mine')).toMatch(UUID)
  })

  it.each([
    ['is empty', ''],
    ['is too long', 'x'.repeat(129)],
    ['has a space', 'two words'],
    ['has a quotation mark', 'a"b'],
  ])('is not accepted when it %s', async (_, given) => {
    expect(await idOf(behind, PROXY, given)).toMatch(UUID)
  })
})

describe('the account in the access log', () => {
  const lines: string[] = []

  async function listen() {
    const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
    const { deps } = alone
    const app = await buildApp(
      { ...deps, log },
      await builtClient(deps.config, `${deps.config.dataDir}/public`),
    )
    return { ...alone, app }
  }

  async function logged(work: () => Promise<unknown>) {
    lines.length = 0
    await work()
    return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
  }

  it.each(doors)('is logged from the first call on, by its public id, over %s', async (door) => {
    const { app } = await listen()
    const call = async (
      method: 'GET' | 'POST',
      name: string,
      path: string,
      input?: object,
      bearer?: string,
    ) => {
      const isRest = door === 'REST'
      const answer = await app.inject({
        method,
        url: isRest ? `/api${path}` : `/trpc/${name}`,
        remoteAddress: newClient(),
        headers: {
          host: 'localhost:3000',
          ...(input && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        ...(input && { payload: JSON.stringify(input) }),
      })
      const body = answer.json()
      return isRest ? body : body.result.data
    }
    let guest: { upid: string; jwt: string; browserKey: string } | undefined
    const [created] = await logged(async () => {
      guest = await call('POST', 'account.create', '/account', { browserId: newBrowserId() })
    })
    const { upid, jwt, browserKey } = guest ?? { upid: '', jwt: '', browserKey: '' }
    expect(created).toMatchObject({ account: upid, status: 200 })
    for (const work of [
      () => call('GET', 'account.get', '/account', undefined, jwt),
      () => call('GET', 'account.id', '/account/id', undefined, jwt),
      () => call('POST', 'auth.restore', '/auth/browser-key', { browserKey }),
      () => call('POST', 'auth.refresh', '/auth/refresh', { refreshToken: browserKey }),
    ]) {
      expect((await logged(work))[0]).toMatchObject({ account: upid, status: 200 })
    }
    await app.close()
  })

  it('is logged for a sign-in by mail, and the address is not', async () => {
    const { app } = await listen()
    const address = `ada-${randomUUID()}@example.com`
    const token = await alone.mailedLink(address)
    const [line] = await logged(() =>
      app.inject({
        method: 'POST',
        url: '/api/auth/email/verify',
        headers: { host: 'localhost:3000', 'content-type': 'application/json' },
        payload: JSON.stringify({ token }),
      }),
    )
    expect(line).toMatchObject({ status: 200, account: expect.stringMatching(/^[0-9A-Z]{10}$/) })
    expect(JSON.stringify(lines)).not.toContain(address)
    await app.close()
  })

  it('is missing for probes, which are logged at debug level', async () => {
    const { app } = await listen()
    const probes = ['/api/health/live', '/api/health/ready', '/health']
    const asked = await logged(async () => {
      for (const url of [...probes, '/api/account'])
        await app.inject({ url, headers: { host: 'localhost:3000', accept: 'application/json' } })
    })
    expect(asked.map(({ route }) => route)).toEqual(['/api/account'])
    await app.close()
  })
})
