import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer as createService, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent, request } from 'node:https'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { startCaddy, whyNoCaddy } from '../support/caddy.ts'
import { startHaproxy, whyNoHaproxy } from '../support/haproxy.ts'
import { startNginx, whyNoNginx } from '../support/nginx.ts'
import { serveProduct } from '../support/served.ts'
import { buildIfStale, ROOT } from '../support/started.ts'
import { until } from '../support/until.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 600_000 })

/** This many callers at once; nginx keeps 32 connections. */
const CALLERS = 20

/** A connection that ends sooner after its last byte was not idle: probes close theirs. */
const RESTED_MS = 1000

let product: Awaited<ReturnType<typeof serveProduct>>
let folder: string
beforeAll(async () => {
  buildIfStale()
  product = await serveProduct({ PUBLIC_URL: 'https://door.example', TRUST_PROXY: 'loopback' })
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const made = ['-subj', '/CN=door.example', '-keyout', 'privkey.pem', '-out', 'fullchain.pem']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...made], {
    cwd: folder,
    stdio: 'ignore',
  })
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true, force: true })
})

const shipped = (name: string) => readFileSync(join(ROOT, 'docs/deploy', name), 'utf8')

type Ports = { proxy: number; plain: number; service: number }

/** Each file unchanged, except for addresses and certificates. */
const proxies = [
  {
    name: 'nginx',
    scheme: 'https',
    whyNot: whyNoNginx,
    start: startNginx,
    made: ({ proxy, plain, service }: Ports) =>
      shipped('nginx.conf')
        .replace(/^ *listen \[::\].*\n/gm, '')
        .replace('listen 443', `listen 127.0.0.1:${proxy}`)
        .replace('listen 80', `listen 127.0.0.1:${plain}`)
        .replaceAll('/etc/letsencrypt/live/door.example', folder)
        .replace('127.0.0.1:3000', `127.0.0.1:${service}`),
  },
  {
    name: 'Caddy',
    scheme: 'http',
    whyNot: whyNoCaddy,
    start: startCaddy,
    made: ({ proxy, service }: Ports) =>
      shipped('Caddyfile')
        .replace('{$DOOR:door.example}', `{$DOOR:http://door.example:${proxy}}`)
        .replace('{$LATCHKEY:127.0.0.1:3000}', `{$LATCHKEY:127.0.0.1:${service}}`),
  },
  {
    name: 'HAProxy',
    scheme: 'http',
    whyNot: whyNoHaproxy,
    start: startHaproxy,
    made: ({ proxy, service }: Ports) =>
      shipped('haproxy.cfg')
        .replace('127.0.0.1:8080', `127.0.0.1:${proxy}`)
        .replace('127.0.0.1:3001', `127.0.0.1:${service}`)
        .replace('127.0.0.1:3002', `127.0.0.1:${service}`),
  },
] as const

type Proxy = (typeof proxies)[number]

/** The proxy in front of a service, for callers that keep their connections; null when it cannot be installed. */
async function begin({ name, scheme, whyNot, start, made }: Proxy, service: number, without?: RegExp) {
  const problem = whyNot()
  if (problem !== null) {
    process.stdout.write(`${name}: not tried, ${problem}\n`)
    return null
  }
  const ports = { proxy: await freePort(), plain: await freePort(), service }
  const home = join(folder, `${ports.proxy}`)
  mkdirSync(home)
  const config = made(ports)
  const proxy = await start(home, without ? config.replace(without, '') : config)
  const agent =
    scheme === 'https'
      ? new Agent({ keepAlive: true, rejectUnauthorized: false, servername: 'door.example' })
      : new PlainAgent({ keepAlive: true })

  function ask(method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}) {
    return new Promise<{ status: number | string; location: string | undefined; body: string }>((done) => {
      const options = {
        host: '127.0.0.1',
        port: ports.proxy,
        method,
        path,
        agent,
        headers: { host: 'door.example', 'content-type': 'application/json', ...headers },
      }
      const asked = (scheme === 'https' ? request : plainRequest)(options, async (answer) => {
        let body = ''
        for await (const chunk of answer) body += chunk
        done({ status: answer.statusCode ?? 0, location: answer.headers.location, body })
      })
      asked.on('error', (error) => done({ status: String(error), location: undefined, body: '' }))
      asked.end(method === 'POST' ? '{}' : undefined)
    })
  }

  await until(`${name} to serve`, async () => (await ask('GET', '/api/health/live')).status === 200, 20_000)
  return {
    ask,
    async stop() {
      agent.destroy()
      await proxy.stop()
    },
  }
}

