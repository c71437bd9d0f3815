import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import { publishGuestMade, publishSignedIn, subscribeTelemetry } from '#server/lib/telemetry.ts'
import { freePort } from '#server/lifecycle/free-port.ts'
import { addPasskey, passkeySignIn } from '../../support/people.ts'
import { startSmtp } from '../../support/smtp.ts'
import { buildIfStale, run, startOnCluster, statusOf, usedFolder } from '../../support/started.ts'
import { until } from '../../support/until.ts'
import { createWorld } from '../../support/world.ts'

// This starts a server.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

beforeAll(buildIfStale)

async function counted(env: Record<string, string> = {}) {
  const metricsPort = await freePort()
  const server = await startOnCluster({
    env: { METRICS_PORT: String(metricsPort), RATE_LIMIT_FACTOR: '1', ...env },
  })
  const url = `http://127.0.0.1:${metricsPort}/metrics`
  const read = async () => samplesIn(await (await fetch(url)).text())
  const call = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)
  const post = (path: string, body: object) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { server, url, read, call, post }
}

type Sample = { name: string; labels: Record<string, string>; value: number }

/** The text format of Prometheus, as far as it is used here. */
function samplesIn(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', inside = '', value = ''] = /^([\w:]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      const labels = [...inside.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, of]) => [label, of])
      return { name, labels: Object.fromEntries(labels), value: Number(value) }
    })
}

function sampleOf(samples: Sample[], name: string, labels: Record<string, string> = {}): number | undefined {
  return samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value
}

describe('metrics', () => {
  it('are off unless a port is set', async () => {
    const server = await startOnCluster()
    expect(await statusOf(`${server.url}/metrics`)).toBe(404)
  })

  it('count answers by procedure and status at both doors, and make no series of invented names', async () => {
    const { read, call, post } = await counted()
    await post('/api/account', { browserId: 'abcdefgh12345678' })
    await post('/trpc/account.create', { browserId: 'abcdefgh12345678' })
    await post('/api/auth/refresh', { refreshToken: 'x'.repeat(43) })
    await call('/trpc/account.get,no.such?batch=1&input=%7B%7D')
    for (const path of ['/signin', '/whatever', '/api/nothing', '/api/health/live']) await call(path)
    const samples = await read()
    const count = (procedure: string, status: string) =>
      sampleOf(samples, 'latchkey_requests_total', { procedure, status })
    expect(count('account.create', '200')).toBe(2)
    expect(count('auth.refresh', '401')).toBe(1)
    expect(count('page', '200')).toBe(1)
    expect(count('page', '404')).toBe(1)
    expect(count('health.live', '200')).toBe(1)
    const names = new Set(samples.map(({ labels }) => labels.procedure).filter(Boolean))
    expect([...names].filter((name) => /such|nothing|whatever/.test(name ?? ''))).toEqual([])
    expect(
      sampleOf(samples, 'latchkey_request_duration_seconds_count', { procedure: 'account.create' }),
    ).toBe(2)
    expect(sampleOf(samples, 'latchkey_guests_made_total')).toBe(2)
  })

  it('count limits, and include the pool, the outbox and the process', async () => {
    // No mail server accepts this mail.
    const { read, post } = await counted({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
    for (let n = 0; n < 6; n++) await post('/api/auth/email/signin', { email: 'ada@example.com' })
    const oldest = async () =>
      sampleOf(await read(), 'latchkey_outbox_oldest_seconds', { cause: 'away' }) ?? 0
    await until('a letter to be older than a second', async () => (await oldest()) > 1, 10_000)
    const samples = await read()
    expect(sampleOf(samples, 'latchkey_limits_hit_total', { limit: 'mails_to_address_an_hour' })).toBe(1)
    expect(JSON.stringify(samples)).not.toContain('ada@')
    const unsent = ['waiting', 'away', 'refused'].map(
      (state) => sampleOf(samples, 'latchkey_outbox_letters', { state }) ?? Number.NaN,
    )
    expect(unsent.reduce((sum, count) => sum + count)).toBe(5)
    expect(sampleOf(samples, 'latchkey_outbox_oldest_seconds', { cause: 'refused' })).toBe(0)
    expect(sampleOf(samples, 'latchkey_refusals_total', { code: 'rate_limited' })).toBe(1)
    for (const pool of ['own', 'reads', 'brief']) {
      expect(sampleOf(samples, 'latchkey_pool_busy', { pool })).toBeGreaterThanOrEqual(0)
      expect(sampleOf(samples, 'latchkey_pool_refused_total', { pool })).toBe(0)
    }
    expect(sampleOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })

  it('tell a letter that is refused from a mail server that is away, and count replies by their code', async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.stop())
    smtp.refuse.set('later@example.com', '451 4.7.1 Greylisted')
    smtp.refuse.set('never@example.com', '550 5.1.1 No such user')
    const { read, post } = await counted({ SMTP_URL: smtp.url, IMAGE_TAG: '1.0', IMAGE_COMMIT: 'abc123' })
    for (const name of ['later', 'never', 'ada'])
      await post('/api/auth/email/signin', { email: `${name}@example.com` })
    const outcome = async (name: string) =>
      sampleOf(await read(), 'latchkey_letters_total', { kind: 'signInLink', outcome: name }) ?? 0
    for (const name of ['sent', 'refused', 'dead'])
      await until(`one that is ${name}`, async () => (await outcome(name)) > 0, 10_000)
    const samples = await read()
    for (const [state, many] of Object.entries({ waiting: 0, away: 0, refused: 1, dead: 1 }))
      expect(sampleOf(samples, 'latchkey_outbox_letters', { state }), state).toBe(many)
    expect(sampleOf(samples, 'latchkey_outbox_oldest_seconds', { cause: 'refused' })).toBeGreaterThan(0)
    expect(sampleOf(samples, 'latchkey_outbox_oldest_seconds', { cause: 'away' })).toBe(0)
    expect(sampleOf(samples, 'latchkey_mail_refusals_total', { code: '550' })).toBe(1)
    expect(sampleOf(samples, 'latchkey_mail_refusals_total', { code: '451' })).toBeGreaterThan(0)
    expect(sampleOf(samples, 'latchkey_info', { commit: 'abc123', image_tag: '1.0', shard: '0' })).toBe(1)
  })

  it('have their own port, which must be free and serves nothing else', async () => {
    const { server, url } = await counted()
    expect(await statusOf(url.replace('/metrics', '/api/health/live'))).toBe(404)
    const taken = run([], {
      DATA_DIR: await usedFolder(),
      PORT: String(await freePort()),
      METRICS_PORT: String(server.port),
    })
    expect(taken.status).toBe(1)
    expect(taken.stderr).toMatch(/^METRICS_PORT \d+ is in use [^\n]+\n$/)
  })

  it('count sign-ins by sign-in method, and letters by kind and outcome', async () => {
    const world = await createWorld()
    onTestFinished(() => world.close())
    const heard: string[] = []
    onTestFinished(
      subscribeTelemetry({
        guestMade: () => heard.push('guest'),
        signedIn: (by) => heard.push(by),
        letterTried: ({ kind, outcome }) => heard.push(`${kind} ${outcome}`),
      }),
    )
    const guest = await world.newGuest()
    const authenticator = await addPasskey(world, guest.jwt)
    await passkeySignIn(world, authenticator)
    const token = await world.mailedLink('ada@example.com')
    await world.rest('POST', '/api/auth/email/verify', { token })
    await world.rest('POST', '/api/auth/browser-key', { browserKey: guest.browserKey })
    await world.rest('POST', '/api/auth/refresh', { refreshToken: guest.browserKey })
    expect(heard.filter((one) => !one.includes(' '))).toEqual(['guest', 'passkey', 'link', 'browserKey'])
    expect(heard).toContain('signInLink sent')
  })

  it('publish events without harm when nothing subscribes', () => {
    expect(() => [publishGuestMade(), publishSignedIn('link')]).not.toThrow()
  })
})

/** The metrics and labels that a PromQL query uses; throws for an invalid query. */
function askedBy(query: string) {
  const text = query.replaceAll('$__rate_interval', '5m')
  const tree = parser.parse(text)
  const asked: { name: string; labels: string[] }[] = []
  const grouped: string[] = []
  tree.iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`No PromQL: ${query}`)
      const words = text.slice(node.from, node.to)
      if (node.name === 'VectorSelector') {
        const [name = ''] = words.split('{')
        const labels = [...words.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label)
        asked.push({ name, labels })
      }
      if (node.name === 'GroupingLabels') grouped.push(...words.replace(/[()\s]/g, '').split(','))
    },
  })
  return { asked, grouped }
}

