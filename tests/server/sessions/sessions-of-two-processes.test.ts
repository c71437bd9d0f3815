import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { createDatabase, urlOf } from '../../support/cluster.ts'
import { newAddress } from '../../support/new-address.ts'
import { start } from '../../support/processes.ts'
import { startSmtp } from '../../support/smtp.ts'
import { buildIfStale, envOf, MAIN, newFolder } from '../../support/started.ts'
import { SECRET } from '../../support/test-config.ts'

// Two servers start, sometimes beside another test file that does the same.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(buildIfStale, 120_000)

/** Two servers on one database, with one mail server. */
async function startTwo(changes: Record<string, string> = {}) {
  const database = await createDatabase()
  onTestFinished(database.drop)
  const smtp = await startSmtp()
  onTestFinished(smtp.stop)
  const publicUrl = `http://localhost:${await freePort()}`
  const shared = {
    DATABASE_URL: urlOf(database.connection),
    SECRET,
    SMTP_URL: smtp.url,
    PUBLIC_URL: publicUrl,
  }

  async function startOne() {
    const port = await freePort()
    const env = { ...(await envOf({ dataDir: await newFolder(), port })), ...shared, ...changes }
    await start([MAIN], { env }).says('Ready on')
    return async (path: string, body: object, bearer?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      }
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: await answer.json() }
    }
  }
  return { smtp, servers: [await startOne(), await startOne()] as const }
}

test('a key that was revoked through one server is refused by the other on its next call', async () => {
  const { servers } = await startTwo()
  const [one, other] = servers
  const { body: guest } = await one('/account', { browserId: 'abcdefgh12345678' })
  const rename = () => other('/account/real-name', { first: 'Ada', last: 'Lovelace' }, guest.jwt)
  expect((await rename()).status).toBe(200)
  expect((await one('/auth/logout', { browserKey: guest.browserKey })).status).toBe(200)
  expect(await rename()).toMatchObject({ status: 401, body: { code: 'authentication_required' } })
  expect((await other('/auth/refresh', { refreshToken: guest.browserKey })).status).toBe(401)
})

test('a link is redeemed once, and a code is tried five times, by many calls at both servers', async () => {
  const { smtp, servers } = await startTwo()
  const [one] = servers
  const email = newAddress()
  await one('/auth/email/signin', { email })
  const token = (await smtp.next(email)).mail.text?.match(/token=(\S+)/)?.[1]
  const redeemed = await atBoth(servers, 20, (server) => server('/auth/email/verify', { token }))
  expect(redeemed.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(redeemed.filter(({ body }) => body.code === 'invalid_link')).toHaveLength(19)

  const { body: guest } = await one('/account', { browserId: 'abcdefgh12345678' })
  const address = newAddress()
  await one('/account/email/verify', { email: address }, guest.jwt)
  const code = (await smtp.next(address)).mail.text?.match(/^\d{6}$/m)?.[0]
  const wrong = { email: address, code: code === '000000' ? '000001' : '000000' }
  const tried = await atBoth(servers, 12, (server) => server('/account/email/verify-code', wrong, guest.jwt))
  expect(tried.filter(({ body }) => body.code === 'invalid_code')).toHaveLength(5)
  expect(tried.filter(({ body }) => body.code === 'too_many_attempts')).toHaveLength(7)
})

test('the limits of a client count over both servers', async () => {
  const { servers } = await startTwo({ RATE_LIMIT_FACTOR: '1' })
  const made = await atBoth(servers, 40, (server) => server('/account', { browserId: 'abcdefgh12345678' }))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(made.filter(({ body }) => body.code === 'rate_limited')).toHaveLength(10)
})

/** This many calls at once, alternating between the two servers. */
function atBoth<Server, Answer>(
  servers: readonly [Server, Server],
  count: number,
  call: (server: Server) => Promise<Answer>,
) {
  const [one, other] = servers
  return Promise.all(Array.from({ length: count }, (_, at) => call(at % 2 === 0 ? one : other)))
}
