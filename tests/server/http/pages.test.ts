import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({
    productName: 'Tom & "Jerry"',
    lifetimes: { jwt: 900, link: 60, code: 600, challenge: 300, deletionRest: 2_592_000 },
  })
})
afterAll(() => world.close())

function get(url: string, headers: Record<string, string> = {}) {
  return world.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } })
}

describe('a page', () => {
  it.each([
    '/',
    '//',
    '/greet',
    '/signin',
    '/account',
    '/account/',
    '/authr/verify?token=x',
    '/account/add-key',
  ])('%s is the application', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it.each([
    '/nothing',
    '/account/nothing',
    '/index.html',
    '/.env',
    '/.secret',
    '/assets',
    '/assets/',
    '/assets/missing.js',
    '/assets/../.secret',
    '/main.js.map',
    '/%',
    '/%zz',
    '/%ff',
    '//%',
    '/api%',
    '/assets/%',
    '/email-key/abc%',
    '/email-key/%ff/',
    '/account/passkey/%zz',
    '/.well-known/jwks.json%',
    '/account/%E0%A4%A?a=%zz',
  ])('%s is the application too, as not found', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('<title>Tom &amp;')
  })

  it('carries the configuration of the run, escaped', async () => {
    const { body } = await get('/')
    expect(body).toContain('<title>Tom &amp; &quot;Jerry&quot;</title>')
    const content = body.match(/name="app-config" content="([^"]*)"/)?.[1] ?? ''
    const config = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
    expect(config).toMatchObject({ productName: 'Tom & "Jerry"', lifetimes: { link: 60 } })
    expect(content).not.toContain('secret')
  })

  it.each([
    ['/', /^Tom &amp; &quot;Jerry&quot;\. .* a free hidden-object game/],
    ['/greet', /^Tom &amp; &quot;Jerry&quot;\. .* a free hidden-object game/],
    ['/account/email', /^Tom &amp; &quot;Jerry&quot;\. /],
    ['/rummageworld?from=mail', /^Rummage World: a free hidden-object game/],
    ['/rummageworld/today', /^The room of the day in Rummage World, a free hidden-object game/],
    ['/signin/', /^Knock at Tom &amp; &quot;Jerry&quot;: /],
    ['/privacy', /^What Tom &amp; &quot;Jerry&quot; keeps/],
    ['/terms', /^The house rules of Tom/],
  ])('%s has its own title and description', async (url, description) => {
    const { body } = await get(url)
    expect(body.match(/<meta name="description" content="([^"]*)"/)?.[1]).toMatch(description)
  })

  it.each(['/dred', '/error-test', '/error-test/', '/settings/dev'])(
    '%s asks search engines not to list it',
    async (url) => {
      const { statusCode, headers } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers['x-robots-tag']).toBe('noindex')
      const again = await get(url, { 'if-none-match': String(headers.etag) })
      expect(again.statusCode).toBe(304)
      expect(again.headers['x-robots-tag']).toBe('noindex')
    },
  )

  it('that is public may be listed', async () => {
    for (const url of ['/', '/privacy', '/health']) {
      expect((await get(url, { accept: 'text/html' })).headers).not.toHaveProperty('x-robots-tag')
    }
  })

  it('is compressed as the browser accepts it, and not sent twice', async () => {
    const plain = (await get('/')).body
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain)
    const again = await get('/', { 'if-none-match': String(br.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('is not sent again to a browser that has it, by a list of tags, a weak tag or *', async () => {
    const { etag } = (await get('/')).headers
    const statuses = async (...said: string[]) =>
      await Promise.all(said.map(async (one) => (await get('/', { 'if-none-match': one })).statusCode))
    expect(await statuses(`${etag}`, `W/${etag}`, `"x", ${etag}`, `"x" ,W/${etag},"y"`, '*')).toEqual(
      Array(5).fill(304),
    )
    expect(await statuses('"x"', 'W/"x"', `${etag}`.replaceAll('"', ''), '')).toEqual(Array(4).fill(200))
  })

  it.each([
    '/authr/verify?token=x',
    '/authr/verify/?token=x',
    '/authr/verify',
    '/authr/%76erify?token=x',
    '/authr/verify/token',
    '/email-key',
    '/email-key/token',
    '/email-key/token//',
    '/email-key/token/more/of/it',
    '/email-key//token',
    '//email-key/token',
    '/Email-Key/token',
  ])('%s may contain the token of a mail, so no cache may keep it', async (url) => {
    const { headers } = await get(url)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
    const again = await get(url, { 'if-none-match': String((await get('/')).headers.etag) })
    expect(again.statusCode).not.toBe(304)
    expect(again.body).toContain('<title>')
  })

  it.each(['/authr/verify?token=x', '/email-key/token', '/signin'])(
    '%s under another host name is not cached when it redirects',
    async (url) => {
      const { statusCode, headers } = await get(url, { host: '127.0.0.1:3000' })
      expect(statusCode).toBe(302)
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  it('without a secret is cached, and revalidated', async () => {
    for (const url of ['/', '/signin/', '/account/email-key', '/account/email-key/some-id']) {
      expect((await get(url)).headers).toMatchObject({
        'cache-control': 'no-cache',
        etag: expect.any(String),
      })
    }
  })

  it('under another host name redirects to the name that passkeys are bound to', async () => {
    const response = await get('/signin?a=1', { host: '127.0.0.1:3000' })
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('http://localhost:3000/signin?a=1')
    const trick = await get('//evil.example/x', { host: '127.0.0.1:3000' })
    expect(trick.headers.location).toBe('http://localhost:3000//evil.example/x')
    expect((await get('/api/health/live', { host: '127.0.0.1:3000' })).statusCode).toBe(200)
  })
})

describe('a page of a service with a public name', () => {
  let named: World
  beforeAll(async () => {
    named = await createWorld({ publicUrl: 'https://door.example' })
  })
  afterAll(() => named.close())

  const knock = (host: string) => named.app.inject({ url: '/signin', headers: { host } })

  it.each(['door.example', 'DOOR.example', 'door.example:443'])(
    'is served as itself under %s',
    async (host) => {
      expect((await knock(host)).statusCode).toBe(200)
    },
  )

  it.each(['door.example:80', 'door.example.evil.example', 'door.example:99999'])(
    'redirects under %s',
    async (host) => {
      const { statusCode, headers } = await knock(host)
      expect(statusCode).toBe(302)
      expect(headers.location).toBe('https://door.example/signin')
    },
  )
})

describe('an asset', () => {
  it('with a hashed name is cached for ever', async () => {
    const { statusCode, headers } = await get('/assets/main-abc123.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

describe('health', () => {
  const facts = {
    success: true,
    status: 'healthy',
    shard: '0',
    imageTag: 'test',
    uptime: expect.any(Number),
    timestamp: expect.any(String),
  }

  it.each([
    undefined,
    '*/*',
    'application/json',
    'text/plain',
    'application/json, text/html;q=0.9',
    'text/html;q=0',
    'text/*;q=0',
    'text/html;q=0.5, application/*',
  ])('is JSON for probes (accept: %s)', async (accept) => {
    const response = await get('/health', accept === undefined ? {} : { accept })
    expect(response.json()).toEqual(facts)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept' })
  })

  it.each([
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Text/HTML;charset=utf-8 ; q=0.9, application/json; q=0.8',
    'text/html,*/*',
    'text/*',
    'application/json;q=0, */*',
  ])('is a page for browsers (accept: %s)', async (accept) => {
    const response = await get('/health', { accept })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept, accept-encoding',
    })
  })

  it('has one address, whatever slashes follow it', async () => {
    expect((await get('/health//')).json()).toEqual(facts)
    expect((await get('/health//', { accept: 'text/html' })).headers['content-type']).toContain('text/html')
  })

  it('drops readiness and new work, but not liveness, while draining', async () => {
    expect((await get('/api/health/ready')).json()).toEqual(facts)
    world.deps.lifecycle.isDraining = true
    const ready = await get('/api/health/ready')
    const live = await get('/api/health/live')
    const calls = [await get('/health'), await get('/api/account'), await get('/trpc/account.get')]
    world.deps.lifecycle.isDraining = false

    expect(ready.statusCode).toBe(503)
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0)
    expect(live.json()).toEqual(facts)
    for (const { statusCode, headers, body } of calls) {
      expect(statusCode).toBe(503)
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store', connection: 'close' })
      expect(body).toContain('"code":"unavailable"')
      expect(body).toContain('System error, please try again later.')
    }
  })
})