/** Between a proxy and the service: records which side ended an idle connection. */
async function startLine() {
  const endedBy: ('proxy' | 'service')[] = []
  let open = 0
  const line = createServer((near) => {
    const far = connect(Number(new URL(product.origin).port), '127.0.0.1')
    let lastByte = Date.now()
    let isOver = false
    open += 1
    const over = (by: 'proxy' | 'service') => () => {
      if (!isOver && Date.now() - lastByte > RESTED_MS) endedBy.push(by)
      if (!isOver) open -= 1
      isOver = true
    }
    for (const [socket, by, other] of [
      [near, 'proxy', far],
      [far, 'service', near],
    ] as const) {
      socket.on('data', () => {
        lastByte = Date.now()
      })
      socket.on('end', over(by))
      socket.on('error', () => {
        over(by)()
        other.destroy()
      })
      socket.on('close', over(by))
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  return {
    port: (line.address() as AddressInfo).port,
    endedBy,
    openOnes: () => open,
    close: () => line.close(),
  }
}

const count = (statuses: unknown[], one: unknown) => statuses.filter((status) => status === one).length

describe.concurrent('the shipped file', () => {
  it.each(proxies)(
    'for $name serves pages and calls, and ends idle connections before we do',
    async (proxy) => {
      const line = await startLine()
      const door = await begin(proxy, line.port)
      if (door === null) return
      try {
        const page = await door.ask('GET', '/signin')
        expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<title>') })
        const callAll = async () => {
          const calls = Array.from({ length: CALLERS }, () => door.ask('POST', '/api/auth/logout'))
          return (await Promise.all(calls)).map(({ status }) => status)
        }
        expect(count(await callAll(), 200)).toBe(CALLERS)
        expect(line.openOnes()).toBeGreaterThan(0)

        // The first side to end it must be the proxy: if the service does, a call of that moment is lost.
        await until('every connection to end', () => line.endedBy.length > 0 && line.openOnes() === 0, 30_000)
        expect(count(line.endedBy, 'service')).toBe(0)
        expect(count(await callAll(), 200)).toBe(CALLERS)
      } finally {
        await door.stop()
        line.close()
      }
    },
  )

  it.each(proxies)(
    'for $name redirects no visitor at the right name, and every visitor at another name',
    async (proxy) => {
      const door = await begin(proxy, Number(new URL(product.origin).port))
      if (door === null) return
      try {
        for (const headers of [undefined, { 'x-forwarded-host': 'door.example, inner:8080' }])
          expect(await door.ask('GET', '/signin', headers)).toMatchObject({ status: 200 })
        // Caddy serves no other name at all.
        if (proxy.name !== 'Caddy') {
          const answer = await door.ask('GET', '/signin', { host: 'www.door.example' })
          expect(answer).toMatchObject({ status: 302, location: 'https://door.example/signin' })
        }
      } finally {
        await door.stop()
      }
    },
  )

  it('for nginx redirects no visitor even without its lines on Host', async () => {
    const service = Number(new URL(product.origin).port)
    for (const without of [
      /proxy_set_header (?:Host|X-Forwarded-Host) \$host;/g,
      /^ *proxy_(?!pass).*\n/gm,
    ]) {
      const door = await begin(proxies[0], service, without)
      if (door === null) return
      try {
        expect(await door.ask('GET', '/signin')).toMatchObject({ status: 200 })
      } finally {
        await door.stop()
      }
    }
  })
})

it('HAProxy keeps a process that answers one health check late or not at all', async () => {
  let probes = 0
  const service = createService((asked, answer) => {
    if (asked.url !== '/api/health/ready') return answer.end('{}')
    probes += 1
    if (probes === 4) return answer.writeHead(503).end()
    // Longer than the pause between two probes.
    setTimeout(() => answer.end('{}'), 800)
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const door = await begin(proxies[2], (service.address() as AddressInfo).port)
  try {
    if (door === null) return
    const statuses = new Set<unknown>()
    await until(
      'more probes',
      async () => {
        statuses.add((await door.ask('GET', '/')).status)
        return probes > 12
      },
      30_000,
    )
    expect([...statuses]).toEqual([200])
  } finally {
    await door?.stop()
    service.close()
  }
})