describe('the dashboard and the alert rules', () => {
  const dashboard = JSON.parse(readFileSync('docs/monitoring/dashboard.json', 'utf8'))
  const rules = parse(readFileSync('docs/monitoring/alerts.yml', 'utf8'))
  const queries: [string, string][] = [
    ...dashboard.panels.flatMap(({ title, targets }: { title: string; targets: { expr: string }[] }) =>
      targets.map(({ expr }): [string, string] => [title, expr]),
    ),
    ...rules.groups.flatMap(({ rules }: { rules: { alert: string; expr: string }[] }) =>
      rules.map(({ alert, expr }): [string, string] => [alert, expr]),
    ),
  ]

  it('use only metrics and labels that the server has', async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.stop())
    smtp.refuse.set('ada@example.com', 451)
    const { read, post } = await counted({ SMTP_URL: smtp.url })
    for (let n = 0; n < 6; n++) await post('/api/auth/email/signin', { email: 'ada@example.com' })
    const isRefused = async () => sampleOf(await read(), 'latchkey_mail_refusals_total') !== undefined
    await until('a refusal', isRefused, 10_000)
    // Prometheus makes this one itself, for each target.
    const samples = [...(await read()), { name: 'up', labels: {}, value: 1 }]
    expect(queries.length).toBeGreaterThan(20)
    for (const [title, query] of queries) {
      const { asked, grouped } = askedBy(query)
      expect(asked.length, title).toBeGreaterThan(0)
      const labelsThere = new Set(['instance', 'job'])
      for (const { name, labels } of asked) {
        const there = samples.filter((sample) => sample.name === name)
        expect(there.length, `${title}: ${name}`).toBeGreaterThan(0)
        for (const sample of there) for (const label of Object.keys(sample.labels)) labelsThere.add(label)
        for (const label of labels) expect([...labelsThere], `${title}: ${label}`).toContain(label)
      }
      for (const label of grouped) expect([...labelsThere], `${title}: by ${label}`).toContain(label)
    }
  })

  it('are read by a parser that finds every metric and label, and refuses invalid PromQL', () => {
    expect(() => askedBy('sum(rate(')).toThrow('No PromQL')
    expect(askedBy('sum by (le) (rate(a_bucket{procedure!~"x"}[5m])) / b')).toEqual({
      asked: [
        { name: 'a_bucket', labels: ['procedure'] },
        { name: 'b', labels: [] },
      ],
      grouped: ['le'],
    })
  })
})
