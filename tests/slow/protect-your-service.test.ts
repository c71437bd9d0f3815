import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { admin } from '../support/admin.ts'
import { startCaddy, validateCaddyfile, whyNoCaddy } from '../support/caddy.ts'
import { exampleOf } from '../support/doc-examples.ts'
import { byKey, forgedToken, type Signer } from '../support/forged-token.ts'
import { startNginx, whyNoNginx } from '../support/nginx.ts'
import { start } from '../support/processes.ts'
import { serveProduct } from '../support/served.ts'
import { buildIfStale, ROOT, statusOf } from '../support/started.ts'
import { until } from '../support/until.ts'
import { newBrowserId } from '../support/world.ts'

vi.setConfig({ testTimeout: 60_000 })

const PAGE = 'docs/protect-your-service.md'

let product: Awaited<ReturnType<typeof serveProduct>>
let folder: string
beforeAll(async () => {
  buildIfStale()
  product = await serveProduct()
  // Below our own packages, which the examples import.
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  folder = mkdtempSync(join(ROOT, 'test-results/protect-'))
}, 240_000)
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true, force: true })
})

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${product.origin}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return await answer.json()
}

const newGuest = () => post('/account', { browserId: newBrowserId() })

/** Tokens that nobody may accept: changed, unsigned, signed by a public key, or by a key that comes along. */
async function forgedFrom(jwt: string) {
  const [head, claims, signature] = jwt.split('.')
  const [, otherClaims] = (await newGuest()).jwt.split('.')
  const { keys } = await (await fetch(`${product.origin}/.well-known/jwks.json`)).json()
  const pem = createPublicKey({ key: keys[0], format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const sent = decodeProtectedHeader(jwt)
  const jwk = own.publicKey.export({ format: 'jwk' })
  const hmac: Signer = (content) => createHmac('sha256', pem).update(content).digest()
  return [
    `${head}.${otherClaims}.${signature}`,
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`,
    forgedToken({ ...sent, alg: 'HS256' }, decodeJwt(jwt), hmac),
    forgedToken({ ...sent, jwk }, decodeJwt(jwt), byKey(own.privateKey)),
    forgedToken({ ...sent, kid: 'other' }, decodeJwt(jwt), byKey(own.privateKey)),
  ]
}

/** The answer of another service to a bearer. */
async function ask(url: string, bearer?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
  })
  return { status: answer.status, body: await answer.text() }
}

describe.each(['express-jwt', 'Express', 'Fastify'])('the example for %s, with public keys', (name) => {
  it('admits a signed-in user, and notices a sign-out when the token expires', async () => {
    const port = await freePort()
    const file = join(folder, `${name}.mjs`)
    const code = exampleOf(PAGE, `${name}, by public keys`)
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(25)
    writeFileSync(file, code)
    start([file], { env: { PATH: process.env.PATH, LATCHKEY_URL: product.origin, PORT: String(port) } })
    const url = `http://127.0.0.1:${port}/mine`
    await until('the service to listen', async () => (await statusOf(url)) !== null, 30_000)

    const guest = await newGuest()
    const answer = await ask(url, guest.jwt)
    expect({ ...answer, body: JSON.parse(answer.body) }).toEqual({ status: 200, body: { owner: guest.id } })
    for (const bearer of [undefined, 'nonsense', guest.browserKey, ...(await forgedFrom(guest.jwt))]) {
      expect(await ask(url, bearer), String(bearer)).toEqual({
        status: 401,
        body: JSON.stringify({ error: 'Sign in first' }),
      })
    }

    if (code.includes("'/early'")) {
      const early = () => ask(url.replace('/mine', '/early'), guest.jwt)
      expect(await early()).toEqual({ status: 403, body: JSON.stringify({ isEarly: false }) })
      const granted = await admin(['feature', 'grant', guest.id, 'early-access'], {
        DATA_DIR: product.dataDir,
      })
      expect(granted).toMatchObject({ code: 0 })
      const { accessToken } = await post('/auth/refresh', { refreshToken: guest.browserKey })
      expect((await early()).status).toBe(403)
      expect((await ask(url.replace('/mine', '/early'), accessToken)).status).toBe(200)
    }

    // As the page says: with public keys a sign-out is noticed after up to a quarter of an hour.
    await post('/auth/logout', { browserKey: guest.browserKey })
    expect((await ask(`${product.origin}/api/account/id`, guest.jwt)).status).toBe(401)
    expect((await ask(url, guest.jwt)).status).toBe(200)
  })
})

const proxies = [
  {
    name: 'nginx',
    whyNot: whyNoNginx,
    start: startNginx,
    made: (example: string, ports: { proxy: number; service: number }) =>
      example
        .replace('listen 8080', `listen 127.0.0.1:${ports.proxy}`)
        .replace('127.0.0.1:4000', `127.0.0.1:${ports.service}`)
        .replace('127.0.0.1:3000', new URL(product.origin).host),
  },
  {
    name: 'Caddy',
    whyNot: whyNoCaddy,
    start: startCaddy,
    made: (example: string, ports: { proxy: number; service: number }) =>
      example
        .replace('app.example', `http://127.0.0.1:${ports.proxy}`)
        .replace('localhost:4000', `127.0.0.1:${ports.service}`)
        .replace('localhost:3000', new URL(product.origin).host),
  },
]

describe.each(proxies)(
  'the example for $name, with a call to the service',
  ({ name, whyNot, start, made }) => {
    it('admits a signed-in user, names the account, and notices a sign-out at once', async () => {
      const problem = whyNot()
      if (problem !== null) {
        process.stdout.write(`${name}: not tried, ${problem}\n`)
        return
      }
      const service = createServer((request, response) => response.end(JSON.stringify(request.headers)))
      await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
      const ports = { proxy: await freePort(), service: (service.address() as AddressInfo).port }
      const proxy = await start(folder, made(exampleOf(PAGE, `${name}, by asking`), ports))
      try {
        const url = `http://127.0.0.1:${ports.proxy}/anything?of=mine`
        await until(`${name} to listen`, async () => (await statusOf(url)) !== null, 30_000)
        const guest = await newGuest()
        const { status, body } = await ask(url, guest.jwt, {
          'x-account-id': 'somebody else',
          'x-account-ghost': 'false',
        })
        expect(status).toBe(200)
        expect(JSON.parse(body)).toMatchObject({
          'x-account-id': guest.id,
          'x-account-upid': guest.upid,
          'x-account-ghost': 'true',
        })
        for (const bearer of [undefined, 'nonsense', guest.browserKey, ...(await forgedFrom(guest.jwt))])
          expect((await ask(url, bearer)).status).toBe(401)
        const changed = await fetch(url, {
          method: 'POST',
          body: 'x=1',
          headers: { authorization: `Bearer ${guest.jwt}` },
        })
        expect(changed.status).toBe(200)

        await post('/auth/logout', { browserKey: guest.browserKey })
        expect((await ask(url, guest.jwt)).status).toBe(401)
      } finally {
        await proxy.stop()
        service.close()
      }
    })
  },
)

it('the Caddyfile for Latchkey itself is valid', () => {
  const problem = whyNoCaddy()
  if (problem !== null) {
    process.stdout.write(`Caddy: not tried, ${problem}\n`)
    return
  }
  expect(validateCaddyfile(join(ROOT, 'docs/deploy/Caddyfile'))).toBe('Valid configuration')
})
